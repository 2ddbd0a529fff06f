import { largestPage } from '../../../generated/operations.ts'
import { nameOf } from '../../../src/verifier/evidence/secrets.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import type { Probe, Service } from '../../service.ts'

const pageOf = ({ api, need }: Service, query: { page?: number; limit?: number } = {}) =>
  api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id'), ...query })

const edge = (unknown: string, query: { page?: number; limit?: number }): Probe => ({
  observes: [unknown],
  says: Object.entries(query)
    .map(([name, value]) => `${name} ${value}`)
    .join(' and '),
  probe: async (service) => {
    const { page, limit, events } = await pageOf(service, query)
    return `page ${page} and limit ${limit}, ${events.length > 0 ? `${events.length} events` : 'no event'}`
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
    const order = !rises.includes(-1) ? 'ascending' : !rises.includes(1) ? 'descending' : 'in no order'
    return [`${order} by ${nameOf(name)}`]
  })
}

export const containerProbes: Record<`listContainerEvents/${string}`, Probe> = {
  'listContainerEvents/page-0': edge('container-events-lower-bounds', { page: 0 }),
  'listContainerEvents/limit-0': edge('container-events-lower-bounds', { limit: 0 }),
  'listContainerEvents/limit-below-0': edge('container-events-lower-bounds', { limit: -1 }),
  'listContainerEvents/limit-above': edge('container-events-above-maximum', {
    limit: largestPage.listContainerEvents + 1,
  }),
  'listContainerEvents/order': {
    observes: ['container-events-order'],
    says: 'The order of the first page',
    probe: async (service) => {
      const { events } = await pageOf(service)
      if (events.length < 2) throw new Inconclusive('the container has fewer than two events')
      return ordersOf(events).join(', ') || 'no field with timestamps'
    },
  },
}
