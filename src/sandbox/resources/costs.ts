import type { components } from '../../../generated/types.ts'
import { DAY, dayOf, monthAfter } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'

/** Creates a function that lists the cost of an app on each of some days, in cents. It caches: past cost never changes. */
export function createDailyCosts() {
  const known = new Map<string, number[]>()
  /** @param days YYYY-MM-DD, ascending; an app that costs nothing on any of them has an empty list */
  return ({ app: { appId }, footprint, ...stored }: StoredApp, days: string[], now: number): number[] => {
    const first = dayOf(stored.createdAt)
    const last = dayOf(Math.min(now, stored.deletedAt ?? now))
    const [start = '', end = ''] = [days[0], days.at(-1)]
    // Not cached: there is no limit to the months without cost.
    if (end < first || start > last) return []
    const key = [appId, footprint.centsPerDay, first > start ? first : start, last < end ? last : end].join()
    const costs = known.get(key) ?? days.map((day) => (day < first || day > last ? 0 : costOn(appId, footprint, day)))
    known.set(key, costs)
    return costs
  }
}

/** Derives the cost of a day, lower at weekends. The current day counts in full. */
function costOn(appId: string, { centsPerDay }: StoredApp['footprint'], day: string): number {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const percent = (isWeekend ? 62 : 100) + numberFrom(`${appId} ${day}`, -8, 8)
  return Math.max(1, Math.round((centsPerDay * percent) / 100))
}

/** Splits a cost in cents into whole cents and seconds (`cost-number-types`), so that sums are exact. */
export function usageFor(cents: number, onGpu: boolean): Omit<components['schemas']['AppCost'], 'app_name'> {
  const gpu = onGpu ? Math.round(cents * 0.8) : 0
  const cpu = Math.round((cents - gpu) * 0.7)
  const memory = cents - gpu - cpu
  return {
    cpu_cost_cents: cpu,
    cpu_seconds: cpu * 378,
    gpu_cost_cents: gpu,
    gpu_seconds: gpu * 14,
    memory_cost_cents: memory,
    memory_seconds: memory * 3226,
    total_cost_cents: cents,
  }
}

/** A coupon pays up to an instalment of each month's cost, from `age` days before the start on. Their months do not overlap. */
const COUPONS = [
  { name: 'Welcome credit', instalment: 5_000, months: 1, age: 420 },
  { name: 'Launch partner', instalment: 2_500, months: 24, age: 360 },
]

/**
 * Lists the coupons granted up to a month (YYYY-MM), as they are at its end, in cents. What a month does not use of its
 * instalment lapses.
 *
 * @param cost cost of that month before discounts
 */
export function couponsIn(month: string, startedAt: number, cost: number) {
  return COUPONS.flatMap(({ name, instalment, months, age }) => {
    const due = Array.from({ length: months }, (_, index) => monthAfter(dayOf(startedAt - age * DAY), index))
    if ((due[0] ?? '') > month) return []
    const paid = due.includes(month) ? Math.min(cost, instalment) : 0
    const remaining = instalment * due.filter((each) => each > month).length
    return [{ name, cents: instalment * months, remaining, paid }]
  })
}
