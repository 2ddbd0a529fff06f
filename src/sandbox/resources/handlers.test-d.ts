import { expectTypeOf, test } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import type { Call, Handlers, Reply } from './handlers.ts'

type Schemas = components['schemas']

declare const deleteDomain: Call<'deleteDomain'>
declare const listBranches: Call<'listBranches'>
declare const updateApp: Call<'updateApp'>
declare const createDomain: Call<'createDomain'>
declare const listContainerEvents: Call<'listContainerEvents'>
declare const getProjectCost: Call<'getProjectCost'>
declare const app: Schemas['App']
declare const domain: Schemas['CustomDomain']

const branch = { name: 'main', protected: true, default: true, sha: 'abc' }

test('a table of handlers must have one for every operation, and no other', () => {
  expectTypeOf<keyof Handlers>().toEqualTypeOf<OperationId>()
  // @ts-expect-error deleteDomain is missing
  const missing: Handlers<'createDomain' | 'deleteDomain'> = { createDomain: ({ reply }) => reply(200, domain) }
  // @ts-expect-error there is no operation of that name
  const unknown: Handlers<'nothing'> = {}
  expectTypeOf([missing, unknown]).toBeArray()
})

test('an answer has a documented status', () => {
  expectTypeOf(deleteDomain.reply(204)).toEqualTypeOf<Reply>()
  expectTypeOf(listBranches.reply(200, { branches: [branch] })).toEqualTypeOf<Reply>()
  expectTypeOf(listBranches.reply(404, { message: 'None.' })).toEqualTypeOf<Reply>()
  // @ts-expect-error the document has 204 alone as the success of deleteDomain
  deleteDomain.reply(200)
  // @ts-expect-error the document has no redirects
  listBranches.reply(302, { message: 'Elsewhere.' })
})

test('an answer has every documented field', () => {
  // @ts-expect-error branches is missing
  listBranches.reply(200, {})
  // @ts-expect-error sha is missing, inside a list
  listBranches.reply(200, { branches: [{ name: 'main', protected: true, default: true }] })
  // @ts-expect-error a body is missing
  listBranches.reply(200)
  // @ts-expect-error 204 has no body
  deleteDomain.reply(204, { message: 'Gone.' })
})

test('an answer has no other field, not even in a variable', () => {
  // @ts-expect-error an error is a message alone
  listBranches.reply(400, { message: 'No.', code: 7 })
  const error = { message: 'No.', code: 7 }
  // @ts-expect-error so it is in a variable
  listBranches.reply(400, error)
  const deep = { branches: [{ ...branch, commits: 3 }] }
  // @ts-expect-error and however deep it lies
  listBranches.reply(200, deep)
  const stored = { ...domain, appId: 'app-chat' }
  // @ts-expect-error what the sandbox keeps for itself stays with it
  createDomain.reply(200, stored)
})

test('an answer has the documented types and enum values', () => {
  // @ts-expect-error protected is a boolean
  listBranches.reply(200, { branches: [{ ...branch, protected: 'yes' }] })
  // @ts-expect-error wildcard is no type of a domain
  createDomain.reply(200, { ...domain, domainType: 'wildcard' })
  const update = { message: 'Updated.', self: '/', success: true }
  expectTypeOf(updateApp.reply(200, { ...update, app: { ...app, compute: ['CPU'] } })).toEqualTypeOf<Reply>()
  // @ts-expect-error ABACUS is no kind of hardware
  updateApp.reply(200, { ...update, app: { ...app, compute: ['ABACUS'] } })
})

test('a call brings what the document says, with defaults filled in', () => {
  expectTypeOf(listContainerEvents.query.page).toEqualTypeOf<number>()
  expectTypeOf(listContainerEvents.query.limit).toEqualTypeOf<number>()
  expectTypeOf(getProjectCost.query.month).toEqualTypeOf<string | undefined>()
  expectTypeOf(updateApp.body).toEqualTypeOf<Schemas['AppConfiguration']>()
  expectTypeOf(listBranches.body).toEqualTypeOf<undefined>()
  // @ts-expect-error listBranches has no such path parameter
  listBranches.path.app_id
})
