import { describe, expect, test, vi } from 'vitest'
import {
  type Api,
  BASE_URL,
  broken,
  type Fetch,
  operations,
  silence,
  TOKEN,
  thingsTarget,
  unreachable,
} from '../testing/things.ts'
import { Inconclusive, NoAnswer, RunOver, type TargetOptions } from './target.ts'

const baseUrl = `${BASE_URL}/api`
const THINGS = `${baseUrl}/projects/p-1/things`

const targetAnswering = (fetch: NonNullable<TargetOptions['fetch']>, options: Partial<TargetOptions> = {}) =>
  thingsTarget(fetch, { baseUrl, ...options })

const empty = async () => Response.json([])
const get = (url = THINGS) => new Request(url)
const adding = (name = 'lamp') => new Request(THINGS, { method: 'POST', body: JSON.stringify({ name }) })

/** A clock that advances only by sleeping, and reports the total. */
function sleeper() {
  const slept: number[] = []
  let time = 0
  return {
    slept,
    now: () => time,
    sleep: async (milliseconds: number) => {
      slept.push(milliseconds)
      time += milliseconds
    },
  }
}

const slowDown = (retryAfter?: string) =>
  new Response(null, { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

describe('sending', () => {
  test.each([
    ['GET', '/projects/p-1/things?limit=1', 'listThings'],
    ['GET', '/projects/p-1/things/thing-1', 'getThing'],
    ['DELETE', '/projects/p-1/things/thing-1', 'deleteThing'],
  ])('%s %s is of %s', async (method, path, operationId) => {
    const answer = async () => Response.json([], { headers: { 'Content-Type': 'application/JSON; a=b' } })
    // In whichever order the document has them.
    const backwards = { operations: operations.toReversed() }
    expect(await targetAnswering(answer, backwards).send(new Request(baseUrl + path, { method }))).toMatchObject({
      operationId,
    })
    const target = targetAnswering(answer)
    const exchange = await target.send(new Request(baseUrl + path, { method }))
    expect(exchange).toMatchObject({ operationId, method, status: 200, contentType: 'application/json', text: '[]' })
    expect(target.exchanges).toEqual([exchange])
  })

  test('every request uses a new connection, has a deadline and names the run', async () => {
    const seen: unknown[] = []
    const target = targetAnswering(async ({ headers }, init) => {
      expect(init?.signal).toBeInstanceOf(AbortSignal)
      seen.push([headers.get('connection'), headers.get('user-agent'), headers.has('authorization')])
      return new Response('[]', { status: 206 })
    })
    await target.send(get())
    await (target.client() as Api).listThings()
    await target.fetchRange('http://other.test/archive', 0, 1)
    await target.isAlive()
    const names = 'project-resources-verify/run-7'
    expect(seen).toEqual([
      ['close', names, false],
      ['close', names, true],
      ['close', names, false],
      ['close', names, true],
    ])
  })

  test('unique names carry the run ID', () => {
    const target = targetAnswering(empty)
    expect([target.uniqueName('example.com'), target.uniqueName('example.com')]).toEqual([
      'verify-run-7-1.example.com',
      'verify-run-7-2.example.com',
    ])
  })

  test('an exchange names the token that was sent and never contains it', async () => {
    const target = targetAnswering(empty)
    for (const [header, credential] of [
      [undefined, 'none'],
      ['Basic abc', 'malformed'],
      [`Bearer ${TOKEN}`, 'the token of the run'],
      ['Bearer member-token', 'tokens.member'],
      ['Bearer something', 'an unknown token'],
    ] as const) {
      const request = new Request(THINGS, header === undefined ? {} : { headers: { Authorization: header } })
      expect((await target.send(request)).credential).toBe(credential)
    }
    expect(JSON.stringify(target.exchanges)).not.toMatch(/(owner|member)-token/)
  })
})

describe('responses', () => {
  test('a missing response is reported with the reason and without the token', async () => {
    const target = targetAnswering(unreachable)
    const failure = await target
      .send(new Request(THINGS, { headers: { Authorization: `Bearer ${TOKEN}` } }))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NoAnswer)
    expect(failure).toMatchObject({
      message: 'no response from http://things.test: connect ECONNREFUSED 127.0.0.1:1',
      stage: 'connecting',
      operationId: 'listThings',
    })
    expect(target.contact).toEqual({ everAnswered: false })
  })

  test('a truncated response is inconclusive, but counts as contact', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('terminated')) })
    const target = targetAnswering(async () => new Response(body))
    await expect(target.send(get())).rejects.toMatchObject({
      message: 'the response of http://things.test broke off: terminated',
      stage: 'answering',
    })
    expect(target.contact).toEqual({ everAnswered: true })
  })

  test('redirects are not followed', async () => {
    const target = targetAnswering(async (_, init) => {
      expect(init?.redirect).toBe('manual')
      return new Response(null, { status: 302, headers: { Location: 'http://other.test/' } })
    })
    expect(await target.send(get())).toMatchObject({ status: 302 })
  })

  test('bodies that are not UTF-8 or too deeply nested are unreadable', async () => {
    const bodies = [new Uint8Array([34, 255, 34]), `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '"[[" '.repeat(1000)]
    const target = targetAnswering(async () => new Response(bodies.shift()))
    expect(await target.send(get())).toMatchObject({ unreadable: 'not valid UTF-8', text: '' })
    expect(await target.send(get())).toMatchObject({ unreadable: 'nested deeper than 500 levels', text: '' })
    expect(await target.send(get())).not.toHaveProperty('unreadable')
  })

  test('a body that is too long or endless is inconclusive', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) })
    const bodies = [new Uint8Array(11 * 1024 * 1024).fill(32), endless]
    const target = targetAnswering(async () => new Response(bodies.shift()))
    await expect(target.send(get())).rejects.toThrow(Inconclusive)
    await expect(target.send(get())).rejects.toThrow(Inconclusive)
    expect(target.contact).toEqual({ everAnswered: true })
  })

  test('a request to a service that hangs times out', async () => {
    const hanging = targetAnswering(silence, { timeoutMs: 20 })
    await expect(hanging.send(get())).rejects.toThrow('no response from http://things.test: none within 0.02 s')
  })

  test('the deadline is 10 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await targetAnswering(empty).send(get())
    expect(timeout.mock.calls).toEqual([[10_000]])
    timeout.mockRestore()
  })
})

describe('a service that answers 429', () => {
  test('is retried after Retry-After', async () => {
    const clock = sleeper()
    const answers = [slowDown('7'), slowDown(), slowDown('0'), Response.json(['done'])]
    const target = targetAnswering(async () => answers.shift() ?? slowDown(), clock)
    expect(await target.send(get())).toMatchObject({ status: 200, text: '["done"]' })
    expect(clock.slept).toEqual([7000, 1000, 1000])
    expect(target.sent()).toBe(4)
    expect(target.exchanges).toHaveLength(1)
  })

  test('gets the same body again', async () => {
    const bodies: string[] = []
    const target = targetAnswering(async (request) => {
      bodies.push(await request.text())
      return bodies.length === 1 ? slowDown('1') : Response.json({ id: 'thing-9' })
    }, sleeper())
    await target.send(adding())
    expect(bodies).toEqual(['{"name":"lamp"}', '{"name":"lamp"}'])
  })

  test.each<[what: string, retryAfter: string, Partial<TargetOptions>, thrown: typeof RunOver, slept: number[]]>([
    ['every time is inconclusive', '2', {}, Inconclusive, [2000, 2000, 2000]],
    ['with a Retry-After that is too long is not retried', '61', {}, Inconclusive, []],
    ['with a Retry-After beyond the time limit is not retried', '30', { timeLimitMs: 20_000 }, RunOver, []],
  ])('%s', async (_, retryAfter, options, thrown, slept) => {
    const clock = sleeper()
    const target = targetAnswering(async () => slowDown(retryAfter), { ...clock, ...options })
    await expect(target.send(get())).rejects.toThrow(thrown)
    expect(clock.slept).toEqual(slept)
    expect(target.contact.everAnswered).toBe(true)
  })

  test('is not retried after the run is aborted', async () => {
    const ended = new AbortController()
    const target = targetAnswering(async () => slowDown('50'), { signal: ended.signal })
    const sending = target.send(get())
    setImmediate(() => ended.abort())
    await expect(sending).rejects.toThrow('the run was aborted')
  })
})

describe('limits of a run', () => {
  test('the budget counts every request, archives included', async () => {
    const target = targetAnswering(async () => Response.json([], { status: 206 }), { budget: 3 })
    await target.send(get())
    await target.fetchRange('http://other.test/archive', 0, 1)
    await target.isAlive()
    await expect(target.send(get())).rejects.toThrow(new RunOver('the budget of 3 requests is used up'))
    await expect(target.fetchRange('http://other.test/archive', 0, 1)).rejects.toThrow(RunOver)
    await expect(target.isAlive()).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(3)
  })

  test('the budget counts retries', async () => {
    const target = targetAnswering(async () => slowDown('1'), { ...sleeper(), budget: 2 })
    await expect(target.send(get())).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(2)
  })

  test('requests are spread to keep the rate', async () => {
    const clock = sleeper()
    const times: number[] = []
    const target = targetAnswering(
      async () => {
        times.push(clock.now())
        return Response.json([])
      },
      { ...clock, perSecond: 4 },
    )
    for (let sent = 0; sent < 5; sent++) await target.send(get())
    expect(times).toEqual([0, 250, 500, 750, 1000])
  })

  test('a slow service is not slowed down further', async () => {
    const clock = sleeper()
    let time = 0
    const target = targetAnswering(
      async () => {
        time += 400
        return Response.json([])
      },
      { ...clock, now: () => time, perSecond: 4 },
    )
    for (let sent = 0; sent < 3; sent++) await target.send(get())
    expect(clock.slept).toEqual([])
  })

  test('nothing is sent after the time limit', async () => {
    let time = 0
    const target = targetAnswering(empty, { now: () => time, timeLimitMs: 5000 })
    await target.send(get())
    time = 5000
    await expect(target.send(get())).rejects.toThrow(new RunOver('the time limit of 5 s is over'))
  })

  test('nothing is sent after too many bytes were read', async () => {
    const body = new Uint8Array(10 * 1024 * 1024).fill(32)
    const target = targetAnswering(async () => new Response(body))
    let answers = 0
    const ask = async () => {
      for (; answers < 50; answers++) await target.fetchRange('http://other.test/archive', 0, 1)
    }
    await expect(ask()).rejects.toThrow(RunOver)
    expect(answers).toBe(26)
  })

  test('an abort cancels the request under way and sends nothing more', async () => {
    const ended = new AbortController()
    const target = targetAnswering(silence, { signal: ended.signal })
    const sending = target.send(get())
    setImmediate(() => ended.abort())
    await expect(sending).rejects.toThrow(new RunOver('the run was aborted'))
    await expect(target.send(get())).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(1)
  })
})

describe('whether the service responds', () => {
  const failingOn =
    (path: string): Fetch =>
    async ({ url }) =>
      url.includes(path) ? broken() : Response.json([])

  test('it does if any of the simplest requests gets a response', async () => {
    for (const path of ['/p-1/things', '/p-1/count'])
      expect(await targetAnswering(failingOn(path)).isAlive()).toBe(true)
    expect(await targetAnswering(unreachable).isAlive()).toBe(false)
  })

  test('it does even if the response cannot be read', async () => {
    const cut = new ReadableStream({ pull: (controller) => controller.error(new Error('terminated')) })
    const responses = [slowDown('3600'), new Response(new Uint8Array(11 * 1024 * 1024)), new Response(cut)]
    for (const response of responses) expect(await targetAnswering(async () => response).isAlive()).toBe(true)
  })

  test('it is the documented service if any response is JSON', async () => {
    const mixed: Fetch = async ({ url }) => (url.includes('/count') ? Response.json([]) : new Response('<html>'))
    expect(await targetAnswering(async () => new Response('<html>')).isTheService()).toBe(false)
    expect(await targetAnswering(mixed).isTheService()).toBe(true)
    expect(await targetAnswering(unreachable).isTheService()).toBe(false)
  })
})
