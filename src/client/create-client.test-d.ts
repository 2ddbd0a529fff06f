import { expectTypeOf, test } from 'vitest'
import { type COMPUTE_TYPES, type DOMAIN_TYPES, LIMITS, type UPDATE_APP_LIMITS } from './constants.ts'
import {
  type ApiKey,
  type AppConfiguration,
  type Client,
  type ClientOptions,
  type ComputeType,
  type components,
  createClient,
  createTransport,
  type DomainType,
  type ErrorKind,
  type GetRunRequest,
  type GetRunResult,
  isApiError,
  isCallError,
  type NetworkError,
  type OperationId,
  readBuildFile,
  type ServiceAccountKey,
  type TokenRequest,
} from './index.ts'
import { getRun } from './operations.ts'
import { createRawClient } from './raw.ts'

declare const api: Client
const KEYS = '/v2/projects/{project_id}/api-keys'

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

test('withResponse returns the data and the response', async () => {
  const { data, response } = await api.getRun({ app_id: 'a', run_id: 'r' }).withResponse()
  expectTypeOf(data).toEqualTypeOf<GetRunResult>()
  expectTypeOf(response).toEqualTypeOf<Response>()
})

test('functions of operations take a transport and options; the raw client has the documented paths', async () => {
  const transport = createTransport({ baseUrl: '', token: '', projectId: '' })
  expectTypeOf(await getRun(transport, { app_id: 'a', run_id: 'r' }, { retries: 0 })).toEqualTypeOf<GetRunResult>()
  const params = { path: { project_id: 'p' } }
  const { data, error } = await createRawClient({ baseUrl: '', token: '' }).GET(KEYS, { params })
  expectTypeOf(data).toEqualTypeOf<ApiKey[] | undefined>()
  expectTypeOf(error?.message).toEqualTypeOf<string | undefined>()
  // @ts-expect-error a missing path parameter
  getRun(transport, { app_id: 'a' })
  // @ts-expect-error a misspelled option
  getRun(transport, { app_id: 'a', run_id: 'r' }, { retry: 0 })
  // @ts-expect-error an option of fetch that the client sets
  getRun(transport, { app_id: 'a', run_id: 'r' }, { init: { method: 'PUT' } })
  // @ts-expect-error an unknown path
  createRawClient({ baseUrl: '', token: '' }).GET('/v2/keys')
})

test('the kind of an error narrows its type, and a misspelled kind does not compile', () => {
  const error: unknown = undefined
  if (!isCallError(error)) return
  expectTypeOf(error.kind).toEqualTypeOf<ErrorKind>()
  switch (error.kind) {
    case 'ApiError':
    case 'BadRequestError':
    case 'UnauthorizedError':
      expectTypeOf(error.status).toEqualTypeOf<number>()
      break
    case 'NetworkError':
      expectTypeOf(error).toEqualTypeOf<NetworkError>()
      expectTypeOf(error.code).toEqualTypeOf<string>()
      break
    case 'ParseError':
      expectTypeOf(error.body).toEqualTypeOf<string | undefined>()
      break
    // @ts-expect-error a misspelled kind
    case 'TimeOutError':
      break
    case 'TimeoutError':
    case 'ResponseTooLargeError':
    case 'ArchiveError':
      expectTypeOf(error.attempts).toEqualTypeOf<number>()
      break
    default:
      expectTypeOf(error).toBeNever()
  }
  if (isApiError(error)) expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
  // @ts-expect-error only errors with a response have a status
  if (error.kind === 'TimeoutError') error.status
})

test('hooks receive their events; the headers of a request can be changed', () => {
  api.with({
    onRequest: ({ headers, operationId }) => {
      headers.traceparent = operationId satisfies OperationId
    },
    onResponse: ({ status, durationMs }) => expectTypeOf([status, durationMs]).toEqualTypeOf<number[]>(),
    // @ts-expect-error the error of a retry has no wait in seconds
    onRetry: ({ waitSeconds }) => waitSeconds,
    // @ts-expect-error a misspelled hook
    onRequests: () => undefined,
  })
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

test('constants of enums have exactly the values of their types', () => {
  expectTypeOf<(typeof DOMAIN_TYPES)[number]>().toEqualTypeOf<DomainType>()
  expectTypeOf<(typeof COMPUTE_TYPES)[number]>().toEqualTypeOf<ComputeType>()
})

test('limits have the names and values of the fields', () => {
  expectTypeOf<typeof LIMITS.updateApp>().toEqualTypeOf<typeof UPDATE_APP_LIMITS>()
  expectTypeOf<keyof typeof LIMITS.updateApp>().toExtend<keyof AppConfiguration>()
  expectTypeOf(LIMITS.updateApp.port.maximum).toEqualTypeOf<65535>()
  expectTypeOf(LIMITS.updateApp.runtime.enum).items.toEqualTypeOf<NonNullable<AppConfiguration['runtime']>>()
  // @ts-expect-error a limit that the document does not have
  LIMITS.updateApp.scalingBuffer.maximum
})
