import { describe, expect, test } from 'vitest'
import { alongside } from '../../../contract-tests/tags/all-tags.ts'
import { NAMED } from '../../../contract-tests/tags/apps/settings.ts'
import { mockTarget, sandboxTarget } from '../../../contract-tests/targets.ts'
import { follow, listOperations, type Schema } from '../../document/document.ts'
import { document, documentedFacts } from '../../document/openapi.ts'
import { escapeRegExp } from '../../printable.ts'
import { createSandbox } from '../../sandbox/index.ts'
import type { Baseline } from '../engine/baseline.ts'
import type { Ledger } from '../engine/ledger.ts'
import type { Attempt } from '../engine/plan.ts'
import { createValidator } from '../engine/validator.ts'
import { verify } from '../engine/verify.ts'
import { MissingFixture } from '../target/fixtures.ts'
import { createTarget, NoAnswer, RefusedRequest, RunOver, type Target, type TargetOptions } from '../target/target.ts'
import { seededAttempts } from './seeded.ts'

type Fetch = NonNullable<TargetOptions['fetch']>
type Settings = Record<string, unknown>

const BASE_URL = 'http://sandbox.test'
/** A seed finds most faults, and the next one those that it misses, whatever the document is changed to. */
const SEEDS = [7, 8, 9, 10]
const [SEED = 7] = SEEDS
const validator = createValidator(document)
const operations = listOperations(document)
const settings = Object.entries(
  follow<Schema>(document, { $ref: '#/components/schemas/AppConfiguration' }).properties ?? {},
).map(([name, schema]) => ({ name, schema: follow<Schema>(document, schema) }))
/** Operations that take something besides what is in their paths. */
const asked = operations
  .filter(({ parameters, requestBody }) => requestBody || parameters.some(({ in: place }) => place === 'query'))
  .map(({ id }) => id)
/** Settings with both ends, of which none bounds another and none stands in the baseline request. */
const { target: first } = await run(['updateApp'], undefined)
const usual = JSON.parse(first.exchanges.find(({ method }) => method === 'PATCH')?.requestBody ?? '{}')
const bounded = settings.filter(
  ({ name, schema }) =>
    schema.minimum !== undefined &&
    schema.maximum !== undefined &&
    !(name in (alongside.updateApp ?? {})) &&
    !(name in usual) &&
    !NAMED.includes(name),
)
const [one, other, third] = bounded
const flag = settings.find(({ schema }) => schema.type === 'boolean')?.name ?? ''
if (!one || !other || !third) throw new Error('no three settings with a minimum and a maximum')

/** The deterministic cases of some operations and, with a seed, the properties, on a sandbox behind a fault. */
async function run(only: string[], seed: number | undefined, fault?: (answer: Fetch) => Fetch) {
  const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
  const answer: Fetch = (request) => sandbox.fetch(request)
  const target = sandboxTarget(document, BASE_URL, sandbox.fixtures(), fault ? fault(answer) : answer)
  const ledger = await verify(document, target, {
    only,
    ...(seed !== undefined && {
      seed,
      more: (operation) => seededAttempts(document, validator, documentedFacts, operation, target, seed),
    }),
  })
  return { ledger, target }
}

const broken = ({ facts }: Ledger) =>
  facts.filter(({ verdict }) => verdict !== 'verified' && verdict !== 'unprovable here')
const requestsOf = ({ target }: Awaited<ReturnType<typeof run>>) =>
  target.exchanges.map(({ method, url, requestBody }) => `${method} ${url} ${requestBody}`)

/** Lets the body of an update be changed, or the update be refused, before it reaches the sandbox. */
const updating =
  (change: (body: Settings) => Settings | undefined) =>
  (answer: Fetch): Fetch =>
  async (request) => {
    if (request.method !== 'PATCH') return answer(request)
    const text = await request.clone().text()
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return answer(request)
    }
    if (body === null || typeof body !== 'object' || Array.isArray(body)) return answer(request)
    const changed = change(body as Settings)
    if (!changed) return Response.json({ message: 'Not together.' }, { status: 400 })
    return answer(new Request(request, { body: JSON.stringify(changed) }))
  }

const isAmong = (body: Settings, ...names: string[]) => names.every((name) => name in body)
const quoted = (name: string, value: unknown) => JSON.stringify({ [name]: value }).slice(1, -1)
const enums = settings.filter(({ schema }) => schema.enum !== undefined)

test('no false alarm on the sandbox, whatever the seed', async () => {
  for (let seed = 1; seed <= 3; seed++) {
    const { ledger } = await run(
      operations.map(({ id }) => id),
      seed,
    )
    expect(broken(ledger), `seed ${seed}`).toEqual([])
  }
})

test('the same seed gives the same requests, another seed others', async () => {
  const [first, again, another] = [await run(asked, SEED), await run(asked, SEED), await run(asked, SEED + 1)]
  expect(requestsOf(again)).toEqual(requestsOf(first))
  const known = new Set(requestsOf(first))
  const ofUpdate = requestsOf(another).filter((request) => request.startsWith('PATCH'))
  expect(ofUpdate.filter((request) => !known.has(request)).length).toBeGreaterThan(50)
  expect(another.ledger.seed).toBe(SEED + 1)
})

test('what an operation costs is bounded', async () => {
  for (const { id, requestBody } of operations.filter((each) => asked.includes(each.id))) {
    const [without, seeded] = [await run([id], undefined), await run([id], SEED)]
    expect(seeded.target.sent() - without.target.sent(), id).toBeLessThanOrEqual(requestBody ? 200 : 50)
  }
})

describe('what single values cannot show is found, and told by the smallest request', () => {
  const smallest = (id: string, text: string, verdict = 'contradicted') => ({
    id,
    verdict,
    reason: expect.stringMatching(
      new RegExp(`: ${escapeRegExp(text)} \\(the smallest that was found; --seed \\d+ finds it again\\)$`),
    ),
  })

  test.each<[string, string, (answer: Fetch) => Fetch, object]>([
    [
      'two settings are refused together',
      'updateApp',
      updating((body) => (isAmong(body, one.name, other.name) ? undefined : body)),
      smallest(
        'updateApp/2XX',
        `body {${quoted(one.name, one.schema.minimum)},${quoted(other.name, other.schema.minimum)}}`,
        // Which settings exclude each other is not shown.
        'assumption contradicted',
      ),
    ],
    [
      'a value is taken that is far above the maximum',
      'updateApp',
      updating((body) =>
        Number(body[one.name]) >= 10 * Number(one.schema.maximum) ? { ...body, [one.name]: one.schema.maximum } : body,
      ),
      smallest(`updateApp/body.${one.name}/maximum`, `body {${quoted(one.name, 10 * Number(one.schema.maximum))}}`),
    ],
    [
      'a value of an enum is taken in other case',
      'updateApp',
      updating((body) =>
        Object.fromEntries(
          Object.entries(body).map(([name, value]) => {
            const { schema } = enums.find((each) => each.name === name) ?? {}
            const same = schema?.enum?.find((each) => String(each).toLowerCase() === String(value).toLowerCase())
            return [name, typeof value === 'string' ? (same ?? value) : value]
          }),
        ),
      ),
      smallest(
        `updateApp/body.${enums[0]?.name}/enum`,
        `body {${quoted(String(enums[0]?.name), String(enums[0]?.schema.enum?.[0]).toUpperCase())}}`,
      ),
    ],
    [
      'one of three settings is dropped when they are sent together',
      'updateApp',
      updating((body) => {
        if (!isAmong(body, one.name, other.name, third.name)) return body
        const { [third.name]: _, ...rest } = body
        return rest
      }),
      {
        id: 'updateApp/rule/carries-settings',
        verdict: 'assumption contradicted',
        reason: expect.stringMatching(
          new RegExp(
            `^${third.name} came back with another value: body \\{${quoted(one.name, one.schema.minimum)},${quoted(other.name, other.schema.minimum)},"${third.name}":\\d+\\} `,
          ),
        ),
      },
    ],
  ])('%s', async (_, only, fault, expected) => {
    expect(broken((await run([only], undefined, fault)).ledger)).toEqual([])
    const found: unknown[] = []
    for (const seed of SEEDS) {
      found.push(...broken((await run([only], seed, fault)).ledger))
      if (found.some((each) => isLike(each, expected))) return
    }
    expect(found).toContainEqual(expect.objectContaining(expected))
  })

  test('a switch that is dropped beside another setting, though it may have the value already', async () => {
    const drop = updating((body) => {
      const { [flag]: _, ...rest } = body
      return isAmong(body, one.name, flag) ? rest : body
    })
    const told: string[] = []
    for (const seed of SEEDS) {
      told.push((await facts('updateApp', drop, [seed])).get('updateApp/rule/carries-settings') ?? '')
    }
    // Not every seed tells: half of the values are those that it has already.
    expect(told.filter(Boolean).length).toBeGreaterThan(1)
    const both = `(${quoted(one.name, one.schema.minimum)}|"${flag}":\\w+|,){3}`
    for (const text of told.filter(Boolean)) {
      expect(text).toMatch(new RegExp(`^${flag} came back with another value: body \\{${both}\\} `))
    }
  })

  test('a page beyond the third that is one of the first three', async () => {
    const found = await facts('listContainerEvents', (answer) => async (request) => {
      const url = new URL(request.url)
      const page = Number(url.searchParams.get('page') ?? 1)
      url.searchParams.set('page', String(((page - 1) % 3) + 1))
      const came = await answer(new Request(url, request))
      return came.ok && page > 3 ? Response.json({ ...((await came.json()) as object), page }) : came
    })
    expect(found.get('listContainerEvents/rule/pages-without-gap')).toMatch(/^\d+ events are on both pages/)
    expect(found.get('listContainerEvents/expectation/in-order')).toMatch(
      /^page 4 is not its slice of all events: limit/,
    )
  })

  test('a fourth app to include that is left out', async () => {
    const found = await facts('getBillingGraph', (answer) => (request) => {
      const url = new URL(request.url)
      const apps = url.searchParams.get('include_app_ids')?.split(',') ?? []
      if (apps.length > 3) url.searchParams.set('include_app_ids', apps.slice(0, 3).join())
      return answer(new Request(url, request))
    })
    expect([...found.keys()]).toEqual(['getBillingGraph/rule/include-honoured'])
    expect(found.get('getBillingGraph/rule/include-honoured')).toMatch(
      /^3 apps are returned instead of 4: top_n 4, apps /,
    )
  })

  test('text beyond the first plane that makes the service fail', async () => {
    const found = await facts(
      'updateApp',
      (answer) => async (request) =>
        /[\u{10000}-\u{10ffff}]/u.test(await request.clone().text())
          ? Response.json({ message: 'Incorrect string value.' }, { status: 500 })
          : answer(request),
    )
    expect(found.get('updateApp/operation')).toMatch(
      /^answered 500 to odd text: body \{"\w+":\[?"[^"]"\]?\} \(the smallest/u,
    )
  })

  /** The reasons of what the properties alone find, by the ID of the fact. */
  async function facts(
    id: string,
    fault: (answer: Fetch) => Fetch,
    seeds = SEEDS,
  ): Promise<Map<string, string | undefined>> {
    const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
    const behind = fault((request) => sandbox.fetch(request))
    const found = new Map<string, string | undefined>()
    for (const seed of seeds) {
      const target = sandboxTarget(document, BASE_URL, sandbox.fixtures(), behind)
      for (const attempt of attemptsOf(target, id, seed)) {
        const [problem] = await attempt.judge(() => properOf(target, id))
        for (const fact of problem ? attempt.facts : []) if (!found.has(fact)) found.set(fact, problem?.text)
      }
    }
    return found
  }
})

describe('what says that nothing can be said ends an attempt as it is', () => {
  const attempt = (target: Target) => {
    const [first] = attemptsOf(target, 'updateApp', SEED)
    return first?.judge(() => properOf(target, 'updateApp'))
  }
  const behind = (options: Partial<TargetOptions>, fetch?: Fetch) => {
    const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
    let sent = 0
    const own = sandboxTarget(document, BASE_URL, sandbox.fixtures())
    const target = createTarget({
      ...own,
      fetch: (request) => {
        sent += 1
        return (fetch ?? sandbox.fetch)(request)
      },
      ...options,
    })
    return { target, sent: () => sent }
  }

  test('a tier that does not allow the operation', async () => {
    const { target, sent } = behind({ tier: 'read' })
    await expect(attempt(target)).rejects.toThrow(RefusedRequest)
    expect(sent()).toBe(0)
  })

  test('a budget that is spent', async () => {
    const { target, sent } = behind({ budget: 3 })
    await expect(attempt(target)).rejects.toThrow(RunOver)
    expect(sent()).toBe(3)
  })

  test('a service that does not answer', async () => {
    const { target, sent } = behind({}, () => Promise.reject(new TypeError('fetch failed')))
    await expect(attempt(target)).rejects.toThrow(NoAnswer)
    expect(sent()).toBe(1)
  })

  test('a fixture that is missing', async () => {
    const { target } = behind({})
    const without = createTarget({ ...target, fixtures: { project_id: target.fixtures.project_id } })
    const ofState = attemptsOf(without, 'updateApp', SEED).find(({ facts }) => facts[0]?.includes('/rule/'))
    await expect(ofState?.judge(() => properOf(target, 'updateApp'))).rejects.toThrow(MissingFixture)
  })
})

test('a target that keeps nothing is not asked what it keeps', () => {
  const attempts = attemptsOf(mockTarget(document, BASE_URL), 'listContainerEvents', SEED)
  const unprovable = attempts.filter((each) => each.unprovable).flatMap((each) => each.facts)
  expect(unprovable).toEqual(['listContainerEvents/rule/pages-without-gap', 'listContainerEvents/expectation/in-order'])
})

function attemptsOf(target: Target, id: string, seed: number): Attempt[] {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`no operation ${id}`)
  return seededAttempts(document, validator, documentedFacts, operation, target, seed)
}

/** The baseline request of an operation that has no other than with IDs of the fixtures. */
async function properOf({ fixtures }: Target, id: string): Promise<Baseline> {
  const operation = operations.find((each) => each.id === id)
  const values: Record<string, string | string[] | undefined> = {
    ...fixtures,
    ...(id === 'updateApp' && { app_id: fixtures['disposable.app_id'] }),
  }
  const path = operation?.path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  return { method: operation?.method ?? '', url: `${BASE_URL}${path}`, requestBody: operation?.requestBody && '{}' }
}

function isLike(value: unknown, expected: object): boolean {
  try {
    expect(value).toMatchObject(expected)
    return true
  } catch {
    return false
  }
}
