import { isSame } from '../../../src/json.ts'
import { foundBelowOther } from '../../faults.ts'
import { queryOf, withQuery } from '../../mutants/faults.ts'
import { asPhrase, type Problem, unless, violated } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, type Service, type Tag } from '../../service.ts'
import { answer, getPage, mixing, paging, requestedPage, reversingEveryOther, shifted } from './event-faults.ts'
import { pageRules } from './page-rules.ts'
import {
  distinct,
  eventProbes,
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

/** Judges all events in pages of the default size, and in pages of the largest. After a problem, reads them again. */
async function judgeAll(
  service: Service,
  judge: (usual: Read, large: Read) => Problem[] | Promise<Problem[]>,
): Promise<Problem[]> {
  const usual = await readSome(service, {})
  const problems = await judge(usual, await readAll(service, { limit: LARGEST }))
  if (problems.length === 0 || isSame(sorted(usual), sorted(await readAll(service, {})))) return problems
  throw new Inconclusive('the events changed while the pages were read')
}

function differing(text: string, ...reads: Pick<Read, 'events' | 'pages'>[]): Problem[] {
  const [one = [], other = []] = reads.map(({ events }) => events)
  const place = [...one, ...other].findIndex((_, index) => !isSame(one[index], other[index]))
  const shownBy = reads.map(({ pages }) => pages.flatMap((page) => page.events.map(() => page))[place] ?? pages.at(-1))
  return unless(isSame(one, other), text, shownBy)
}

function repeats(got: Page, asked: { page: number; limit: number }): Problem[] {
  const inWords = ({ page, limit }: typeof asked) => `page ${asPhrase(page)} and limit ${asPhrase(limit)}`
  return unless(inWords(got) === inWords(asked), { expected: inWords(asked), got: inWords(got) }, [got])
}

export const containerEvents: Tag<'listContainerEvents'> = {
  calls: { listContainerEvents: (service) => pageOf(service) },

  probes: eventProbes,

  rules: {
    'listContainerEvents/of-app': {
      faults: foundBelowOther(answer),
      check: async (service) => {
        const { need } = service
        const call = service.api.listContainerEvents({
          app_id: need('other_app_id'),
          container_id: need('container_id'),
        })
        // An empty page shows no event of the container.
        const found = await ifAccepted(call)
        return unless(!found?.events.length, 'the events of a container are found below another app', [found])
      },
    },
    'listContainerEvents/page-as-requested': {
      faults: {
        'the default limit is one too small': answer.query(
          (query) => query.has('limit') || query.set('limit', `${USUAL - 1}`),
        ),
        'page is one too small': paging(({ page }) => ({ page: page - 1 })),
        'page is always 1': paging(() => ({ page: 1 })),
        'every page has the events of page 1': mixing(async (_, eventsOf) => ({ events: await eventsOf(1) })),
        'limit is one too large': paging(({ limit }) => ({ limit: limit + 1 })),
        'limit is twice the number of events on the page': paging(({ events }) => ({ limit: events.length * 2 })),
      },
      check: async (service) => {
        const usual = await pageOf(service)
        const large = await pageOf(service, { limit: LARGEST })
        const problems = [...repeats(usual, { page: 1, limit: USUAL }), ...repeats(large, { page: 1, limit: LARGEST })]
        if (problems.length > 0) return problems
        if (usual.total <= usual.limit) throw new Inconclusive('the events of the container fit on one page')
        const asked = { page: 2, limit: usual.limit }
        const second = await pageOf(service, asked)
        // The fields of an event are undocumented: only events that differ on one page show that two pages are the same.
        const isSamePage = isSame(second.events, usual.events) && distinct(usual.events).size === usual.events.length
        const text = 'pages 1 and 2 have the same events'
        return [...repeats(second, asked), ...unless(!isSamePage || usual.events.length < 2, text, [usual, second])]
      },
    },
    'listContainerEvents/limit-honoured': {
      faults: {
        'limit is ignored': answer.ignores('limit'),
        'a page has one event too many': mixing(async ({ page, events }, eventsOf) => ({
          events: [...events, ...(await eventsOf(page + 1)).slice(0, 1)],
        })),
        'a limit above the maximum is honoured': answer.response(async (correct, call, original) => {
          const limit = Number(queryOf(call).get('limit'))
          if (correct.status !== 400 || !(limit > LARGEST)) return correct
          const largest = withQuery(call, (query) => query.set('limit', `${LARGEST}`))
          const first = await getPage(1, largest, original)
          const second = await getPage(2, largest, original)
          const events = [...first.events, ...second.events].slice(0, limit)
          return { ...correct, status: 200, text: JSON.stringify({ ...first, limit, events }) }
        }),
      },
      check: async (service) => {
        const usual = await pageOf(service)
        if (usual.total <= usual.limit) throw new Inconclusive('the events of the container fit on one page')
        const problems = await inTurn(somePages(usual.total), async (asked) => {
          const got = await pageOf(service, asked)
          const { length } = got.events
          const what = `limit ${asked.limit}, page ${asked.page}`
          const expected = `at most ${asked.limit} events`
          return unless(length <= asked.limit, { what, expected, got: length }, [got])
        })
        // Whether a larger page size is rejected or reduced is undocumented (`container-events-page-bounds`).
        const above = await inTurn([LARGEST + 1, LARGEST * 5], async (limit) => {
          const got = await ifAccepted(pageOf(service, { limit }))
          const difference = {
            what: `limit ${limit}`,
            expected: `at most ${LARGEST}`,
            got: `limit ${got?.limit} and ${got?.events.length} events`,
          }
          return unless(!got || Math.max(got.limit, got.events.length) <= LARGEST, difference, [got])
        })
        return [...problems, ...above].flat()
      },
    },
    'listContainerEvents/total-counted': {
      faults: {
        'total is one too small': paging(({ total }) => ({ total: total - 1 })),
        'total is the number of events on the page': paging(({ events }) => ({ total: events.length })),
        'a page after the last one has further events': paging(({ page, limit, total }) =>
          (page - 1) * limit < total ? {} : { events: [{ id: 'event-other' }] },
        ),
      },
      // The fields of an event are undocumented (`container-event-fields-and-values`): some may change with time.
      check: async (service) => {
        // In turn, so that a total that changes because events are added is not taken for one that depends on the size.
        const firsts = await inTurn([{}, { limit: LARGEST }, {}, { limit: LARGEST }], (query) => pageOf(service, query))
        const [atUsual, atLargest, ...again] = firsts.map(({ total }) => total)
        // Other facts cover the type of a total.
        if (!Number.isSafeInteger(atUsual)) throw new Inconclusive('total is not a number of events')
        const differs = `total is ${atUsual} at limit ${firsts[0]?.limit}, and ${atLargest} at limit ${firsts[1]?.limit}`
        if (atUsual !== atLargest && isSame(again, [atUsual, atLargest])) return violated(differs, firsts.slice(0, 2))
        return judgeAll(service, async (usual, large) => {
          const { total, pages } = usual
          // Whether there is a page after the last one is undocumented (`container-events-page-bounds`).
          const next = await ifAccepted(pageOf(service, { page: pages.length + 1 }))
          const further = distinct([...usual.events, ...(next?.events ?? [])]).size - distinct(usual.events).size
          const isLast = further === 0 || usual.events.length < total
          const late = `total is ${total}, but page ${next?.page}, after all of them, has ${further} further events`
          const inAll = (read: Read) => {
            const { size } = distinct(read.events)
            return unless(size <= total, `total is ${total}, but the pages have ${size} different events`, read.pages)
          }
          return [...[usual, large].flatMap(inAll), ...unless(isLast, late, [pages.at(-1), next])]
        })
      },
    },
    ...pageRules,
  },

  expectations: {
    'listContainerEvents/past-the-end': {
      says: 'A page past the last one is empty.',
      restsOn: ['container-events-page-bounds'],
      faults: {
        'a page past the last one has the first events': mixing(async ({ page, limit, total }, eventsOf) =>
          (page - 1) * limit < total ? {} : { events: await eventsOf(1) },
        ),
      },
      check: async (service) => {
        const { total, limit } = await pageOf(service)
        const last = await pageOf(service, { page: Math.ceil(total / limit) + 1, limit })
        return unless(last.events.length === 0, 'a page past the last one is not empty', [last])
      },
    },
    'listContainerEvents/in-order': {
      says: 'The pages of every size contain the same events in the same order.',
      restsOn: ['container-events-order'],
      faults: {
        'each request returns the previous page': shifted(-1),
        'pages after the first begin with an unknown event and lack their last event': paging(({ events }, call) =>
          requestedPage(call) > 1 ? { events: [{}, ...events.slice(0, -1)] } : {},
        ),
        'the second event of the second page is replaced by the first': paging(({ page, events }) =>
          page === 2 ? { events: [events[0] ?? {}, ...events.slice(0, 1), ...events.slice(2)] } : {},
        ),
        'every other response is in reverse order': reversingEveryOther,
        'each page is in reverse order': paging(({ events }) => ({ events: events.toReversed() })),
        'two events are swapped on the second page': paging(({ page, events }) =>
          page === 2 ? { events: [events[1] ?? {}, events[0] ?? {}, ...events.slice(2)] } : {},
        ),
      },
      check: (service) =>
        judgeAll(service, async (usual, large) => {
          const text = 'the events or their order depend on the page size'
          const problems = differing(text, usual, large)
          if (problems.length === 0) return []
          const reordered = 'the same requests return the events in another order'
          const same = differing(reordered, usual, await readAll(service, {}))
          return same.length > 0 ? same : problems
        }),
    },
  },
}
