import { daysOf, monthAfter, rfc3339 } from '../state/clock.ts'
import type { World } from '../state/world.ts'
import { couponsIn, createDailyCosts, usageFor } from './costs.ts'
import type { Handlers } from './handlers.ts'

/** The cost of an app in a month, in cents. */
interface AppCost {
  id: string
  name: string
  /** By day of the month. */
  daily: number[]
  total: number
  onGpu: boolean
}

export function billing({ store, clock, switches, atLeastOne }: World): Handlers<'getBillingGraph' | 'getProjectCost'> {
  const dailyCosts = createDailyCosts()
  return {
    getBillingGraph: ({ caller, query, reply }) => {
      const { days, apps, discounts } = bill(caller.projectId, query.month)
      // Empty lists have no effect; an app in both lists is excluded (`billing-graph-include-exclude`).
      const { include_app_ids: included = [], exclude_app_ids: excluded = [] } = query
      const selected = apps.filter(({ id }) => {
        return (included.length === 0 || included.includes(id)) && !excluded.includes(id)
      })
      const top_n = atLeastOne('top_n', query.top_n)
      const [top, rest] = [selected.slice(0, top_n), selected.slice(top_n)]
      const isGrouped = (query.group_others ?? switches.groupOthersByDefault) && rest.length > 0
      const addUp = (list: AppCost[]) => days.map((_, day) => sum(list.map(({ daily }) => daily[day] ?? 0)))
      const total = totalOf(selected)
      // The share of the selected apps, to the cent.
      const discount = total && Math.round((discounts * total) / totalOf(apps))
      return reply(200, {
        labels: days,
        // The meaning of the numbers is undocumented (`billing-graph-meanings`): here, they count the selected apps.
        meta: {
          window_start: `${days[0]}T00:00:00Z`,
          window_end: `${days.at(-1)}T23:59:59Z`,
          currency: 'USD',
          total_apps: selected.length,
          returned_apps: top.length,
          top_n,
          // High enough for stacked series.
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
      const used = apps.map(({ id, name, total, onGpu }) => ({ app_id: id, app_name: name, ...usageFor(total, onGpu) }))
      return reply(200, {
        app_breakdown: used.map(({ app_id: _, ...usage }) => usage),
        // The fields of these two are undocumented (`cost-breakdown-fields`, `cost-summary-fields`); these are a choice.
        breakdown: used,
        summary: {
          compute_cost_cents: total,
          compute_seconds: sum(used.map(({ cpu_seconds, gpu_seconds }) => cpu_seconds + gpu_seconds)),
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
   * The cost of the apps of a project in a month, including deleted ones, most expensive first. The current month is the
   * default, for the graph by choice (`billing-graph-defaults`).
   */
  function bill(projectId: string, given = 'current') {
    const now = rfc3339(clock.now())
    const month = { current: monthAfter(now), previous: monthAfter(now, -1) }[given] ?? given
    const days = daysOf(month)
    const apps: AppCost[] = store.state.apps
      .filter(({ app }) => app.projectId === projectId)
      .map((stored) => {
        const daily = dailyCosts(stored, days, clock.now())
        return { id: stored.app.appId, name: stored.name, daily, total: sum(daily), onGpu: stored.footprint.onGpu }
      })
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
    const coupons = couponsIn(month, store.state.startedAt, totalOf(apps))
    return { days, apps, coupons, discounts: sum(coupons.map(({ paid }) => paid)) }
  }
}

function totalOf(apps: AppCost[]): number {
  return sum(apps.map(({ total }) => total))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Units of the currency (`billing-graph-amount-unit`); as decimal text the division is exact to the cent. */
function inUnits(cents: number): number {
  return cents / 100
}
