import { expectTypeOf, test } from 'vitest'
import type { OperationId } from '../../../../generated/operation-table.ts'
import type { App, AppConfiguration, CustomDomain } from '../../../../generated/types.ts'
import type { Reply } from '../../kit/http/contract.ts'
import type { HandlerCall, Handlers } from './handlers.ts'

declare const deleteDomain: HandlerCall<'deleteDomain'>
declare const listBranches: HandlerCall<'listBranches'>
declare const updateApp: HandlerCall<'updateApp'>
declare const listContainerEvents: HandlerCall<'listContainerEvents'>
declare const getProjectCost: HandlerCall<'getProjectCost'>
declare const app: App
declare const domain: CustomDomain

const branch = { name: 'main', protected: true, default: true, sha: 'abc' }

test('Handlers requires a handler for every operation, and allows no others', () => {
  expectTypeOf<keyof Handlers>().toEqualTypeOf<OperationId>()
  // @ts-expect-error deleteDomain is missing
  const missing: Handlers<'createDomain' | 'deleteDomain'> = { createDomain: ({ reply }) => reply(200, domain) }
  // @ts-expect-error the operation is unknown
  const unknown: Handlers<'nothing'> = {}
  expectTypeOf([missing, unknown]).toBeArray()
})

test('a response has a documented status', () => {
  expectTypeOf(deleteDomain.reply(204)).toEqualTypeOf<Reply>()
  expectTypeOf(listBranches.reply(200, { branches: [branch] })).toEqualTypeOf<Reply>()
  expectTypeOf(listBranches.reply(404, { message: 'None.' })).toEqualTypeOf<Reply>()
  // @ts-expect-error deleteDomain documents only 204 as success
  deleteDomain.reply(200)
  // @ts-expect-error redirects are undocumented
  listBranches.reply(302, { message: 'Elsewhere.' })
})

test('a response has exactly the documented fields, types and enum values', () => {
  // @ts-expect-error sha is missing in an item of branches
  listBranches.reply(200, { branches: [{ name: 'main', protected: true, default: true }] })
  // @ts-expect-error a body is missing
  listBranches.reply(200)
  // @ts-expect-error 204 has no body
  deleteDomain.reply(204, { message: 'Gone.' })
  const error = { message: 'No.', code: 7 }
  // @ts-expect-error code is undocumented, and variables are checked, too
  listBranches.reply(400, error)
  const deep = { branches: [{ ...branch, commits: 3 }] }
  // @ts-expect-error commits is undocumented, and nested objects are checked, too
  listBranches.reply(200, deep)
  // @ts-expect-error protected is a boolean
  listBranches.reply(200, { branches: [{ ...branch, protected: 'yes' }] })
  const update = { message: 'Updated.', self: '/', success: true }
  expectTypeOf(updateApp.reply(200, { ...update, app: { ...app, compute: ['CPU'] } })).toEqualTypeOf<Reply>()
  // @ts-expect-error ABACUS is not hardware
  updateApp.reply(200, { ...update, app: { ...app, compute: ['ABACUS'] } })
})

test('a call has the documented parameters and body, with defaults', () => {
  expectTypeOf(listContainerEvents.query.page).toEqualTypeOf<number>()
  expectTypeOf(listContainerEvents.query.limit).toEqualTypeOf<number>()
  expectTypeOf(getProjectCost.query.month).toEqualTypeOf<string | undefined>()
  expectTypeOf(updateApp.body).toEqualTypeOf<AppConfiguration>()
  expectTypeOf(listBranches.body).toEqualTypeOf<undefined>()
  // @ts-expect-error listBranches has no such path parameter
  listBranches.path.app_id
})
