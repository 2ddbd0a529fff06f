import { describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document.ts'
import { document } from '../../src/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { needFrom } from '../fixtures.ts'
import { createOracle } from '../oracle.ts'
import { planOf } from '../plan.ts'
import { type Exchange, Inconclusive } from '../target.ts'
import { sandboxTarget } from '../targets.ts'
import { calls } from './all-calls.ts'
import { rules } from './all-rules.ts'

/** Changes what the sandbox answers; `again` sends another request instead. */
type Defect = (answer: Response, request: Request, again: (request: Request) => Promise<Response>) => unknown

const oracle = createOracle(document)

const accepting: Defect = (answer) => (answer.status >= 400 ? Response.json({ message: 'Done.' }) : answer)

// biome-ignore lint/suspicious/noExplicitAny: a defect takes an answer apart as no type would allow.
const changing = (change: (body: any, request: Request) => unknown, when = (_: Request) => true): Defect => {
  return async (answer, request) =>
    answer.ok && answer.status !== 204 && when(request) ? Response.json(change(await answer.json(), request)) : answer
}

const gets = ({ method }: Request) => method === 'GET'

/** Asks for something else than the request says. */
const asking =
  (change: (url: URL) => unknown): Defect =>
  (_, request, again) => {
    const url = new URL(request.url)
    change(url)
    return again(new Request(url, request))
  }

/** For every rule a service that breaks it. */
const DEFECTS: Record<string, Defect> = {
  'createDomain: the domain has what was asked for, and a DNS record to create': changing((domain) => ({
    ...domain,
    region: 'elsewhere',
  })),
  'createDomain: a wildcard domain is refused': accepting,
  'createDomain: a region in which the project has no app is refused': accepting,
  'deleteDomain: a domain that was deleted is not there to be deleted again': (answer) =>
    answer.status === 404 ? new Response(null, { status: 204 }) : answer,
  'deleteDomain: a domain that is assigned to an app is refused': (answer) =>
    answer.ok ? answer : new Response(null, { status: 204 }),
  'listApiKeys: the keys are sorted by expiresAt, ascending': changing((keys) => keys.reverse()),
  'listApiKeys: every key belongs to the project': changing((keys) => [...keys, { ...keys[0], projectId: 'p-other' }]),
  'deleteApiKey: a caller who is no owner is refused': accepting,
  "deleteApiKey: a service account's key is refused": accepting,
  'deleteApiKey: a key that was deleted is gone from the list': changing(
    (keys) => [...keys, { ...keys[0], id: 'key-scratch' }],
    gets,
  ),
  'deleteApiKey: a key that was deleted is not there to be deleted again': accepting,
  'listServiceAccountKeys: no key value of the project stands anywhere in the list': changing((body) =>
    Array.isArray(body) ? body : { ...body, secrets: ['example-key-value-laptop'] },
  ),
  'updateApp: an update is kept, and leaves alone what it does not name': changing(
    ({ app: { entrypoint, ...app }, ...rest }) => ({ ...rest, app }),
  ),
  'updateApp: the answer is about the app, and self leads to it': changing((body) => ({ ...body, self: '/v2' })),
  'deleteApp: an app that was deleted is there no more': accepting,
  'computeBaseImageHash: the digest follows from the dependencies: the same for the same ones, another for others':
    changing((body) => ({ ...body, digest: 'always' })),
  'getBuildDownload: the byte range of a file, fetched from the presigned URL, is that file': async (
    answer,
    request,
  ) =>
    request.url.includes('/archives/')
      ? answer
      : changing((body) => ({ ...body, data_offset: body.data_offset + 1 }))(answer, request, fetch),
  'getBuildLogs: the logs are those of the build that was asked for': changing((logs) => ({
    ...logs,
    build_id: 'other',
  })),
  'getBuildDownload: without a file name there is no byte range': changing((body) => ({ ...body, data_offset: 0 })),
  'getRun: the run is the one that was asked for': changing(({ item }) => ({ item: { ...item, id: 'other' } })),
  'listActiveContainers: a container that has not terminated has the Unix epoch as its termination': changing((list) =>
    list.map((container: object) => ({ ...container, containerTerminationTimestamp: '2026-03-10T09:30:00.000Z' })),
  ),
  'getProjectCost: without a month it is the current one': (answer, request) =>
    request.url.includes('month=') ? answer : Response.json({ app_breakdown: [] }),
  'listActiveContainers: containers that are terminating are listed': changing((list) =>
    list.filter(({ isTerminating }: { isTerminating: boolean }) => !isTerminating),
  ),
  'getContainer: a container that runs has an empty endedAt and no reason of a termination': changing((body) =>
    Array.isArray(body) ? body : { ...body, endedAt: '2026-03-10T09:30:00Z' },
  ),
  'listContainerEvents: pages tell which they are, and hold no more events than asked for': asking((url) =>
    url.searchParams.delete('limit'),
  ),
  'listContainerEvents: the pages hold all events, without gap or repeat, whatever their size': changing((page) => ({
    ...page,
    events: page.limit === 7 && page.page === 2 ? [page.events[0], ...page.events.slice(0, -1)] : page.events,
  })),
  'listContainerEvents: a page past the end is empty': asking((url) => url.searchParams.set('page', '1')),
  'getBillingGraph: the labels are the days of the month, and every series has a cost for each': changing((graph) => ({
    ...graph,
    labels: graph.labels.slice(1),
  })),
  'getBillingGraph: the aliases name this month and the one before': asking((url) =>
    url.searchParams.set('month', 'current'),
  ),
  'getBillingGraph: totals add up, and no point lies above y_max_suggestion': changing((graph) => ({
    ...graph,
    meta: { ...graph.meta, y_max_suggestion: 1 },
  })),
  'getBillingGraph: the top apps are the most expensive ones, and the others are grouped when asked for': changing(
    (graph) => ({ ...graph, series: graph.series.toReversed() }),
  ),
  'getBillingGraph: the lists of apps to include and to exclude are honoured': asking((url) =>
    url.searchParams.delete('exclude_app_ids'),
  ),
  'getProjectCost: the report agrees with the graph of the same month': changing((body) =>
    'app_breakdown' in body ? { ...body, app_breakdown: body.app_breakdown.slice(1) } : body,
  ),
  'getRepository: the repository is the one that was asked for': changing((body) => ({ ...body, fullName: 'a/b' })),
  'listBranches: the default branch is that of the repository': changing((body) =>
    'branches' in body
      ? { branches: body.branches.toReversed().map((each: object) => ({ ...each, default: true })) }
      : body,
  ),
}

/** What comes of a rule on a sandbox whose answers pass through a defect from the moment on at which the rule is tried. */
async function problemsOf(operationId: string, fact: string, defect?: Defect) {
  const sandbox = createSandbox()
  let isBroken = false
  const fetch = async (request: Request) => {
    const answer = await sandbox.fetch(request.clone())
    return (isBroken && defect ? defect(answer, request, sandbox.fetch) : answer) as Promise<Response>
  }
  const target = sandboxTarget(document, 'http://sandbox.test', sandbox.fixtures(), fetch)
  const operation = listOperations(document).find(({ id }) => id === operationId)
  const check = operation && planOf(document, oracle, operation, target).find((each) => each.fact === fact)
  if (!check) throw new Error(`no check of ${operationId}: ${fact}`)
  const call = calls[operationId as keyof typeof calls]
  if (!check.isPrior)
    await call(
      target.client(() => undefined),
      needFrom(target.fixtures),
    )
  isBroken = true
  return check.judge({} as Exchange)
}

test('every rule has a defect that breaks it', () => {
  expect(Object.keys(DEFECTS).sort()).toEqual(rules.map(({ operationId, fact }) => `${operationId}: ${fact}`).sort())
})

describe.each(rules)('$operationId: $fact', ({ operationId, fact }) => {
  test('is kept by the sandbox', async () => {
    expect(await problemsOf(operationId, fact)).toEqual([])
  })

  test('is seen to be broken', async () => {
    expect(await problemsOf(operationId, fact, DEFECTS[`${operationId}: ${fact}`])).not.toEqual([])
  })
})

test('a service that fails refuses nothing', async () => {
  const failing: Defect = (answer) => (answer.ok ? answer : Response.json({ message: 'Failed.' }, { status: 500 }))
  expect(await problemsOf('createDomain', 'a wildcard domain is refused', failing)).toMatchObject([{ assumed: false }])
})

test('a token that is not accepted says nothing of what its owner may do', async () => {
  const unauthorized: Defect = () => Response.json({ message: 'Who?' }, { status: 401 })
  const tried = problemsOf('deleteApiKey', 'a caller who is no owner is refused', unauthorized)
  await expect(tried).rejects.toThrow(Inconclusive)
})
