import fc from 'fast-check'
import { largestPage } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { told } from '../../../src/verifier/values/draft.ts'
import { search } from '../../../src/verifier/values/search.ts'
import type { StateContext, StateProperty } from '../../service.ts'
import { type Service, unless } from '../../service.ts'

type Page = components['schemas']['ContainerEventsPage']

/** Maximum number of pages to read to know all events. */
const MOST_PAGES = 20
/** The smallest allowed page size is undocumented (`container-events-lower-bounds`). */
const SMALLEST_PAGE = 3
/** With pages of at most this size, there are enough pages to request distant ones as well. */
const SMALL_PAGE = 20

interface Asked {
  limit: number
  first: number
  second: number
}

const read = ({ api, need }: Service, page: number, limit: number): Promise<Page> =>
  api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id'), page, limit })

/** All events, in pages of the largest size. */
async function readWhole(service: Service): Promise<Page['events']> {
  const events: Page['events'] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { events: more, total } = await read(service, page, largestPage.listContainerEvents)
    events.push(...more)
    if (events.length >= total) return events
    if (more.length === 0) break
  }
  throw new Inconclusive('the pages of the largest size do not have all events')
}

const property = (
  fact: string,
  says: string,
  judge: (service: Service, whole: Page['events'], asked: Asked) => Promise<Problem[]>,
): StateProperty => ({
  fact,
  says,
  judge: async ({ service, seeding }: StateContext) => {
    const whole = await readWhole(service)
    if (whole.length <= SMALLEST_PAGE) throw new Inconclusive('the container has too few events for two pages')
    const largest = Math.min(largestPage.listContainerEvents, whole.length - 1)
    const asked = fc
      .tuple(
        fc.oneof(
          fc.integer({ min: SMALLEST_PAGE, max: Math.min(SMALL_PAGE, largest) }),
          fc.integer({ min: SMALLEST_PAGE, max: largest }),
        ),
        fc.noBias(fc.nat()),
        fc.noBias(fc.nat()),
      )
      .map(([limit, one, other]): Asked => {
        const pages = Math.ceil(whole.length / limit)
        const first = 1 + (one % pages)
        return { limit, first, second: 1 + ((first + (other % (pages - 1))) % pages) }
      })
    const found = await search(asked, (values) => judge(service, whole, values), seeding)
    return told(found, seeding.seed, ({ limit, first, second }) => `limit ${limit}, pages ${first} and ${second}`)
  },
})

/** The events of a page, and the problems with their number. */
async function lookAt(service: Service, whole: Page['events'], page: number, limit: number) {
  const { events, total } = await read(service, page, limit)
  // Events may be added at any time: another total is a contradiction only if the first page has the old one.
  if (total !== whole.length && (await read(service, 1, limit)).total !== whole.length) {
    throw new Inconclusive('events were added while the pages were read')
  }
  const expected = Math.min(limit, whole.length - (page - 1) * limit)
  const problems = [
    ...unless(total === whole.length, `page ${page} has another total`),
    ...unless(events.length === expected, `page ${page} has ${events.length} events instead of ${expected}`),
  ]
  return { events, problems }
}

export const containerProperties: StateProperty[] = [
  property(
    'rule/pages-without-gap',
    'Any two pages of any size have the right number of events, and none in common.',
    async (service, whole, { limit, first, second }) => {
      const pages = [await lookAt(service, whole, first, limit), await lookAt(service, whole, second, limit)]
      const left = whole.map((event) => JSON.stringify(event))
      const foreign = pages
        .flatMap(({ events }) => events)
        .filter((event) => {
          // Each event is on one page.
          const place = left.indexOf(JSON.stringify(event))
          if (place >= 0) left.splice(place, 1)
          return place < 0
        })
      return [
        ...pages.flatMap(({ problems }) => problems),
        ...unless(foreign.length === 0, `${foreign.length} events are on both pages or unknown`),
      ]
    },
  ),
  property(
    'expectation/in-order',
    'Any page of any size has its slice of all events.',
    async (service, whole, { limit, first }) => {
      const { events } = await lookAt(service, whole, first, limit)
      const slice = whole.slice((first - 1) * limit, first * limit)
      return unless(isSame(events, slice), `page ${first} is not its slice of all events`)
    },
  ),
]
