import { DAY } from '../state/timestamps.ts'
import { monthNameAt, monthsFrom } from './months.ts'

/** A coupon pays a part of each month's cost until nothing of it remains. */
interface CouponRow {
  name: string
  cents: number
  /** What it pays in one month at most. */
  centsPerMonth: number
  /** How many days before the start of the sandbox it was granted. */
  age: number
}

const COUPONS: CouponRow[] = [
  { name: 'Welcome credit', cents: 5_000, centsPerMonth: 5_000, age: 420 },
  { name: 'Launch partner', cents: 60_000, centsPerMonth: 2_500, age: 360 },
]

/** How a coupon stands at the end of a month. */
export interface CouponState {
  name: string
  /** What it was worth when it was granted. */
  cents: number
  remaining: number
  /** What it paid in that month. */
  paid: number
}

/** A coupon pays in the month in which it was granted and those that follow, so many in all. */
const MONTHS_OF_VALIDITY = 24

/**
 * The coupons that were granted by a month, each as it stands at its end. Where two pay in a month, the older one goes first.
 *
 * @param month written YYYY-MM
 * @param costOfMonth cost in cents of a month before discounts
 */
export function couponsIn(month: string, startedAt: number, costOfMonth: (month: string) => number): CouponState[] {
  const coupons = COUPONS.map(({ name, cents, centsPerMonth, age }) => ({
    months: monthsFrom(monthNameAt(startedAt - age * DAY), MONTHS_OF_VALIDITY),
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
