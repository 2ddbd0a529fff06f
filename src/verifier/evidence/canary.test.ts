import { expect, test } from 'vitest'
import { NoAnswer } from '../http/no-answer.ts'
import type { Ledger } from '../model/ledger.ts'
import { broken } from '../testing/fetches.ts'
import {
  createService,
  createThingsVerifier,
  document,
  type Fetch,
  FIXTURES,
  operationOf,
  TOKEN,
  thingsTarget,
} from '../testing/things.ts'

const secret = { type: 'string', description: 'A secret.', 'x-secret': true } as const
const withSecrets = structuredClone(document)
Object.assign(withSecrets.components.schemas.Thing?.properties ?? {}, { key: secret, link: secret })
const { verify } = createThingsVerifier(withSecrets)

/** Returns a secret with characters that percent-encoding changes. */
const canary = (name: string) => `Canary/${name}+${'k7Qz0wXv'.repeat(3)}~!$&'=`
const SIGNATURE = `Sig+${'r3Fp9LmT'.repeat(5)}/==`
const LINK = `https://archives.test/a.zip?expires=9&X-Signature=${encodeURIComponent(SIGNATURE)}`
const keyOf = (index: number) => `Key "${index}" ${'h5Jd8BnC'.repeat(3)}`
/** Matches a part that identifies each kind of secret, even if the rest of the secret is missing. */
const PART = /k7qz0wxvk7qz0|h5jd8bnch5jd8|r3fp9lmtr3fp9/

const token = canary('tokens.owner')
const names = Object.keys(FIXTURES).filter((name) => name.startsWith('tokens.'))
const fixtures = { ...FIXTURES, ...Object.fromEntries(names.map((name) => [name, canary(name)])) }
/** The service's token for each token of the run. */
const tokens = new Map([[token, TOKEN], ...names.map((name) => [canary(name), FIXTURES[name] ?? ''] as const)])
const LOGIN = `user:${canary('login')}`
const headers = {
  'X-Gateway': `Bearer ${canary('gateway')}`,
  'X-Login': `Basic ${Buffer.from(LOGIN).toString('base64')}`,
  Cookie: `theme=dark; session=${canary('cookie')}`,
}
const inHeaders = ['gateway', 'login', 'cookie'].map(canary)
const secrets = [...tokens.keys(), SIGNATURE, LINK, keyOf(0), keyOf(1), ...inHeaders]

/** The forms in which a service may return a secret. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const hex = bytes.toString('hex')
  return [
    secret,
    secret.toUpperCase(),
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    hex,
    hex.replace(/../g, '%$&'),
    bytes.toString('base64url'),
    bytes.toString('base64'),
    Buffer.from(`Bearer ${secret}`).toString('base64'),
    Buffer.from(`user:${secret}!`).toString('base64'),
  ]
}
/** As in the requests with a wrong token. */
const cut = token.slice(0, -1)
const allForms = secrets.flatMap(formsOf)
const everything = allForms.join(' ')

/** The secrets, or parts of them, that a value contains in any form. */
function leaks(value: unknown): string[] {
  const text = JSON.stringify(value).toLowerCase()
  return allForms.flatMap((form) => {
    const whole = form.toLowerCase()
    const part = PART.exec(whole)?.[0] ?? whole
    return [whole, JSON.stringify(whole).slice(1, -1), part].filter((one) => text.includes(one))
  })
}

type Spill = (response: Response, operationId?: string) => Response | Promise<Response>
// biome-ignore lint/suspicious/noExplicitAny: the changes break the type on purpose.
type Change = (body: any) => unknown

const json = (body: unknown, { status }: { status: number }, type = 'application/json') =>
  new Response(JSON.stringify(body), { status: status === 204 ? 200 : status, headers: { 'Content-Type': type } })

/** Changes the body of every response. */
const bodies =
  (change: Change, type?: string): Spill =>
  async (response) =>
    json(change(response.status === 204 ? {} : await response.json()), response, type)

/** Changes the successful responses of one operation. */
const at =
  (operationId: string, change: Change): Spill =>
  (response, id) =>
    id === operationId && response.ok ? bodies(change)(response) : response

const withKeys = at('listThings', (all) => all.map((each: object, index: number) => ({ ...each, key: keyOf(index) })))
const withLink = at('getThing', (thing) => ({ ...thing, link: LINK }))

/** Verifies a service that returns secrets in documented secret fields, and wherever `spill` puts them. */
async function ledgerThrough(spill: Spill, only?: string[]): Promise<Ledger> {
  const service = createService()
  const fetch: Fetch = async (request) => {
    const sent = new Request(request)
    const own = tokens.get(sent.headers.get('Authorization')?.slice('Bearer '.length) ?? '')
    if (own !== undefined) sent.headers.set('Authorization', `Bearer ${own}`)
    const id = operationOf(request)
    return spill(await withLink(await withKeys(await service.fetch(sent), id), id), id)
  }
  return verify(thingsTarget(fetch, { token, fixtures, headers }), only && { only })
}

/** Changes every text that the document does not mark as secret. */
const texts = (change: () => string) =>
  bodies((body) =>
    JSON.parse(JSON.stringify(body), (name, value) =>
      typeof value === 'string' && !['key', 'link'].includes(name) ? change() : value,
    ),
  )
const fields = (value: (name: string) => unknown) => Object.fromEntries(allForms.map((name) => [name, value(name)]))
let turn = 0
let padding = 120

test.each<[where: string, spill: Spill]>([
  [
    'error messages',
    (response) => (response.ok ? response : json({ message: `${cut}x ${cut} ${everything}` }, response)),
  ],
  ['documented texts', texts(() => allForms[turn++ % allForms.length] ?? '')],
  ['long texts', texts(() => 'x'.repeat(padding++ % 170) + everything)],
  ['names of fields', bodies((body) => ({ ...body, ...fields((name) => name) }))],
  ['undocumented fields', bodies((body) => ({ ...body, extra: { deep: [allForms, fields((name) => [name])] } }))],
  ['undocumented items', bodies((body) => [body, ...allForms].flat())],
  ['content type parameters', bodies((body) => body, `application/x; x="${token.replaceAll('"', '')}"`)],
  ['content types', bodies((body) => body, `${Buffer.from(token).toString('hex')}/json`)],
  ['headers', ({ body }) => new Response(body, { status: 302, headers: { Location: `http://x.test/${token}` } })],
  ['plain text', ({ status }) => new Response(everything, { status: status === 204 ? 200 : status })],
  ['network errors', (response) => (response.ok ? response : broken(everything))],
])('the ledger contains no secret that the service puts into %s', async (where, spill) => {
  // One operation responds in JSON: otherwise the failures would be attributed to the base URL.
  const ledger = await ledgerThrough((response, id) => (id === 'addThing' ? response : spill(response, id)))
  expect(ledger.facts.some(({ verdict }) => verdict === 'contradicted')).toBe(
    !['error messages', 'network errors'].includes(where),
  )
  expect(ledger.exchanges).not.toEqual([])
  expect(leaks(ledger)).toEqual([])
})

test('paths and leftovers contain no secret that the service returned as an ID', async () => {
  const id = () => `${Buffer.from(token).toString('base64url')}-${padding++}`
  const spill: Spill = (response, operationId) => {
    if (operationId === 'deleteThing') return json({ message: everything }, { status: 500 })
    return at('addThing', (body) => ({ ...body, id: id() }))(response, operationId)
  }
  const ledger = await ledgerThrough(spill, ['addThing', 'deleteThing'])
  expect(ledger.exchanges.some(({ request }) => request.path.includes('***'))).toBe(true)
  expect(ledger.leftovers.length).toBeGreaterThan(0)
  expect(leaks(ledger)).toEqual([])
})

const FLOOD = 2500
/** More secrets than the redactor remembers, some of them as field names. */
const flood: Change = ([thing]) =>
  Array.from({ length: FLOOD }, (_, index) => {
    const other = keyOf(FLOOD - index)
    return { ...thing, name: other, [other]: 1, key: keyOf(index) }
  })
const short: Change = (things) => things.map((thing: object) => ({ ...thing, key: 'zQ7', id: 7 }))

test.each<[what: string, change: Change, expected: RegExp]>([
  ['more secrets than the redactor remembers', flood, /"exchanges":/],
  ['secrets too short to search for', short, /\\"key\\":\\"\*\*\*\\"/],
])('the ledger shows no secret if the service returns %s', async (_, change, expected) => {
  const text = JSON.stringify(await ledgerThrough(at('listThings', change), ['listThings']))
  expect(text).toMatch(expected)
  expect(text).not.toMatch(/h5Jd8BnC|zQ7/)
})

test('if the service never responds, the error contains no secret', async () => {
  const fetch: Fetch = (request) => broken(`no way for ${request.headers.get('Authorization')} ${everything}`)
  const error = await verify(thingsTarget(fetch, { token, fixtures })).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoAnswer)
  const { message, stack, cause } = error as Error
  expect(message).toContain('no way for Bearer ***')
  expect(leaks([message, stack, cause])).toEqual([])
})
