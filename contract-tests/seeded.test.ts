import { describe, expect, test } from 'vitest'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { propertiesOf } from '../src/document/schemas.ts'
import { escapeRegExp } from '../src/printable.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import type { Baseline } from '../src/verifier/engine/baseline.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { MissingFixture } from '../src/verifier/target/fixtures.ts'
import {
  createTarget,
  NoAnswer,
  RefusedRequest,
  RunOver,
  type Target,
  type TargetOptions,
} from '../src/verifier/target/target.ts'
import { seededAttempts } from '../src/verifier/values/seeded.ts'
import { suite } from './suite.ts'
import { ALONGSIDE, NAMED } from './tags/apps/settings.ts'
import { mockTarget, sandboxTarget } from './targets.ts'

type Fetch = NonNullable<TargetOptions['fetch']>
type Settings = Record<string, unknown>

const BASE_URL = 'http://sandbox.test'
const verifier = createVerifier(suite)
const operations = listOperations(document)
const newSandbox = () => createSandbox({ now: '2026-03-10T09:30:00Z' })

/** The deterministic cases of some operations on the sandbox and, with a seed, the random ones. */
async function run(only: string[], seed?: number) {
  const sandbox = newSandbox()
  const target = sandboxTarget(document, BASE_URL, sandbox.fixtures(), (request) => sandbox.fetch(request))
  return { ledger: await verifier.verify(target, { only, ...(seed !== undefined && { seed }) }), target }
}

test.each([
  ['updateApp', 200],
  ['listContainerEvents', 50],
])('%s: a seed determines the requests and adds at most %i', async (id, most) => {
  const runs = [await run([id]), await run([id], 7), await run([id], 7), await run([id], 8)]
  const [without = [], one = [], again, other] = runs.map(({ target }) =>
    target.exchanges.map(({ method, url, requestBody }) => `${method} ${url} ${requestBody}`),
  )
  expect(again).toEqual(one)
  expect(other?.filter((request) => !one.includes(request)).length).toBeGreaterThan(most / 10)
  expect(one.length - without.length).toBeLessThanOrEqual(most)
})

function attemptsOf(target: Target, id: string, seed = 7) {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`no operation ${id}`)
  const { path, method, requestBody } = operation
  const { fixtures } = target
  const values = { ...fixtures, ...(id === 'updateApp' && { app_id: fixtures['disposable.app_id'] }) }
  const url = `${BASE_URL}${path.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => String(values[name]))}`
  const baseline = async (): Promise<Baseline> => ({ method, url, requestBody: requestBody && '{}' })
  const attempts = seededAttempts(verifier.suite, operation, target, seed)
  return attempts.map((attempt) => ({ ...attempt, judge: () => attempt.judge(baseline) }))
}

/** Lets a fault change the body of an update, or reject the update. */
const updating =
  (change: (body: Settings) => Settings | undefined) =>
  (answer: Fetch): Fetch =>
  async (request) => {
    const text = request.method === 'PATCH' ? await request.clone().text() : ''
    if (!text.startsWith('{')) return answer(request)
    const changed = change(JSON.parse(text))
    if (changed) return answer(new Request(request, { body: JSON.stringify(changed) }))
    return Response.json({ message: 'Not together.' }, { status: 400 })
  }
const changingUrl =
  (change: (query: URLSearchParams) => void) =>
  (answer: Fetch): Fetch =>
  (request) => {
    const url = new URL(request.url)
    change(url.searchParams)
    return answer(new Request(url, request))
  }

const settings = Object.entries(propertiesOf(document, 'AppConfiguration')).map(([name, schema]) => ({ name, schema }))
/** Three settings that have both limits, where none limits another. */
const [one, other, third] = settings.filter(
  ({ name, schema: { minimum, maximum } }) =>
    minimum !== undefined && maximum !== undefined && !(name in ALONGSIDE) && !NAMED.includes(name),
)
const [coded] = settings.filter(({ schema }) => schema.enum)
if (!one || !other || !third || !coded) throw new Error('no settings to break')
const quoted = (name: string, value: unknown) => escapeRegExp(JSON.stringify({ [name]: value }).slice(1, -1))
const pair = `${quoted(one.name, one.schema.minimum)},${quoted(other.name, other.schema.minimum)}`
const far = 10 * Number(one.schema.maximum)
const isAmong = (body: Settings, ...names: string[]) => names.every((name) => name in body)

test.each<[string, string, (answer: Fetch) => Fetch, found: Record<string, string>]>([
  [
    'two settings are refused together',
    'updateApp',
    updating((body) => (isAmong(body, one.name, other.name) ? undefined : body)),
    { 'updateApp/2XX': `: body \\{${pair}\\} \\(the smallest that was found; --seed \\d+ finds it again\\)$` },
  ],
  [
    'a value far above the maximum is taken',
    'updateApp',
    updating((body) => (Number(body[one.name]) >= far ? { ...body, [one.name]: one.schema.maximum } : body)),
    { [`updateApp/body.${one.name}/maximum`]: `: body \\{${quoted(one.name, far)}\\} ` },
  ],
  [
    'a value of an enum is taken in other case',
    'updateApp',
    updating((body) => {
      const value = String(body[coded.name]).toLowerCase()
      const known = coded.schema.enum?.find((each) => String(each).toLowerCase() === value)
      return known ? { ...body, [coded.name]: known } : body
    }),
    {
      [`updateApp/body.${coded.name}/enum`]: `: body \\{${quoted(coded.name, String(coded.schema.enum?.[0]).toUpperCase())}\\} `,
    },
  ],
  [
    'one of three settings is dropped when they are sent together',
    'updateApp',
    updating(({ [third.name]: dropped, ...rest }) =>
      isAmong(rest, one.name, other.name) || dropped === undefined ? rest : { ...rest, [third.name]: dropped },
    ),
    {
      'updateApp/rule/carries-settings': `^${third.name} came back with another value: body \\{${pair},"${third.name}":\\d+\\} `,
    },
  ],
  [
    'text beyond the first plane makes the service fail',
    'updateApp',
    (answer) => async (request) =>
      /[\u{10000}-\u{10ffff}]/u.test(await request.clone().text())
        ? Response.json({ message: 'Incorrect string value.' }, { status: 500 })
        : answer(request),
    { 'updateApp/operation': '^returned 500 for odd text: body \\{"\\w+":\\[?"[^"]"\\]?\\} \\(the smallest' },
  ],
  [
    'a page beyond the third is one of the first three',
    'listContainerEvents',
    (answer) => async (request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      const came = await changingUrl((query) => query.set('page', String(((page - 1) % 3) + 1)))(answer)(request)
      return came.ok && page > 3 ? Response.json({ ...((await came.json()) as object), page }) : came
    },
    {
      'listContainerEvents/rule/pages-without-gap': '^\\d+ events are on both pages',
      'listContainerEvents/expectation/in-order': '^page 4 ',
    },
  ],
  [
    'the fourth app to include is left out',
    'getBillingGraph',
    changingUrl((query) => {
      const apps = query.get('include_app_ids')?.split(',') ?? []
      if (apps.length > 3) query.set('include_app_ids', apps.slice(0, 3).join())
    }),
    { 'getBillingGraph/rule/include-honoured': '^3 apps are returned instead of 4: top_n 4, apps ' },
  ],
])('finds the smallest request that proves that %s', async (_, id, fault, expected) => {
  const found: Record<string, unknown> = {}
  const left = new Set(Object.keys(expected))
  // One seed finds most faults, and the next one those that it misses.
  for (const seed of [7, 8, 9, 10]) {
    const sandbox = newSandbox()
    const target = sandboxTarget(
      document,
      BASE_URL,
      sandbox.fixtures(),
      fault((request) => sandbox.fetch(request)),
    )
    for (const { facts, judge } of left.size > 0 ? attemptsOf(target, id, seed) : []) {
      const [problem] = await judge()
      for (const fact of problem ? facts : []) {
        const isExpected = new RegExp(expected[fact] ?? '', 'u').test(problem?.text ?? '')
        if (isExpected) left.delete(fact)
        found[fact] ??= problem?.text
      }
    }
  }
  expect([...left], JSON.stringify(found)).toEqual([])
})

describe('an attempt ends with the error of its target', () => {
  test.each<[string, Partial<TargetOptions>, new (...args: never[]) => Error, sent: number]>([
    ['the tier forbids the operation', { tier: 'read' }, RefusedRequest, 0],
    ['the budget is spent', { budget: 3 }, RunOver, 3],
    ['the service does not answer', { fetch: () => Promise.reject(new TypeError('fetch failed')) }, NoAnswer, 1],
  ])('%s', async (_, options, error, sent) => {
    const sandbox = newSandbox()
    const own = sandboxTarget(document, BASE_URL, sandbox.fixtures())
    const target = createTarget({ ...own, fetch: (request) => sandbox.fetch(request), ...options })
    await expect(attemptsOf(target, 'updateApp')[0]?.judge()).rejects.toThrow(error)
    expect(target.sent()).toBe(sent)
  })

  test('a fixture is missing', async () => {
    const target = sandboxTarget(document, BASE_URL, newSandbox().fixtures())
    const without = createTarget({ ...target, fixtures: { project_id: target.fixtures.project_id } })
    const ofState = attemptsOf(without, 'updateApp').find(({ facts }) => facts[0]?.includes('/rule/'))
    await expect(ofState?.judge()).rejects.toThrow(MissingFixture)
  })
})

test('a target without state is not asked about its state', () => {
  const attempts = attemptsOf(mockTarget(document, BASE_URL), 'listContainerEvents')
  const unprovable = attempts.filter((each) => each.unprovable).flatMap((each) => each.facts)
  expect(unprovable).toEqual(['listContainerEvents/rule/pages-without-gap', 'listContainerEvents/expectation/in-order'])
})
