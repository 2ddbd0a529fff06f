import { daysOf, type Month, monthNameAt, monthOf, previousMonth } from '../state/clock.ts'
import type { World } from '../state/world.ts'
import { type CouponState, couponsIn, createCostInMonth, type MonthCost, sumUsage } from './costs.ts'
import type { Handlers } from './handlers.ts'

/** The cost of an app in a month, in cents. */
interface AppCost extends MonthCost {
  id: string
  name: string
}

export function billing({ store, clock, switches, atLeastOne }: World): Handlers<'getBillingGraph' | 'getProjectCost'> {
  const costInMonth = createCostInMonth()
  return {
    getBillingGraph: ({ caller: { projectId }, query, reply }) => {
      const month = resolveMonth(query.month)
      const days = daysOf(month)
      const all = costsOf(projectId, month)
      const selected = all.filter(({ id }) => isSelected(id, query))
      const top_n = atLeastOne('top_n', query.top_n)
      const top = selected.slice(0, top_n)
      const rest = selected.slice(top.length)
      const isGrouped = (query.group_others ?? switches.groupOthersByDefault) && rest.length > 0
      const drawn = [...top, ...(isGrouped ? rest : [])]
      const total = totalOf(selected)
      const discounts = share(paidBy(couponsOf(projectId, month)), total, totalOf(all))
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
          y_max_suggestion: Math.ceil(Math.max(...addUp(drawn, days)) / 100),
          total_cost_before_discounts: inUnits(total),
          total_discounts: inUnits(discounts),
          total_cost_after_discounts: inUnits(total - discounts),
        },
        series: top.map(({ id, name, daily, total }) => {
          return { app_id: id, app_name: name, data: daily.map(inUnits), total: inUnits(total) }
        }),
        ...(isGrouped && {
          others: { count: rest.length, data: addUp(rest, days).map(inUnits), total: inUnits(totalOf(rest)) },
        }),
      })
    },

    getProjectCost: ({ caller: { projectId }, query, reply }) => {
      const month = resolveMonth(query.month)
      const apps = costsOf(projectId, month)
      const coupons = couponsOf(projectId, month)
      const total = totalOf(apps)
      const discounts = paidBy(coupons)
      const usage = sumUsage(apps.map((app) => app.usage))
      return reply(200, {
        app_breakdown: apps.map(({ name, usage }) => ({ app_name: name, ...usage })),
        // The fields of these two are undocumented (`cost-breakdown-fields`, `cost-summary-fields`); these are a choice.
        breakdown: apps.map(({ id, name, usage }) => ({ app_id: id, app_name: name, ...usage })),
        summary: {
          compute_cost_cents: total,
          compute_seconds: usage.cpu_seconds + usage.gpu_seconds,
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

  /** The current month is the default, for the graph by choice (`billing-graph-defaults`). */
  function resolveMonth(name = 'current'): Month {
    const current = monthNameAt(clock.now())
    return monthOf({ current, previous: previousMonth(current) }[name] ?? name)
  }

  function couponsOf(projectId: string, { name }: Month): CouponState[] {
    return couponsIn(name, store.state.startedAt, (month) => totalOf(costsOf(projectId, monthOf(month))))
  }

  /** Lists the apps of a project with cost in a month, including deleted ones, most expensive first. */
  function costsOf(projectId: string, month: Month): AppCost[] {
    return [...store.state.apps.values()]
      .filter(({ app }) => app.projectId === projectId)
      .map((stored) => ({ id: stored.app.appId, name: stored.name, ...costInMonth(stored, month, clock.now()) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
  }
}

/** Empty lists have no effect; an app in both lists is excluded (`billing-graph-include-exclude`). */
function isSelected(
  id: string,
  { include_app_ids = [], exclude_app_ids = [] }: { include_app_ids?: string[]; exclude_app_ids?: string[] },
): boolean {
  return (include_app_ids.length === 0 || include_app_ids.includes(id)) && !exclude_app_ids.includes(id)
}

/** The share of the project's discounts for a selection of its apps, to the cent. */
function share(discounts: number, ofSelection: number, ofAll: number): number {
  return ofAll === 0 ? 0 : Math.round((discounts * ofSelection) / ofAll)
}

function addUp(apps: AppCost[], days: string[]): number[] {
  return days.map((_, day) => sum(apps.map(({ daily }) => daily[day] ?? 0)))
}

function paidBy(coupons: CouponState[]): number {
  return sum(coupons.map(({ paid }) => paid))
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
