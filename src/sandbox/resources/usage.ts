import { numberFrom } from '../state/random.ts'
import type { StoredApp } from '../state/store.ts'
import { DAY } from '../state/timestamps.ts'
import { daysOf, type Month } from './months.ts'

/** What an app used in a time and what that costs. Amounts are whole cents, so that sums are exact. */
export interface Usage {
  cpuCents: number
  gpuCents: number
  memoryCents: number
  cpuSeconds: number
  gpuSeconds: number
  memorySeconds: number
}

const NO_USAGE: Usage = {
  cpuCents: 0,
  gpuCents: 0,
  memoryCents: 0,
  cpuSeconds: 0,
  gpuSeconds: 0,
  memorySeconds: 0,
}

/** Seconds that one cent buys. */
const SECONDS_PER_CENT = { cpu: 378, gpu: 14, memory: 3226 }

/** What an app cost in a month, in whole cents. */
export interface MonthCost {
  /** Aligned with the days of the month. */
  daily: number[]
  total: number
  usage: Usage
}

export type CostInMonth = (stored: StoredApp, month: Month, now: number) => MonthCost

const NO_COST: MonthCost = { daily: [], total: 0, usage: NO_USAGE }

/** The cost of days that are over never changes, so that of a month is reckoned once. */
export function createCostInMonth(): CostInMonth {
  const known = new WeakMap<StoredApp['footprint'], Map<string, MonthCost>>()
  return (stored, month, now) => {
    const firstDay = stored.createdAt - (stored.createdAt % DAY)
    const last = Math.min(now, stored.deletedAt ?? now)
    // Months without any cost are not kept: there is no end of them.
    if (month.end <= firstDay || month.start > last) return NO_COST
    const months = known.get(stored.footprint) ?? new Map<string, MonthCost>()
    known.set(stored.footprint, months)
    const key = month.end <= last ? month.name : `${month.name} until ${Math.floor(last / DAY)}`
    const cost = months.get(key) ?? reckon(stored, month, firstDay, last)
    months.set(key, cost)
    return cost
  }
}

function reckon(stored: StoredApp, month: Month, firstDay: number, last: number): MonthCost {
  const days = daysOf(month).map((day) => {
    const start = Date.parse(day)
    return start < firstDay || start > last ? NO_USAGE : usageOn(stored, day)
  })
  const usage = sumUsage(days)
  return { daily: days.map(costOf), total: costOf(usage), usage }
}

/** What an app used on a day; less at weekends. A day counts whole from its first moment on. */
function usageOn({ app, footprint }: StoredApp, day: string): Usage {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const percent = (isWeekend ? 62 : 100) + numberFrom(`${app.appId} ${day}`, -8, 8)
  const cents = Math.max(1, Math.round((footprint.centsPerDay * percent) / 100))
  const gpuCents = footprint.onGpu ? Math.round(cents * 0.8) : 0
  const cpuCents = Math.round((cents - gpuCents) * 0.7)
  const memoryCents = cents - gpuCents - cpuCents
  return {
    cpuCents,
    gpuCents,
    memoryCents,
    cpuSeconds: cpuCents * SECONDS_PER_CENT.cpu,
    gpuSeconds: gpuCents * SECONDS_PER_CENT.gpu,
    memorySeconds: memoryCents * SECONDS_PER_CENT.memory,
  }
}

export function costOf({ cpuCents, gpuCents, memoryCents }: Usage): number {
  return cpuCents + gpuCents + memoryCents
}

export function sumUsage(usages: Usage[]): Usage {
  return usages.reduce(
    (sum, each) => ({
      cpuCents: sum.cpuCents + each.cpuCents,
      gpuCents: sum.gpuCents + each.gpuCents,
      memoryCents: sum.memoryCents + each.memoryCents,
      cpuSeconds: sum.cpuSeconds + each.cpuSeconds,
      gpuSeconds: sum.gpuSeconds + each.gpuSeconds,
      memorySeconds: sum.memorySeconds + each.memorySeconds,
    }),
    NO_USAGE,
  )
}
