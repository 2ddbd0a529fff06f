/** What recorded traffic shows about this API: planted faults are found, and a conforming service is not accused. */

import { expect, test } from 'vitest'
import { LIMITS } from '../../src/client/constants.ts'
import { reasonOf } from '../../src/verifier/reports/problems.ts'
import { BASE, type Entry, entryOf, judged, type Sent, TOKEN } from './testing/recording.ts'
import { newSandbox } from './testing/sandbox-run.ts'

/** Calls a new sandbox in turn, and records its responses as a browser does. */
async function record(...calls: (Sent | string)[]): Promise<Entry[]> {
  const sandbox = newSandbox()
  const entries: Entry[] = []
  for (const call of calls) {
    const sent: Sent = {
      headers: { Authorization: `Bearer ${TOKEN}` },
      ...(typeof call === 'string' ? { path: call } : call),
    }
    const text = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body)
    const headers = { ...sent.headers, ...(text !== undefined && { 'Content-Type': 'application/json' }) }
    const request = new Request(`http://sandbox.test${sent.path}`, {
      method: sent.method ?? 'GET',
      headers,
      body: text ?? null,
    })
    const response = await sandbox.fetch(request)
    entries.push(entryOf(BASE + sent.path, sent, response, await response.text()))
  }
  return entries
}

const LAST_PORT = LIMITS.updateApp.port.maximum
const PROJECT = '/v2/projects/p-sandbox'
const verdictOf = ({ ledger }: Awaited<ReturnType<typeof judged>>, id: string) =>
  ledger.facts.find((finding) => finding.id === id)

const KEYS = `${PROJECT}/api-keys`
const APP = `${PROJECT}/apps/app-chat`
const ADDITION: Sent = {
  path: `${PROJECT}/domains`,
  method: 'POST',
  body: { domain: 'a.disposable.example.com', domainType: 'subdomain', region: 'us-east-1' },
}
const update = (body: unknown): Sent => ({ path: APP, method: 'PATCH', body })

/** Changes the body of the first response. */
async function answering(path: Sent | string, change: (body: never) => unknown): Promise<Entry[]> {
  const [entry, ...rest] = await record(path)
  if (!entry) return []
  const text = JSON.stringify(change(JSON.parse(String(entry.response.content.text)) as never))
  return [{ ...entry, response: { ...entry.response, content: { size: Buffer.byteLength(text), text } } }, ...rest]
}

/** Replaces the status of the last response. */
function withStatus(entries: Entry[], status: number, body: unknown = { message: 'text' }): Entry[] {
  const last = entries.at(-1)
  if (!last) return entries
  const text = JSON.stringify(body)
  return entries.with(-1, { ...last, response: { ...last.response, status, content: { size: text.length, text } } })
}

test('conforming traffic contradicts nothing; what it does not show is unexercised, with the reason', async () => {
  const entries = await record(
    KEYS,
    { path: KEYS, headers: {} },
    update({ port: 8080 }),
    update({ port: LAST_PORT }),
    update({ port: LAST_PORT + 1 }),
    update({ computeTier: 'protected' }),
    update('{'),
    update({ cpu: '2' }),
    ADDITION,
    `/v3/projects/p-sandbox/apps/app-chat/containers/active`,
    `${PROJECT}/nothing`,
  )
  const busy = withStatus(await record(KEYS), 503, 'a page of the gateway')
  const result = await judged([...entries, ...busy])
  expect(result.contradicted).toEqual([])
  expect(result.ledger).toMatchObject({ tier: 'passive', target: BASE, run: { requests: 10 }, leftovers: [] })
  expect(result.skipped).toEqual({ 'no operation of the document': 1, 'service busy (503)': 1 })
  for (const id of [
    'listApiKeys/operation',
    'listApiKeys/auth/none',
    'listApiKeys/2XX[].createdAt/format',
    'listApiKeys/rule/sorted-by-expiry',
    'listActiveContainers/rule/of-app',
    'createDomain/rule/as-requested',
    'createDomain/rule/of-project',
    'updateApp/rule/about-the-app',
    'updateApp/rule/accepted',
    'updateApp/rule/carries-update/port',
    'updateApp/400',
    'updateApp/body.port/maximum',
    'updateApp/body.computeTier/enum/protected',
  ])
    expect(verdictOf(result, id), id).toMatchObject({ verdict: 'verified', evidence: [expect.any(Number)] })
  const reasons = ['getRun/operation', 'updateApp/auth/unknown', 'deleteApiKey/rule/inference-denied']
  expect(reasons.map((id) => reasonOf(verdictOf(result, id) ?? {}))).toEqual([
    'the recorded traffic has no request of this operation',
    'no recorded exchange tests this fact',
    expect.stringContaining('not part of this API'),
  ])
})

test.each<[what: string, contradicted: string, change: (keys: object[]) => object[]]>([
  ['a wrong type', 'listApiKeys/2XX[].name/type', (keys) => [{ ...keys[0], name: 7 }]],
  ['a key listed twice', 'listApiKeys/rule/ids-differ', (keys) => [...keys, ...keys]],
  [
    'a key of another project',
    'listApiKeys/rule/of-project',
    (keys) => keys.map((key) => ({ ...key, projectId: 'p' })),
  ],
])('%s in a response is a contradiction', async (_, contradicted, change) => {
  const all = (await judged(await answering(KEYS, change))).contradicted
  expect(all.filter((each) => each.startsWith(contradicted))).toHaveLength(1)
})

const RUN = `${APP}/runs/run-chat-1`
const PORT = 'updateApp/rule/carries-update/port'
test.each<
  [what: string, sent: Sent | string, verdict: string | undefined, fact: string, change: (body: never) => object]
>([
  ['another value of a setting', update({ port: 8080 }), 'contradicted', PORT, settled({ port: 80 })],
  ['a setting as text', update({ port: 8080 }), 'assumption contradicted', PORT, settled({ port: '8080' })],
  ['an update that is not accepted', update({ port: 8080 }), 'unexercised', PORT, settled({ port: 80 }, false)],
  [
    'another value of a setting beside a file',
    update({ port: 8080, service_toml: 'port = 80' }),
    'assumption contradicted',
    PORT,
    settled({ port: 80 }),
  ],
  [
    'another run',
    RUN,
    'contradicted',
    'getRun/rule/as-requested',
    ({ item }: { item: object }) => ({ item: { ...item, id: 'run-other' } }),
  ],
  [
    'a coupon with more than its amount',
    `${PROJECT}/cost`,
    'contradicted',
    'getProjectCost/rule/coupons-not-exceeded',
    (report: object) => ({ ...report, coupons: [{ coupon_name: 'a', amount_cents: 1, amount_cents_remaining: 2 }] }),
  ],
])('%s in a response to %j: %s', async (_, sent, verdict, fact, change) => {
  expect(verdictOf(await judged(await answering(sent, change)), fact)).toMatchObject({ verdict })
})

/** Changes settings of the returned app, and whether the update was accepted. */
function settled(settings: object, success = true) {
  return (answer: { app: object }) => ({ ...answer, app: { ...answer.app, ...settings }, success })
}

const keysWith = (headers: Record<string, string>): Sent => ({ path: KEYS, headers })
const BASIC = { authorization: 'Basic bm9ib2R5' }

test.each<[what: string, contradicted: string, status: number, ...calls: (Sent | string)[]]>([
  ['an undocumented status', 'listApiKeys/operation: got 302', 302, KEYS],
  [
    'a forbidden value accepted',
    `updateApp/body.port/maximum: ${LAST_PORT + 1}: expected 400,`,
    200,
    update({ port: LAST_PORT + 1 }),
  ],
  ['a forbidden value with 422', 'updateApp/body.port/type: "x": expected 400,', 422, update({ port: 'x' })],
  [
    'a limit refused',
    'updateApp/body.cooldownPeriodSeconds/minimum: 1: expected 2XX,',
    400,
    update({ cooldownPeriodSeconds: 2 }),
    update({ cooldownPeriodSeconds: 1 }),
  ],
  ['broken JSON accepted', 'updateApp/400: a body that is not JSON', 200, update('{')],
  ['a basic credential accepted', 'listApiKeys/auth/malformed: expected 401, got 200', 200, keysWith(BASIC)],
  ['no credential accepted', 'listApiKeys/auth/none: expected 401, got 200', 200, KEYS, keysWith({})],
])('%s is a contradiction', async (_, contradicted, status, ...calls) => {
  const all = (await judged(withStatus(await record(...calls), status))).contradicted
  expect(all.filter((each) => each.startsWith(contradicted))).toHaveLength(1)
})

/** The contradicted facts that are not about the body of a response, which is made up here. */
async function contradictionsIn(entries: unknown[]) {
  const { facts } = (await judged(entries)).ledger
  return facts.filter(({ id, verdict }) => verdict === 'contradicted' && !/\/(2XX|default|rule)/.test(id))
}

test.each<[what: string, status: number, ...calls: (Sent | string)[]]>([
  ['credentials that the recording tool has removed', 200, keysWith({})],
  ['a credential in a cookie', 200, KEYS, keysWith({ Cookie: 'a=session-1234' })],
  ['a credential replaced with a word', 200, keysWith({ authorization: '[REDACTED]' })],
  ['a value accepted that frameworks convert', 200, update({ port: '7' })],
  ['two broken limits accepted', 200, update({ port: LAST_PORT + 1, computeTier: 'x' })],
  ['an allowed value refused together with another', 400, update({ port: 1 }), update({ port: 0, gpuCount: 1 })],
  ['an allowed value refused where nothing worked', 400, update({ port: 0 })],
  ['a response from the cache', 304, KEYS],
  ['a request without a response', 0, KEYS],
])('%s: no contradiction of the operation', async (_, status, ...calls) => {
  expect(await contradictionsIn(withStatus(await record(...calls), status))).toEqual([])
})

test('entries of another host, and of wrong types, are no contradiction', async () => {
  /** JSON whose conversion to a primitive value throws. */
  const hostile = { toString: 1, valueOf: 1 }
  const keys = await record(KEYS)
  const entries = [
    entryOf('https://other.test/prefix/v2/projects/p/api-keys', { path: '' }, new Response(), '{'),
    null,
    7,
    [],
    {},
    hostile,
    { request: 7, response: null },
    { request: hostile, response: hostile },
    ...['x', hostile].map((url) => ({ request: { method: 'GET', url }, response: [] })),
    ...withStatus(keys, 'x' as never),
    ...keys.map(({ request, response }) => ({
      request: { ...request, headers: [hostile, null], cookies: [null, hostile], bodySize: hostile, postData: 7 },
      response: { ...response, headers: [hostile, { name: hostile, value: hostile }], content: hostile },
    })),
  ]
  expect(await contradictionsIn(entries)).toEqual([])
})

test('without the text of a body, only the status is judged, and nothing without headers', async () => {
  const [entry] = await record(KEYS)
  const bare = { ...entry, response: { status: 200, content: { text: '[]' } } }
  expect((await judged([bare])).skipped).toEqual({ 'entry without the headers of the response': 1 })
  const without = (content: object) => [{ ...entry, response: { ...entry?.response, content } }]
  for (const [content, why] of [
    [{ size: 100 }, 'the recording lacks it'],
    [{ size: 100, text: '[' }, 'the recording has only 1 of 100 bytes'],
    [{ size: 100, _file: 'x.json' }, /separate files/],
    [{ encoding: 'base64', text: '<html>' }, 'the recording has no valid base64'],
  ] as const) {
    const result = await judged(without(content))
    expect(result.contradicted).toEqual([])
    expect(verdictOf(result, 'listApiKeys/2XX')).toMatchObject({ verdict: 'verified' })
    expect(verdictOf(result, 'listApiKeys/2XX/type')).toMatchObject({
      verdict: 'unexercised',
      gap: { why: expect.stringMatching(why) },
    })
  }
  const inBase64 = { encoding: 'base64', size: 2, text: Buffer.from('[]').toString('base64') }
  expect(verdictOf(await judged(without(inBase64)), 'listApiKeys/2XX/type')).toMatchObject({ verdict: 'verified' })
})

test('a value that the sandbox hides in its HAR is not judged', async () => {
  const hidden = await answering(`${APP}/builds/build-chat-7/download`, () => ({ download_url: '***' }))
  const result = await judged(hidden)
  expect(result.contradicted).toEqual([])
  expect(verdictOf(result, 'getBuildDownload/2XX.download_url/format')?.verdict).toBe('unexercised')
})

test('request bodies that are nested too deeply are not judged', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const { ledger, contradicted } = await judged(withStatus(await record(update(deep)), 400))
  expect([ledger.run.requests, contradicted]).toEqual([1, []])
})

test('any project is judged, unless one is given', async () => {
  const entries = await record(KEYS, '/v2/projects/p-other/api-keys')
  expect((await judged(entries)).ledger.run.requests).toBe(2)
  expect(await judged(entries, 'p-other')).toMatchObject({
    ledger: { run: { requests: 1 } },
    skipped: { 'other project': 1 },
  })
})

test('tokens, cookies and undocumented values of requests are in no report', async () => {
  const secrets = [
    'sandbox-owner-token',
    'cookie-value-1',
    'set-cookie-value-2',
    'undocumented-value-3',
    'query-value-4',
    'member-token-5',
  ]
  const [entry] = await record({
    ...update({ port: LAST_PORT + 1, env: { KEY: secrets[3] } }),
    path: `${APP}?key=${secrets[4]}`,
    headers: { Authorization: `Bearer ${TOKEN}`, Cookie: `a=b; s=${secrets[1]}` },
  })
  entry?.response.headers.push({ name: 'Set-Cookie', value: `s=${secrets[2]}; Path=/` })
  const leaking = withStatus(entry ? [entry] : [], 200, {
    message: [0, 1, 2, 5].map((at) => secrets[at]).join(' '),
    app: {},
  })
  const [other] = await record({ path: KEYS, headers: { Authorization: `bearer ${secrets[5]}` } })
  const { text, contradicted } = await judged([...leaking, other])
  expect(contradicted).not.toEqual([])
  expect(text).toContain(String(LAST_PORT + 1))
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
