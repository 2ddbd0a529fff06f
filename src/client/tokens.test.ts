import { describe, expect, test, vi } from 'vitest'
import { ApiError, type ClientOptions, NetworkError } from './index.ts'
import {
  answer,
  type Behaviour,
  callAny,
  clientOf,
  deafFetch,
  failureOf,
  operationIds,
  raw,
  reset,
} from './testing/server.ts'

const refused = answer(401, { message: 'Who are you?' })

const refusedSecond: Behaviour = (...request) => (request[2] === 2 ? refused : answer(503))(...request)

/** A service that accepts one token. */
const knowing =
  (token: string): Behaviour =>
  (...request) =>
    (request[1].headers.authorization === `Bearer ${token}` ? answer(200, {}) : refused)(...request)

test('30 concurrent calls share one token request', async () => {
  const slow = Promise.withResolvers<string>()
  const token = vi.fn(() => slow.promise)
  const { api, seen } = await clientOf(answer(200, []), { token })
  const calls = Promise.all(Array.from({ length: 30 }, () => api.listApiKeys()))
  slow.resolve('a-token')
  await calls
  expect(token).toHaveBeenCalledOnce()
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(Array(30).fill('Bearer a-token'))
})

describe('401', () => {
  test.each(operationIds)('%s renews the token and sends the call again', async (id) => {
    const token = vi.fn((renew?: boolean) => (renew ? 'new' : 'old'))
    const { api, seen } = await clientOf(knowing('new'), { token })
    expect(await callAny(api, id)).toEqual({})
    expect(token.mock.calls.map(([renew]) => Boolean(renew))).toEqual([false, true])
    const [first, second] = seen
    expect(seen).toHaveLength(2)
    expect({ ...second, headers: {} }).toEqual({ ...first, headers: {} })
  })

  test.each<[string, ClientOptions['token'], Behaviour, object, number, number]>([
    ['a second 401 is final', () => 'refused', refused, { name: 'UnauthorizedError', message: 'Who are you?' }, 2, 2],
    ['a string token cannot be renewed', 'a-token', refused, { name: 'UnauthorizedError' }, 1, 0],
    ['403 does not renew the token', () => 'a-token', answer(403, {}), { status: 403 }, 1, 1],
    ['a renewal is not a retry', () => 'a-token', refusedSecond, { status: 503 }, 4, 4],
  ])('%s', async (_, given, behaviour, expected, attempts, asked) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const token = typeof given === 'string' ? given : vi.fn(given)
    const { api, seen } = await clientOf(behaviour, { token })
    expect(await failureOf(api.listApiKeys())).toMatchObject({ ...expected, attempts })
    expect(seen).toHaveLength(attempts)
    if (typeof token !== 'string') expect(token).toHaveBeenCalledTimes(asked)
  })

  test('an unsafe operation is not retried after a renewal', async () => {
    const { api, seen } = await clientOf((...request) => (request[2] === 1 ? refused : reset)(...request), {
      token: () => 'a-token',
    })
    const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error.attempts).toBe(2)
    expect(seen).toHaveLength(2)
  })

  test('30 concurrent 401s share one renewal', async () => {
    const token = vi.fn(async (renew?: boolean) => (renew ? 'new' : 'old'))
    const held: (() => void)[] = []
    const { api, seen } = await clientOf(knowing('new'), {
      token,
      // Holds the responses until all have arrived.
      fetch: async (request) => {
        const response = await fetch(request)
        const text = await response.text()
        if (response.status === 401) {
          const { promise, resolve } = Promise.withResolvers<void>()
          if (held.push(resolve) === 30) for (const release of held) release()
          await promise
        }
        return new Response(text, response)
      },
    })
    await Promise.all(Array.from({ length: 30 }, () => api.listApiKeys()))
    expect(token).toHaveBeenCalledTimes(2)
    expect(seen).toHaveLength(60)
  })

  test('a renewal does not share the token request of another call', async () => {
    const another = Promise.withResolvers<string>()
    const token = vi
      .fn<(renew?: boolean) => string | Promise<string>>((renew) => (renew ? 'new' : 'old'))
      .mockReturnValueOnce('old')
      .mockReturnValueOnce(another.promise)
    let other: Promise<unknown> | undefined
    const { api } = await clientOf(knowing('new'), {
      token,
      fetch: async (request) => {
        const response = await fetch(request)
        // Another call requests a token during the first 401.
        if (!other) {
          other = failureOf(api.getProjectCost({}))
          setImmediate(another.resolve, 'old')
        }
        return response
      },
    })
    expect(await api.listApiKeys()).toEqual({})
  })
})

describe('a token function that fails: its error, and nothing is sent', () => {
  test.each<[string, unknown]>([
    ['an error', new Error('The vault is sealed.')],
    ['an error with status 503', Object.assign(new Error('busy'), { status: 503, retryAfter: 0 })],
    ['an error with status 401', Object.assign(new Error('no'), { status: 401 })],
    ['a plain object with status 503', { status: 503 }],
    ['a string', 'sealed'],
    ['an AbortError', new DOMException('gone', 'AbortError')],
  ])('%s', async (_, thrown) => {
    for (const token of [vi.fn(() => Promise.reject(thrown)), vi.fn(throwing(thrown))]) {
      const { api, seen } = await clientOf(answer(200, []), { token })
      expect(await failureOf(api.listApiKeys())).toBe(thrown)
      expect(token).toHaveBeenCalledOnce()
      expect(seen).toEqual([])
    }
  })

  test('also at the renewal', async () => {
    const thrown = new Error('The vault is sealed.')
    const token = vi.fn((renew?: boolean) => (renew ? Promise.reject(thrown) : 'old'))
    const { api, seen } = await clientOf(refused, { token })
    expect(await failureOf(api.listApiKeys())).toBe(thrown)
    expect(seen).toHaveLength(1)
  })
})

test('after a token function fails, the next call tries again', async () => {
  const token = vi.fn().mockRejectedValueOnce(new Error('sealed')).mockReturnValue('a-token')
  const { api } = await clientOf(answer(200, []), { token })
  await failureOf(api.listApiKeys())
  expect(await api.listApiKeys()).toEqual([])
})

test.each(['', 'two words', 'line\r\nX-Injected: 1', 'tokén', undefined, 7])(
  'a token %j of a function is rejected without being printed, and nothing is sent',
  async (given) => {
    const { api, seen } = await clientOf(answer(200, []), { token: () => given as string, fetch: deafFetch })
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(TypeError)
    expect(error).not.toBeInstanceOf(ApiError)
    expect(error.message).toBe('token must be printable ASCII without spaces, not empty.')
    expect(seen).toEqual([])
  },
)

describe('redaction', () => {
  const page = answer(200, '<p>\ta secret</p>')

  test('a body too deep to redact is dropped', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const text = `{"message": "No: Bearer some-token", "deep": ${deep}}`
    const { api } = await clientOf(raw('HTTP/1.1 500 No', '', text), { token: 'some-token' })
    const error = await failureOf(api.listApiKeys())
    expect(error).toMatchObject({ name: 'ApiError', status: 500, body: undefined })
    expect(error.message).toBe('listApiKeys returned status 500 without a message.')
  })

  // Redacting such a token destroys the JSON.
  test.each<[string, Behaviour, object]>([
    ['t', page, { name: 'ParseError', status: 200 }],
    ['1', answer(400, { message: 'No.', code: 1 }), { name: 'BadRequestError', status: 400 }],
    [':', answer(400, { message: 'No.' }), { name: 'BadRequestError', status: 400 }],
    ['u', raw('HTTP/1.1 400 No', '', '{"message": "No.", "bell": "\\u0007"}'), { status: 400 }],
  ])('a token as short as %j', async (token, behaviour, expected) => {
    const { api } = await clientOf(behaviour, { token })
    expect(await failureOf(api.listApiKeys())).toMatchObject(expected)
  })
})

function throwing(thrown: unknown): () => never {
  return () => {
    throw thrown
  }
}
