import { expect, test } from 'vitest'
import { CALLS, type Caller } from './calls.ts'
import { CLIENTS } from './clients.ts'
import { BenchFailed } from './failed.ts'
import { measureCalls } from './measure-calls.ts'
import { noteProgress } from './testing/progress.ts'

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

const RIGHT = { client: right, 'openapi-fetch': right, 'bare fetch': right }
const measure = (callers: Partial<typeof RIGHT>, rounds = 3) =>
  measureCalls(rounds, { ...RIGHT, ...callers }, noteProgress().progress, BRIEF)

test('who takes more CPU time for a call has the smaller figure, in every round', async () => {
  const samples = await measure({ client: burning(10), 'openapi-fetch': burning(0.5) })
  expect(samples).toHaveLength(3)
  for (const sample of samples) {
    expect(sample.client).toBeLessThan(sample['openapi-fetch'])
    // A CPU-second holds 100 such calls, and the garbage collection.
    expect(sample.client).toBeGreaterThan(10)
    expect(sample.client).toBeLessThanOrEqual(100)
  }
})

test('none always comes first, or last', async () => {
  let order = ''
  const noting =
    (side: string): Caller =>
    async (call) => {
      if (!order.endsWith(side)) order += ` ${side}`
      return right(call)
    }
  const { progress } = noteProgress()
  const done = () => {
    order += ','
  }
  const callers = { client: noting('ours'), 'openapi-fetch': noting('theirs'), 'bare fetch': noting('bare') }
  await measureCalls(2, callers, { ...progress, done }, BRIEF)
  expect(order).toBe(' ours theirs bare ours theirs bare, bare theirs ours,')
})

test.each(CLIENTS)('a wrong answer of %s is no figure', async (side) => {
  const wrong: Caller = async (call) => (call === CALLS.at(-1) ? { data: 'wrong' } : right(call))
  const measuring = measure({ [side]: wrong }, 1)
  await expect(measuring).rejects.toThrow(BenchFailed)
  await expect(measuring).rejects.toThrow(/^listBranches gave \{"data":"wrong"\}, where \{.*\} was answered\.$/)
})

test('a call that fails is no figure', async () => {
  const failing: Caller = async () => {
    throw new Error('broken')
  }
  await expect(measure({ client: failing })).rejects.toThrow(new BenchFailed('createDomain failed: broken.'))
})
