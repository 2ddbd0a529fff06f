import { faultsIn, queryOf, refusal, withQuery } from '../../mutants/faults.ts'
import type { Call, Mutant, Original } from '../../mutants/mutant.ts'
import type { Page } from './pages.ts'

export const answer = faultsIn<Page>('listContainerEvents')
export const paging = (change: (page: Page, call: Call) => Partial<Page>) => answer.fields(change)
export const requestedPage = (call: Call) => Number(queryOf(call).get('page') ?? 1)
export const getPage = async (page: number, call: Call, original: Original): Promise<Page> =>
  JSON.parse((await original.send(withQuery(call, (query) => query.set('page', String(page))))).text)
/** Creates a fault that changes pages. `eventsOf` returns the events of any page. */
export const mixing = (change: (page: Page, eventsOf: (page: number) => Promise<Page['events']>) => Promise<object>) =>
  answer.fields((page, call, original) => change(page, async (other) => (await getPage(other, call, original)).events))
/** Creates a fault that returns the page `by` pages after the requested one, but with the requested page number. */
export const shifted = (by: number) =>
  answer.fields(async (_, call, original) => ({
    ...(await getPage(Math.max(1, requestedPage(call) + by), call, original)),
    page: requestedPage(call),
  }))
/** Responds with a status to requests for a page after the last one. */
export const pastTheEnd = (status: number) =>
  answer.response((correct) => {
    const { events, page } = JSON.parse(correct.text) as Partial<Page>
    return correct.status < 300 && events?.length === 0 && page !== 1 ? refusal(status) : correct
  })

export const reversingEveryOther: Mutant['apply'] = (original) => {
  let calls = 0
  return paging(({ events }) => (calls++ % 2 === 0 ? {} : { events: events.toReversed() }))(original)
}

/** The first 30 events only. A page after the last one has the events of the last one. */
export const fewEvents: Mutant['apply'] = answer.response(async (correct, call, { send }) => {
  if (correct.status >= 300) return correct
  const all = (
    await getPage(
      1,
      withQuery(call, (query) => query.set('limit', '30')),
      { send } as Original,
    )
  ).events
  const asked = JSON.parse(correct.text) as Page
  const last = Math.max(1, Math.ceil(all.length / asked.limit))
  const start = (Math.min(asked.page, last) - 1) * asked.limit
  const events = all.slice(start, start + asked.limit)
  return { ...correct, text: JSON.stringify({ ...asked, total: all.length, events }) }
})
