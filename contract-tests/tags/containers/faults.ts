import type { components } from '../../../generated/types.ts'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import {
  changesAnswer,
  changesBody,
  changesCall,
  otherThan,
  queryOf,
  withPath,
  withQuery,
} from '../../../src/verifier/mutants/faults.ts'
import { breakingRule, type Call, type Mutant, type Original } from '../../../src/verifier/mutants/mutant.ts'

type Listed = components['schemas']['ActiveContainer']
type Detail = components['schemas']['Container']
type Ready = components['schemas']['ContainerReadiness']
type Page = components['schemas']['ContainerEventsPage']

const listing = (change: (list: Listed[], call: Call, original: Original) => unknown) =>
  changesBody<Listed[]>('listActiveContainers', change)
const detailing = (change: (detail: Detail, call: Call) => Detail) => changesBody<Detail>('getContainer', change)
const readying = (change: (list: Ready[]) => unknown) => changesBody<Ready[]>('listContainerReadiness', change)
const paging = (change: (page: Page, call: Call) => Page) => changesBody<Page>('listContainerEvents', change)
const asking = (change: (query: URLSearchParams) => void) =>
  changesCall('listContainerEvents', (call) => withQuery(call, change))

/** The last of a list is another in one field. */
const lastWith = <Item extends object>(list: Item[], change: Partial<Item>) =>
  list.map((item, index) => (index === list.length - 1 ? { ...item, ...change } : item))
const isRunning = ({ isTerminating, state }: Detail) => !isTerminating && state === 'RUNNING'
/** A number of the query, as the service understands it. */
const asked = (call: Call, name: string, usual: number) => Number(queryOf(call).get(name) ?? usual)

/** Answers with what another app has. */
const ofOtherApp = (own: Listed[], call: Call, original: Original) =>
  original
    .answer(
      withPath(
        call,
        'app_id',
        original.state().apps.find(({ app }) => app.appId !== call.path.app_id)?.app.appId ?? '',
      ),
    )
    .then(({ text }) => [...own, ...(JSON.parse(text) as Listed[])])

export function containerMutants(document: OpenApiDocument): Mutant[] {
  const [inList, inDetail] = [propertiesOf(document, 'ActiveContainer'), propertiesOf(document, 'Container')]
  const inBoth = Object.keys(inList).filter((name) => name in inDetail)
  const differing = (name: string) =>
    detailing((detail) => ({ ...detail, [name]: otherThan(detail[name as keyof Detail]) }))
  return [
    ...breakingRule('listActiveContainers/rule/of-app', {
      "another app's are listed": listing(ofOtherApp),
      'one is of another app': listing((list) => lastWith(list, { appId: 'app-other' })),
      'one is of another project': listing((list) => lastWith(list, { projectId: 'p-other' })),
    }),
    ...breakingRule('listActiveContainers/rule/terminating-listed', {
      'those that are terminating are left out': listing((list) => list.filter(({ isTerminating }) => !isTerminating)),
      'they are not marked': listing((list) => list.map((each) => ({ ...each, isTerminating: false }))),
    }),
    ...breakingRule('listActiveContainers/rule/epoch-until-terminated', {
      'it is the time of the report': listing((list) =>
        list.map((each) => ({ ...each, containerTerminationTimestamp: each.timestamp })),
      ),
      'it is a second off': listing((list) =>
        list.map((each) => ({ ...each, containerTerminationTimestamp: '1970-01-01T00:00:01.000Z' })),
      ),
    }),
    ...breakingRule('listActiveContainers/expectation/ended-left-out', {
      'one that has ended is listed': listing(async (list, _, { fixtures, answer, lastSuccess }) => {
        const call = lastSuccess('getContainer')?.call
        if (!call) return list
        for (const containerId of fixtures.further.container_ids) {
          const { text } = await answer(withPath(call, 'container_id', containerId))
          if (JSON.parse(text).endedAt !== '') return [...list, { ...list[0], containerId }]
        }
        return list
      }),
    }),
    ...breakingRule('listContainerReadiness/expectation/known', {
      'one stands there twice': readying((list) => [...list, ...list.slice(0, 1)]),
      'one is missing': readying((list) => list.slice(1)),
      'one is of elsewhere': readying((list) => lastWith(list, { container_id: 'container-other' })),
      'one is missing from the active ones': listing((list) => list.slice(1)),
    }),
    ...breakingRule('getContainer/rule/of-app', {
      'it is of another app': differing('appId'),
      'it is of another project': differing('projectId'),
    }),
    ...inBoth.flatMap((name) =>
      breakingRule(
        `getContainer/${typeOf(inList, name) === 'boolean' ? 'expectation/as-listed-state' : 'rule/as-listed'}`,
        {
          [`${name} differs`]: differing(name),
        },
      ),
    ),
    ...breakingRule('getContainer/rule/as-listed', {
      'it always is the same': changesCall('getContainer', (call, { fixtures }) =>
        fixtures.further.container_ids.includes(call.path.container_id ?? '')
          ? withPath(call, 'container_id', fixtures.container_id)
          : undefined,
      ),
    }),
    ...breakingRule('getContainer/rule/running-has-no-end', {
      'a running one has ended': detailing((detail) =>
        isRunning(detail) ? { ...detail, endedAt: detail.startedAt } : detail,
      ),
      'a running one was terminated for a reason': detailing((detail) =>
        isRunning(detail) ? { ...detail, containerTerminationReason: 'Completed' } : detail,
      ),
    }),
    ...breakingRule('getContainer/expectation/as-listed-state', {
      'the state differs': detailing((detail) => ({ ...detail, state: 'PENDING' })),
      'the number of restarts is one off': differing('restartCount'),
      'the start is a second off': detailing((detail) => ({
        ...detail,
        startedAt: new Date(Date.parse(detail.startedAt) + 1000).toISOString(),
      })),
    }),
    ...breakingRule('listContainerEvents/rule/page-as-requested', {
      'the number of the page is one off': paging((page) => ({ ...page, page: page.page - 1 })),
      'it always is page 1': paging((page) => ({ ...page, page: 1 })),
      'the limit is one off': paging((page) => ({ ...page, limit: page.limit + 1 })),
      'the limit is the number of events': paging((page) => ({ ...page, limit: page.events.length * 2 })),
    }),
    ...breakingRule('listContainerEvents/rule/limit-honoured', {
      'the limit is ignored': asking((query) => query.delete('limit')),
      'one event too many': (original) => async (call) =>
        withNext(original, call, (page, next) => ({ ...page, events: [...page.events, ...next.events.slice(0, 1)] })),
      'one event too few': paging((page) => ({ ...page, events: page.events.slice(0, -1) })),
      'the first page is empty': paging((page) => (page.page === 1 ? { ...page, events: [] } : page)),
    }),
    ...breakingRule('listContainerEvents/rule/pages-without-gap', {
      'the page is ignored': changesCall('listContainerEvents', (call) =>
        withQuery(call, (query) => query.delete('page')),
      ),
      'pages count from 0 on': paged(1),
      'pages lag behind by one': paged(-1),
      'pages overlap by an event': paging((page, call) =>
        asked(call, 'page', 1) > 1 ? { ...page, events: [{}, ...page.events.slice(0, -1)] } : page,
      ),
      'an event is repeated for another': paging((page) =>
        page.page === 2
          ? { ...page, events: [page.events[0] ?? {}, ...page.events.slice(0, 1), ...page.events.slice(2)] }
          : page,
      ),
      'the last page is missing': paging((page) =>
        page.page * page.limit >= page.total ? { ...page, events: [] } : page,
      ),
      'the total is one too large': paging((page) => ({ ...page, total: page.total + 1 })),
      'the total is one too small': paging((page) => ({ ...page, total: page.total - 1 })),
      'the total is that of the page': paging((page) => ({ ...page, total: page.events.length })),
    }),
    ...breakingRule('listContainerEvents/expectation/past-the-end', {
      'it holds the first events': changesAnswer('listContainerEvents', async (answer, call, { answer: ask }) => {
        const page = answer.status < 300 ? (JSON.parse(answer.text) as Page) : undefined
        if (!page || (page.page - 1) * page.limit < page.total) return answer
        const first = await ask(withQuery(call, (query) => query.set('page', '1')))
        return { ...first, text: JSON.stringify({ ...JSON.parse(first.text), page: page.page }) }
      }),
    }),
    ...breakingRule('listContainerEvents/expectation/in-order', {
      'each page is in reverse': paging((page) => ({ ...page, events: page.events.toReversed() })),
      'two are swapped on the second page': paging((page) =>
        page.page === 2
          ? { ...page, events: [page.events[1] ?? {}, page.events[0] ?? {}, ...page.events.slice(2)] }
          : page,
      ),
    }),
  ]
}

const typeOf = (properties: ReturnType<typeof propertiesOf>, name: string) => properties[name]?.type

/** Every page but the first is another one, though it says otherwise. */
function paged(by: number): Mutant['apply'] {
  return (original) => async (call) => {
    if (call.operationId !== 'listContainerEvents') return original.answer(call)
    const number = asked(call, 'page', 1)
    const answer = await original.answer(
      withQuery(call, (query) => query.set('page', String(Math.max(1, number + by)))),
    )
    if (answer.status >= 300) return original.answer(call)
    return { ...answer, text: JSON.stringify({ ...JSON.parse(answer.text), page: number }) }
  }
}

/** A page that is made of itself and the one behind it. */
async function withNext(original: Original, call: Call, join: (page: Page, next: Page) => Page) {
  const answer = await original.answer(call)
  if (call.operationId !== 'listContainerEvents' || answer.status >= 300) return answer
  const next = await original.answer(withQuery(call, (query) => query.set('page', String(asked(call, 'page', 1) + 1))))
  return { ...answer, text: JSON.stringify(join(JSON.parse(answer.text), JSON.parse(next.text))) }
}
