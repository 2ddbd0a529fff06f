import fc from 'fast-check'
import { ApiError } from '../../../src/client/index.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { told } from '../../../src/verifier/values/draft.ts'
import { search } from '../../../src/verifier/values/search.ts'
import type { StateContext, StateProperty } from '../../service.ts'
import { type Service, unless } from '../../service.ts'
import { ALL } from './probes.ts'

interface Asked {
  /** The apps in include_app_ids or exclude_app_ids. */
  apps: string[]
  top_n: number
}

interface Returned {
  apps: string[]
  problems: Problem[]
}

/** The apps of a graph, and a problem unless it has the expected number of them. @param of number of apps to choose from */
const graphOf = async (
  { api, need }: Service,
  query: object,
  top_n: number,
  of: number,
): Promise<Returned | undefined> => {
  const graph = await api.getBillingGraph({ month: need('month'), ...query, top_n }).catch((error: unknown) => {
    // The range of top_n is undocumented (`billing-graph-top-range`), and so is whether all apps can be excluded.
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  })
  if (!graph) return undefined
  const apps = graph.series.map(({ app_id }) => app_id)
  const expected = Math.min(top_n, of)
  return {
    apps,
    problems: unless(apps.length === expected, `${apps.length} apps are returned instead of ${expected}`),
  }
}

const property = (
  fact: string,
  says: string,
  judge: (service: Service, whole: string[], asked: Asked) => Promise<Problem[] | undefined>,
): StateProperty => ({
  fact,
  says,
  judge: async ({ service, seeding }: StateContext) => {
    const { series } = await service.api.getBillingGraph({ month: service.need('month'), top_n: ALL })
    const whole = series.map(({ app_id }) => app_id)
    if (whole.length < 2) throw new Inconclusive('fewer than two apps have cost in that month')
    const asked = fc.record({
      apps: fc.shuffledSubarray(whole, { minLength: 1, maxLength: whole.length - 1 }),
      top_n: fc.integer({ min: 1, max: whole.length + 2 }),
    })
    let accepted = 0
    const found = await search(
      asked,
      async (values) => {
        const problems = await judge(service, whole, values)
        if (problems) accepted += 1
        return problems ?? []
      },
      seeding,
    )
    if (accepted === 0) throw new Inconclusive('the service accepted none of the requests')
    return told(found, seeding.seed, ({ apps, top_n }) => `top_n ${top_n}, apps ${apps.join(',')}`)
  },
})

export const billingProperties: StateProperty[] = [
  property('rule/top-honoured', 'Any top_n returns that number of apps.', async (service, whole, { top_n }) => {
    const returned = await graphOf(service, {}, top_n, whole.length)
    if (!returned) return undefined
    const isPart = returned.apps.every((app) => whole.includes(app))
    return [...returned.problems, ...unless(isPart, 'an app is returned that is not in the graph of all apps')]
  }),
  property(
    'rule/include-honoured',
    'Any included apps are returned, and no others.',
    async (service, _, { apps, top_n }) => {
      const returned = await graphOf(service, { include_app_ids: apps }, top_n, apps.length)
      if (!returned) return undefined
      const isPart = returned.apps.every((app) => apps.includes(app))
      return [...returned.problems, ...unless(isPart, 'another app is returned')]
    },
  ),
  property(
    'rule/exclude-honoured',
    'Any excluded apps are not returned, and all others are.',
    async (service, whole, { apps, top_n }) => {
      const left = whole.filter((app) => !apps.includes(app))
      const returned = await graphOf(service, { exclude_app_ids: apps }, top_n, left.length)
      if (!returned) return undefined
      const isPart = returned.apps.every((app) => left.includes(app))
      return [...returned.problems, ...unless(isPart, 'an excluded app is returned')]
    },
  ),
]
