import { DAY } from '../../kit/clock.ts'
import type { Footprint, StoredApp } from '../tables.ts'
import { type TimelineWorld, timelineOf } from './containers.ts'

/** Prices of hardware, relative to one another. */
const PRICES = new Map([
  ...Object.entries({ CPU: 0.1, TURING_T4: 0.6, ADA_L4: 0.8, INF2: 0.8, AMPERE_A10: 1, TRN1: 1.4, ADA_L40: 1.9 }),
  ...Object.entries({ AMPERE_A100_40GB: 2.1, BLACKWELL_RTX6000: 2.2, AMPERE_A100_80GB: 2.5, HOPPER_H100: 4 }),
  ...Object.entries({ HOPPER_H200: 4.5, BLACKWELL_B200: 6.3 }),
])

/**
 * Returns a function that derives the usage of an app between two moments, in days of its usage before the start of the
 * sandbox. After the start, usage depends on the replicas and settings. Moments are milliseconds since the Unix epoch.
 */
export function usageOf(world: TimelineWorld, app: StoredApp): (from: number, to: number) => number {
  const start = world.start()
  const { initial, levelsIn, settingsAt } = timelineOf(world, app)
  const usual = Math.max(1, initial) * priceOf(settingsAt(Number.NEGATIVE_INFINITY))
  return (from, to) => {
    const before = Math.max(0, Math.min(to, start) - from)
    const since = Math.max(from, start)
    const levels = since < to ? levelsIn(since, to) : []
    const after = levels.map((level, index) => {
      const until = levels[index + 1]?.since ?? to
      return (until - level.since) * level.replicas * priceOf(settingsAt(level.since))
    })
    return (before + after.reduce((sum, each) => sum + each, 0) / usual) / DAY
  }
}

/** Derives the price of a replica, relative to others. */
function priceOf({ hardware, gpuCount, cpu, memory, computeTier }: Footprint): number {
  const machine = (PRICES.get(hardware) ?? 1) * Math.max(1, gpuCount) + amountOf(cpu) * 0.02 + amountOf(memory) * 0.003
  return computeTier === 'interruptible' ? machine / 2 : machine
}

/** Parses a number of cores or GB, which may be any text (`value-notation`). */
function amountOf(text: string): number {
  const amount = Number(text)
  return amount > 0 ? Math.min(amount, 1024) : 0
}
