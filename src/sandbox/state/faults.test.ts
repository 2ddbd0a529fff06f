import { describe, expect, test } from 'vitest'
import { operationTable } from '../../../generated/operations.ts'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'
import { createFaults, type Fault } from './faults.ts'

const LIST = `GET ${V2}/api-keys`

describe('a call that meets a fault', () => {
  test('gets its status, a message and Retry-After; the next one gets through', async () => {
    const sandbox = createSandbox({ now: NOW })
    sandbox.faults.add({ operation: 'listApiKeys', status: 503, retryAfter: 7 })
    const { status, headers, body } = await call(sandbox, LIST)
    expect([status, headers.get('Retry-After'), headers.get('Content-Type')]).toEqual([503, '7', 'application/json'])
    expect(body).toEqual({ message: expect.stringContaining('503') })
    expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
  })

  test('changes nothing', async () => {
    const sandbox = createSandbox({ now: NOW })
    const before = sandbox.snapshot()
    sandbox.faults.add({ operation: 'deleteApp', status: 500 })
    sandbox.faults.add({ operation: 'deleteApp', drop: true })
    const target = `DELETE ${V2}/apps/${sandbox.fixtures().app_id}`
    expect(await call(sandbox, target)).toMatchObject({ status: 500 })
    await expect(call(sandbox, target)).rejects.toThrow()
    expect(sandbox.snapshot()).toEqual(before)
  })

  test('does so before anything of it is looked at', async () => {
    const sandbox = createSandbox({ now: NOW })
    sandbox.faults.add({ operation: 'listApiKeys', status: 429 })
    expect(await call(sandbox, `${LIST}?unknown`, { token: 'unknown' })).toMatchObject({ status: 429 })
  })

  test('waits for delayMs, and is then carried out, unless there is a status', async () => {
    const waits: number[] = []
    const sandbox = createSandbox({ now: NOW, sleep: async (milliseconds) => void waits.push(milliseconds) })
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 1234 })
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 5678, status: 504 })
    const undisturbed = await call(createSandbox({ now: NOW }), LIST)
    expect((await call(sandbox, LIST)).text).toBe(undisturbed.text)
    expect(await call(sandbox, LIST)).toMatchObject({ status: 504 })
    expect(waits).toEqual([1234, 5678])
  })

  test('waits no longer than its caller', async () => {
    const sandbox = createSandbox({ now: NOW })
    sandbox.faults.add({ operation: 'deleteApiKey', delayMs: 60_000 })
    const caller = new AbortController()
    const { tokens, disposable } = sandbox.fixtures()
    const answer = sandbox.fetch(`http://sandbox.test${V2}/api-keys/${disposable.api_key_id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${tokens.owner}` },
      signal: caller.signal,
    })
    caller.abort()
    // With the delay it would run into the time limit of the test.
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(sandbox.snapshot().apiKeys.map(({ id }) => id)).toContain(disposable.api_key_id)
  })

  test('a caller that has given up before gets no answer', async () => {
    const sandbox = createSandbox({ now: NOW })
    const answer = sandbox.fetch(`http://sandbox.test${V2}/api-keys`, { signal: AbortSignal.abort() })
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  // A request with an Origin takes another way through the sandbox.
  test.each([{}, { Origin: 'http://localhost:3000' }])(
    'with drop it fails as any fetch does, headers %o',
    async (headers) => {
      const sandbox = createSandbox({ now: NOW })
      sandbox.faults.add({ operation: 'listApiKeys', drop: true })
      const answer = call(sandbox, LIST, { headers })
      await expect(answer).rejects.toThrow(TypeError)
      await expect(answer).rejects.toThrow('fetch failed')
      expect(await call(sandbox, LIST)).toMatchObject({ status: 200 })
    },
  )
})

describe('faults that are still to come', () => {
  test.each(Object.keys(operationTable) as Fault['operation'][])('%s has its own', (operation) => {
    const faults = createFaults()
    const [other = operation] = (Object.keys(operationTable) as Fault['operation'][]).filter((id) => id !== operation)
    faults.add({ operation, status: 500 })
    expect(faults.take(other)).toBeUndefined()
    expect(faults.take(operation)).toMatchObject({ operation, status: 500 })
    expect(faults.take(operation)).toBeUndefined()
  })

  test('of several, the one that was added first goes first, as often as it says', () => {
    const faults = createFaults()
    faults.add({ operation: 'getRun', status: 500, times: 2 })
    faults.add({ operation: 'getRun', status: 502 })
    expect(faults.list().map(({ status, times }) => [status, times])).toEqual([
      [500, 2],
      [502, 1],
    ])
    faults.take('getRun')
    expect(faults.list().map(({ status, times }) => [status, times])).toEqual([
      [500, 1],
      [502, 1],
    ])
    expect([1, 2, 3].map(() => faults.take('getRun')?.status)).toEqual([500, 502, undefined])
    expect(faults.list()).toEqual([])
  })

  test('are gone once they are cleared', () => {
    const faults = createFaults()
    faults.add({ operation: 'getRun', status: 500 })
    faults.clear()
    expect([faults.list(), faults.take('getRun')]).toEqual([[], undefined])
  })

  test('cannot be changed from outside', () => {
    const faults = createFaults()
    const fault: Fault = { operation: 'getRun', status: 500 }
    faults.add(fault)
    fault.status = 400
    for (const listed of faults.list()) listed.times = 0
    expect(faults.list()).toEqual([{ operation: 'getRun', status: 500, times: 1 }])
  })

  test('with times left undefined, there is one', () => {
    const faults = createFaults()
    faults.add({ operation: 'getRun', status: 500, times: undefined } as unknown as Fault)
    expect([1, 2].map(() => faults.take('getRun')?.status)).toEqual([500, undefined])
  })
})

test.each([
  [{ operation: 'listApps', status: 500 }, 'listApps'],
  [{ operation: 'toString', status: 500 }, 'toString'],
  [{ status: 500 }, 'it is missing'],
  [{ operation: 'getRun' }, 'status, delayMs or drop'],
  [{ operation: 'getRun', drop: false }, 'status, delayMs or drop'],
  [{ operation: 'getRun', status: 200 }, 'status'],
  [{ operation: 'getRun', status: 600 }, 'status'],
  [{ operation: 'getRun', status: '500' }, 'status'],
  [{ operation: 'getRun', status: null }, 'status'],
  [{ operation: 'getRun', status: 500, times: 0 }, 'times'],
  [{ operation: 'getRun', status: 500, times: 1.5 }, 'times'],
  [{ operation: 'getRun', status: 500, times: -1 }, 'times'],
  [{ operation: 'getRun', status: 500, retryAfter: -1 }, 'retryAfter'],
  [{ operation: 'getRun', delayMs: 1, retryAfter: 1 }, 'retryAfter'],
  [{ operation: 'getRun', delayMs: -1 }, 'delayMs'],
  [{ operation: 'getRun', delayMs: 1e9 }, 'delayMs'],
  [{ operation: 'getRun', drop: 'yes' }, 'drop'],
  [{ operation: 'getRun', drop: true, status: 500 }, 'drop'],
  [{ operation: 'getRun', status: 500, retryafter: 1 }, '"retryafter"'],
])('%j is no fault', (fault, told) => {
  const faults = createFaults()
  expect(() => faults.add(fault as Fault)).toThrow(RangeError)
  expect(() => faults.add(fault as Fault)).toThrow(told)
  expect(faults.list()).toEqual([])
})
