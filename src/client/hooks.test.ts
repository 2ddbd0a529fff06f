import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CallOptions, ClientOptions, Hooks } from './index.ts'
import { answer, type Behaviour, clientOf, failureOf, inTurn, reset, silence } from './testing/server.ts'

/** Removes the random wait before retries. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define its type.
type Event = any

/** Hooks that record their events, each with the name of its hook. */
function recorder() {
  const events: [keyof Hooks, Event][] = []
  const recording = (name: keyof Hooks) => (event: object) => void events.push([name, event])
  const names = ['onRequest', 'onResponse', 'onRetry', 'onError'] as const
  const hooks: Hooks = Object.fromEntries(names.map((name) => [name, recording(name)]))
  /** One line per event: hook, `attempts`, and status or error. */
  const lines = () =>
    events.map(([name, { attempts, status, error }]) => `${name} ${attempts} ${error?.name ?? error ?? status ?? ''}`)
  return { events, hooks, lines }
}

const RETRY = ['onRequest 1 ', 'onResponse 1 503', 'onRetry 1 ApiError', 'onRequest 2 ', 'onResponse 2 200']
const RENEWAL = ['onRequest 1 ', 'onResponse 1 401', 'onRetry 1 UnauthorizedError', 'onRequest 2 ', 'onResponse 2 200']

test.each<[string, string[], Behaviour, Partial<ClientOptions>, CallOptions?]>([
  ['a success', ['onRequest 1 ', 'onResponse 1 200'], answer(200, []), {}],
  ['a retry', RETRY, inTurn(answer(503), answer(200, [])), {}],
  ['a renewal', RENEWAL, inTurn(answer(401), answer(200, [])), { token: () => 'a-token' }],
  [
    'a retry after a broken connection',
    ['onRequest 1 ', 'onRetry 1 NetworkError', 'onRequest 2 ', 'onResponse 2 200'],
    inTurn(reset, answer(200, [])),
    {},
  ],
  ['an error response', ['onRequest 1 ', 'onResponse 1 400', 'onError 1 BadRequestError'], answer(400), {}],
  ['a success without JSON', ['onRequest 1 ', 'onError 1 ParseError'], answer(200), {}],
  ['a timeout', ['onRequest 1 ', 'onError 1 TimeoutError'], silence, { timeoutMs: 50 }],
  [
    'a timeout of the token function',
    ['onError 0 TimeoutError'],
    silence,
    { timeoutMs: 1, token: () => new Promise(() => undefined) },
  ],
  ['an error of the token function', ['onError 0 no token'], silence, { token: () => Promise.reject('no token') }],
  ['an abort', ['onError 0 enough'], silence, {}, { signal: AbortSignal.abort('enough') }],
  ['an invalid option', ['onError 0 InvalidArgumentError'], silence, {}, { retries: -1 }],
])('the events of %s are %j', async (_, expected, behaviour, ofClient, ofCall) => {
  const { hooks, lines } = recorder()
  const { api } = await clientOf(behaviour, { ...hooks, ...ofClient })
  await api.listApiKeys({}, ofCall).catch(() => undefined)
  expect(lines()).toEqual(expected)
})

test('the fields of each event', async () => {
  const { events, hooks } = recorder()
  const busy = answer(503, { message: 'Busy.' }, { 'X-Echo': 'a-token' })
  vi.mocked(Math.random).mockReturnValue(0.002)
  const { api, baseUrl } = await clientOf(inTurn(busy, answer(404, { message: 'Bearer a-token' })), hooks)
  const error = await failureOf(api.getRun({ app_id: 'a', run_id: 'r' }))
  const path = '/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}'
  const call = events[0]?.[1].call
  const of = (attempts: number) => ({ call, operationId: 'getRun', method: 'GET', path, attempts })
  const durationMs = expect.any(Number)
  const url = `${baseUrl}/v2/projects/p-1/apps/a/runs/r`
  expect(events).toEqual([
    ['onRequest', { ...of(1), headers: {}, url }],
    ['onResponse', { ...of(1), status: 503, headers: expect.any(Headers), durationMs, body: { message: 'Busy.' } }],
    ['onRetry', { ...of(1), error: expect.objectContaining({ status: 503 }), waitMs: 1 }],
    ['onRequest', { ...of(2), headers: {}, url }],
    [
      'onResponse',
      { ...of(2), status: 404, headers: expect.any(Headers), durationMs, body: { message: 'Bearer ***' } },
    ],
    ['onError', { ...of(2), error, durationMs }],
  ])
  expect(events[1]?.[1].headers.get('X-Echo')).toBe('***')
  expect(new Set(events.map(([, event]) => event.call)).size, 'one key for a WeakMap').toBe(1)
})

test('onRequest may be async and adds headers to one request; it sees those of the options, and cannot set the token', async () => {
  const seenByHook: object[] = []
  const { api, seen } = await clientOf(inTurn(answer(503), answer(200, [])), {
    headers: { 'X-Client': '1' },
    async onRequest({ headers, attempts }) {
      await new Promise((resolve) => setImmediate(resolve))
      seenByHook.push({ ...headers })
      Object.assign(headers, { traceparent: `trace-${attempts}`, Authorization: 'Bearer mine' })
    },
  })
  await api.listApiKeys({}, { headers: { 'X-Call': '2' } })
  expect(seenByHook).toEqual(Array(2).fill({ 'x-client': '1', 'x-call': '2' }))
  expect(seen.map(({ headers }) => [headers.traceparent, headers.authorization])).toEqual([
    ['trace-1', 'Bearer a-token'],
    ['trace-2', 'Bearer a-token'],
  ])
})

describe('after a call has ended, no hook and no token function is called', () => {
  const flush = () => new Promise((resolve) => setImmediate(resolve))

  test.each([200, 503])('if a response with status %i comes too late', async (status) => {
    const { hooks, lines } = recorder()
    const late = Promise.withResolvers<Response>()
    const { api } = await clientOf(silence, { ...hooks, fetch: () => late.promise, timeoutMs: 1 })
    await failureOf(api.listApiKeys())
    late.resolve(Response.json([], { status }))
    await flush()
    expect(lines()).toEqual(['onRequest 1 ', 'onError 1 TimeoutError'])
  })

  test.each([
    ['onRequest', 0],
    ['onResponse', 1],
    ['onRetry', 1],
  ] as const)('if %s ends too late', async (hook, sent) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { hooks, lines } = recorder()
    const slow = Promise.withResolvers<void>()
    const abort = new AbortController()
    const token = vi.fn(() => 'a-token')
    // Like some replacements of fetch, this one ignores the signal.
    const fetch = vi.fn(async () => new Response('', { status: 503 }))
    const stuck = (event: never) => {
      hooks[hook]?.(event)
      abort.abort('enough')
      return slow.promise
    }
    const { api } = await clientOf(silence, { ...hooks, [hook]: stuck, token, fetch })
    expect(await failureOf(api.listApiKeys({}, { signal: abort.signal }))).toBe('enough')
    slow.resolve()
    await vi.runAllTimersAsync()
    expect(lines().slice(-2)).toEqual([expect.stringContaining(hook), 'onError 1 enough'])
    expect(token).toHaveBeenCalledOnce()
    expect(fetch).toHaveBeenCalledTimes(sent)
  })
})
