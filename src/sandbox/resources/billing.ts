import type { components } from '../../../generated/types.ts'
import { DAY } from '../state/timestamps.ts'
import type { World } from '../state/world.ts'
import { type CouponState, couponsIn } from './coupons.ts'
import type { Handlers } from './handlers.ts'
import { daysOf, type Month, monthNameAt, monthOf, previousMonth } from './months.ts'
import { costOf, createCostInMonth, type MonthCost, sumUsage, type Usage } from './usage.ts'

type Schemas = components['schemas']

/** An app with cost in a month, in whole cents. */
interface AppCost extends MonthCost {
  id: string
  name: string
  /** The daily costs in whole units of the currency. */
  data: number[]
}

export function billing({ store, clock, switches, atLeastOne }: World): Handlers<'getBillingGraph' | 'getProjectCost'> {
  const costInMonth = createCostInMonth()
  const ledger = createLedger(
    () => `${store.revision} ${Math.floor(clock.now() / DAY)}`,
    (projectId, month) => {
      const apps = costsOf(projectId, month)
      const costOfMonth = (name: string) => sum(costsOf(projectId, monthOf(name)).map(({ total }) => total))
      return { days: daysOf(month), apps, coupons: couponsIn(month.name, store.state.startedAt, costOfMonth) }
    },
  )

  return {
    getBillingGraph: ({ caller: { projectId }, query, reply }) => {
      const month = monthOf(monthName(query.month))
      const { days, apps: all, coupons } = ledger(projectId, month)
      const selected = all.filter(({ id }) => isSelected(id, query))
      const top_n = atLeastOne('top_n', query.top_n)
      const top = selected.slice(0, top_n)
      const rest = selected.slice(top.length)
      const isGrouped = (query.group_others ?? switches.groupOthersByDefault) && rest.length > 0
      const drawn = [...top, ...(isGrouped ? rest : [])]
      const total = sum(selected.map((app) => app.total))
      const discounts = share(sum(coupons.map(({ paid }) => paid)), total, sum(all.map((app) => app.total)))
      return reply(200, {
        labels: days,
        // What the numbers count is not shown (`billing-graph-meanings`): here, the apps that the lists of IDs leave.
        meta: {
          window_start: `${days[0]}T00:00:00Z`,
          window_end: `${days.at(-1)}T23:59:59Z`,
          currency: 'USD',
          total_apps: selected.length,
          returned_apps: top.length,
          top_n,
          // The series may be drawn one upon the other.
          y_max_suggestion: Math.ceil(Math.max(...addUp(drawn, days)) / 100),
          total_cost_before_discounts: inUnits(total),
          total_discounts: inUnits(discounts),
          total_cost_after_discounts: inUnits(total - discounts),
        },
        series: top.map(({ id, name, data, total }) => ({
          app_id: id,
          app_name: name,
          data,
          total: inUnits(total),
        })),
        ...(isGrouped && {
          others: {
            count: rest.length,
            data: addUp(rest, days).map(inUnits),
            total: inUnits(sum(rest.map((app) => app.total))),
          },
        }),
      })
    },

    getProjectCost: ({ caller: { projectId }, query, reply }) => {
      const month = monthOf(monthName(query.month))
      const { apps, coupons } = ledger(projectId, month)
      const total = sum(apps.map((app) => app.total))
      const discounts = sum(coupons.map(({ paid }) => paid))
      const usage = sumUsage(apps.map((app) => app.usage))
      return reply(200, {
        app_breakdown: apps.map(({ name, usage }) => ({ app_name: name, ...costAndUsage(usage) })),
        // The fields of these two are not shown (`cost-breakdown-fields`, `cost-summary-fields`): they are a choice.
        breakdown: apps.map(({ id, name, usage }) => ({ app_id: id, app_name: name, ...costAndUsage(usage) })),
        summary: {
          compute_cost_cents: total,
          compute_seconds: usage.cpuSeconds + usage.gpuSeconds,
          build_cost_cents: 0,
          coupon_discount_cents: discounts,
          total_before_discounts_cents: total,
          total_after_discounts_cents: total - discounts,
        },
        coupons: coupons.map(({ name, cents, remaining }) => ({
          coupon_name: name,
          amount_cents: cents,
          amount_cents_remaining: remaining,
        })),
      })
    },
  }

  /** The month that a query means. Without one it is the current month, for the graph by choice (`billing-graph-defaults`). */
  function monthName(name = 'current'): string {
    const current = monthNameAt(clock.now())
    if (name === 'current') return current
    return name === 'previous' ? previousMonth(current) : name
  }

  /** The apps of a project that cost something in a month, deleted ones included, the most expensive first. */
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

/** What a project's month cost, and how its coupons stand at the end of it. */
interface MonthLedger {
  /** The days of the month, written YYYY-MM-DD. */
  days: string[]
  apps: AppCost[]
  coupons: CouponState[]
}

/** So many months are remembered; there is no end of those that can be asked for. */
const MOST_MONTHS = 100

/** Reckons a month once, until the state or the day is another. */
function createLedger(version: () => string, reckon: (projectId: string, month: Month) => MonthLedger) {
  let known = new Map<string, MonthLedger>()
  let knownAt = ''
  return (projectId: string, month: Month): MonthLedger => {
    if (version() !== knownAt || known.size >= MOST_MONTHS) known = new Map()
    knownAt = version()
    const key = `${projectId} ${month.name}`
    const ledger = known.get(key) ?? reckon(projectId, month)
    known.set(key, ledger)
    return ledger
  }
}

/** An empty list selects, or leaves out, nothing; an app in both lists is left out (`billing-graph-include-exclude`). */
function isSelected(
  id: string,
  { include_app_ids = [], exclude_app_ids = [] }: { include_app_ids?: string[]; exclude_app_ids?: string[] },
): boolean {
  return (include_app_ids.length === 0 || include_app_ids.includes(id)) && !exclude_app_ids.includes(id)
}

/** The part of the project's discounts that falls on a selection of its apps, to the cent. */
function share(discounts: number, ofSelection: number, ofAll: number): number {
  return ofAll === 0 ? 0 : Math.round((discounts * ofSelection) / ofAll)
}

function addUp(apps: AppCost[], days: string[]): number[] {
  return days.map((_, day) => sum(apps.map(({ daily }) => daily[day] ?? 0)))
}

/** Whole cents and seconds (`cost-number-types`). */
function costAndUsage(usage: Usage): Omit<Schemas['AppCost'], 'app_name'> {
  return {
    cpu_cost_cents: usage.cpuCents,
    cpu_seconds: usage.cpuSeconds,
    gpu_cost_cents: usage.gpuCents,
    gpu_seconds: usage.gpuSeconds,
    memory_cost_cents: usage.memoryCents,
    memory_seconds: usage.memorySeconds,
    total_cost_cents: costOf(usage),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Whole units of the currency (`billing-graph-amount-unit`); the division is exact to the cent as decimal text. */
function inUnits(cents: number): number {
  return cents / 100
}
