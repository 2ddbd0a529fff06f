import { describe, expect, test } from 'vitest'
import { NOW } from '../testing/call.ts'
import { couponsIn } from './coupons.ts'
import { monthsFrom } from './months.ts'

const startedAt = Date.parse(NOW)
const months = monthsFrom('2024-01', 60)
/** The states of every month from the first coupon on. */
const follow = (cost: (month: string) => number) =>
  months.map((month) => ({ month, coupons: couponsIn(month, startedAt, cost) })).filter(({ coupons }) => coupons[0])
/** Months in which a coupon stands in the list, by name, in the order of granting. */
const granted = Map.groupBy(
  follow(() => 0).flatMap(({ month, coupons }) => coupons.map(({ name }) => ({ name, month }))),
  ({ name }) => name,
)
const [older = '', younger = ''] = granted.keys()
const grantedIn = (name: string) => granted.get(name)?.[0]?.month ?? ''
const stateOf = (name: string, month: string, cost: (month: string) => number) => {
  const state = couponsIn(month, startedAt, cost).find((coupon) => coupon.name === name)
  if (!state) expect.fail(`no ${name} in ${month}`)
  return state
}
/** Enough for every coupon. */
const DEAR = () => 1e9

describe('GET /cost: its coupons', () => {
  test('each is listed from the month on in which it was granted, the older one first', () => {
    expect([grantedIn(older), grantedIn(younger)]).toEqual(['2025-01', '2025-03'])
    expect(couponsIn('2024-12', startedAt, DEAR)).toEqual([])
    expect(couponsIn('2025-02', startedAt, DEAR).map(({ name }) => name)).toEqual([older])
    expect(couponsIn('2025-03', startedAt, DEAR).map(({ name }) => name)).toEqual([older, younger])
  })

  test('where nothing was spent all of it remains', () => {
    for (const { coupons } of follow(() => 0)) {
      for (const { cents, remaining, paid } of coupons) expect([remaining, paid]).toEqual([cents, 0])
    }
  })

  test.each([0, 1, 100, 2_499, 7_400, 1e9])(
    'at a monthly cost of %i, they pay no more than that and never fall below zero',
    (cost) => {
      const left = new Map<string, number>()
      for (const { month, coupons } of follow(() => cost)) {
        expect(coupons.reduce((sum, { paid }) => sum + paid, 0)).toBeLessThanOrEqual(cost)
        for (const { name, cents, remaining, paid } of coupons) {
          expect(Math.min(remaining, paid), `${name} in ${month}`).toBeGreaterThanOrEqual(0)
          expect(remaining).toBe((left.get(name) ?? cents) - paid)
          left.set(name, remaining)
        }
      }
    },
  )

  test('the older one pays first, and the younger one what it leaves', () => {
    const both = grantedIn(younger)
    const most = stateOf(older, both, (month) => (month === both ? 1e9 : 0)).paid
    for (const rest of [-1, 0, 1]) {
      const cost = (month: string) => (month === both ? most + rest : 0)
      const paid = [older, younger].map((name) => stateOf(name, both, cost).paid)
      expect(paid).toEqual([most + Math.min(rest, 0), Math.max(rest, 0)])
    }
  })

  test('in one month a coupon pays only so much', () => {
    const { cents, paid } = stateOf(younger, grantedIn(younger), DEAR)
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThan(cents)
  })

  test.each([older, younger])('%s pays in the month of granting and 23 more, then no longer', (name) => {
    const valid = monthsFrom(grantedIn(name), 24)
    const [last = '', after = ''] = monthsFrom(valid.at(-1) ?? '', 2)
    for (const month of [...valid.slice(0, 3), last]) {
      expect(stateOf(name, month, (each) => (each === month ? 1e9 : 0)).paid, month).toBeGreaterThan(0)
    }
    expect(stateOf(name, after, (each) => (each >= after ? 1e9 : 0))).toMatchObject({
      paid: 0,
      remaining: stateOf(name, last, () => 0).cents,
    })
    expect(stateOf(name, after, (each) => (each === last ? 1e9 : 0)).remaining).toBe(
      stateOf(name, last, (each) => (each === last ? 1e9 : 0)).remaining,
    )
  })

  test('what a month costs after it does not change it', () => {
    const cost = (month: string) => (month <= '2025-06' ? 3_000 : 0)
    expect(couponsIn('2025-06', startedAt, cost)).toEqual(couponsIn('2025-06', startedAt, () => 3_000))
  })
})
