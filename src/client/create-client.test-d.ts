import { expectTypeOf, test } from 'vitest'
import type { components } from '../../generated/types.ts'
import type { Client } from './index.ts'

declare const api: Client

test('methods return what the document says', () => {
  expectTypeOf(api.getContainer).returns.resolves.toEqualTypeOf<components['schemas']['Container']>()
  expectTypeOf(api.listApiKeys).returns.resolves.toEqualTypeOf<components['schemas']['ApiKey'][]>()
  expectTypeOf(api.deleteDomain).returns.resolves.toBeUndefined()
  expectTypeOf<components['schemas']['ServiceAccountKey']>().not.toHaveProperty('apiKey')
  expectTypeOf<components['schemas']['App']['cpu']>().toBeString()
})

test('compute is a list or one value', () => {
  api.updateApp({ app_id: 'app-chat', body: { compute: ['CPU'] } })
  api.updateApp({ app_id: 'app-chat', body: { compute: 'CPU' } })
})

test('what the document does not have does not compile', () => {
  // @ts-expect-error a misspelt path parameter
  api.getContainer({ app_id: 'app-chat', containr_id: 'c' })
  // @ts-expect-error a missing path parameter
  api.getContainer({ app_id: 'app-chat' })
  // @ts-expect-error a misspelt query parameter
  api.getBillingGraph({ mont: '2026-02' })
  // @ts-expect-error a value beside the enum of a query parameter
  api.getBillingGraph({ granularity: 'hour' })
  // @ts-expect-error a list given as text
  api.getBillingGraph({ include_app_ids: 'app-chat,app-vision' })
  // @ts-expect-error a misspelt field of the body
  api.updateApp({ app_id: 'app-chat', body: { prot: 80 } })
  // @ts-expect-error a value beside the enum of a field
  api.updateApp({ app_id: 'app-chat', body: { runtime: 'docker' } })
  // @ts-expect-error a number in quotes
  api.updateApp({ app_id: 'app-chat', body: { port: '80' } })
  // @ts-expect-error a missing body
  api.updateApp({ app_id: 'app-chat' })
  // @ts-expect-error the project is set once, when the client is created
  api.listApiKeys({ project_id: 'p-other' })
  // @ts-expect-error an operation that does not exist
  api.listApps()
})
