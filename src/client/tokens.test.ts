import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { InvalidArgumentError } from './checks.ts'
import { createClient, type Fetch, type Token, type TokenRequest } from './index.ts'
import { createRawClient } from './raw.ts'
import { answer, type Behaviour, callAny, clientOf, failureOf, inTurn, operationIds, reset } from './testing/server.ts'

const refused = answer(401, { message: 'Who are you?' })

/** A service that accepts only the token "new". */
const onlyNew: Behaviour = (...request) =>
  (request[1].headers.authorization === 'Bearer new' ? answer(200, {}) : refused)(...request)

describe('401', () => {
  test.each(operationIds)('%s is sent again after the token is renewed', async (id) => {
    const token = vi.fn(({ renew }: TokenRequest) => (renew ? 'new' : 'old'))
    const { api, seen } = await clientOf(onlyNew, { token })
    expect(await callAny(api, id)).toEqual({})
    // After the 401, another call may have renewed the token, so it is requested once without a renewal.
    expect(token.mock.calls.map(([{ renew }]) => renew)).toEqual([false, false, true])
    const [first, second] = seen
    expect(seen).toHaveLength(2)
    expect({ ...second, headers: {} }).toEqual({ ...first, headers: {} })
  })

  test.each<[string, Token, Behaviour, object, number]>([
    [
      'a second 401 is final',
      () => 'refused',
      refused,
      { name: 'UnauthorizedError', message: 'listApiKeys failed with 401: Who are you?' },
      2,
    ],
    ['a string token cannot be renewed', 'a-token', refused, { name: 'UnauthorizedError' }, 1],
    ['403 does not renew the token', () => 'a-token', answer(403, {}), { status: 403 }, 1],
    ['a renewal is not a retry', () => 'a-token', inTurn(answer(503), refused, answer(503)), { status: 503 }, 4],
  ])('%s', async (_, token, behaviour, expected, attempts) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { api, seen } = await clientOf(behaviour, { token })
    expect(await failureOf(api.listApiKeys())).toMatchObject({ ...expected, attempts })
    expect(seen).toHaveLength(attempts)
  })

  test('a retry after a renewal does not use the refused token, even if the function still returns it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const token = ({ renew }: TokenRequest) => (renew ? 'new' : 'old')
    const { api } = await clientOf(inTurn(refused, answer(503), onlyNew), { token })
    expect(await api.listApiKeys()).toEqual({})
  })

  test('an unsafe operation is not retried after a renewal', async () => {
    const { api, seen } = await clientOf(inTurn(refused, reset), { token: () => 'a-token' })
    const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 2 })
    expect(seen).toHaveLength(2)
  })

  test.each([
    [50, 'expires', false, true],
    [200, 'expires', false, true],
    [50, 'is rotated', true, true],
    [200, 'is rotated', true, true],
    [50, 'the function does not remember', false, false],
  ])('with %i calls in flight, a token that %s is renewed once', async (count, _, rotates, remembers) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const accepted = new Set(['token-0'])
    let renewals = 0
    const token = async ({ renew }: TokenRequest) => {
      await delay(7)
      // Rotation revokes the old tokens, so that a second renewal would break the calls that use the first new token.
      if (renew && rotates) accepted.clear()
      if (renew) accepted.add(`token-${++renewals}`)
      const current = `token-${renew || remembers ? renewals : 0}`
      await delay(7)
      return current
    }
    let sent = 0
    const fetch: Fetch = async (_, { headers }) => {
      const latency = (++sent * 13) % 50
      await delay(latency)
      const authorization = (headers as Record<string, string>).authorization ?? ''
      const status = accepted.has(authorization.replace('Bearer ', '')) ? 200 : 401
      await delay(latency)
      return Response.json([], { status })
    }
    const api = createClient({ baseUrl: 'http://127.0.0.1:4010', projectId: 'p-1', token, fetch })
    setTimeout(() => accepted.clear(), 40)
    const calls = Array.from({ length: count }, async (_, at) => {
      await delay(at % 60)
      return api.listApiKeys()
    })
    const results = Promise.allSettled(calls)
    await vi.runAllTimersAsync()
    expect((await results).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(renewals).toBe(1)
    expect(sent).toBeGreaterThan(count)
  })

  test('a call that starts during a renewal waits for the new token', async () => {
    const renewing = Promise.withResolvers<void>()
    const renewed = Promise.withResolvers<string>()
    const token = ({ renew }: TokenRequest) => {
      if (renew) renewing.resolve()
      return renew ? renewed.promise : 'old'
    }
    const { api, seen } = await clientOf(onlyNew, { token })
    const first = api.listApiKeys()
    await renewing.promise
    const second = api.listApiKeys()
    renewed.resolve('new')
    await Promise.all([first, second])
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new', 'Bearer new'])
  })

  test('a renewal does not share the token request of another call', async () => {
    const another = Promise.withResolvers<string>()
    const token = vi.fn<(request: TokenRequest) => string | Promise<string>>(({ renew }) => (renew ? 'new' : 'old'))
    token.mockReturnValueOnce('old').mockReturnValueOnce(another.promise)
    let other: Promise<unknown> | undefined
    const { api } = await clientOf(onlyNew, {
      token,
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        // During the first 401, another call requests a token.
        if (!other) {
          other = api.getProjectCost({})
          setImmediate(another.resolve, 'old')
        }
        return response
      },
    })
    expect(await api.listApiKeys()).toEqual({})
    expect(await other).toEqual({})
  })
})

describe('if the token function fails, the call rejects with its error', () => {
  test.each<[string, unknown]>([
    ['an error with status 503', Object.assign(new Error('busy'), { status: 503, retryAfter: 0 })],
    ['an error with status 401', Object.assign(new Error('no'), { status: 401 })],
    ['a string', 'unavailable'],
  ])('nothing is sent if it throws %s', async (_, thrown) => {
    for (const token of [vi.fn().mockRejectedValue(thrown), vi.fn().mockThrow(thrown)]) {
      const { api, seen } = await clientOf(answer(200, []), { token })
      expect(await failureOf(api.listApiKeys())).toBe(thrown)
      expect(token).toHaveBeenCalledOnce()
      expect(seen).toEqual([])
    }
  })

  test('after a 401, nothing further is sent', async () => {
    const token = vi.fn().mockReturnValueOnce('old').mockRejectedValue('unavailable')
    const { api, seen } = await clientOf(refused, { token })
    expect(await failureOf(api.listApiKeys())).toBe('unavailable')
    expect(seen).toHaveLength(1)
  })

  test('the next call runs the token function again', async () => {
    const token = vi.fn().mockRejectedValueOnce('unavailable').mockReturnValue('a-token')
    const { api } = await clientOf(answer(200, []), { token })
    await failureOf(api.listApiKeys())
    expect(await api.listApiKeys()).toEqual([])
  })
})

describe('concurrent 401s', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const delay = (milliseconds: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      setTimeout(resolve, milliseconds)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const onlyNewOf = (token: Token) => {
    const fetch: Fetch = async (_, { headers }) =>
      Response.json({}, { status: Object(headers).authorization === 'Bearer new' ? 200 : 401 })
    return createClient({ baseUrl: 'http://sandbox.test', projectId: 'p-1', token, fetch })
  }

  test.each([
    ['the call that renews is aborted', 0, true],
    ['the call that renews is aborted, and the function ignores it', 0, false],
    ['another call is aborted', 7, true],
  ])('25 concurrent 401s cost one renewal if %s', async (_, aborted, heeds) => {
    const renewals: TokenRequest[] = []
    const api = onlyNewOf(async (request) => {
      if (!request.renew) return 'old'
      renewals.push(request)
      await delay(50, heeds ? request.signal : undefined)
      return 'new'
    })
    const abort = new AbortController()
    const calls = Array.from({ length: 25 }, (_, at) =>
      api.listApiKeys({}, at === aborted ? { signal: abort.signal } : {}).catch((error: unknown) => error),
    )
    await vi.waitUntil(() => renewals.length > 0)
    abort.abort('enough')
    await vi.runAllTimersAsync()
    expect(await Promise.all(calls)).toEqual(Array.from(calls, (_, at) => (at === aborted ? 'enough' : {})))
    expect(renewals.map(({ signal }) => signal.aborted)).toEqual([false])
  })

  test('if the token of a renewal is rejected, a call that got it from that renewal renews it again', async () => {
    const tokens = ['first', 'new']
    let current = 'old'
    const api = onlyNewOf(async ({ renew }) => {
      await delay(renew ? 50 : 0)
      if (renew) current = tokens.shift() ?? 'none'
      return current
    })
    const first = failureOf(api.listApiKeys())
    await vi.advanceTimersByTimeAsync(10)
    const second = api.listApiKeys()
    await vi.runAllTimersAsync()
    expect([(await first).kind, await second]).toEqual(['UnauthorizedError', {}])
  })

  test('the raw client waits for the token no longer than its signal', async () => {
    const raw = createRawClient({ baseUrl: 'http://sandbox.test', token: () => new Promise(() => undefined) })
    const params = { path: { project_id: 'p' } }
    for (const signal of [AbortSignal.abort('before'), AbortSignal.any([])]) {
      const abort = new AbortController()
      const either = AbortSignal.any([signal, abort.signal])
      const call = raw.GET('/v2/projects/{project_id}/api-keys', { params, signal: either })
      abort.abort('enough')
      expect(await failureOf(call)).toBe(either.reason)
    }
  })
})

test('a clock that jumps past the deadline, as after a sleep, does not end the call', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const token = async ({ renew }: TokenRequest) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return renew ? 'new' : 'old'
  }
  const jumping: Behaviour = (...request) => {
    vi.setSystemTime(Date.now() + 3_600_000)
    onlyNew(...request)
  }
  const { api } = await clientOf(jumping, { token })
  expect(await api.listApiKeys()).toEqual({})
})

test.each(['line\r\nX-Injected: 1', undefined])(
  'a call is rejected before a request is sent if the token function returns %j',
  async (given) => {
    const { api, seen } = await clientOf(answer(200, []), { token: () => given as string })
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(InvalidArgumentError)
    expect(error.message).toMatch(/^token must be .+; it is (\*\*\*|undefined)\.$/)
    expect(seen).toEqual([])
  },
)

// Redacting such a short token can make the body invalid JSON.
test.each([
  ['a', answer(200, '<p>\ta secret</p>'), { name: 'ParseError', status: 200 }],
  ['t', answer(200, '<p>\ta secret</p>'), { name: 'ParseError', status: 200 }],
  [':', answer(400, { message: 'No.' }), { name: 'BadRequestError', status: 400 }],
])('an error keeps its status if the token is just %j', async (token, behaviour, expected) => {
  const { api } = await clientOf(behaviour, { token })
  expect(await failureOf(api.listApiKeys())).toMatchObject(expected)
})

test('if a renewal returns the rejected token, concurrent 401s still share it', async () => {
  const token = vi.fn(async (_: TokenRequest) => 'a-token')
  const { api } = await clientOf(answer(401), { token })
  await Promise.all(Array.from({ length: 20 }, () => failureOf(api.listApiKeys())))
  expect(token.mock.calls.filter(([{ renew }]) => renew)).toHaveLength(1)
})
