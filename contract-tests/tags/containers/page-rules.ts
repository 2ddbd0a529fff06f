import { isSame } from '../../../src/json.ts'
import { type Problem, shown, unless, violated } from '../../problems.ts'
import { Inconclusive, inTurn, type Tag } from '../../service.ts'
import { answer, fewEvents, mixing, paging, pastTheEnd, reversingEveryOther, shifted } from './event-faults.ts'
import {
  distinct,
  FEW,
  LARGEST,
  type Page,
  pageOf,
  type Read,
  readAll,
  readSome,
  somePages,
  sorted,
  USUAL,
} from './pages.ts'

/**
 * Reports a problem only if two reads of the pages show one, and the first page and the number of events are the same in both:
 * events may be added in between.
 *
 * @param read reads the first page of each size first
 */
async function judgeTwice<Pages extends Page[]>(
  read: () => Promise<Pages>,
  judge: (pages: Pages) => Problem[],
): Promise<Problem[]> {
  const once = await read()
  const problems = judge(once)
  if (problems.length === 0) return []
  const again = await read()
  const isSteady = isSamePage({ pages: once }, { pages: again }) && isSame(totalsOf(once), totalsOf(again))
  if (!isSteady || judge(again).length === 0) throw new Inconclusive('the events changed while the pages were read')
  return shown(once, problems)
}

const isSamePage = ({ pages: [one] }: Pick<Read, 'pages'>, { pages: [other] }: Pick<Read, 'pages'>) =>
  isSame(one && sorted(one), other && sorted(other))
const totalsOf = (pages: Page[]) => pages.map(({ total }) => total)

/** The rules about how the events of a container are divided into pages. */
export const pageRules = {
  'listContainerEvents/pages-complete': {
    faults: {
      'pages are numbered from 0': shifted(1),
      'the last page is empty': paging(({ page, limit, total }) => (page * limit >= total ? { events: [] } : {})),
      'total is one too large': paging(({ total }) => ({ total: total + 1 })),
    },
    permitted: {
      'an event is added with each request': (original) => {
        let added = 0
        return paging(({ total }) => ({ total: total + ++added }))(original)
      },
      'every other response has the events in reverse order': reversingEveryOther,
      'all events are equal': paging(({ events }) => ({ events: events.map(() => ({ type: 'started' })) })),
      'events have a field that differs in each response': (original) => {
        let age = 0
        return paging(({ events }) => ({ events: events.map((event) => ({ ...event, age: age++ })) }))(original)
      },
      'a page after the last one is rejected': pastTheEnd(400),
    },
    check: async (service) => {
      const ofPages = (read: Page[]) => {
        const { total = Number.NaN } = read[0] ?? {}
        if (!Number.isSafeInteger(total)) throw new Inconclusive('total is not a number of events')
        const { length } = read.flatMap(({ events }) => events)
        return unless(length === total, `the pages have ${length} events, but total is ${total}`)
      }
      const sizes = await inTurn([{}, { limit: LARGEST }], (query) =>
        judgeTwice(async () => (await readSome(service, query)).pages, ofPages),
      )
      return sizes.flat()
    },
  },
  'listContainerEvents/pages-full': {
    faults: {
      'a page has one event too few': paging(({ events }) => ({ events: events.slice(0, -1) })),
      'the first page is empty': paging(({ page }) => (page === 1 ? { events: [] } : {})),
      'a page that is not the first has half as many events': paging(({ page, events }) =>
        page > 1 ? { events: events.slice(0, Math.ceil(events.length / 2)) } : {},
      ),
    },
    permitted: {
      'the container has few events, and a page after them is the last one': fewEvents,
      'an event is added with each request, without its page': (original) => {
        let added = 0
        return paging(({ total, events }) => ({ total: total + ++added, events: events.slice(added % 2) }))(original)
      },
    },
    check: async (service) => {
      const { total: known } = await pageOf(service)
      if (known <= FEW) throw new Inconclusive('the events of the container fit on one page')
      // Not pages after the last one, which are undocumented (`container-events-page-bounds`).
      if (!Number.isSafeInteger(known)) throw new Inconclusive('total is not a number of events')
      const asked = somePages(known).filter(({ page: number, limit }) => (number - 1) * limit < known)
      const read = () => inTurn(asked, (each) => pageOf(service, each))
      return judgeTwice(read, (pages) =>
        pages.flatMap((got, index) => {
          const { page: number = 0, limit = 0 } = asked[index] ?? {}
          const expected = Math.min(limit, Math.max(0, got.total - (number - 1) * limit))
          const { length } = got.events
          const difference = {
            what: `limit ${limit}, page ${number}`,
            expected: `${expected} of ${got.total} events`,
            got: length,
          }
          return unless(length === expected, difference, [got])
        }),
      )
    },
  },
  'listContainerEvents/pages-distinct': {
    faults: {
      'page is ignored': answer.ignores('page'),
      'a page repeats up to two events of the page before, other ones each time': (original) => {
        let calls = 0
        return mixing(async ({ page, events }, eventsOf) => {
          const turn = calls++ % 3
          if (page === 1 || turn === 0) return {}
          return { events: [...(await eventsOf(page - 1)).slice(-turn), ...events.slice(0, -turn)] }
        })(original)
      },
      'each page begins with the last event of the page before': mixing(async ({ page, events }, eventsOf) =>
        page > 1 ? { events: [...(await eventsOf(page - 1)).slice(-1), ...events.slice(0, -1)] } : {},
      ),
    },
    permitted: {
      'all events but one are equal': paging(({ page, events }) => ({
        events: events.map((_, index) => (page === 1 && index === 0 ? { type: 'scheduled' } : { type: 'started' })),
      })),
    },
    check: async (service) => {
      const { total } = await readSome(service, {})
      if (total <= FEW) throw new Inconclusive('the events of the container fit on one page')
      // In turn, so that events that change with time differ between the reads of one size, too.
      const small = { limit: total > USUAL ? USUAL : FEW }
      const one = await readAll(service, small)
      const large = await readAll(service, { limit: LARGEST })
      const again = await readAll(service, small)
      const largeAgain = await readAll(service, { limit: LARGEST })
      const reads = [one, large, again, largeAgain]
      const known = distinct(reads.flatMap(({ events }) => events)).size
      const isSteady = isSamePage(one, again) && isSamePage(large, largeAgain)
      const changed = 'the events changed while the pages were read'
      if (!isSteady || reads.some((read) => read.total !== total) || known > total) throw new Inconclusive(changed)
      // The fields of an event are undocumented (`container-event-fields-and-values`), so two events may be identical. If the
      // reads together contain `total` different events, each of them must contain all.
      const isLacking = ({ events }: Read) => known === total && distinct(events).size < total
      const [lacking] =
        [
          [one, again],
          [large, largeAgain],
        ].find((both) => both.every(isLacking)) ?? []
      if (lacking) {
        const text = `limit ${lacking.limit}: the pages have ${distinct(lacking.events).size} different events of ${total}`
        return violated(text, lacking.pages)
      }
      if (!isSame(sorted(one), sorted(again)) || !isSame(sorted(large), sorted(largeAgain)))
        throw new Inconclusive(changed)
      const text = `the pages have different events at limit ${one.limit} and at limit ${large.limit}`
      return unless(isSame(sorted(one), sorted(large)), text, [...one.pages, ...large.pages])
    },
  },
} satisfies Partial<Tag<'listContainerEvents'>['rules']>
