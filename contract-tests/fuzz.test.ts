import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { listOperations, type Operation, type Schema } from '../src/document/document.ts'
import { documentedFacts } from '../src/document/documented-facts.ts'
import { document } from '../src/document/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { documentedStatus } from '../src/verifier/engine/status.ts'
import { createValidator } from '../src/verifier/engine/validator.ts'
import { casesOf } from '../src/verifier/values/cases.ts'
import { suite } from './suite.ts'
import { type FuzzRequest, fuzzRequests } from './testing/fuzz-requests.ts'

/** To change the seed or the number of requests: FUZZ_SEED=7 FUZZ_REQUESTS=1000000 npx vitest run --project unit contract-tests/fuzz */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 8_000)
const WARM_UP = REQUESTS / 4
/** Number of requests after which the sandbox is reset, to restore the deleted objects. */
const RESET_EVERY = 150
const MAX_GROWTH_MIB = 3

const baseUrl = 'http://sandbox.test'
const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const fixtures = sandbox.fixtures()
const { tokens, disposable, refused } = fixtures
const validator = createValidator(document, suite.compile)
const operations = listOperations(document)
/** The schema of an error: a single object, because the validator caches compiled schemas by object. */
const ERROR: Schema = { $ref: '#/components/schemas/ErrorMessage' }

const responses = new Map<string, number>()
const count = (key: string) => responses.set(key, (responses.get(key) ?? 0) + 1)
let sent = 0
let growthMiB = 0

beforeAll(async () => {
  const requests = fuzzRequests(document, {
    baseUrl,
    token: tokens.owner,
    casesOf: (operation) => casesOf(document, validator, documentedFacts, operation),
    known: knownValues(),
    credentials: [tokens.member, tokens.expired, tokens.other_project, 'unknown'].map((token) => `Bearer ${token}`),
  })
  const property = fc.asyncProperty(requests, async (request) => {
    if (++sent % RESET_EVERY === 0) await sandbox.reset()
    const problem = await problemOf(request)
    if (problem) throw new Error(`${problem}\n  ${inWords(request)}`)
  })
  await fc.assert(property, { seed: SEED, numRuns: WARM_UP })
  const before = await heapMiB()
  await fc.assert(property, { seed: SEED + 1, numRuns: REQUESTS - WARM_UP })
  growthMiB = (await heapMiB()) - before
})

test.each(['2xx', '400', '401', '404', '405', '413', '415'])('enough fuzzed requests get %s', (kind) => {
  expect(responses.get(kind) ?? 0).toBeGreaterThan(REQUESTS / 2_000)
})

test.each(operations.map(({ id }) => id))('%s: enough fuzzed requests get 2xx, 400 and 401', (id) => {
  for (const kind of ['2xx', '400', '401']) expect(responses.get(`${id} ${kind}`) ?? 0, kind).toBeGreaterThan(5)
})

test('resetting the sandbox frees its memory', () => {
  expect(growthMiB).toBeLessThan(MAX_GROWTH_MIB)
})

/** Sends a request and describes the problem with the response; undefined if the response is correct. */
async function problemOf(request: FuzzRequest): Promise<string | undefined> {
  const asked = new Request(request.url, request)
  const response = await sandbox.fetch(asked)
  for (const key in {}) return `The sandbox added "${key}" to the prototype of every object`
  const text = await response.text()
  const kind = response.ok ? '2xx' : String(response.status)
  const came = `Got ${response.status} ${text.slice(0, 500)}`
  if (response.status >= 500) return `The sandbox failed. ${came}`
  // A stack trace inside JSON has escaped line breaks.
  if (/(\n|\\n)\s+at /.test(text)) return `Expected no stack trace. ${came}`
  const path = withoutNeedlessEscapes(new URL(asked.url).pathname)
  const operation = operations.find(({ method, path: template }) => method === asked.method && isAt(template, path))
  count(kind)
  // Tokens are values of API keys, which their list contains.
  const isExposed = operation?.id !== 'listApiKeys' && Object.values(tokens).some((token) => text.includes(token))
  if (isExposed) return `Expected no token. ${came}`
  if (!operation) return problemOutside(asked, path, response, text)
  count(`${operation.id} ${kind}`)
  const token = /^bearer +(\S+)$/i.exec(asked.headers.get('Authorization') ?? '')?.[1]
  const isKnown = [tokens.owner, tokens.member, tokens.other_project].some((each) => each === token)
  if (response.status < 400 && !isKnown) return `${operation.id}: expected 401 without a valid token. ${came}`
  if (response.status < 400 && request.forbidden) return `${operation.id}: expected 400 for a forbidden value. ${came}`
  const problem = breach(operation, response, text)
  return problem && `${operation.id}: ${problem}. ${came}`
}

/** Describes how the response of an operation violates the document; undefined if it conforms. */
function breach(operation: Operation, { status, headers }: Response, text: string): string | undefined {
  const documented = operation.responses[documentedStatus(operation, status) ?? '']
  if (!documented) return 'expected a documented status'
  const schema = documented.content?.['application/json']?.schema
  return schema ? notJson(schema, headers, text) : text === '' ? undefined : 'expected no body'
}

/**
 * Describes the problem with the response to a request that matches no operation; undefined if it is a valid 403, 404, 405 or
 * preflight response.
 */
function problemOutside({ method, headers }: Request, path: string, response: Response, text: string) {
  const { status } = response
  const isPreflight = method === 'OPTIONS' && headers.has('Origin') && status === 204
  // The console.
  if (path === '/' && status === 200) return undefined
  if (!isPreflight && ![403, 404, 405].includes(status)) return `${path}: expected 403 to 405, got ${status} ${text}`
  if (method === 'HEAD' || isPreflight) return text === '' ? undefined : `${path}: expected no body, got ${text}`
  return notJson(ERROR, response.headers, text)
}

function notJson(schema: Schema, headers: Headers, text: string): string | undefined {
  const type = headers.get('Content-Type')
  if (type !== 'application/json') return `expected JSON, got ${type}`
  return validator.problems(schema, JSON.parse(text))[0]?.text
}

function isAt(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
}

/** Unescapes letters, digits and `-._~`, which mean the same escaped and unescaped: RFC 3986, section 6.2.2.2. */
function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (escaped) => {
    const character = decodeURIComponent(escaped)
    return /[\w.~-]/.test(character) ? character : escaped
  })
}

function inWords({ method, url, headers, body }: FuzzRequest): string {
  const text = body && JSON.stringify(Buffer.from(body).toString('latin1'))
  return [method, url, JSON.stringify(headers), text].map((part) => part?.slice(0, 2_000)).join(' ')
}

async function heapMiB(): Promise<number> {
  await sandbox.reset()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // A garbage collection may finalize an object that only a later one frees, so several are run.
  for (let run = 0; run < 10; run++) {
    collect()
    await new Promise(setImmediate)
  }
  return process.memoryUsage().heapUsed / 1024 ** 2
}

function knownValues(): Record<string, string[]> {
  return {
    ...Object.fromEntries(
      Object.entries(fixtures).flatMap(([name, value]) => (typeof value === 'string' ? [[name, [value]]] : [])),
    ),
    domain: [disposable.domain],
    // The sandbox gives added domains the IDs domain-1, domain-2 and so on.
    domain_id: ['domain-docs', 'domain-old', 'domain-1', 'domain-2', refused.domain_id],
    api_key_id: ['key-laptop', 'key-trial', 'key-demo', disposable.api_key_id, refused.api_key_id],
    'deleteApp.app_id': [disposable.app_id, 'app-staging'],
  }
}
