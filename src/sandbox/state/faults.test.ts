import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'
import { createFaults, type Fault } from './faults.ts'

const LIST = `GET ${V2}/api-keys`

describe('faults', () => {
  test('a call with a fault gets status and Retry-After before its token is checked; the next call succeeds', async () => {
    const sandbox = createSandbox({ now: NOW })
    sandbox.faults.add({ operation: 'listApiKeys', status: 503, retryAfter: 7 })
    const { status, headers, body } = await call(sandbox, `${LIST}?unknown`, { token: 'unknown' })
    expect([status, headers.get('Retry-After'), body]).toEqual([503, '7', { message: expect.stringContaining('503') }])
    expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
  })

  test('a call with a fault that has status or drop changes nothing', async () => {
    const sandbox = createSandbox({ now: NOW })
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
    const sandbox = createSandbox({ now: NOW, sleep: async (milliseconds) => void waits.push(milliseconds) })
    const undisturbed = await call(sandbox, LIST)
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 1234 })
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 5678, status: 504 })
    expect((await call(sandbox, LIST)).text).toBe(undisturbed.text)
    expect(await call(sandbox, LIST)).toMatchObject({ status: 504 })
    expect(waits).toEqual([1234, 5678])
  })

  test('an aborted call stops waiting for delayMs and has no effect', async () => {
    const sandbox = createSandbox({ now: NOW })
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
      const sandbox = createSandbox({ now: NOW })
      sandbox.faults.add({ operation: 'listApiKeys', drop: true })
      const failed = call(sandbox, LIST, { headers })
      await expect(failed).rejects.toThrow(TypeError)
      await expect(failed).rejects.toThrow('fetch failed')
      expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
    },
  )
})

test('faults apply only to their operation, oldest first, and as often as `times` states', () => {
  const faults = createFaults()
  const fault: Fault = { operation: 'getRun', status: 500, times: 2 }
  faults.add(fault)
  faults.add({ operation: 'getRun', status: 502 })
  // Changing an added or listed fault must have no effect.
  fault.status = 400
  for (const listed of faults.list()) listed.times = 0
  expect(faults.take('listApiKeys')).toBeUndefined()
  expect(faults.take('getRun')?.status).toBe(500)
  expect(faults.list()).toMatchObject([
    { status: 500, times: 1 },
    { status: 502, times: 1 },
  ])
  expect([1, 2, 3].map(() => faults.take('getRun')?.status)).toEqual([500, 502, undefined])
})

const OF_RUN = { operation: 'getRun' }
test.each<[string, object]>([
  ['listApps', { operation: 'listApps', status: 500 }],
  ['toString', { operation: 'toString', status: 500 }],
  ['it is missing', { status: 500 }],
  ['status, delayMs or drop', OF_RUN],
  ['status, delayMs or drop', { ...OF_RUN, drop: false }],
  ...[399, 600, '500', null].map((status): [string, object] => ['status', { ...OF_RUN, status }]),
  ...[0, 1.5].map((times): [string, object] => ['times', { ...OF_RUN, status: 500, times }]),
  ['retryAfter', { ...OF_RUN, status: 500, retryAfter: -1 }],
  ['retryAfter', { ...OF_RUN, delayMs: 1, retryAfter: 1 }],
  ['delayMs', { ...OF_RUN, delayMs: 1e9 }],
  ['drop', { ...OF_RUN, drop: 'yes' }],
  ['drop', { ...OF_RUN, drop: true, status: 500 }],
  ['retryafter', { ...OF_RUN, status: 500, retryafter: 1 }],
])('an invalid fault is rejected with a message that contains "%s": %j', (message, invalid) => {
  const faults = createFaults()
  expect(() => faults.add(invalid as Fault)).toThrow(RangeError)
  expect(() => faults.add(invalid as Fault)).toThrow(message)
  expect(faults.list()).toEqual([])
})
