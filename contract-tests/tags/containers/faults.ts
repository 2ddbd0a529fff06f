import type { components } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import {
  changesBody,
  changesCall,
  changesFields,
  changesQuery,
  otherThan,
  queryOf,
  withLast,
  withPath,
  withQuery,
} from '../../../src/verifier/mutants/faults.ts'
import type { Call, Mutant, Original } from '../../../src/verifier/mutants/mutant.ts'
import type { Faults } from '../../service.ts'

type Listed = components['schemas']['ActiveContainer']
type Detail = components['schemas']['Container']
type Ready = components['schemas']['ContainerReadiness']
type Page = components['schemas']['ContainerEventsPage']

const [inList, inDetail] = [propertiesOf(document, 'ActiveContainer'), propertiesOf(document, 'Container')]
const inBoth = Object.keys(inList).filter((name) => name in inDetail)
const isFlag = (name: string) => inList[name]?.type === 'boolean'

const listing = (change: (list: Listed[], call: Call, original: Original) => unknown) =>
  changesBody<Listed[]>('listActiveContainers', change)
const lastListed = (change: Partial<Listed>) => listing((list) => withLast(list, (last) => ({ ...last, ...change })))
const allListed = (change: (container: Listed) => Partial<Listed>) =>
  listing((list) => list.map((container) => ({ ...container, ...change(container) })))
const detailing = (change: (detail: Detail) => Partial<Detail>) => changesFields<Detail>('getContainer', change)
const differing = (name: string) => detailing((detail) => ({ [name]: otherThan(detail[name as keyof Detail]) }))
const readying = (change: (list: Ready[]) => unknown) => changesBody<Ready[]>('listContainerReadiness', change)

const paging = (change: (page: Page, call: Call) => Partial<Page>) => changesFields<Page>('listContainerEvents', change)
const pageAsked = (call: Call) => Number(queryOf(call).get('page') ?? 1)
const askFor = (page: number, call: Call) => withQuery(call, (query) => query.set('page', String(page)))
/** Changes the events of pages by those of other pages. */
const mixing = (change: (page: Page, eventsOf: (page: number) => Promise<Page['events']>) => Promise<object>) =>
  changesFields<Page>('listContainerEvents', (page, call, { answer }) =>
    change(page, async (other) => JSON.parse((await answer(askFor(other, call))).text).events),
  )

/** Returns another page than the requested one, with the requested number. */
function shifted(by: number): Mutant['apply'] {
  return (original) => async (call) => {
    if (call.operationId !== 'listContainerEvents') return original.answer(call)
    const answer = await original.answer(askFor(Math.max(1, pageAsked(call) + by), call))
    if (answer.status >= 300) return original.answer(call)
    return { ...answer, text: JSON.stringify({ ...JSON.parse(answer.text), page: pageAsked(call) }) }
  }
}

const isRunning = ({ isTerminating, state }: Detail) => !isTerminating && state === 'RUNNING'

export const listOfApp: Faults = {
  "another app's are listed": listing(async (list, call, { answer, state }) => {
    const other = state().apps.find(({ app }) => app.appId !== call.path.app_id)?.app.appId ?? ''
    return [...list, ...(JSON.parse((await answer(withPath(call, 'app_id', other))).text) as Listed[])]
  }),
  'one is of another app': lastListed({ appId: 'app-other' }),
  'one is of another project': lastListed({ projectId: 'p-other' }),
}

export const terminatingListed: Faults = {
  'those that are terminating are left out': listing((list) => list.filter(({ isTerminating }) => !isTerminating)),
  'they are not marked': allListed(() => ({ isTerminating: false })),
}

export const epochUntilTerminated: Faults = {
  'it is the time of the report': allListed(({ timestamp }) => ({ containerTerminationTimestamp: timestamp })),
  'it is a second off': allListed(() => ({ containerTerminationTimestamp: '1970-01-01T00:00:01.000Z' })),
  'it is a second off, without a time zone': allListed(() => ({
    containerTerminationTimestamp: '1970-01-01T00:00:01',
  })),
}

export const endedLeftOut: Faults = {
  'one that has ended is listed': listing(async (list, _, { fixtures, answer, lastSuccess }) => {
    const call = lastSuccess('getContainer')?.call
    if (!call) return list
    for (const containerId of fixtures.further.container_ids) {
      const { text } = await answer(withPath(call, 'container_id', containerId))
      if (JSON.parse(text).endedAt !== '') return [...list, { ...list[0], containerId }]
    }
    return list
  }),
}

export const known: Faults = {
  'one stands there twice': readying((list) => [...list, ...list.slice(0, 1)]),
  'one is missing': readying((list) => list.slice(1)),
  'one is of elsewhere': readying((list) => withLast(list, (last) => ({ ...last, container_id: 'container-other' }))),
  'one is missing from the active ones': listing((list) => list.slice(1)),
}

export const detailOfApp: Faults = {
  'it is of another app': differing('appId'),
  'it is of another project': differing('projectId'),
}

const differingIn = (names: string[]): Faults =>
  Object.fromEntries(names.map((name) => [`${name} differs`, differing(name)]))

export const asListed: Faults = {
  ...differingIn(inBoth.filter((name) => !isFlag(name))),
  'it always is the same': changesCall('getContainer', (call, { fixtures }) =>
    fixtures.further.container_ids.includes(call.path.container_id ?? '')
      ? withPath(call, 'container_id', fixtures.container_id)
      : undefined,
  ),
}

export const asListedState: Faults = {
  ...differingIn(inBoth.filter(isFlag)),
  'the state differs': detailing(() => ({ state: 'PENDING' })),
  'the number of restarts is one off': differing('restartCount'),
  'the start is a second off': detailing(({ startedAt }) => ({
    startedAt: new Date(Date.parse(startedAt) + 1000).toISOString(),
  })),
}

export const runningHasNoEnd: Faults = {
  'a running one has ended': detailing((detail) => (isRunning(detail) ? { endedAt: detail.startedAt } : {})),
  'a running one was terminated for a reason': detailing((detail) =>
    isRunning(detail) ? { containerTerminationReason: 'Completed' } : {},
  ),
}

export const pageAsRequested: Faults = {
  'the number of the page is one off': paging(({ page }) => ({ page: page - 1 })),
  'it always is page 1': paging(() => ({ page: 1 })),
  'the limit is one off': paging(({ limit }) => ({ limit: limit + 1 })),
  'the limit is the number of events': paging(({ events }) => ({ limit: events.length * 2 })),
}

export const limitHonoured: Faults = {
  'the limit is ignored': changesQuery('listContainerEvents', (query) => query.delete('limit')),
  'one event too many': mixing(async ({ page, events }, eventsOf) => ({
    events: [...events, ...(await eventsOf(page + 1)).slice(0, 1)],
  })),
  'one event too few': paging(({ events }) => ({ events: events.slice(0, -1) })),
  'the first page is empty': paging(({ page }) => (page === 1 ? { events: [] } : {})),
}

export const pagesWithoutGap: Faults = {
  'the page is ignored': changesQuery('listContainerEvents', (query) => query.delete('page')),
  'pages count from 0 on': shifted(1),
  'pages lag behind by one': shifted(-1),
  'pages overlap by an event': paging(({ events }, call) =>
    pageAsked(call) > 1 ? { events: [{}, ...events.slice(0, -1)] } : {},
  ),
  'an event is repeated for another': paging(({ page, events }) =>
    page === 2 ? { events: [events[0] ?? {}, ...events.slice(0, 1), ...events.slice(2)] } : {},
  ),
  'the last page is missing': paging(({ page, limit, total }) => (page * limit >= total ? { events: [] } : {})),
  'the total is one too large': paging(({ total }) => ({ total: total + 1 })),
  'the total is one too small': paging(({ total }) => ({ total: total - 1 })),
  'the total is that of the page': paging(({ events }) => ({ total: events.length })),
}

export const pastTheEnd: Faults = {
  'it holds the first events': mixing(async ({ page, limit, total }, eventsOf) =>
    (page - 1) * limit < total ? {} : { events: await eventsOf(1) },
  ),
}

export const inOrder: Faults = {
  'each page is in reverse': paging(({ events }) => ({ events: events.toReversed() })),
  'two are swapped on the second page': paging(({ page, events }) =>
    page === 2 ? { events: [events[1] ?? {}, events[0] ?? {}, ...events.slice(2)] } : {},
  ),
}
