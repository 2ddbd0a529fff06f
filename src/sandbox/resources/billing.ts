import { DAY, daysOf, type Month, monthNameAt, monthOf, previousMonth } from '../state/clock.ts'
import type { World } from '../state/world.ts'
import { couponsIn, createCostInMonth, type MonthCost, sumUsage } from './costs.ts'
import type { Handlers } from './handlers.ts'

/** The cost of an app in a month, in cents. */
interface AppCost extends MonthCost {
  id: string
  name: string
  /** Daily costs in units of the currency. */
  data: number[]
}

export function billing({ store, clock, switches, atLeastOne }: World): Handlers<'getBillingGraph' | 'getProjectCost'> {
  const costInMonth = createCostInMonth()
  /** The cost of a project in a month, and its coupons at the end of it. */
  const ledger = cacheMonths(
    () => `${store.revision} ${Math.floor(clock.now() / DAY)}`,
    (projectId, month) => {
      const apps = costsOf(projectId, month)
      const costOfMonth = (name: string) => totalOf(costsOf(projectId, monthOf(name)))
      return { days: daysOf(month), apps, coupons: couponsIn(month.name, store.state.startedAt, costOfMonth) }
    },
  )

  return {
    getBillingGraph: ({ caller: { projectId }, query, reply }) => {
      const month = resolveMonth(query.month)
      const { days, apps: all, coupons } = ledger(projectId, month)
      const selected = all.filter(({ id }) => isSelected(id, query))
      const top_n = atLeastOne('top_n', query.top_n)
      const top = selected.slice(0, top_n)
      const rest = selected.slice(top.length)
      const isGrouped = (query.group_others ?? switches.groupOthersByDefault) && rest.length > 0
      const drawn = [...top, ...(isGrouped ? rest : [])]
      const total = totalOf(selected)
      const discounts = share(sum(coupons.map(({ paid }) => paid)), total, totalOf(all))
      return reply(200, {
        labels: days,
        // What the numbers count is undocumented (`billing-graph-meanings`): here, the selected apps.
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
        series: top.map(({ id, name, data, total }) => ({ app_id: id, app_name: name, data, total: inUnits(total) })),
        ...(isGrouped && {
          others: { count: rest.length, data: addUp(rest, days).map(inUnits), total: inUnits(totalOf(rest)) },
        }),
      })
    },

    getProjectCost: ({ caller: { projectId }, query, reply }) => {
      const month = resolveMonth(query.month)
      const { apps, coupons } = ledger(projectId, month)
      const total = totalOf(apps)
      const discounts = sum(coupons.map(({ paid }) => paid))
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

  /** Lists the apps of a project with cost in a month, including deleted ones, most expensive first. */
  function costsOf(projectId: string, month: Month): AppCost[] {
    return [...store.state.apps.values()]
      .filter(({ app }) => app.projectId === projectId)
      .map((stored) => {
        const cost = costInMonth(stored, month, clock.now())
        return { id: stored.app.appId, name: stored.name, ...cost, data: cost.daily.map(inUnits) }
      })
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
  }
}

/** Maximum number of cached months; callers can ask for any month. */
const MAX_MONTHS = 100

/** Caches months until the state or the day changes. */
function cacheMonths<Value>(version: () => string, compute: (projectId: string, month: Month) => Value) {
  let known = new Map<string, Value>()
  let knownAt = ''
  return (projectId: string, month: Month): Value => {
    if (version() !== knownAt || known.size >= MAX_MONTHS) known = new Map()
    knownAt = version()
    const key = `${projectId} ${month.name}`
    const value = known.get(key) ?? compute(projectId, month)
    known.set(key, value)
    return value
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
