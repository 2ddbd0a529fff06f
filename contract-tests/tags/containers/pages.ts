import { largestPage } from '../../../generated/operation-table.ts'
import type { ContainerEventsPage } from '../../../generated/types.ts'
import { documentedFacts } from '../../../src/document/openapi.ts'
import { canonicalText } from '../../../src/json.ts'
import { nameOf } from '../../../src/printable.ts'
import { Inconclusive, type Probe, type Service } from '../../service.ts'

export type Page = ContainerEventsPage

export const LARGEST = largestPage.listContainerEvents
/** The default page size. */
export const USUAL = Number(documentedFacts.find(({ id }) => id === 'listContainerEvents/query.limit/default')?.value)
/** Maximum number of pages to read. A check is inconclusive if the events of the container fill more. */
const MOST_PAGES = 40

/** Requests a page of events. Omits page 1, the default, so that an earlier response can be reused. */
export function pageOf(
  { api, need }: Service,
  { page: number, ...query }: { page?: number; limit?: number } = {},
): Promise<Page> {
  const ids = { app_id: need('app_id'), container_id: need('container_id') }
  return api.listContainerEvents({ ...ids, ...query, ...(number !== undefined && number !== 1 && { page: number }) })
}

export async function readAll(service: Service, query: { limit?: number }) {
  const events: Page['events'] = []
  const pages: Page[] = []
  for (let number = 1; number <= MOST_PAGES; number++) {
    const read = await pageOf(service, { ...query, page: number })
    const { total, limit } = read
    pages.push(read)
    events.push(...read.events)
    if (read.events.length === 0 || events.length >= total) return { events, pages, total, limit }
  }
  throw new Inconclusive(`the container has more events than fit on ${MOST_PAGES} pages`)
}

export type Read = Awaited<ReturnType<typeof readAll>>

/** Fewer events than fit on a page of the default size. */
export const FEW = 10

/** The pages to look at: the first of three sizes, one after the first, and the last. */
export const somePages = (total: number) => [
  { page: 1, limit: FEW },
  { page: 1, limit: USUAL },
  { page: 1, limit: LARGEST },
  { page: 2, limit: USUAL },
  { page: Math.ceil(total / LARGEST), limit: LARGEST },
]

/** Reads all pages of a size. @throws Inconclusive if the container has no events */
export async function readSome(service: Service, query: { limit?: number }): Promise<Read> {
  const read = await readAll(service, query)
  if (read.total === 0) throw new Inconclusive('the container has no events')
  return read
}

const textOf = (event: unknown) => canonicalText(event, { order: true })
export const sorted = ({ events }: Pick<Page, 'events'>) => events.map(textOf).sort()
export const distinct = (events: unknown[]) => new Set(events.map(textOf))

const edge = (query: { page?: number; limit?: number }): Probe => ({
  observes: ['container-events-page-bounds'],
  says: Object.entries(query)
    .map((pair) => pair.join(' '))
    .join(' and '),
  probe: async (service) => {
    const { page: number, limit, events } = await pageOf(service, query)
    return `page: ${number}, limit: ${limit}, number of events: ${events.length}`
  },
})

/** Describes the order of objects by each of their timestamp fields. Fields that are the same in all objects show no order. */
function ordersOf(objects: Record<string, unknown>[]): string[] {
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
      const { events } = await pageOf(service)
      if (events.length < 2) throw new Inconclusive('the container has fewer than two events')
      return ordersOf(events).join(', ') || 'no field with different timestamps'
    },
  },
}
