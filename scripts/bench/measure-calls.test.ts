import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import type { Caller } from './clients.ts'
import { BenchFailed } from './failed.ts'
import { measureCalls } from './measure-calls.ts'

const BRIEF = { warmUpMs: 1, measureMs: 1 }
const right: Caller = async ({ answer }) => structuredClone(answer)

/** Takes CPU time: so many milliseconds per call. */
function burning(milliseconds: number): Caller {
  return async (call) => {
    const before = process.cpuUsage()
    for (let used = 0; used < milliseconds * 1000; ) {
      const { user, system } = process.cpuUsage(before)
      used = user + system
    }
    return right(call)
  }
}

const measure = (ours: Caller, theirs: Caller) => measureCalls(3, { ours, theirs }, () => undefined, BRIEF)

test('who takes more CPU time for a call has the smaller figure, in every round', async () => {
  const samples = await measure(burning(10), burning(0.5))
  expect(samples).toHaveLength(3)
  for (const { ours, theirs } of samples) {
    expect(ours).toBeLessThan(theirs)
    // A CPU-second holds 100 such calls, and the garbage collection.
    expect(ours).toBeGreaterThan(10)
    expect(ours).toBeLessThanOrEqual(100)
  }
})

test('neither always comes second', async () => {
  let order = ''
  const noting =
    (side: string): Caller =>
    async (call) => {
      if (!order.endsWith(side)) order += ` ${side}`
      return right(call)
    }
  const tell = () => {
    order += ','
  }
  await measureCalls(3, { ours: noting('ours'), theirs: noting('theirs') }, tell, BRIEF)
  expect(order).toBe(', ours theirs ours theirs, theirs ours, ours theirs,')
})

test.each(['ours', 'theirs'] as const)('a wrong answer of %s is no figure', async (side) => {
  const wrong: Caller = async (call) => (call === CALLS.at(-1) ? { data: 'wrong' } : right(call))
  const measuring = measureCalls(1, { ours: right, theirs: right, [side]: wrong }, () => undefined, BRIEF)
  await expect(measuring).rejects.toThrow(BenchFailed)
  await expect(measuring).rejects.toThrow(/^listBranches gave \{"data":"wrong"\}, where \{.*\} was answered\.$/)
})

test('a call that fails is no figure', async () => {
  const failing: Caller = async () => {
    throw new Error('broken')
  }
  await expect(measure(failing, right)).rejects.toThrow(new BenchFailed('createDomain failed: broken.'))
})
