import fc from 'fast-check'
import { largestPage } from '../../../generated/operation-table.ts'
import type { ContainerEventsPage } from '../../../generated/types.ts'
import { documentedFacts } from '../../../src/document/documented-facts.ts'
import { nameOf } from '../../../src/printable.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { findProblems, type Probe, type Service, type StateProperty, unless } from '../../service.ts'

export type Page = ContainerEventsPage

export const LARGEST = largestPage.listContainerEvents
/** The default page size. */
export const USUAL = Number(documentedFacts.find(({ id }) => id === 'listContainerEvents/query.limit/default')?.value)
/** Maximum number of pages to read. A check is inconclusive if the events of the container fill more. */
const MOST_PAGES = 40

export function page({ api, need }: Service, query: { page?: number; limit?: number } = {}): Promise<Page> {
  return api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id'), ...query })
}

export async function readAll(service: Service, query: { limit?: number }) {
  const events: Page['events'] = []
  for (let number = 1; number <= MOST_PAGES; number++) {
    const { events: read, total, limit } = await page(service, { ...query, page: number })
    events.push(...read)
    if (read.length === 0 || events.length >= total) return { events, total, limit }
  }
  throw new Inconclusive(`the container has more events than fit on ${MOST_PAGES} pages`)
}

const edge = (query: { page?: number; limit?: number }): Probe => ({
  observes: ['container-events-page-bounds'],
  says: Object.entries(query)
    .map((pair) => pair.join(' '))
    .join(' and '),
  probe: async (service) => {
    const { page: number, limit, events } = await page(service, query)
    return `page: ${number}, limit: ${limit}, number of events: ${events.length}`
  },
})

/** Describes the order of objects by each of their timestamp fields. */
export function ordersOf(objects: Record<string, unknown>[]): string[] {
  return Object.keys(objects[0] ?? {}).flatMap((name) => {
    const moments = objects.map((each) => {
      const value = each[name]
      return typeof value === 'string' && /^\d{4}-/.test(value) ? Date.parse(value) : Number.NaN
    })
    if (moments.some(Number.isNaN) || new Set(moments).size < 2) return []
    const rises = moments.slice(1).map((moment, index) => Math.sign(moment - (moments[index] ?? 0)))
    const order = !rises.includes(-1) ? 'ascending' : !rises.includes(1) ? 'descending' : 'not sorted'
    return [`${order} by ${nameOf(name)}`]
  })
}

export const eventProbes: Record<`listContainerEvents/${string}`, Probe> = {
  'listContainerEvents/page-0': edge({ page: 0 }),
  'listContainerEvents/limit-0': edge({ limit: 0 }),
  'listContainerEvents/limit-below-0': edge({ limit: -1 }),
  'listContainerEvents/limit-above': edge({ limit: LARGEST + 1 }),
  'listContainerEvents/order': {
    observes: ['container-events-order'],
    says: 'The order of the events on the first page',
    probe: async (service) => {
      const { events } = await page(service)
      if (events.length < 2) throw new Inconclusive('the container has fewer than two events')
      return ordersOf(events).join(', ') || 'no field with different timestamps'
    },
  },
}

/** Minimum page size to request. It is not 1, because the allowed minimum is undocumented (`container-events-page-bounds`). */
const SMALLEST_PAGE = 3
/** At least half of the requested page sizes are at most this, so that the events fill many pages. */
const SMALL_PAGE = 20

interface RequestedPage {
  number: number
  limit: number
}

const property = (
  fact: string,
  says: string,
  judge: (read: Page, whole: Page['events'], requested: RequestedPage) => Problem[],
): StateProperty => ({
  fact,
  says,
  judge: async (context) => {
    const { service } = context
    const { events: whole, total } = await readAll(service, { limit: LARGEST })
    if (whole.length < total) throw new Inconclusive('the pages of the largest size do not contain all events')
    if (whole.length <= SMALLEST_PAGE) throw new Inconclusive('the container has too few events for two pages')
    const largest = Math.min(LARGEST, whole.length - 1)
    const sizes = fc.oneof(
      fc.integer({ min: SMALLEST_PAGE, max: Math.min(SMALL_PAGE, largest) }),
      fc.integer({ min: SMALLEST_PAGE, max: largest }),
    )
    const pages = fc
      .tuple(sizes, fc.noBias(fc.nat()))
      .map(([limit, any]): RequestedPage => ({ limit, number: 1 + (any % Math.ceil(whole.length / limit)) }))
    const judgeOne = async (requested: RequestedPage) => {
      const { number, limit } = requested
      const read = await page(service, { page: number, limit })
      // Events may be added at any time: a new total is a contradiction only if the first page still has the old total.
      if (read.total !== total && (await page(service, { page: 1, limit })).total !== total) {
        throw new Inconclusive('total changed while the pages were read')
      }
      return judge(read, whole, requested)
    }
    return findProblems(context, pages, judgeOne, ({ limit, number }) => `limit ${limit}, page ${number}`)
  },
})

export const eventProperties = [
  property(
    'rule/pages-without-gap',
    'On any page of any size, total is the number of all events.',
    ({ total }, whole) => unless(total === whole.length, `total is ${total}, but there are ${whole.length} events`),
  ),
  property(
    'expectation/in-order',
    'Any page of any size is the matching slice of the full list.',
    ({ events }, whole, { number, limit }) => {
      const slice = whole.slice((number - 1) * limit, number * limit)
      return unless(isSame(events, slice), `page ${number} is not the matching slice of the full list`)
    },
  ),
]
