import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { listOperations, type Operation, type Schema } from '../../../document/document.ts'
import { document } from '../../../document/openapi.ts'
import { createSandbox } from '../../../sandbox/index.ts'
import { createValidator } from '../../engine/validator.ts'
import { createFuzz, type FuzzRequest } from './fuzz.ts'

/** Another seed tries other requests: FUZZ_SEED=7 npx vitest run contract-tests/fuzz */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 40_000)
const WARM_UP = REQUESTS / 4
/** What was deleted, or assigned, comes back after so many requests. */
const RESET_EVERY = 150
const DEADLINE_MS = 60_000
/** So many are enough to see what they have in common. */
const MOST_PROBLEMS = 5
const MOST_GROWTH_MIB = 3

const baseUrl = 'http://sandbox.test'
const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const fixtures = sandbox.fixtures()
const { tokens, disposable, refused } = fixtures
const validator = createValidator(document)
const operations = listOperations(document)
/** One object: the validator keeps a validator for each that it is given. */
const ERROR: Schema = { $ref: '#/components/schemas/Error' }

const seen = new Map<string, number>()
const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1)
let growthMiB = 0

beforeAll(async () => {
  const requestAt = createFuzz(document, validator, {
    baseUrl,
    seed: SEED,
    token: tokens.owner,
    known: knownValues(),
    credentials: [tokens.member, tokens.expired, tokens.other_project, 'unknown'].map((token) => `Bearer ${token}`),
    archives: await archiveUrls(),
  })
  const problems: string[] = []
  let heapBefore = 0
  for (let number = 1; number <= REQUESTS; number++) {
    if (number % RESET_EVERY === 0) await sandbox.reset()
    const request = requestAt(number)
    const problem = await problemOf(request)
    if (problem) problems.push(`${problem}\n  FUZZ_SEED=${SEED}, request ${number}: ${inWords(request)}`)
    if (problems.length === MOST_PROBLEMS) break
    if (number === WARM_UP) heapBefore = await heapMiB()
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
  growthMiB = (await heapMiB()) - heapBefore
})

test.each(['2xx', '400', '401', '404', '405', '413', '415'])('some answers are %s', (kind) => {
  expect(seen.get(kind) ?? 0).toBeGreaterThan(REQUESTS / 2_000)
})

test.each(operations.map(({ id }) => id))('%s: it succeeded, refused with 400 and with 401', (id) => {
  for (const kind of ['2xx', '400', '401']) expect(seen.get(`${id} ${kind}`) ?? 0, kind).toBeGreaterThan(5)
})

test('what is forgotten by a reset leaves the memory too', () => {
  expect(growthMiB).toBeLessThan(MOST_GROWTH_MIB)
})

/** What is wrong with the answer to a request, in words; nothing when it is as it must be. */
async function problemOf(request: FuzzRequest): Promise<string | undefined> {
  const sent = new Request(request.url, request)
  const answer = await inTime(sandbox.fetch(sent)).catch((error: unknown) => `No answer: ${error}`)
  for (const key in {}) return `It put "${key}" on the prototype of every object`
  if (typeof answer === 'string') return answer
  const { status } = answer
  const text = await answer.text()
  const came = `It was answered ${status} ${text.slice(0, 500)}`
  if (status >= 500) return `The sandbox failed. ${came}`
  // In JSON a line break is written as an escape.
  if (/(\n|\\n)\s+at /.test(text)) return `The answer has a stack trace. ${came}`
  if (Object.values(tokens).some((token) => text.includes(token))) return `The answer has a token. ${came}`

  const { pathname } = new URL(sent.url)
  const operation = operations.find(({ method, path }) => method === sent.method && isAt(path, pathname))
  const kind = status < 300 ? '2xx' : String(status)
  count(kind)
  if (operation) count(`${operation.id} ${kind}`)
  if (operation && status < 400 && !isCredential(sent.headers.get('Authorization'))) return `It needs no token. ${came}`
  if (operation && request.forbidden && status < 400) return `${operation.id} took what is not allowed. ${came}`
  const wrong = operation ? breach(operation, answer, text) : breachElsewhere(sent, pathname, answer, text)
  return wrong && `${operation?.id ?? 'An unknown path'} ${wrong}. ${came}`
}

function isCredential(authorization: string | null): boolean {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return [tokens.owner, tokens.member, tokens.other_project].some((each) => each === token)
}

/** In what an answer of an operation is not what the document has. */
function breach({ responses }: Operation, { status, headers }: Response, text: string): string | undefined {
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((each) => Object.hasOwn(responses, each))
  const documented = responses[key ?? (status >= 400 ? 'default' : '')]
  if (!documented) return 'answered a status that is not documented'
  const schema = documented.content?.['application/json']?.schema
  if (!schema) return text === '' ? undefined : 'answered a body where there is none'
  if (headers.get('Content-Type') !== 'application/json') return `answered ${headers.get('Content-Type')}`
  return validator.problems(schema, JSON.parse(text))[0]?.text
}

/** In what an answer beside the operations is wrong: it must be an error with a message alone, or a part of an archive. */
function breachElsewhere(
  { method, headers: sent }: Request,
  pathname: string,
  { status, headers }: Response,
  text: string,
): string | undefined {
  const isArchive = ['GET', 'HEAD'].includes(method) && /^\/archives\/.+\.zip$/.test(decoded(pathname))
  const statuses = isArchive ? [200, 206, 403, 404, 416] : [404, 405]
  if (method === 'OPTIONS' && sent.has('Origin')) statuses.push(204)
  if (!statuses.includes(status)) return `must answer one of ${statuses.join(', ')}`
  if (method === 'HEAD' || status === 204) return text === '' ? undefined : 'must have no body'
  if (status < 300) return headers.get('Content-Type') === 'application/zip' ? undefined : 'must be a ZIP archive'
  if (headers.get('Content-Type') !== 'application/json') return `answered ${headers.get('Content-Type')}`
  return validator.problems(ERROR, JSON.parse(text))[0]?.text
}

/** Whether a path is of a template; what is escaped without need is the same path: RFC 3986, section 6.2.2.2. */
function isAt(template: string, pathname: string): boolean {
  const [names, segments] = [template.split('/'), pathname.split('/')]
  if (names.length !== segments.length) return false
  return names.every((name, index) => {
    const segment = segments[index] ?? ''
    return name.startsWith('{') ? segment !== '' : name === segment || name === decoded(segment)
  })
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`none within ${DEADLINE_MS} ms`)), DEADLINE_MS)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function inWords({ method, url, headers, body }: FuzzRequest): string {
  const text = body && JSON.stringify(Buffer.from(body).toString('latin1'))
  return [method, url, JSON.stringify(headers), text].map((part) => part?.slice(0, 2_000)).join(' ')
}

async function heapMiB(): Promise<number> {
  await sandbox.reset()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // What one run finalizes only a later one frees.
  for (let run = 0; run < 10; run++) {
    collect()
    await new Promise(setImmediate)
  }
  return process.memoryUsage().heapUsed / 1024 ** 2
}

function knownValues(): Record<string, string[]> {
  const single = Object.entries(fixtures).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    ...Object.fromEntries(single.map(([name, value]) => [name, [value]])),
    domain: [disposable.domain],
    // Those that are added come after those that are there: domain-1 is the first.
    domain_id: ['domain-docs', 'domain-old', 'domain-1', 'domain-2', refused.domain_id],
    api_key_id: ['key-laptop', 'key-trial', 'key-demo', disposable.api_key_id, refused.api_key_id],
    'deleteApp.app_id': [disposable.app_id, 'app-staging'],
  }
}

/** Builds' presigned URLs, which work as long as the clock stands still. */
async function archiveUrls(): Promise<string[]> {
  const builds = ['chat-7', 'chat-6', 'chat-5'].map(async (build) => {
    const path = `/v2/projects/${fixtures.project_id}/apps/app-chat/builds/build-${build}/download`
    const answer = await sandbox.fetch(baseUrl + path, { headers: { Authorization: `Bearer ${tokens.owner}` } })
    return ((await answer.json()) as { download_url: string }).download_url
  })
  return Promise.all(builds)
}
