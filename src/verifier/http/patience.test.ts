import { expect, test } from 'vitest'
import { Inconclusive } from '../model/inconclusive.ts'
import { breakingOff, broken, sleeper, unreachable } from '../testing/fetches.ts'
import { BASE_URL, type Fetch, operations, thingsTarget } from '../testing/things.ts'
import { RunOver, Throttled, Unavailable } from './errors.ts'
import { NoAnswer } from './no-answer.ts'
import type { TargetOptions } from './target-types.ts'

const THINGS = `${BASE_URL}/projects/p-1/things`
const get = () => new Request(THINGS)
const post = () => new Request(THINGS, { method: 'POST', body: '{"name":"lamp"}' })
const status = (code: number, retryAfter?: string) => async () =>
  new Response('{}', { status: code, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })
const done = async () => Response.json(['done'])

/** A target whose service responds to one request after the other; the last response repeats. */
function targetWith(responses: Fetch[], options: Partial<TargetOptions> = {}) {
  const clock = sleeper()
  let sent = 0
  const fetch: Fetch = (request, init) => (responses[Math.min(sent++, responses.length - 1)] ?? done)(request, init)
  return { ...clock, target: thingsTarget(fetch, { random: () => 0.5, ...clock, ...options }) }
}

test.each<[what: string, Fetch, why: string, pauses?: number[]]>([
  ...[408, 425, 502, 503, 504, 520, 521, 522, 523, 524, 527, 530].map((code): [string, Fetch, string] => [
    `a ${code}`,
    status(code),
    `got ${code}`,
  ]),
  ['a 503 with Retry-After', status(503, '7'), 'got 503', [7000, 7000]],
  ['a connection that breaks', () => broken(), 'no response'],
  ['a response that breaks off', breakingOff, 'the response broke off'],
  ['a connection that is refused for a moment', unreachable, 'no connection'],
])('a GET is repeated after %s, and counted', async (_, trouble, why, pauses = [250, 500]) => {
  const { target, slept } = targetWith([done, trouble, trouble, done])
  await target.send(get())
  expect(await target.send(get())).toMatchObject({ status: 200, text: '["done"]', attempts: 3 })
  expect(slept).toEqual(pauses)
  expect(target.retries()).toEqual([{ operationId: 'listThings', why, count: 2 }])
})

const retrySafe = operations.map((operation) => ({ ...operation, retrySafe: true }))
test.each<[what: string, Fetch, sent: number, Partial<TargetOptions>?]>([
  ['425, which shows that it was not processed', status(425), 2],
  ['503, which shows that it was not processed', status(503), 2],
  ['408', status(408), 1],
  ['502', status(502), 1],
  ['522', status(522), 1],
  ['a connection that breaks', () => broken(), 1],
  ['a response that breaks off', breakingOff, 1],
  ['a connection that breaks, although it is safe to retry', () => broken(), 2, { operations: retrySafe }],
])('a POST is repeated only if it was not processed, or is safe to retry: %s', async (_, trouble, sent, options) => {
  const { target } = targetWith([trouble, done], options)
  await target.send(post()).catch(() => undefined)
  expect(target.sent()).toBe(sent)
})

test('after a 429, a POST is repeated with its body: after 1 second, or the time in Retry-After if that is longer', async () => {
  const bodies: string[] = []
  const answers = [status(429, '7'), status(429), status(429, '0'), done].map((answer) => async (request: Request) => {
    bodies.push(await request.text())
    return answer()
  })
  const { target, slept } = targetWith(answers, { random: () => 0 })
  expect(await target.send(post())).toMatchObject({ status: 200, text: '["done"]', attempts: 4 })
  expect(slept).toEqual([7000, 1000, 1000])
  expect(bodies).toEqual(Array(4).fill('{"name":"lamp"}'))
  expect(target.exchanges).toHaveLength(1)
})

test.each<
  [
    what: string,
    retryAfter: string,
    Partial<TargetOptions>,
    thrown: typeof RunOver | typeof Inconclusive,
    pauses: number[],
  ]
>([
  ['a 429 for every attempt is inconclusive', '2', {}, Inconclusive, [2000, 2000, 2000]],
  ['a 429 with a Retry-After that is too long is not retried', '61', {}, Inconclusive, []],
  ['a 429 with a Retry-After beyond the time limit is not retried', '30', { timeLimitMs: 20_000 }, RunOver, []],
  ['a 429 is retried only within the budget', '1', { budget: 2 }, RunOver, [1000]],
])('%s', async (_, retryAfter, options, thrown, pauses) => {
  const { target, slept } = targetWith([status(429, retryAfter)], { random: () => 0, ...options })
  await expect(target.send(get())).rejects.toThrow(thrown)
  expect(slept).toEqual(pauses)
  expect(target.everResponded()).toBe(true)
})

test.each<[what: string, Fetch, message: string, thrown: new (...args: never[]) => Error, sent: number]>([
  ['502', status(502), 'listThings returned 502 after 4 attempts', Unavailable, 4],
  ['429', status(429), 'the service limits the rate of requests (429 after 4 attempts)', Throttled, 4],
  [
    'a broken connection',
    () => broken(),
    `no response from ${BASE_URL}: connection reset after 3 attempts`,
    NoAnswer,
    3,
  ],
  [
    'a timeout',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    `no response from ${BASE_URL}: timed out after 10 s`,
    NoAnswer,
    1,
  ],
])(
  '%s for every attempt proves nothing, and the message says how often it was sent',
  async (_, trouble, message, thrown, sent) => {
    const { target } = targetWith([trouble])
    const error = await target.send(get()).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(thrown)
    expect(error).toMatchObject({ message })
    expect(target.sent()).toBe(sent)
  },
)

test.each([409, 423])(
  '%i is waited out if a success is expected; one that stays is a refusal from then on',
  async (code) => {
    const { target, slept } = targetWith([status(code), status(code), done, status(code)], { settleMs: 2000 })
    const send = (expected?: string) => target.send(get(), expected ? { expected } : {})
    expect(await send('2XX')).toMatchObject({ status: 200 })
    expect(slept.splice(0)).toEqual([100, 100])
    expect(target.retries()).toEqual([{ operationId: 'listThings', why: `got ${code}`, count: 2 }])
    expect(await send()).toMatchObject({ status: code })
    expect(slept).toEqual([])
    expect(await send('2XX')).toMatchObject({ status: code })
    expect(slept.splice(0)).toEqual([100, 100, 200, 400, 800, 400])
    expect(await send('2XX')).toMatchObject({ status: code })
    expect(slept).toEqual([])
  },
)

test('a refusal stays a refusal even if the resource no longer exists afterwards', async () => {
  const { target } = targetWith([status(409), status(404)], { settleMs: 2000 })
  expect(await target.send(get(), { expected: '2XX' })).toMatchObject({ status: 409 })
  expect(await target.send(get(), { expected: '2XX' })).toMatchObject({ status: 404 })
})

test.each([
  ['shows after a while', 1200, 3, { result: 3, waitedMs: 200 }],
  ['shows at once', 1200, 1, { result: 1, waitedMs: 0 }],
  ['does not show in time', 1200, Infinity, { result: 6, waitedMs: 1200 }],
  ['need not be waited for', 0, Infinity, { result: 1, waitedMs: 0 }],
])('settle returns the result and the waiting time for an effect that %s', async (_, settleMs, shownAt, outcome) => {
  const { target } = targetWith([done], { settleMs })
  let looks = 0
  expect(
    await target.settle(
      async () => ++looks,
      (look) => look >= shownAt,
    ),
  ).toEqual(outcome)
})

test('a 404 is retried for a resource that the run has created, but not for any other', async () => {
  const created = async () => Response.json({ id: 'new-1' }, { status: 201 })
  const { target, slept } = targetWith([created, status(404), status(404), done, status(404)], { settleMs: 1000 })
  await target.send(post())
  const deletion = (id: string) =>
    target.send(new Request(`${THINGS}/${id}`, { method: 'DELETE' }), { expected: '204' })
  expect(await deletion('new-1')).toMatchObject({ status: 200 })
  expect(slept).toEqual([100, 100])
  expect(await deletion('thing-1')).toMatchObject({ status: 404 })
  expect(slept).toHaveLength(2)
})

test('up to `concurrency` requests are sent at the same time, and one after a 429', async () => {
  let now = 0
  let most = 0
  const counted =
    (code: number): Fetch =>
    async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setImmediate(resolve))
      now -= 1
      return new Response('{}', { status: code })
    }
  const { target } = targetWith([...[200, 200, 200, 429].map(counted), counted(200)], { concurrency: 3 })
  const sendSome = () => Promise.all(Array.from({ length: 6 }, () => target.send(get())))
  await sendSome()
  expect(most).toBe(3)
  most = 0
  await sendSome()
  expect(most).toBe(1)
})
