import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../../../generated/operation-table.ts'
import { NO_SUCH_NAME } from '../../../testing/no-such-name.ts'
import type { Fault } from '../../api/controls.ts'
import { call, start, V2 } from '../../testing/call.ts'
import { createFaultCheck, faultKinds } from './fault.ts'
import { createFaults } from './faults.ts'

const LIST = `GET ${V2}/api-keys`

describe('faults', () => {
  test('a call with a fault gets status and Retry-After before its token is checked; the next call succeeds', async () => {
    const sandbox = start()
    sandbox.faults.add({ operation: 'listApiKeys', status: 503, retryAfter: 7 })
    const { status, headers, body } = await call(sandbox, `${LIST}?${NO_SUCH_NAME}`, { token: 'unknown' })
    expect([status, headers.get('Retry-After'), body]).toEqual([503, '7', { message: expect.stringContaining('503') }])
    expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
  })

  test('a call with a fault that has status or drop changes nothing', async () => {
    const sandbox = start()
    const before = sandbox.snapshot()
    sandbox.faults.add({ operation: 'deleteApp', status: 500 })
    sandbox.faults.add({ operation: 'deleteApp', drop: true })
    const target = `DELETE ${V2}/apps/${sandbox.fixtures().app_id}`
    expect(await call(sandbox, target)).toMatchObject({ status: 500 })
    await expect(call(sandbox, target)).rejects.toThrow()
    expect(sandbox.snapshot()).toEqual(before)
  })

  test('a call with a fault waits for delayMs, then proceeds unless the fault has a status', async () => {
    const waits: number[] = []
    const sandbox = start({ sleep: async (milliseconds) => void waits.push(milliseconds) })
    const undisturbed = await call(sandbox, LIST)
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 1234 })
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 5678, status: 504 })
    expect((await call(sandbox, LIST)).text).toBe(undisturbed.text)
    expect(await call(sandbox, LIST)).toMatchObject({ status: 504 })
    expect(waits).toEqual([1234, 5678])
  })

  test('an aborted call stops waiting for delayMs and has no effect', async () => {
    const sandbox = start()
    sandbox.faults.add({ operation: 'deleteApiKey', delayMs: 60_000 })
    const before = sandbox.snapshot()
    const caller = new AbortController()
    const response = sandbox.fetch(`http://sandbox.test${V2}/api-keys/key-scratch`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer sandbox-owner-token' },
      signal: caller.signal,
    })
    caller.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
    expect(sandbox.snapshot()).toEqual(before)
  })

  // Requests with an Origin also pass through the CORS middleware.
  test.each([{}, { Origin: 'http://localhost:3000' }])(
    'a dropped call with the headers %o fails like a fetch without a connection',
    async (headers) => {
      const sandbox = start()
      sandbox.faults.add({ operation: 'listApiKeys', drop: true })
      const failed = call(sandbox, LIST, { headers })
      await expect(failed).rejects.toThrow(TypeError)
      await expect(failed).rejects.toThrow('fetch failed')
      expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
    },
  )
})

const { checkFault } = createFaultCheck(['getRun', 'deleteApp', 'listApiKeys'])
const pendingFaults = () => createFaults<OperationId>({ checkFault })

/** A call of `getRun`, on a path that no test matches. */
const RUN = { operation: 'getRun', path: '/run', keyId: 'key-1' } as const
const IN_APP = `${V2}/apps/app-chat/runs/run-1`

test('faults affect calls oldest first, and as many as `times` states', () => {
  const faults = pendingFaults()
  const fault: Fault = { operation: 'getRun', status: 500, times: 2 }
  faults.add(fault)
  faults.add({ operation: 'getRun', status: 502 })
  // Changing an added or listed fault must have no effect.
  fault.status = 400
  for (const listed of faults.list()) listed.times = 0
  expect(faults.take(RUN)[0]?.fault.status).toBe(500)
  expect(faults.list()).toMatchObject([
    { status: 500, times: 1 },
    { status: 502, times: 1 },
  ])
  expect([1, 2, 3].map(() => faults.take(RUN)[0]?.fault.status)).toEqual([500, 502, undefined])
})

test.each<[Fault, matches: boolean, operation: OperationId | undefined, path: string]>([
  [{ operation: 'getRun' }, true, 'getRun', IN_APP],
  [{ operation: 'getRun' }, false, 'deleteApp', IN_APP],
  [{ operation: '*' }, true, 'getRun', IN_APP],
  [{ operation: '*' }, false, undefined, '/archives/build-1.zip'],
  [{ path: '/archives/*' }, true, undefined, '/archives/build-1.zip'],
  [{ path: IN_APP }, true, 'getRun', IN_APP],
  [{ path: IN_APP }, false, 'getRun', `${IN_APP}0`],
  [{ path: '/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}' }, true, 'getRun', IN_APP],
  [{ path: '/v2/projects/{project_id}/apps/{app_id}' }, false, 'getRun', IN_APP],
  [{ path: '/v2/projects/{project_id}/apps/app-chat/*' }, true, 'getRun', IN_APP],
  [{ path: '/v2/projects/{project_id}/apps/app-other/*' }, false, 'getRun', IN_APP],
  [{ path: '/v2/projects/p.sandbox/*' }, false, 'getRun', IN_APP],
  [{ path: '/*' }, true, 'getRun', IN_APP],
  [{ operation: 'getRun', path: '/v3/*' }, false, 'getRun', IN_APP],
  [{ operation: 'deleteApp', path: '/v2/*' }, false, 'getRun', IN_APP],
  [{ operation: '*', keyId: 'key-1' }, true, 'getRun', IN_APP],
  [{ operation: '*', keyId: 'key-2' }, false, 'getRun', IN_APP],
])('the fault %o affects (%s) the operation %s on %s', (fault, isAffected, operation, path) => {
  const faults = pendingFaults()
  faults.add({ ...fault, status: 500 })
  expect(faults.take({ ...RUN, operation, path })).toHaveLength(isAffected ? 1 : 0)
})

test('remove() ends a fault that affects calls until then', () => {
  const faults = pendingFaults()
  const id = faults.add({ operation: '*', status: 503, times: 'always' })
  for (let call = 0; call < 5; call++) expect(faults.take(RUN)).toMatchObject([{ id }])
  expect(faults.list()).toEqual([{ id, operation: '*', status: 503, times: 'always' }])
  expect([faults.remove('fault-2'), faults.remove(id), faults.remove(id)]).toEqual([false, true, false])
  expect(faults.take(RUN)).toEqual([])
})

/** Returns the delay of each of 1000 calls with a fault; `undefined` for calls that it does not affect. */
async function delaysOf(fault: Partial<Fault>, ...before: Fault[]) {
  const delays: (number | undefined)[] = []
  const sandbox = start({
    sleep: async (milliseconds) => {
      delays[delays.length - 1] = milliseconds
    },
  })
  for (const each of [...before, { operation: 'listApiKeys', times: 'always', ...fault } as const]) {
    sandbox.faults.add(each)
  }
  for (let count = 0; count < 1000; count++) {
    delays.push(undefined)
    await call(sandbox, LIST)
  }
  return delays
}

test.each([0, 0.3, 1])('a fault with probability %d affects that share of calls', async (probability) => {
  const affected = (await delaysOf({ probability, delayMs: 1 })).filter((delay) => delay !== undefined)
  expect(affected.length / 1000).toBeCloseTo(probability, 1)
})

test('a call that a fault spares by its probability is affected by the next fault', () => {
  const faults = pendingFaults()
  faults.add({ operation: '*', status: 500, probability: 0 })
  faults.add({ operation: '*', status: 502 })
  expect(faults.take(RUN)).toMatchObject([{ fault: { status: 502 } }])
  expect(faults.list()).toMatchObject([{ status: 500, times: 1 }])
})

test('a fault that delays all calls leaves later faults their effect', () => {
  const faults = pendingFaults()
  faults.add({ operation: '*', delayMs: 5, times: 'always' })
  faults.add({ operation: 'getRun', delayMs: 7 })
  faults.add({ operation: 'getRun', status: 500 })
  const take = () => faults.take(RUN).map(({ fault }) => fault.status ?? fault.delayMs)
  expect([take(), take(), take()]).toEqual([[5, 7], [5, 500], [5]])
})

test('a range of delays is used from end to end, and the same seed gives the same calls the same delays', async () => {
  const fault = { probability: 0.9, delayMs: { min: 20, max: 29 } }
  const delays = await delaysOf({ ...fault, seed: 7 })
  expect(new Set(delays)).toEqual(new Set([undefined, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]))
  const other: Fault = { operation: 'getRun', status: 500 }
  expect(await delaysOf({ ...fault, seed: 7 }, other)).toEqual(delays)
  expect(await delaysOf({ ...fault, seed: 8 })).not.toEqual(delays)
  expect(await delaysOf(fault)).toEqual(await delaysOf(fault))
  expect(await delaysOf(fault, other)).not.toEqual(await delaysOf(fault))
})

test.each(faultKinds.map((kind) => ({ kind: kind.main, ...kind })))(
  'a fault with $kind does something to a call, and says what',
  async ({ example, words, proceeds }) => {
    const waits: number[] = []
    const sandbox = start({ sleep: async (milliseconds) => void waits.push(milliseconds) })
    const outcome = async () => {
      const response = await call(sandbox, LIST).catch((error: Error) => error.message)
      return { response, waits: [...waits] }
    }
    const undisturbed = await outcome()
    sandbox.faults.add({ operation: 'listApiKeys', ...example } as Fault)
    expect(await outcome()).not.toEqual(undisturbed)
    expect(sandbox.requests.list().at(-1)?.status === 200).toBe(proceeds)
    expect(words(example)).toMatch(/^[a-z]+s /)
  },
)

test.each<[Fault, contentType: string, text: string]>([
  [{ status: 502, text: '<h1>Bad Gateway</h1>' }, 'text/html; charset=utf-8', '<h1>Bad Gateway</h1>'],
  [{ status: 503, text: 'busy', contentType: 'text/plain' }, 'text/plain', 'busy'],
  [{ status: 500, body: null }, 'application/json', 'null'],
  [{ status: 200, body: [{ id: 1 }] }, 'application/json', '[{"id":1}]'],
])('the response of the fault %o has the content type %s and the body %s', async (fault, contentType, text) => {
  const sandbox = start()
  sandbox.faults.add({ operation: 'listApiKeys', ...fault })
  const response = await sandbox.fetch(`http://sandbox.test${V2}/api-keys`)
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    fault.status,
    contentType,
    text,
  ])
})

test('a fault of a key affects calls with its token only, even after it has expired', async () => {
  const sandbox = start()
  for (const keyId of ['key-reader', 'key-deploy-old']) {
    sandbox.faults.add({ operation: '*', keyId, times: 'always', status: 429 })
  }
  const { tokens } = sandbox.fixtures()
  const statuses = [tokens.member, tokens.owner, tokens.expired, 'unknown'].map(async (token) => {
    return (await call(sandbox, LIST, { token })).status
  })
  expect(await Promise.all(statuses)).toEqual([429, 200, 429, 401])
  expect(await sandbox.fetch(`http://sandbox.test${V2}/api-keys`)).toMatchObject({ status: 401 })
})

const CYCLIC: unknown[] = []
CYCLIC.push(CYCLIC)
const OF_RUN = { operation: 'getRun' }
const TEXT = 'x'.repeat(65_536)
test.each<[string, object]>([
  [`it is "${NO_SUCH_NAME}"`, { operation: NO_SUCH_NAME, status: 500 }],
  ['it is "toString"', { operation: 'toString', status: 500 }],
  ['it is ["getRun"]', { operation: ['getRun'], status: 500 }],
  ['needs operation ("*" for every one) or path', { status: 500 }],
  ...['v2', '', '/a?b', '/*/b', '/a{b}', '/**', 5].map((path): [string, object] => ['path', { path, status: 500 }]),
  ['delayMs, status or drop', OF_RUN],
  ['delayMs, status or drop', { ...OF_RUN, drop: false }],
  ...[399, 600, '500', null, 200].map((status): [string, object] => ['status', { ...OF_RUN, status }]),
  ...[199, 204, 600].map((status): [string, object] => ['status', { ...OF_RUN, status, body: {} }]),
  ['keyId', { ...OF_RUN, status: 500, keyId: '' }],
  ['keyId', { ...OF_RUN, status: 500, keyId: 'x'.repeat(257) }],
  ['seed', { ...OF_RUN, status: 500, seed: 'x'.repeat(257) }],
  ['path', { path: '/a'.repeat(1025), status: 500 }],
  ['body', { ...OF_RUN, status: 500, body: CYCLIC }],
  ...[0, 1.5, 'forever'].map((times): [string, object] => ['times', { ...OF_RUN, status: 500, times }]),
  ...[-0.1, 1.1, '1', Number.NaN].map((probability): [string, object] => {
    return ['probability', { ...OF_RUN, status: 500, probability }]
  }),
  ['seed', { ...OF_RUN, status: 500, seed: {} }],
  ['retryAfter', { ...OF_RUN, status: 500, retryAfter: -1 }],
  ['retryAfter', { ...OF_RUN, delayMs: 1, retryAfter: 1 }],
  ...[1e9, '5', { min: 5 }, { min: 6, max: 5 }, { min: 0, max: 60_001 }, { min: 0, max: 1, mean: 1 }].map(
    (delayMs): [string, object] => ['delayMs', { ...OF_RUN, delayMs }],
  ),
  ['drop', { ...OF_RUN, drop: 'yes' }],
  ['drop', { ...OF_RUN, drop: true, status: 500 }],
  ['body', { ...OF_RUN, status: 500, body: TEXT }],
  ['body', { ...OF_RUN, status: 500, body: () => 1 }],
  ['text', { ...OF_RUN, status: 500, text: `${TEXT}x` }],
  ['body and text require status', { ...OF_RUN, drop: true, body: {} }],
  ['either body or text', { ...OF_RUN, status: 500, body: {}, text: '' }],
  ['contentType requires text', { ...OF_RUN, status: 500, contentType: 'text/plain' }],
  ['contentType', { ...OF_RUN, status: 500, text: '', contentType: 'text/plain\r\nX: y' }],
  ['retryafter', { ...OF_RUN, status: 500, retryafter: 1 }],
])('an invalid fault is rejected with a message that contains "%s": %o', (message, invalid) => {
  const faults = pendingFaults()
  expect(() => faults.add(invalid as Fault)).toThrow(RangeError)
  expect(() => faults.add(invalid as Fault)).toThrow(message)
  expect(faults.list()).toEqual([])
})
