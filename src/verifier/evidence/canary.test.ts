import { expect, test } from 'vitest'
import {
  at,
  changing,
  type Defect,
  environment,
  fixturesOf,
  newSandbox,
  operationOf,
  verify,
} from '../../../contract-tests/testing/defects.ts'
import type { Ledger } from '../engine/ledger.ts'
import type { Fixtures } from '../target/fixtures.ts'
import { NoAnswer } from '../target/target.ts'

const TOKENS = ['tokens.owner', 'tokens.member', 'tokens.expired', 'tokens.other_project'] as const
/** With characters that base64, URLs and JSON escape. */
const canary = (name: string) => `Canary/${name}+${'k7Qz0wXv'.repeat(3)}~!$&'=`
const SIGNATURE = `Sig+${'r3Fp9LmT'.repeat(5)}/==`
const keyValue = (id: string | number) => `Key "${id}" ${'h5Jd8BnC'.repeat(3)}`
/** Parts by which a secret is recognized. */
const PART = /k7qz0wxvk7qz0|h5jd8bnch5jd8|r3fp9lmtr3fp9/

const sandbox = newSandbox()
const known = fixturesOf(sandbox)
const tokens = new Map(TOKENS.map((name) => [canary(name), known[name] ?? '']))
const fixtures: Fixtures = { ...known, ...Object.fromEntries(TOKENS.map((name) => [name, canary(name)])) }
const token = canary('tokens.owner')
/** What no report may contain. Key values and presigned URLs are added when a response contains them. */
const secrets = new Set<string>([...tokens.keys(), SIGNATURE])

const forms: ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => JSON.stringify(secret).slice(1, -1),
  encodeURIComponent,
  (secret) => Buffer.from(secret).toString('hex'),
  (secret) => Buffer.from(secret).toString('hex').replace(/../g, '%$&'),
  (secret) => Buffer.from(secret).toString('base64'),
  (secret) => Buffer.from(secret).toString('base64url'),
  (secret) => Buffer.from(`Bearer ${secret}`).toString('base64'),
  (secret) => Buffer.from(`user:${secret}!`).toString('base64'),
  (secret) => secret.toUpperCase(),
]
const allForms = () => [...secrets].flatMap((secret) => forms.map((form) => form(secret)))
const everything = () => allForms().join(' ')

/** Puts recognizable secrets where the real service has its own. */
const withKeys = at(
  'listApiKeys',
  changing((keys) =>
    keys.map((key: { id: string }) => {
      secrets.add(keyValue(key.id))
      return { ...key, apiKey: keyValue(key.id) }
    }),
  ),
)
const withSignature = at(
  'getBuildDownload',
  changing((body) => {
    const url = `${body.download_url}&X-Signature=${encodeURIComponent(SIGNATURE)}`
    secrets.add(url)
    return { ...body, download_url: url }
  }),
)

async function ledgerThrough(defect: Defect, ...only: string[]): Promise<Ledger> {
  await sandbox.reset()
  const again = sandbox.fetch
  const fetch = async (request: Request) => {
    const asked = new Request(request.clone())
    const value = tokens.get(asked.headers.get('Authorization')?.slice('Bearer '.length) ?? '')
    if (value !== undefined) asked.headers.set('Authorization', `Bearer ${value}`)
    const response = await withKeys(await sandbox.fetch(asked), request, again)
    return defect(await withSignature(response, request, again), request, again)
  }
  return verify(environment({ token, fixtures, fetch }), { only })
}

/** The secrets, or parts of them, that a value contains in any form. */
function leaks(value: unknown): string[] {
  const text = JSON.stringify(value).toLowerCase()
  return allForms().flatMap((form) => {
    const whole = form.toLowerCase()
    const part = PART.exec(whole)?.[0] ?? whole
    return [whole, JSON.stringify(whole).slice(1, -1), part].filter((one) => text.includes(one))
  })
}

const json = (body: unknown, { status }: { status: number }, type = 'application/json') =>
  new Response(JSON.stringify(body), { status: status === 204 ? 200 : status, headers: { 'Content-Type': type } })

/** Replaces every text that the document does not mark as secret. */
function everyText(value: unknown, change: () => string): unknown {
  if (typeof value === 'string') return change()
  if (Array.isArray(value)) return value.map((item) => everyText(item, change))
  if (value === null || typeof value !== 'object') return value
  const isMarked = (name: string) => ['apiKey', 'download_url'].includes(name)
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, isMarked(name) ? child : everyText(child, change)]),
  )
}

const fields = (value: (name: string) => unknown) => Object.fromEntries(allForms().map((name) => [name, value(name)]))
const oneByOne =
  (all = allForms()) =>
  () =>
    all.pop() ?? ''
let padding = 120

type Spill = (response: Response) => Response | Promise<Response>
/** Changes the body of every response. */
const bodies =
  (change: (body: object) => unknown, type?: string): Spill =>
  async (response) =>
    json(change(response.status === 204 ? {} : await response.json()), response, type)

test.each<[where: string, spill: Spill]>([
  ['messages', (response) => (response.ok ? response : json({ message: everything() }, response))],
  ['messages of a 500', (response) => (response.ok ? json({ message: everything() }, { status: 500 }) : response)],
  ['documented texts', bodies((body) => everyText(body, everything))],
  ['documented texts, one each', bodies((body) => everyText(body, oneByOne()))],
  ['long texts', bodies((body) => everyText(body, () => 'x'.repeat(padding++ % 170) + everything()))],
  ['names of fields', bodies((body) => ({ ...body, ...fields((name) => name) }))],
  ['undocumented fields', bodies((body) => ({ ...body, extra: { deep: [allForms(), fields((name) => [name])] } }))],
  ['undocumented items', bodies((body) => [body, ...allForms()].flat())],
  ['content type parameters', bodies((body) => body, `application/x; x="${token.replaceAll('"', '')}"`)],
  ['content types', bodies((body) => body, `${Buffer.from(token).toString('hex')}/json`)],
  [
    'headers',
    ({ body }) =>
      new Response(body, { status: 302, headers: { Location: `http://x.test/${token}`, 'Retry-After': token } }),
  ],
  ['text', ({ status }) => new Response(everything(), { status: status === 204 ? 200 : status })],
  [
    'network errors',
    (response) =>
      response.ok ? response : Promise.reject(new TypeError('fetch failed', { cause: new Error(everything()) })),
  ],
])('the ledger contains no secret that the service puts into %s', async (where, spill) => {
  // One operation responds in JSON: otherwise the target would not count as the service.
  const ledger = await ledgerThrough(
    (response, request) => (operationOf(request) === 'createDomain' ? response : spill(response)),
    ...['createDomain', 'deleteDomain', 'listApiKeys', 'listServiceAccountKeys', 'getBuildDownload', 'getBuildLogs'],
  )
  expect(ledger.facts.some(({ verdict }) => verdict === 'contradicted')).toBe(where !== 'messages')
  expect(ledger.exchanges).not.toEqual([])
  expect(leaks(ledger)).toEqual([])
})

test('leftovers contain no secret', async () => {
  const id = () => `${token.replaceAll('/', '-')}${padding++}${SIGNATURE.replaceAll('/', '')}`
  const { facts, leftovers } = await ledgerThrough(
    (response, request) => {
      if (operationOf(request) === 'createDomain' && response.ok) return Response.json({ id: id() })
      return operationOf(request) === 'deleteDomain' ? json({ message: everything() }, { status: 500 }) : response
    },
    ...['createDomain', 'getBuildDownload'],
  )
  expect(leftovers.length).toBeGreaterThan(0)
  expect(leaks(facts)).toEqual([])
})

const FLOOD = 6000
test.each<[what: string, defect: Defect, only: Parameters<typeof at>[0], expected: RegExp]>([
  [
    'key values in the list of a service account',
    changing(({ keys }) => ({ keys: keys.map((key: { id: string }) => ({ ...key, apiKey: keyValue(key.id) })) })),
    'listServiceAccountKeys',
    /secrets-left-out","[^}]*"verdict":"contradicted"/,
  ],
  [
    'more key values than the redactor remembers, also as names',
    changing(([key]) =>
      Array.from({ length: FLOOD }, (_, index) => ({ ...key, name: keyValue(FLOOD - index), apiKey: keyValue(index) })),
    ),
    'listApiKeys',
    /"exchanges":/,
  ],
  [
    'key values too short to search for',
    changing((keys) => keys.map((key: object) => ({ ...key, apiKey: 'zQ7', id: 7 }))),
    'listApiKeys',
    /\\"apiKey\\":\\"\*\*\*\\"/,
  ],
])('the ledger redacts %s', async (_, defect, only, expected) => {
  const text = JSON.stringify(await ledgerThrough(at(only, defect), only))
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/h5Jd8BnC|zQ7/)
})

test('the path of a request contains no secret of an earlier response', async () => {
  const id = (index: number) => `${Buffer.from(token).toString('base64url')}-${index}`
  const leading = at(
    'listActiveContainers',
    changing((list) => list.map((each: object, index: number) => ({ ...each, containerId: id(index) }))),
  )
  const ledger = await ledgerThrough(leading, 'getContainer', 'listActiveContainers', 'getBuildDownload')
  expect(ledger.exchanges.some(({ request }) => request.path.includes('***'))).toBe(true)
  expect(leaks(ledger)).toEqual([])
})

test('an error instead of a ledger contains no secret', async () => {
  const fetch = (request: Request) => {
    const cause = new Error(`no way for ${request.headers.get('Authorization')} ${everything()}`)
    return Promise.reject(new TypeError('fetch failed', { cause }))
  }
  const error = await verify(environment({ token, fixtures, fetch })).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoAnswer)
  const { message, stack, cause } = error as Error
  expect(message).toContain('no way for Bearer ***')
  expect(leaks([message, stack, cause])).toEqual([])
})
