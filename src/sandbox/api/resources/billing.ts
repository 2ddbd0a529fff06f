import type { AppCost } from '../../../../generated/types.ts'
import { numberFrom } from '../../../hash.ts'
import { DAY, dayOf } from '../../kit/clock.ts'
import { usageOf } from '../live/costs.ts'
import { daysOf, type Month, monthAt, parseMonth, startOfMonth } from '../months.ts'
import type { StoredApp } from '../tables.ts'
import type { World } from '../world.ts'
import type { Handlers } from './handlers.ts'

export function billing(world: World): Handlers<'getBillingGraph' | 'getProjectCost'> {
  const { store, clock, switches, atLeastOne } = world
  return {
    getBillingGraph: ({ caller, query, reply }) => {
      const { days, apps, discounts } = bill(caller.projectId, query.month)
      // A choice: empty lists have no effect; an app in both lists is excluded (`billing-graph-include-exclude`).
      const { include_app_ids: included = [], exclude_app_ids: excluded = [], granularity = 'day' } = query
      const selected = apps.filter(({ id }) => {
        return (included.length === 0 || included.includes(id)) && !excluded.includes(id)
      })
      const top_n = atLeastOne('top_n', query.top_n)
      const top = selected.slice(0, top_n)
      const rest = selected.slice(top_n)
      const isGrouped = (query.group_others ?? switches.groupOthersByDefault) && rest.length > 0
      const addUp = (list: typeof apps) => days.map((_, day) => sum(list.map(({ daily }) => daily[day] ?? 0)))
      const total = totalOf(selected)
      // A choice: the selected apps' share of the project's discounts, rounded to the cent (`billing-graph-arithmetic`).
      const discount = total && Math.round((discounts * total) / totalOf(apps))
      return reply(200, {
        // Choices: all days, even of the current month (`billing-current-month`), in UTC (`billing-time-zone`).
        // If the document adds a granularity, this does not compile until it has labels.
        labels: { day: days }[granularity],
        // A choice: `total_apps` and costs cover all selected apps (`billing-graph-arithmetic`).
        meta: {
          window_start: `${days[0]}T00:00:00Z`,
          window_end: `${days.at(-1)}T23:59:59Z`,
          currency: 'USD',
          total_apps: selected.length,
          returned_apps: top.length,
          top_n,
          // A choice: high enough for a chart that stacks the series (`billing-graph-arithmetic`).
          y_max_suggestion: Math.ceil(Math.max(...addUp(isGrouped ? selected : top)) / 100),
          total_cost_before_discounts: inUnits(total),
          total_discounts: inUnits(discount),
          total_cost_after_discounts: inUnits(total - discount),
        },
        series: top.map(({ id, name, daily, total }) => {
          return { app_id: id, app_name: name, data: daily.map(inUnits), total: inUnits(total) }
        }),
        ...(isGrouped && {
          others: { count: rest.length, data: addUp(rest).map(inUnits), total: inUnits(totalOf(rest)) },
        }),
      })
    },

    getProjectCost: ({ caller, query, reply }) => {
      const { apps, coupons, discounts } = bill(caller.projectId, query.month)
      const total = totalOf(apps)
      const used = apps.map(({ id, name, daily, onGpu }) => ({ app_id: id, app_name: name, ...usageFor(daily, onGpu) }))
      return reply(200, {
        app_breakdown: used.map(({ app_id: _, ...usage }) => usage),
        // The fields of `breakdown` and `summary` are a choice (`cost-report-fields`).
        breakdown: used,
        summary: {
          compute_cost_cents: total,
          compute_seconds: sum(
            used.map(({ cpu_seconds, gpu_seconds, memory_seconds }) => cpu_seconds + gpu_seconds + memory_seconds),
          ),
          build_cost_cents: 0,
          coupon_discount_cents: discounts,
          total_before_discounts_cents: total,
          total_after_discounts_cents: total - discounts,
        },
        coupons: coupons.map(({ name, cents, remaining }) => {
          return { coupon_name: name, amount_cents: cents, amount_cents_remaining: remaining }
        }),
      })
    },
  }

  /**
   * Computes a project's bill, in cents, for a month (`current`, `previous` or YYYY-MM): days, coupons, discounts, and the
   * apps with costs, even if deleted. Choices: the series are in the order of their totals (`billing-graph-ranking`), and the
   * graph's default month (`billing-graph-defaults`).
   */
  function bill(projectId: string, given = 'current') {
    const now = clock.now()
    const current = monthAt(now)
    const month = given === 'current' ? current : given === 'previous' ? current - 1 : parseMonth(given)
    const billed = store.where('apps', 'projectId', projectId).map((app) => ({ app, costs: costsOf(world, app) }))
    const days = boundsOf(month)
    const apps = billed
      .map(({ app, costs }) => {
        return { id: app.appId, name: app.name, ...costIn(world, { app, costs }, days, now), onGpu: app.onGpu }
      })
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
    const coupons = couponsIn(month, world.start(), (month) => {
      const bounds = boundsOf(month)
      return sum(billed.map((each) => costIn(world, each, bounds, now).total))
    })
    return { days: daysOf(month), apps, coupons, discounts: sum(coupons.map(({ paid }) => paid)) }
  }
}

interface MonthCost {
  /** Cents for each day of the month; empty for a month without cost. */
  daily: number[]
  /** The sum of the days. */
  total: number
}

interface Costs {
  /** Start of the day on which the app was created, and its deletion, in milliseconds since the Unix epoch. */
  first: number
  deletedAt: number
  /** The costs of months that are over. */
  months: Map<Month, MonthCost>
  /** The cost of the current month. `until` is the day it was computed for, in days since the Unix epoch. */
  current?: { month: Month; until: number; cost: MonthCost }
}

/** The costs of an app by month, cached: a past day's cost never changes, and each bill needs all months since the first coupon. */
function costsOf({ memo }: World, app: StoredApp): Costs {
  return memo(app, 'costs', () => {
    const createdAt = Date.parse(app.createdAt)
    const deletedAt = app.deletedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(app.deletedAt)
    return { first: createdAt - (createdAt % DAY), deletedAt, months: new Map() }
  })
}

/** An app with its costs, which are looked up once for all months of a bill. */
interface BilledApp {
  app: StoredApp
  costs: Costs
}

/** A month with its start and the start of the next month, in milliseconds since the Unix epoch. */
interface Bounds {
  month: Month
  start: number
  end: number
}

const boundsOf = (month: Month): Bounds => ({ month, start: startOfMonth(month), end: startOfMonth(month + 1) })

/**
 * Returns the cost of an app in a month, in cents: 0 before the app was created, after it was deleted, and after the current day,
 * which counts in full. In a live sandbox, its cost grows with the clock.
 *
 * @param now the clock's moment in milliseconds since the Unix epoch
 */
function costIn(world: World, billed: BilledApp, { month, start, end }: Bounds, now: number): MonthCost {
  const { costs } = billed
  const last = Math.min(now, costs.deletedAt)
  // Not cached: a client can request any number of months without cost.
  if (end <= costs.first || start > last) return { daily: [], total: 0 }
  const compute = () =>
    withTotal(
      daysOf(month).map((day, index) => costUntil(world, billed, { day, until: start + (index + 1) * DAY, last })),
    )
  if (end <= last) {
    const cost = costs.months.get(month) ?? compute()
    costs.months.set(month, cost)
    return cost
  }
  const until = Math.floor(last / DAY)
  if (costs.current?.month !== month || costs.current.until !== until) costs.current = { month, until, cost: compute() }
  const { cost } = costs.current
  if (!world.live) return cost
  const today = Math.floor((last - start) / DAY)
  return withTotal(cost.daily.with(today, costUntil(world, billed, { day: dayOf(last), until: last, last })))
}

/** Returns the cost of an app on a day up to a moment, in cents. Moments are milliseconds since the Unix epoch. */
function costUntil(
  world: World,
  { app, costs }: BilledApp,
  { day, until, last }: { day: string; until: number; last: number },
) {
  const start = Date.parse(day)
  if (start < costs.first || start > last) return 0
  if (!world.live) return costOn(app, day)
  return Math.round(costOn(app, day) * usageOf(world, app)(start, until))
}

const withTotal = (daily: number[]): MonthCost => ({ daily, total: sum(daily) })

/** Derives the cost of an app on a day (YYYY-MM-DD) in cents, lower on weekends. */
function costOn({ appId, centsPerDay }: StoredApp, day: string): number {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const percent = (isWeekend ? 62 : 100) + numberFrom(`${appId} ${day}`, -8, 8)
  return Math.max(1, Math.round((centsPerDay * percent) / 100))
}

/**
 * Splits daily costs into GPU, CPU and memory totals, in cents and seconds. A choice: integers (`item-field-types`) that add
 * up (`cost-arithmetic`).
 */
function usageFor(daily: number[], onGpu: boolean): Omit<AppCost, 'app_name'> {
  const total = sum(daily)
  let gpu = 0
  let cpu = 0
  for (const cents of daily) {
    const onThatDay = onGpu ? Math.round(cents * 0.8) : 0
    gpu += onThatDay
    cpu += Math.round((cents - onThatDay) * 0.7)
  }
  const memory = total - gpu - cpu
  return {
    cpu_cost_cents: cpu,
    cpu_seconds: cpu * 378,
    gpu_cost_cents: gpu,
    gpu_seconds: gpu * 14,
    memory_cost_cents: memory,
    memory_seconds: memory * 1000,
    total_cost_cents: total,
  }
}

/** Each coupon pays up to `instalment` cents a month, until `cents` are spent or it expires. `age`: days before `startedAt`. */
const COUPONS = [
  { name: 'Welcome credit', cents: 5_000, instalment: 5_000, age: 420 },
  { name: 'Launch partner', cents: 60_000, instalment: 2_500, age: 360 },
]

/** Number of months in which a coupon pays, including the one in which it was granted. */
const VALID_MONTHS = 24

/**
 * Lists coupons granted up to a month, with the cents paid in it and left after it. The oldest pays first.
 *
 * @param startedAt start of the sandbox in milliseconds since the Unix epoch
 * @param costOf returns the cost of a month before discounts, in cents
 */
function couponsIn(month: Month, startedAt: number, costOf: (month: Month) => number) {
  const coupons = COUPONS.map(({ age, ...coupon }) => {
    const since = monthAt(startedAt - age * DAY)
    return { ...coupon, since, until: since + VALID_MONTHS, remaining: coupon.cents, paid: 0 }
  }).filter(({ since }) => since <= month)
  const until = coupons.at(-1)?.until ?? 0
  for (let each = coupons[0]?.since ?? month; each <= month && each < until; each += 1) {
    let unpaid = costOf(each)
    for (const coupon of coupons) {
      const isValid = coupon.since <= each && each < coupon.until
      const paid = isValid ? Math.min(unpaid, coupon.instalment, coupon.remaining) : 0
      coupon.remaining -= paid
      unpaid -= paid
      if (each === month) coupon.paid = paid
    }
  }
  return coupons
}

function totalOf(apps: { total: number }[]): number {
  return sum(apps.map(({ total }) => total))
}

function sum(numbers: readonly number[]): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}

/** Converts cents to currency units, a choice (`billing-graph-amount-unit`); the result's decimal text is exact. */
function inUnits(cents: number): number {
  return cents / 100
}
