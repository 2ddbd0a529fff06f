import { expect, test } from 'vitest'
import {
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
/** With signs that base64, URLs and JSON write in another way. */
const canary = (name: string) => `Canary/${name}+${'k7Qz0wXv'.repeat(3)}~!$&'=`

const sandbox = newSandbox()
const known = fixturesOf(sandbox)
const tokens = new Map(TOKENS.map((name) => [canary(name), known[name] ?? '']))
const fixtures: Fixtures = { ...known, ...Object.fromEntries(TOKENS.map((name) => [name, canary(name)])) }
const token = canary('tokens.owner')
const SIGNATURE = `Sig+${'r3Fp9LmT'.repeat(5)}/==`
const keyValue = (id: string) => `Key "${id}" ${'h5Jd8BnC'.repeat(3)}`

/** What no report may show; the presigned URL is known once it was answered. */
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

/** The sandbox with secrets by which each can be told, as the real service would answer it. */
const withSecrets: Defect = async (answer, request, again) => {
  const operation = operationOf(request)
  if (operation === 'listApiKeys') {
    return changing((keys) =>
      keys.map((key: { id: string }) => {
        secrets.add(keyValue(key.id))
        return { ...key, apiKey: keyValue(key.id) }
      }),
    )(answer, request, again)
  }
  if (operation !== 'getBuildDownload') return answer
  return changing((body) => {
    const url = `${body.download_url}&X-Signature=${encodeURIComponent(SIGNATURE)}`
    secrets.add(url)
    return { ...body, download_url: url }
  })(answer, request, again)
}

async function ledgerThrough(defect: Defect, only: string[]): Promise<Ledger> {
  await sandbox.reset()
  return verify(
    environment({
      token,
      fixtures,
      fetch: async (request) => {
        const asked = new Request(request.clone())
        const value = tokens.get(asked.headers.get('Authorization')?.slice('Bearer '.length) ?? '')
        if (value !== undefined) asked.headers.set('Authorization', `Bearer ${value}`)
        const answer = await withSecrets(await sandbox.fetch(asked), request, sandbox.fetch)
        return defect(answer, request, sandbox.fetch)
      },
    }),
    { only },
  )
}

/** The parts of secrets that a ledger shows, however they are written. */
function leaks(ledger: unknown): string[] {
  const text = JSON.stringify(ledger).toLowerCase()
  return [...secrets].flatMap((secret) =>
    forms.flatMap((form) => {
      const whole = form(secret).toLowerCase()
      const part = /k7qz0wxvk7qz0|h5jd8bnch5jd8|r3fp9lmtr3fp9/.exec(whole)?.[0]
      return [whole, JSON.stringify(whole).slice(1, -1), part ?? whole].filter((one) => text.includes(one))
    }),
  )
}

const spilled = () => [...secrets].flatMap((secret) => forms.map((form) => form(secret)))
const everything = () => spilled().join(' ')

const OPERATIONS = [
  'createDomain',
  'deleteDomain',
  'listApiKeys',
  'listServiceAccountKeys',
  'getBuildDownload',
  'getBuildLogs',
]

const json = (body: unknown, { status }: Response, type = 'application/json') =>
  new Response(JSON.stringify(body), { status: status === 204 ? 200 : status, headers: { 'Content-Type': type } })

const MARKED = ['apiKey', 'download_url']

/** Puts something in the place of every text of a body, but for those that the document marks. */
function everyText(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => everyText(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, MARKED.includes(name) ? child : everyText(child, change)]),
  )
}

const read = async (answer: Response): Promise<Record<string, unknown>> =>
  answer.status === 204 ? {} : await answer.json()
const inArray = (body: unknown) => (Array.isArray(body) ? body : [body])

test.each<[where: string, defect: Defect]>([
  ['in messages', async (answer) => (answer.ok ? answer : json({ message: everything() }, answer))],
  [
    'in messages of what should have succeeded',
    (answer) => (answer.ok ? json({ message: everything() }, new Response(null, { status: 500 })) : answer),
  ],
  ['in documented texts', async (answer) => json(everyText(await read(answer), everything), answer)],
  [
    'in documented texts, one by one',
    async (answer) => {
      const all = spilled()
      return json(
        everyText(await read(answer), () => all.pop() ?? ''),
        answer,
      )
    },
  ],
  [
    'behind much else',
    async (answer) => {
      let padding = 120
      return json(
        everyText(await read(answer), () => 'x'.repeat(padding++ % 170) + everything()),
        answer,
      )
    },
  ],
  [
    'in names of fields',
    async (answer) =>
      json({ ...(await read(answer)), ...Object.fromEntries(spilled().map((name) => [name, name])) }, answer),
  ],
  [
    'nested in what is not documented',
    async (answer) =>
      json(
        {
          ...(await read(answer)),
          extra: { deep: [spilled(), Object.fromEntries(spilled().map((name) => [name, [name]]))] },
        },
        answer,
      ),
  ],
  ['in lists of something else', async (answer) => json([...inArray(await read(answer)), ...spilled()], answer)],
  [
    'in content types',
    async (answer) => {
      const [type = ''] = spilled().filter((text) => /^[\w+/.-]+$/.test(text))
      return json(await read(answer), answer, `application/${type}; x="${token.replaceAll('"', '')}"`)
    },
  ],
  [
    'as a content type',
    async (answer) => json(await read(answer), answer, `${Buffer.from(token).toString('hex')}/json`),
  ],
  [
    'in headers',
    async (answer) =>
      new Response(answer.body, { status: 302, headers: { Location: `http://x.test/${token}`, 'Retry-After': token } }),
  ],
  [
    'in what is no JSON',
    async (answer) => new Response(everything(), { status: answer.status === 204 ? 200 : answer.status }),
  ],
  [
    'in errors of the network',
    async (answer) =>
      answer.ok ? answer : Promise.reject(new TypeError('fetch failed', { cause: new Error(everything()) })),
  ],
])('no secret reaches the ledger that the service puts %s', async (where, defect) => {
  // One of them answers as it should: where nothing is JSON, nothing would be taken for the service.
  const spill: Defect = (answer, request, again) =>
    operationOf(request) === 'createDomain' ? answer : defect(answer, request, again)
  const ledger = await ledgerThrough(spill, OPERATIONS)
  const isContradicted = ledger.facts.some(({ verdict }) => verdict === 'contradicted')
  expect(isContradicted).toBe(where !== 'in messages')
  expect(ledger.exchanges).not.toEqual([])
  expect(leaks(ledger)).toEqual([])
})

test('the IDs of what is left behind tell none either', async () => {
  let created = 0
  const ledger = await ledgerThrough(
    (answer, request) => {
      if (operationOf(request) === 'createDomain' && answer.ok)
        return Response.json({ id: `${token.replaceAll('/', '-')}${created++}${SIGNATURE.replaceAll('/', '')}` })
      if (operationOf(request) === 'deleteDomain')
        return json({ message: everything() }, new Response(null, { status: 500 }))
      return answer
    },
    ['createDomain', 'getBuildDownload'],
  )
  expect(ledger.leftovers.length).toBeGreaterThan(0)
  expect(leaks(ledger.facts)).toEqual([])
})

test('a key value in the list of a service account is contradicted, and not told', async () => {
  const leaking: Defect = (answer, request, again) =>
    operationOf(request) === 'listServiceAccountKeys'
      ? changing(({ keys }) => ({ keys: keys.map((key: { id: string }) => ({ ...key, apiKey: keyValue(key.id) })) }))(
          answer,
          request,
          again,
        )
      : answer
  const ledger = await ledgerThrough(leaking, ['listServiceAccountKeys'])
  const contradicted = ledger.facts.filter(({ verdict }) => verdict === 'contradicted').map(({ id }) => id)
  expect(contradicted).toEqual([
    'listServiceAccountKeys/2XX.keys[]/not',
    'listServiceAccountKeys/rule/secrets-left-out',
  ])
  expect(leaks(ledger)).toEqual([])
  expect(JSON.stringify(ledger)).not.toContain('h5Jd8BnC')
})

test('so many key values that not all can be looked for: then no text of an answer is told', async () => {
  const MANY = 6000
  const keys = (key: object) =>
    // The first keys are named as the last ones.
    Array.from({ length: MANY }, (_, index) => ({
      ...key,
      name: keyValue(`${MANY - index}`),
      apiKey: keyValue(`${index}`),
    }))
  const flooding: Defect = (answer, request, again) =>
    operationOf(request) === 'listApiKeys' ? changing(([key]) => keys(key))(answer, request, again) : answer
  const ledger = await ledgerThrough(flooding, ['listApiKeys'])
  expect(JSON.stringify(ledger)).not.toContain('h5Jd8BnC')
})

test('a key value that is too short to be looked for is not told where it belongs', async () => {
  const short: Defect = (answer, request, again) =>
    operationOf(request) === 'listApiKeys'
      ? changing((keys) => keys.map((key: object) => ({ ...key, apiKey: 'zQ7', id: 7 })))(answer, request, again)
      : answer
  const ledger = await ledgerThrough(short, ['listApiKeys'])
  expect(ledger.exchanges.some(({ response }) => response.body.includes('"apiKey":"***"'))).toBe(true)
  expect(JSON.stringify(ledger)).not.toContain('zQ7')
})

test('an ID of an answer that goes into the path of a request tells none', async () => {
  const leading: Defect = (answer, request, again) => {
    if (operationOf(request) === 'getContainer') return Response.json({ message: 'No.' }, { status: 400 })
    if (operationOf(request) !== 'listActiveContainers') return answer
    const id = (index: number) => `${Buffer.from(token).toString('base64url')}-${index}`
    return changing((list) => list.map((each: object, index: number) => ({ ...each, containerId: id(index) })))(
      answer,
      request,
      again,
    )
  }
  const ledger = await ledgerThrough(leading, ['listActiveContainers', 'getBuildDownload'])
  const asked = await ledgerThrough(
    (answer, request, again) =>
      operationOf(request) === 'listActiveContainers' ? leading(answer, request, again) : answer,
    ['getContainer'],
  )
  expect(asked.exchanges.some(({ request }) => request.path.includes('***'))).toBe(true)
  expect(leaks([ledger, asked])).toEqual([])
})

test('the error without a ledger tells none, nor does what hangs on it', async () => {
  const running = verify(
    environment({
      token,
      fixtures,
      fetch: (request) =>
        Promise.reject(
          new TypeError('fetch failed', {
            cause: new Error(`no way for ${request.headers.get('Authorization')} ${everything()}`),
          }),
        ),
    }),
  )
  const error = await running.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoAnswer)
  const { message, stack, cause } = error as Error
  expect(message).toContain('no way for Bearer ***')
  expect(leaks([message, stack, cause])).toEqual([])
})

test('control characters come as escapes', async () => {
  const { facts, exchanges } = await ledgerThrough(
    async (answer) =>
      answer.ok
        ? json({ message: '\u001b[2J\r\n\u2028', '\u009b31m': '\u202e' }, answer)
        : Promise.reject(new Error('\u001b[2J\u2029')),
    ['getBuildLogs'],
  )
  expect(
    [
      ...facts.map(({ reason }) => reason),
      ...exchanges.flatMap(({ response, request }) => [response.body, request.path]),
    ].join(),
  ).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})
