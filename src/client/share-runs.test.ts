import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shareRuns } from './share-runs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(vi.getTimerCount(), 'no timer remains').toBe(0)
  vi.useRealTimers()
})

const PATIENCE_MS = 1000
const never = () => new Promise<string>(() => undefined)
const after = (milliseconds: number, result = 'result') =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, result))
const failing = async (milliseconds: number, reason: string): Promise<never> => {
  await after(milliseconds)
  throw reason
}

/** Shares runs that behave as given, in turn; all further ones as the last. `call` waits for a result. */
function share(...behaviours: ((signal: AbortSignal) => Promise<string>)[]) {
  const signals: AbortSignal[] = []
  const { get } = shareRuns((signal) => {
    const behaviour = behaviours[signals.push(signal) - 1] ?? behaviours.at(-1)
    return behaviour ? behaviour(signal) : never()
  })
  const call = (stopped: AbortSignal = new AbortController().signal) =>
    get(stopped, PATIENCE_MS).catch((error: unknown) => `failed: ${error}`)
  const calls = (count: number) => Promise.all(Array.from({ length: count }, () => call()))
  return { signals, call, calls }
}

test.each([
  [400, 1],
  [900, 1],
  [1500, 2],
  [2500, 3],
])('a run of %i ms is that of all calls, which start %i runs', async (milliseconds, runs) => {
  const { signals, calls } = share(() => after(milliseconds))
  const results = calls(25)
  await vi.advanceTimersByTimeAsync(milliseconds)
  expect(await results).toEqual(Array(25).fill('result'))
  expect(signals).toHaveLength(runs)
  await vi.runAllTimersAsync()
})

// As on Cloudflare Workers, which drop the promises of a request that has ended.
test('after a run that never settles, calls that began at different times share one new run', async () => {
  const { signals, call } = share(never, () => after(300))
  const results = Array.from({ length: 20 }, async (_, at) => {
    await after(at * 50)
    return call()
  })
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 400)
  expect(await Promise.all(results)).toEqual(Array(20).fill('result'))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('if a new run fails, its callers get the error at once, but not the caller whose own run is pending', async () => {
  const { call, signals } = share(
    () => after(3000),
    () => failing(100, 'refused'),
  )
  const results = [call(), call(), call()]
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 200)
  expect(await Promise.all(results.slice(1))).toEqual(['failed: refused', 'failed: refused'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(await results[0]).toBe('result')
  expect(signals).toHaveLength(2)
})

test('a run that fails after a new one has started fails no call', async () => {
  const { calls } = share(
    () => failing(PATIENCE_MS + 5, 'lost'),
    () => after(10),
  )
  const results = calls(3)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 20)
  expect(await results).toEqual(Array(3).fill('result'))
})

test('a call that is stopped leaves the run to the others; the last one aborts it', async () => {
  const { signals, call } = share(never)
  const aborts = [new AbortController(), new AbortController()]
  const results = aborts.map(({ signal }) => call(signal))
  aborts[0]?.abort('first')
  expect(await results[0]).toBe('failed: first')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  aborts[1]?.abort('second')
  expect(await results[1]).toBe('failed: second')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await call(AbortSignal.abort('before'))).toBe('failed: before')
})

const heeding = (signal: AbortSignal) =>
  Promise.race([after(50), new Promise<never>((_, reject) => signal.addEventListener('abort', reject))])

test.each([
  ['gets the result of a run whose callers have all been stopped', () => after(50), 1],
  ['starts a run if that one heeded the abort', heeding, 2],
])('a later call %s', async (_, behaviour, runs) => {
  const { signals, call } = share(behaviour)
  const abort = new AbortController()
  const stopped = call(abort.signal)
  abort.abort('enough')
  expect(await stopped).toBe('failed: enough')
  const result = call()
  await vi.runAllTimersAsync()
  expect(await result).toBe('result')
  expect(signals).toHaveLength(runs)
})
