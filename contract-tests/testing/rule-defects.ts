import { largestPage, type OperationId } from '../../generated/operations.ts'
import { follow, type Schema } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { at, changing, type Defect, operationOf } from './defects.ts'

/** Fields that only the runs of ephemeral apps carry. */
const EPHEMERAL_ONLY = Object.keys(
  follow<Schema>(document, { $ref: '#/components/schemas/Run' }).dependentRequired ?? {},
)
/** The value of a key that the sandbox lists. */
const KEY_VALUE = 'example-key-value-laptop'

const accepting: Defect = (answer) => (answer.status >= 400 ? Response.json({ message: 'Done.' }) : answer)

/** Carries out as well what should be refused. */
const confirming: Defect = (answer) => (answer.ok ? answer : new Response(null, { status: 204 }))

/** Asks for something else than the request says. */
const asking =
  (change: (url: URL) => unknown): Defect =>
  (_, request, again) => {
    const url = new URL(request.url)
    change(url)
    return again(new Request(url, request))
  }

const leavingOut = (name: string) => asking((url) => url.searchParams.delete(name))
const setting = (name: string, value: string) => asking((url) => url.searchParams.set(name, value))
const isFile = ({ url }: Request) => url.includes('/archives/')

/** Changes bodies of operations, but not the bytes of archives. */
const bodies = changing
const graphs = (change: Parameters<typeof changing>[0]) => at('getBillingGraph', changing(change))
const ranges = (change: object) => bodies((body) => ('data_offset' in body ? { ...body, ...change } : body))
const details = (change: (container: Record<string, unknown>) => unknown) =>
  at(
    'getContainer',
    changing((body) => change(body)),
  )
const list = (change: (list: Record<string, unknown>[]) => unknown) => at('listActiveContainers', changing(change))
const events = (change: Parameters<typeof changing>[0]) => at('listContainerEvents', changing(change))

/** A defect that shows from the first call of an operation on. */
function afterwards(operationId: OperationId, defect: Defect): Defect {
  let isThere = false
  return (answer, request, again) => {
    isThere ||= operationOf(request) === operationId
    return isThere ? defect(answer, request, again) : answer
  }
}

const serviceAccountKeys = (change: (key: object) => unknown) =>
  at(
    'listServiceAccountKeys',
    changing(({ keys }) => ({ keys: keys.map(change) })),
  )

/** Numbers the answers, so that every other one is wrong. */
function everySecond(change: (body: Record<string, unknown>) => unknown): Defect {
  let answers = 0
  return changing((body) => (answers++ % 2 === 1 ? change(body) : body))
}

/** For every rule and expectation services that break it, each in another way. */
export const RULE_DEFECTS: Record<string, Record<string, Defect>> = {
  'createDomain/as-requested': {
    'another region': changing((domain) => ({ ...domain, region: 'elsewhere' })),
    'another domain': changing((domain) => ({ ...domain, domain: 'other.example.com' })),
    'always a subdomain': changing((domain) => ({ ...domain, domainType: 'subdomain' })),
    'always an apex': changing((domain) => ({ ...domain, domainType: 'apex' })),
  },
  'createDomain/of-project': { 'another project': changing((domain) => ({ ...domain, projectId: 'p-other' })) },
  'createDomain/dns-record': {
    'no name': changing((domain) => ({ ...domain, dnsRecordName: '' })),
    'no type': changing((domain) => ({ ...domain, dnsRecordType: '' })),
    'no value': changing((domain) => ({ ...domain, dnsRecordValue: '' })),
  },
  'createDomain/stored': {
    'it cannot be deleted': at('deleteDomain', (_) => Response.json({ message: 'No.' }, { status: 404 })),
  },
  'createDomain/ids-differ': { 'one ID for all': changing((domain) => ({ ...domain, id: 'domain-api' })) },
  'createDomain/wildcard-refused': { 'it is accepted': accepting },
  'createDomain/odd-name-refused': { 'it is accepted': accepting },
  'createDomain/foreign-region-refused': {
    'it is accepted': accepting,
    'it fails': (answer) => (answer.ok ? answer : Response.json({ message: 'Failed.' }, { status: 500 })),
  },
  'deleteDomain/refused-while-assigned': { 'it is deleted': confirming },
  'deleteDomain/second-refused': { 'it is confirmed again': confirming },
  'listApiKeys/sorted-by-expiry': {
    'the latest first': changing((keys) => keys.toReversed()),
    'sorted by something else': changing((keys) =>
      keys.toSorted((a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1)),
    ),
  },
  'listApiKeys/never-last': {
    'never first': changing((keys) => keys.toSorted((a: { expiresAt: string }) => (a.expiresAt === 'never' ? -1 : 1))),
  },
  'listApiKeys/of-project': {
    'a key of another project': changing((keys) => [...keys, { ...keys[0], projectId: 'p-other' }]),
  },
  'listApiKeys/ids-differ': {
    'one ID twice': changing((keys) => keys.map((key: object) => ({ ...key, id: 'key-one' }))),
    'a key twice': changing((keys) => [...keys, keys[0]]),
  },
  'listApiKeys/principal-of-service-account': {
    'no principal': at(
      'listApiKeys',
      changing((keys) => keys.map(({ principalId, ...key }: object & { principalId: 1 }) => key)),
    ),
    'an empty one': at(
      'listApiKeys',
      changing((keys) => keys.map((key: object) => ({ ...key, principalId: '' }))),
    ),
  },
  'deleteApiKey/owner-only': {
    'it is confirmed': at('deleteApiKey', confirming),
    'it is refused and done': at('deleteApiKey', async (answer, { url }, again) => {
      await again(new Request(url, { method: 'DELETE', headers: { Authorization: 'Bearer sandbox-owner-token' } }))
      return answer
    }),
  },
  'deleteApiKey/service-account-key-refused': {
    'it is confirmed': at('deleteApiKey', confirming),
    'it is refused and gone': afterwards(
      'deleteApiKey',
      at(
        'listApiKeys',
        changing((keys) => keys.filter(({ id }: { id: string }) => id !== 'key-deploy')),
      ),
    ),
  },
  'deleteApiKey/removed': {
    'it is still listed': at(
      'listApiKeys',
      changing((keys) => [...keys, { ...keys[0], id: 'key-scratch' }]),
    ),
  },
  'deleteApiKey/second-refused': { 'it is confirmed again': confirming },
  'listServiceAccountKeys/secrets-left-out': {
    'a value in another field': serviceAccountKeys((key) => ({ ...key, description: `Like ${KEY_VALUE}.` })),
    'a value in base64': serviceAccountKeys((key) => ({ ...key, name: Buffer.from(KEY_VALUE).toString('base64') })),
    'a value beside the list': changing((body) => (Array.isArray(body) ? body : { ...body, secrets: [KEY_VALUE] })),
  },
  'listServiceAccountKeys/ids-differ': {
    'one ID twice': serviceAccountKeys((key) => ({ ...key, id: 'key-one' })),
  },
  'listServiceAccountKeys/of-project': {
    'a key of another project': changing(({ keys }) => ({ keys: [...keys, { ...keys[0], projectId: 'p-other' }] })),
  },
  'updateApp/carries-update': {
    'cpu stays': changing(({ app, ...rest }) => ({ ...rest, app: { ...app, cpu: '1' } })),
    'memory stays': changing(({ app, ...rest }) => ({ ...rest, app: { ...app, memory: '1' } })),
    'gpuCount stays': changing(({ app, ...rest }) => ({ ...rest, app: { ...app, gpuCount: 0 } })),
  },
  'updateApp/carries-settings': {
    'an entrypoint is forgotten': changing(({ app: { entrypoint, ...app }, ...rest }) => ({ ...rest, app })),
    'lists are reversed': changing(({ app, ...rest }) => ({
      ...rest,
      app: Object.fromEntries(
        Object.entries(app).map(([name, value]) => [name, Array.isArray(value) ? value.toReversed() : value]),
      ),
    })),
  },
  'updateApp/about-the-app': {
    'another app': changing(({ app, ...rest }) => ({ ...rest, app: { ...app, appId: 'app-other' } })),
    'another project': changing(({ app, ...rest }) => ({ ...rest, app: { ...app, projectId: 'p-other' } })),
  },
  'updateApp/self-leads-to-app': {
    'it leads elsewhere': changing((body) => ({ ...body, self: '/v2' })),
    'it is no URL': changing((body) => ({ ...body, self: '/v2/projects/p-sandbox/apps/app-chat' })),
  },
  'updateApp/accepted': { 'success is false': changing((body) => ({ ...body, success: false })) },
  'updateApp/kept': {
    'something is lost': changing(({ app: { entrypoint, ...app }, ...rest }) => ({ ...rest, app })),
    'all is reset': changing(async ({ app, ...rest }, request) => {
      const kept = ['appId', 'projectId', ...Object.keys(JSON.parse(await request.text()))]
      return { ...rest, app: Object.fromEntries(Object.entries(app).filter(([name]) => kept.includes(name))) }
    }),
  },
  'updateApp/refused-changes-nothing': {
    'half of it is done': at('updateApp', async (answer, { url, headers }, again) => {
      if (answer.ok) return answer
      await again(new Request(url, { method: 'PATCH', headers, body: JSON.stringify({ cpu: '7' }) }))
      return answer
    }),
  },
  'deleteApp/removed': { 'it can be updated': accepting },
  'deleteApp/second-refused': { 'it is confirmed again': confirming },
  'computeBaseImageHash/digest-deterministic': {
    'another each time': everySecond((body) => ({ ...body, digest: '0'.repeat(64) })),
  },
  'computeBaseImageHash/region-default': {
    'another without a region': everySecond((body) => ({ ...body, digest: 'x' })),
  },
  'computeBaseImageHash/region-honoured': { 'it is left out': leavingOut('region') },
  'computeBaseImageHash/digest-follows': {
    'always the same': changing((body) => ({ ...body, digest: 'always' })),
    'another each time': everySecond((body) => ({ ...body, digest: `${Math.random()}` })),
  },
  'computeBaseImageHash/digest-hexadecimal': {
    'in base64': changing((body) => ({ ...body, digest: Buffer.from(body.digest, 'hex').toString('base64') })),
    'too short': changing((body) => ({ ...body, digest: body.digest.slice(1) })),
  },
  'getBuildDownload/byte-range-right': {
    'one byte too late': bodies((body) => ({ ...body, data_offset: body.data_offset + 1 })),
    'one byte too early': bodies((body) => ({ ...body, data_offset: body.data_offset - 1 })),
    'one byte too many': bodies((body) => ({ ...body, compressed_size: body.compressed_size + 1 })),
    'one byte too few': bodies((body) => ({ ...body, compressed_size: body.compressed_size - 1 })),
    'past the end': ranges({ data_offset: 1e9 }),
    'another method': bodies((body) => ({ ...body, compression_method: 8 - body.compression_method })),
    'no offset': bodies(({ data_offset, ...body }) => body),
    'no size': bodies(({ compressed_size, ...body }) => body),
    'no method': bodies(({ compression_method, ...body }) => body),
    'another file': setting('filename', 'requirements.txt'),
    'a URL that is none': ranges({ download_url: 'no URL' }),
    'a URL of another kind': ranges({ download_url: 'file:///etc/passwd' }),
    'a URL that has expired': (answer, request) => (isFile(request) ? new Response(null, { status: 403 }) : answer),
    'the whole archive': (answer, request, again) => (isFile(request) ? again(new Request(request.url)) : answer),
    'data that does not inflate': async (answer, request) =>
      isFile(request) ? new Response(scrambled(await answer.bytes()), { status: answer.status }) : answer,
  },
  'getBuildDownload/unknown-file-refused': { 'another is taken': setting('filename', 'main.py') },
  'getBuildDownload/range-only-for-a-file': {
    'an offset': bodies((body) => ({ ...body, data_offset: 0 })),
    'a size': bodies((body) => ({ ...body, compressed_size: 0 })),
    'a method': bodies((body) => ({ ...body, compression_method: 8 })),
  },
  'getBuildLogs/as-requested': {
    'another build': changing((logs) => ({ ...logs, build_id: 'other' })),
    'another app': changing((logs) => ({ ...logs, app_id: 'other' })),
    'another project': changing((logs) => ({ ...logs, project_id: 'other' })),
  },
  'listActiveContainers/of-app': {
    'another app': list(([first, ...rest]) => [{ ...first, appId: 'app-other' }, ...rest]),
    'another project': list(([first, ...rest]) => [{ ...first, projectId: 'p-other' }, ...rest]),
  },
  'listActiveContainers/terminating-listed': {
    'it is left out': list((all) => all.filter(({ isTerminating }) => !isTerminating)),
    'it is not marked': list((all) => all.map((container) => ({ ...container, isTerminating: false }))),
  },
  'listActiveContainers/epoch-until-terminated': {
    now: list((all) => all.map((each) => ({ ...each, containerTerminationTimestamp: '2026-03-10T09:30:00.000Z' }))),
    'another moment without a time zone': list((all) =>
      all.map((each) => ({ ...each, containerTerminationTimestamp: '2026-03-10T09:30:00' })),
    ),
  },
  'listActiveContainers/ended-left-out': {
    'one is listed': list((all) => [...all, { ...all[0], containerId: 'container-chat-8' }]),
  },
  'listContainerReadiness/known': {
    'one twice': at(
      'listContainerReadiness',
      changing((all) => [...all, all[0]]),
    ),
    'one too few': at(
      'listContainerReadiness',
      changing((all) => all.slice(1)),
    ),
    'a stranger': at(
      'listContainerReadiness',
      changing(([first, ...rest]) => [{ ...first, container_id: 'other' }, ...rest]),
    ),
  },
  'getContainer/of-app': {
    'another app': details((container) => ({ ...container, appId: 'app-other' })),
    'another project': details((container) => ({ ...container, projectId: 'p-other' })),
  },
  'getContainer/as-listed': {
    'another region': details((container) => ({ ...container, region: 'elsewhere' })),
    'another build': details((container) => ({ ...container, buildId: 'build-other' })),
    'another host': details((container) => ({ ...container, hostIp: '192.0.2.1' })),
  },
  'getContainer/as-listed-state': {
    'another state': details((container) => ({ ...container, state: 'SUCCEEDED' })),
    'other restarts': details((container) => ({ ...container, restartCount: 77 })),
    'another start': details((container) => ({ ...container, startedAt: '2020-01-01T00:00:00Z' })),
    'terminating or not': details((container) => ({ ...container, isTerminating: !container.isTerminating })),
  },
  'getContainer/running-has-no-end': {
    'an end': details((container) => ({ ...container, endedAt: '2026-03-10T09:30:00Z' })),
    'a reason': details((container) => ({ ...container, containerTerminationReason: 'none' })),
  },
  'listContainerEvents/page-as-requested': {
    'always the first page': events((page) => ({ ...page, page: 1 })),
    'always one limit': events((page) => ({ ...page, limit: 100 })),
  },
  'listContainerEvents/limit-honoured': {
    'no limit': leavingOut('limit'),
    'one too many': events((page) => ({ ...page, events: [...page.events, page.events[0]] })),
    'one too few': events((page) => ({ ...page, events: page.events.slice(1) })),
  },
  'listContainerEvents/pages-without-gap': {
    'one twice and one left out': events((page) => ({
      ...page,
      events: page.page === 2 ? [page.events[0], ...page.events.slice(0, -1)] : page.events,
    })),
    'always the first page': setting('page', '1'),
    'a total that is too large': events((page) => ({ ...page, total: page.total + 1 })),
  },
  'listContainerEvents/past-the-end': { 'the last page again': setting('page', '1') },
  'listContainerEvents/in-order': {
    'small pages backwards': events((page) => ({
      ...page,
      events: page.limit < largestPage.listContainerEvents ? page.events.toReversed() : page.events,
    })),
  },
  'getRun/as-requested': {
    'another run': changing(({ item }) => ({ item: { ...item, id: 'other' } })),
    'another project': changing(({ item }) => ({ item: { ...item, projectId: 'p-other' } })),
    'always the first run': (_, { url, headers }, again) =>
      again(new Request(url.replace(/run-chat-\d/, 'run-chat-1'), { headers })),
  },
  'getRun/ephemeral-only': {
    'every run has it': changing(({ item }) => ({
      item: { ...item, ...Object.fromEntries(EPHEMERAL_ONLY.map((name) => [name, 'x'])) },
    })),
    'one of the fields alone': changing(({ item }) => ({ item: { ...item, [`${EPHEMERAL_ONLY.at(-1)}`]: 'x' } })),
  },
  'getBillingGraph/labels-of-one-month': {
    'a day of another month': graphs((graph) => ({ ...graph, labels: [...graph.labels.slice(1), '2020-01-31'] })),
    'a day is missing': graphs((graph) => ({ ...graph, labels: graph.labels.toSpliced(3, 1) })),
    'a day twice': graphs((graph) => ({ ...graph, labels: [graph.labels[0], ...graph.labels] })),
  },
  'getBillingGraph/one-series-per-app': {
    'an app twice': graphs((graph) => ({ ...graph, series: [...graph.series, graph.series[0]] })),
  },
  'getBillingGraph/labels-cover-month': {
    'a day is missing': graphs((graph) => ({ ...graph, labels: graph.labels.slice(1) })),
    'always this month': leavingOut('month'),
  },
  'getBillingGraph/data-aligned': {
    'a day is missing': graphs((graph) => ({ ...graph, labels: graph.labels.slice(1) })),
    'a day of the others is missing': graphs((graph) =>
      graph.others ? { ...graph, others: { ...graph.others, data: graph.others.data.slice(1) } } : graph,
    ),
  },
  'getBillingGraph/month-aliases': {
    'always this month': setting('month', 'current'),
    'the aliases are swapped': asking((url) =>
      url.searchParams.set('month', url.searchParams.get('month') === 'current' ? 'previous' : 'current'),
    ),
  },
  'getBillingGraph/top-honoured': {
    'no limit': leavingOut('top_n'),
    'one too few': graphs((graph) => ({
      ...graph,
      series: graph.series.slice(0, graph.series.length === 2 ? 1 : undefined),
    })),
  },
  'getBillingGraph/others-when-grouped': {
    'never grouped': graphs(({ others, ...graph }) => graph),
    'always grouped': asking(
      (url) => url.searchParams.has('group_others') && url.searchParams.set('group_others', 'true'),
    ),
    'another count': graphs((graph) => (graph.others ? { ...graph, others: { ...graph.others, count: 99 } } : graph)),
  },
  'getBillingGraph/include-honoured': {
    'all are returned': leavingOut('include_app_ids'),
    'one is left out': graphs((graph) =>
      graph.series.length === 2 ? { ...graph, series: graph.series.slice(1) } : graph,
    ),
  },
  'getBillingGraph/exclude-honoured': {
    'none is left out': leavingOut('exclude_app_ids'),
    'one too many is left out': (answer, request, again) =>
      request.url.includes('exclude_app_ids')
        ? changing((graph) => ({ ...graph, series: graph.series.slice(1) }))(answer, request, again)
        : answer,
  },
  'getBillingGraph/adds-up': {
    'a total is another': graphs((graph) => ({
      ...graph,
      series: graph.series.map((each: { total: number }) => ({ ...each, total: each.total + 1 })),
    })),
    'the sum is another': graphs((graph) => ({ ...graph, meta: { ...graph.meta, total_cost_before_discounts: 0 } })),
    'the discounts are lost': graphs((graph) => ({ ...graph, meta: { ...graph.meta, total_discounts: 1e6 } })),
    'the scale is too small': graphs((graph) => ({ ...graph, meta: { ...graph.meta, y_max_suggestion: 1 } })),
  },
  'getBillingGraph/top-are-dearest': {
    'the cheapest first': graphs((graph) => ({ ...graph, series: graph.series.toReversed() })),
    'another number of apps': graphs((graph) => ({ ...graph, meta: { ...graph.meta, total_apps: 77 } })),
    'another number of series': graphs((graph) => ({ ...graph, meta: { ...graph.meta, returned_apps: 77 } })),
    'another top': graphs((graph) => ({ ...graph, meta: { ...graph.meta, top_n: 77 } })),
  },
  'getBillingGraph/window': {
    'another start': graphs((graph) => ({ ...graph, meta: { ...graph.meta, window_start: '2020-01-01' } })),
    'another end': graphs((graph) => ({ ...graph, meta: { ...graph.meta, window_end: '2020-01-01' } })),
  },
  'getProjectCost/month-default': {
    'nothing without a month': at('getProjectCost', (answer, { url }) =>
      url.includes('month=') ? answer : Response.json({ app_breakdown: [] }),
    ),
  },
  'getProjectCost/month-honoured': { 'always this month': at('getProjectCost', leavingOut('month')) },
  'getProjectCost/agrees-with-graph': {
    'an app is missing': at(
      'getProjectCost',
      changing((report) => ({ ...report, app_breakdown: report.app_breakdown.slice(1) })),
    ),
    'another sum': at(
      'getProjectCost',
      changing((report) => ({
        ...report,
        app_breakdown: report.app_breakdown.map((each: { total_cost_cents: number }) => ({
          ...each,
          total_cost_cents: each.total_cost_cents + 1,
        })),
      })),
    ),
  },
  'getRepository/as-requested': {
    'another full name': changing((body) => ({ ...body, fullName: 'a/b' })),
    'another name': changing((body) => ({ ...body, name: 'other' })),
  },
  'listBranches/as-repository': {
    'another default': at(
      'listBranches',
      changing(({ branches }) => ({
        branches: branches.map((each: { default: boolean }) => ({ ...each, default: !each.default })),
      })),
    ),
    'a branch is missing': at(
      'listBranches',
      changing(({ branches }) => ({ branches: branches.slice(1) })),
    ),
  },
}

/** Turns all bits of what stands behind the headers. */
function scrambled(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.map((byte, index) => (index > bytes.length - 20 ? byte ^ 0xff : byte))
}
