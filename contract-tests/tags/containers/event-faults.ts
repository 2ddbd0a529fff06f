import { faultsIn, queryOf, withQuery } from '../../../src/verifier/mutants/faults.ts'
import type { Call, Original } from '../../../src/verifier/mutants/mutant.ts'
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
