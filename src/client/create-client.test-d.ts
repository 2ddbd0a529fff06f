import { expectTypeOf, test } from 'vitest'
import {
  type ApiKey,
  type Client,
  type ClientOptions,
  type components,
  createClient,
  type GetRunRequest,
  type GetRunResult,
  readBuildFile,
  type ServiceAccountKey,
  type TokenRequest,
} from './index.ts'

declare const api: Client

test('methods return the documented types', () => {
  expectTypeOf(api.listApiKeys).returns.resolves.toEqualTypeOf<ApiKey[]>()
  expectTypeOf(api.deleteDomain).returns.resolves.toBeUndefined()
  expectTypeOf(api.getRun).parameter(0).toEqualTypeOf<GetRunRequest>()
  expectTypeOf(api.getRun).returns.resolves.toEqualTypeOf<GetRunResult>()
  expectTypeOf<components['schemas']['ApiKey']>().toEqualTypeOf<ApiKey>()
  expectTypeOf<ServiceAccountKey>().not.toHaveProperty('apiKey')
  expectTypeOf(readBuildFile).returns.resolves.toEqualTypeOf<ReadableStream<Uint8Array<ArrayBuffer>>>()
})

test('updateApp accepts compute as a list and as a single value', () => {
  api.updateApp({ app_id: 'app-chat', body: { compute: ['CPU'] } })
  api.updateApp({ app_id: 'app-chat', body: { compute: 'CPU' } })
})

test('the token may be a function, and the base URL a URL object', () => {
  expectTypeOf<() => string>().toExtend<ClientOptions['token']>()
  expectTypeOf<(request: TokenRequest) => Promise<string>>().toExtend<ClientOptions['token']>()
  expectTypeOf<URL>().toExtend<ClientOptions['baseUrl']>()
})

test('invalid arguments do not compile', () => {
  // @ts-expect-error a token that may be missing
  createClient({ baseUrl: 'http://127.0.0.1:4010', projectId: 'p-sandbox', token: process.env.API_TOKEN })
  // @ts-expect-error a misspelled option
  api.listApiKeys(undefined, { timeout: 1000 })
  // @ts-expect-error a page number, which the iterator sets
  api.eachContainerEvent({ app_id: 'app-chat', container_id: 'c', page: 2 })
  // @ts-expect-error a missing file name
  readBuildFile(api, { app_id: 'app-chat', build_id: 'build-chat-7' })
  // @ts-expect-error a missing path parameter
  api.getContainer({ app_id: 'app-chat' })
  // @ts-expect-error a misspelled query parameter
  api.getBillingGraph({ mont: '2026-02' })
  // @ts-expect-error a value outside the enum of a query parameter
  api.getBillingGraph({ granularity: 'hour' })
  // @ts-expect-error a list given as text
  api.getBillingGraph({ include_app_ids: 'app-chat,app-vision' })
  // @ts-expect-error a misspelled field of the body
  api.updateApp({ app_id: 'app-chat', body: { prot: 80 } })
  // @ts-expect-error a value outside the enum of a field
  api.updateApp({ app_id: 'app-chat', body: { runtime: 'docker' } })
  // @ts-expect-error a missing body
  api.updateApp({ app_id: 'app-chat' })
  // @ts-expect-error the project is set once, when the client is created
  api.listApiKeys({ project_id: 'p-other' })
})
