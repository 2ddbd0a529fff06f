import type { BillingGraph, ProjectCost as Cost } from '../../../generated/types.ts'
import { isObject } from '../../../src/document/walk.js'
import { isSame } from '../../../src/json.ts'
import { hasDuplicates, type Problem, problemsIf, shown, unless, violated } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, type Service, type Tag } from '../../service.ts'
import * as faults from './faults.ts'
import { amountOf, differencesOf, isRounded, monthly, sum, unitOf } from './graphs.ts'
import { monthBefore, monthOf, someMonth } from './months.ts'
import { permitted } from './permitted.ts'

/** The current and the previous month of the graph. @throws Inconclusive if the graph ignores the month */
async function monthsOf({ api }: Service): Promise<[current: string, previous: string]> {
  const { labels } = await api.getBillingGraph({ month: 'current' })
  const { labels: before } = await api.getBillingGraph({ month: 'previous' })
  if (isSame(labels, before))
    throw new Inconclusive('the graphs of the current and the previous month have the same days')
  return [monthOf(labels[0] ?? ''), monthOf(before[0] ?? '')]
}

/** Whether a report and a graph have the same totals. The unit of the graph is undocumented (`billing-graph-amount-unit`). */
const agrees = (report: Cost, graph: BillingGraph | undefined) =>
  graph !== undefined && ([100, 1] as const).some((per) => differencesOf(report, graph, per).length === 0)

/** Requests the report of a month. @throws Inconclusive if the report without a month, `unnamed`, has changed */
async function named({ api }: Service, month: string, unnamed: Cost): Promise<Cost> {
  const report = await api.getProjectCost({ month })
  if (isSame(unnamed, await api.getProjectCost())) return report
  throw new Inconclusive('the costs change while they are read')
}

const bothReports = async ({ api, need }: Service) => [
  await api.getProjectCost(),
  await api.getProjectCost({ month: need('month') }),
]

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : isObject(value) ? Object.values(value).flatMap(numbersIn) : []

/** Returns a problem if more of a coupon remains than its amount. */
export function couponProblems(report: Cost): Problem[] {
  // Other facts cover amounts that are no numbers.
  const isMore = ({ amount_cents, amount_cents_remaining }: Cost['coupons'][number]) =>
    typeof amount_cents === 'number' &&
    typeof amount_cents_remaining === 'number' &&
    amount_cents_remaining > amount_cents
  const wrong = report.coupons.find(isMore)
  const difference = {
    what: 'amount_cents_remaining',
    expected: `at most ${wrong?.amount_cents}`,
    got: wrong?.amount_cents_remaining,
  }
  return unless(!wrong, difference, [report])
}

/** Three costs and their total may each be rounded to a cent. */
const ROUNDING_CENTS = 2

export const projectCost: Tag<'getProjectCost'> = {
  calls: { getProjectCost: ({ api }) => api.getProjectCost() },
  samples: { getProjectCost: (service) => ({ month: someMonth(service) }) },

  rules: {
    'getProjectCost/month-default': {
      faults: faults.monthDefault,
      check: async (service) => {
        const [current, previous] = await monthsOf(service)
        const unnamed = await service.api.getProjectCost()
        // The graph shows the month without a parameter of the report, whose name is undocumented.
        const isOfCurrent = agrees(unnamed, await monthly(service, current))
        const ofPrevious = await monthly(service, previous)
        const text = `without a month, the report agrees with the graph of ${previous}, not ${current}`
        if (isOfCurrent !== agrees(unnamed, ofPrevious)) return unless(isOfCurrent, text, [unnamed, ofPrevious])
        const report = await named(service, current, unnamed)
        const differs = `without a month, the report differs from that of ${current}`
        return unless(isSame(unnamed, report), differs, [unnamed, report])
      },
    },
    'getProjectCost/amounts-in-cents': {
      faults: faults.amountsInCents,
      check: async (service) => {
        const reports = (await bothReports(service)).map((report) => ({
          report,
          apps: report.app_breakdown.length,
          total: sum(report.app_breakdown.map(({ total_cost_cents }) => total_cost_cents)),
          // The names of the fields of the summary are undocumented (`cost-report-fields`).
          amounts: numbersIn(report.summary),
        }))
        const isIn = (factor: number) =>
          reports.find(({ apps, total, amounts }) =>
            amounts.some((amount) => total > apps && Math.abs(amount - total * factor) <= apps),
          )
        const other = isIn(100)
        if (isIn(1)) return []
        if (!other) throw new Inconclusive('no amount in the summary is the total of all apps')
        const text = `the apps add up to ${amountOf(other.total)}, but the summary shows 100 times as much`
        return violated(text, [other.report])
      },
    },
    'getProjectCost/totals-cover-parts': {
      faults: faults.totalsCoverParts,
      permitted: permitted.totalsCoverParts,
      check: async (service) => {
        const reports = await bothReports(service)
        if (reports.every(({ app_breakdown }) => app_breakdown.length === 0)) throw new Inconclusive('no app has costs')
        return reports.flatMap((report) => {
          const parts = report.app_breakdown.map((app) => [
            app.cpu_cost_cents,
            app.gpu_cost_cents,
            app.memory_cost_cents,
          ])
          const totals = report.app_breakdown.map(({ total_cost_cents }) => total_cost_cents)
          const tolerance = 3 * unitOf(parts.flat()) + unitOf(totals)
          const short = report.app_breakdown.find(
            (_, index) =>
              (totals[index] ?? 0) < sum(parts[index] ?? []) &&
              !isRounded(totals[index] ?? 0, sum(parts[index] ?? []), tolerance),
          )
          const text = `total_cost_cents of ${short?.app_name} is ${short?.total_cost_cents}, less than its CPU, GPU and memory together`
          return unless(!short, text, [report])
        })
      },
    },
    'getProjectCost/coupons-not-exceeded': {
      faults: faults.couponsNotExceeded,
      check: async (service) => {
        const reports = await bothReports(service)
        if (reports.every(({ coupons }) => coupons.length === 0)) throw new Inconclusive('no report has a coupon')
        return reports.flatMap(couponProblems)
      },
    },
    'getProjectCost/of-project': { unprovable: 'a report names apps, but neither their IDs nor their project' },
    'getProjectCost/month-honoured': {
      faults: faults.monthHonoured,
      check: async (service) => {
        const month = service.need('month')
        const report = await service.api.getProjectCost({ month })
        // The service may keep no costs of the month before.
        const before = await ifAccepted(service.api.getProjectCost({ month: monthBefore(month) }))
        const same = `the reports of ${month} and ${monthBefore(month)} are the same`
        if (isSame(report, before) && report.app_breakdown.length > 0) return violated(same, [report, before])
        const agreeing = async (each: string) => {
          const graph = await monthly(service, each)
          return graph && agrees(report, graph) ? [{ each, graph }] : []
        }
        if ((await agreeing(month)).length > 0) return []
        // Report and graph may count different costs, so only agreement with the graph of a different month is a contradiction.
        const { labels } = await service.api.getBillingGraph({ month: 'current' })
        const others = [monthBefore(month), monthOf(labels[0] ?? '')].filter((other) => other !== month)
        const [found] = (await inTurn(others, agreeing)).flat()
        if (found === undefined) throw new Inconclusive('the report agrees with none of the graphs')
        const text = `the report of ${month} agrees with the graph of ${found.each} instead`
        return violated(text, [report, found.graph])
      },
    },
  },

  expectations: {
    'getProjectCost/agrees-with-graph': {
      says: 'The report and the graph of the same month have the same total for each app.',
      restsOn: ['billing-graph-amount-unit', 'billing-graph-arithmetic'],
      faults: faults.agreesWithGraph,
      parameters: [],
      check: async (service) => {
        const [current] = await monthsOf(service)
        const unnamed = await service.api.getProjectCost()
        const report = await named(service, service.need('month'), unnamed)
        // A service that does not know the name of the parameter returns the report of the current month.
        const month = isSame(unnamed, report) ? current : service.need('month')
        const graph = await monthly(service, month)
        if (!graph) throw new Inconclusive(`the graph does not cover ${month}, or has no costs`)
        return shown([report, graph], differencesOf(report, graph))
      },
    },
    'getProjectCost/adds-up': {
      says: 'Each app has one item, whose total is the sum of its costs.',
      restsOn: ['cost-arithmetic'],
      faults: faults.costAddsUp,
      parameters: [],
      check: async (service) => {
        const reports = await bothReports(service)
        if (reports.every(({ app_breakdown }) => app_breakdown.length === 0)) throw new Inconclusive('no app has costs')
        return reports.flatMap((report) => {
          const apps = report.app_breakdown
          const wrong = apps.filter((app) => {
            const added = app.cpu_cost_cents + app.gpu_cost_cents + app.memory_cost_cents
            return Math.abs(added - app.total_cost_cents) > ROUNDING_CENTS
          })
          const problems = problemsIf({
            [`${wrong.length} of ${apps.length} totals are not the sum of CPU, GPU and memory costs`]: wrong.length > 0,
            'two items have the same app_name': hasDuplicates(apps.map(({ app_name }) => app_name)),
          })
          return shown([report], problems)
        })
      },
    },
  },
}
