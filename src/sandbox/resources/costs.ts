import type { components } from '../../../generated/types.ts'
import { DAY, daysOf, type Month, monthNameAt, monthsFrom } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'

/** Usage of an app and its cost: whole cents and seconds (`cost-number-types`), so that sums are exact. */
type Usage = Omit<components['schemas']['AppCost'], 'app_name'>

const NO_USAGE: Usage = {
  cpu_cost_cents: 0,
  cpu_seconds: 0,
  gpu_cost_cents: 0,
  gpu_seconds: 0,
  memory_cost_cents: 0,
  memory_seconds: 0,
  total_cost_cents: 0,
}

const SECONDS_PER_CENT = { cpu: 378, gpu: 14, memory: 3226 }

/** The cost of an app in a month, in cents. */
export interface MonthCost {
  /** Aligned with the days of the month. */
  daily: number[]
  total: number
  usage: Usage
}

const NO_COST: MonthCost = { daily: [], total: 0, usage: NO_USAGE }

/** Creates a function that computes the cost of an app in a month. It caches: the cost of past days never changes. */
export function createCostInMonth(): (stored: StoredApp, month: Month, now: number) => MonthCost {
  const known = new WeakMap<StoredApp['footprint'], Map<string, MonthCost>>()
  return (stored, month, now) => {
    const firstDay = stored.createdAt - (stored.createdAt % DAY)
    const last = Math.min(now, stored.deletedAt ?? now)
    // Not cached: there is no limit to the months without cost.
    if (month.end <= firstDay || month.start > last) return NO_COST
    const months = known.get(stored.footprint) ?? new Map<string, MonthCost>()
    known.set(stored.footprint, months)
    const key = month.end <= last ? month.name : `${month.name} until ${Math.floor(last / DAY)}`
    const cost = months.get(key) ?? compute(stored, month, firstDay, last)
    months.set(key, cost)
    return cost
  }
}

function compute(stored: StoredApp, month: Month, firstDay: number, last: number): MonthCost {
  const days = daysOf(month).map((day) => {
    const start = Date.parse(day)
    return start < firstDay || start > last ? NO_USAGE : usageOn(stored, day)
  })
  const usage = sumUsage(days)
  return { daily: days.map((day) => day.total_cost_cents), total: usage.total_cost_cents, usage }
}

/** Derives the usage of a day, lower at weekends. The current day counts in full. */
function usageOn({ app, footprint }: StoredApp, day: string): Usage {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const percent = (isWeekend ? 62 : 100) + numberFrom(`${app.appId} ${day}`, -8, 8)
  const cents = Math.max(1, Math.round((footprint.centsPerDay * percent) / 100))
  const gpuCents = footprint.onGpu ? Math.round(cents * 0.8) : 0
  const cpuCents = Math.round((cents - gpuCents) * 0.7)
  const memoryCents = cents - gpuCents - cpuCents
  return {
    cpu_cost_cents: cpuCents,
    cpu_seconds: cpuCents * SECONDS_PER_CENT.cpu,
    gpu_cost_cents: gpuCents,
    gpu_seconds: gpuCents * SECONDS_PER_CENT.gpu,
    memory_cost_cents: memoryCents,
    memory_seconds: memoryCents * SECONDS_PER_CENT.memory,
    total_cost_cents: cents,
  }
}

export function sumUsage(usages: Usage[]): Usage {
  const sum = { ...NO_USAGE }
  for (const usage of usages) {
    for (const key of Object.keys(sum) as (keyof Usage)[]) sum[key] += usage[key]
  }
  return sum
}

/** A coupon pays part of each month's cost until it is used up or expires; ages in days before the start of the sandbox. */
const COUPONS = [
  { name: 'Welcome credit', cents: 5_000, centsPerMonth: 5_000, age: 420 },
  { name: 'Launch partner', cents: 60_000, centsPerMonth: 2_500, age: 360 },
]

/** Number of months in which a coupon pays, including the one in which it was granted. */
const VALID_MONTHS = 24

/** A coupon at the end of a month, in cents. */
export interface CouponState {
  name: string
  /** Original amount. */
  cents: number
  remaining: number
  /** Paid in that month. */
  paid: number
}

/**
 * Lists the coupons granted up to a month (YYYY-MM), as they are at its end. The oldest coupon pays first.
 *
 * @param costOfMonth cost of a month before discounts, in cents
 */
export function couponsIn(month: string, startedAt: number, costOfMonth: (month: string) => number): CouponState[] {
  const coupons = COUPONS.map(({ name, cents, centsPerMonth, age }) => ({
    months: monthsFrom(monthNameAt(startedAt - age * DAY), VALID_MONTHS),
    centsPerMonth,
    state: { name, cents, remaining: cents, paid: 0 },
  })).filter(({ months }) => (months[0] ?? '') <= month)
  const past = new Set(coupons.flatMap(({ months }) => months).filter((each) => each < month))
  for (const each of [...[...past].sort(), month]) {
    let unpaid = costOfMonth(each)
    for (const { months, centsPerMonth, state } of coupons) {
      state.paid = months.includes(each) ? Math.min(unpaid, centsPerMonth, state.remaining) : 0
      state.remaining -= state.paid
      unpaid -= state.paid
    }
  }
  return coupons.map(({ state }) => state)
}
