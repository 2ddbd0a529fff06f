import { expect, test } from 'vitest'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { propertiesOf } from '../src/document/schemas.ts'
import { escapeRegExp } from '../src/printable.ts'
import { createSuite } from '../src/verifier/engine/suite.ts'
import { breakService } from '../src/verifier/mutants/broken-service.ts'
import { bodyOf, faultsIn, queryOf, refusal, withBody, withQuery } from '../src/verifier/mutants/faults.ts'
import { breaking, type Mutant } from '../src/verifier/mutants/mutant.ts'
import { createTarget } from '../src/verifier/target/target.ts'
import { seededAttempts } from '../src/verifier/values/seeded.ts'
import { suite } from './suite.ts'
import { ALONGSIDE, NAMED } from './tags/apps/settings.ts'
import { mockOptions, sandboxTarget } from './targets.ts'
import { newSandbox, verify } from './testing/sandbox-run.ts'

type Settings = Record<string, unknown>

test.each([
  ['updateApp', 200],
  ['listContainerEvents', 50],
])('%s: a seed determines the requests, and adds at most %i requests', async (id, most) => {
  const requestsWith = async (options: { seed?: number }) => {
    const target = sandboxTarget(newSandbox())
    await verify(target, { only: [id], ...options })
    return target.exchanges.map(({ method, url, requestBody }) => `${method} ${url} ${requestBody}`)
  }
  const [without, one] = [await requestsWith({}), await requestsWith({ seed: 7 })]
  expect(await requestsWith({ seed: 7 })).toEqual(one)
  const others = (await requestsWith({ seed: 8 })).filter((request) => !one.includes(request))
  expect(others.length).toBeGreaterThan(most / 10)
  expect(one.length - without.length).toBeLessThanOrEqual(most)
})

const settings = Object.entries(propertiesOf(document, 'AppConfiguration')).map(([name, schema]) => ({ name, schema }))
/** Independent settings with a minimum and a maximum. Skips the first one, which is in the baseline request. */
const [, one, other, third] = settings.filter(
  ({ name, schema: { minimum, maximum } }) =>
    minimum !== undefined && maximum !== undefined && !(name in ALONGSIDE) && !NAMED.includes(name),
)
const [coded] = settings.filter(({ schema }) => schema.enum)
if (!one || !other || !third || !coded) throw new Error('The document has too few settings with limits or enums.')
const quoted = (name: string, value: unknown) => escapeRegExp(JSON.stringify({ [name]: value }).slice(1, -1))
const pair = `${quoted(one.name, one.schema.minimum)},${quoted(other.name, other.schema.minimum)}`
const capitalized = (value: unknown) => String(value).replace(/^./, (first) => first.toUpperCase())
const far = 10 * Number(one.schema.maximum)
const hasBoth = (body: unknown) => [one, other].every(({ name }) => Object.hasOwn(Object(body), name))

const update = faultsIn('updateApp')
const changing = (change: (body: Settings) => Settings) =>
  update.call((call) => {
    const body = bodyOf(call)
    return body && typeof body === 'object' ? withBody(call, { ...body, ...change(body as Settings) }) : undefined
  })
const events = faultsIn('listContainerEvents')
const pageOf = (query: URLSearchParams) => Number(query.get('page') ?? 1)

test.each<[string, Mutant['apply'], found: Record<string, string>]>([
  [
    'two settings are rejected together',
    update.call((call) => (hasBoth(bodyOf(call)) ? refusal(400) : undefined)),
    { 'updateApp/2XX': `: body \\{${pair}\\} \\(the smallest found; reproduce with --seed \\d+\\)$` },
  ],
  [
    'a value far above the maximum is accepted',
    changing((body) => (Number(body[one.name]) >= far ? { [one.name]: one.schema.maximum } : {})),
    { [`updateApp/body.${one.name}/maximum`]: `: body \\{${quoted(one.name, far)}\\} ` },
  ],
  [
    'a capitalized enum value is accepted',
    changing((body) => {
      const known = coded.schema.enum?.find((each) => capitalized(each) === body[coded.name])
      return known ? { [coded.name]: known } : {}
    }),
    {
      [`updateApp/body.${coded.name}/enum`]: `: body \\{${quoted(coded.name, capitalized(coded.schema.enum?.[0]))}\\} `,
    },
  ],
  [
    'one of three settings is dropped when all three are sent together',
    changing((body) => (hasBoth(body) ? { [third.name]: undefined } : {})),
    {
      'updateApp/rule/carries-settings': `^${third.name}: sent \\d+, got \\d+: body \\{${pair},"${third.name}":\\d+\\} `,
    },
  ],
  [
    'the service fails on characters above U+FFFF',
    update.call(({ body = '' }) => (/[\u{10000}-\u{10ffff}]/u.test(body) ? refusal(500) : undefined)),
    { 'updateApp/operation': '^returned 500 for odd text: body \\{"\\w+":\\[?"[^"]"\\]?\\} \\(the smallest' },
  ],
  [
    'pages after the sixth repeat the first six',
    events.response(async (correct, call, original) => {
      const page = pageOf(queryOf(call))
      if (correct.status >= 300 || page <= 6) return correct
      const { text } = await original.send(withQuery(call, (query) => query.set('page', `${((page - 1) % 6) + 1}`)))
      return { ...correct, text: JSON.stringify({ ...JSON.parse(text), page }) }
    }),
    { 'listContainerEvents/expectation/in-order': '^page 7 ' },
  ],
  [
    'apps after the third in include_app_ids are not returned',
    faultsIn('getBillingGraph').query((query) => {
      const apps = query.get('include_app_ids')?.split(',') ?? []
      if (apps.length > 3) query.set('include_app_ids', apps.slice(0, 3).join())
    }),
    { 'getBillingGraph/rule/include-honoured': '^top_n 4: expected 4 series, got 3: top_n 4, apps ' },
  ],
])('finds the smallest request that proves that %s', async (says, fault, expected) => {
  const found: Record<string, unknown> = {}
  const left = new Set(Object.keys(expected))
  const [id = ''] = Object.keys(expected)
  // No single seed finds every fault, so up to four are used.
  for (const seed of [7, 8, 9, 10]) {
    if (left.size === 0) break
    const sandbox = newSandbox()
    const { fetch } = breakService(document, sandbox, breaking(id, 'rule', says, fault))
    const { facts } = await verify(sandboxTarget(sandbox, fetch), {
      only: [id.split('/')[0] ?? ''],
      seed,
      first: id,
      stopAtFirst: true,
    })
    for (const fact of facts.filter(({ verdict }) => verdict.includes('contradicted'))) {
      found[fact.id] ??= fact.reason
      if (new RegExp(expected[fact.id] ?? '', 'u').test(fact.reason ?? '')) left.delete(fact.id)
    }
  }
  expect([...left], JSON.stringify(found)).toEqual([])
})

test('properties that need state are unprovable on a target without state', () => {
  const operation = listOperations(document).find(({ id }) => id === 'listContainerEvents')
  if (!operation) throw new Error('The operation is missing.')
  const attempts = seededAttempts(createSuite(suite), operation, createTarget(mockOptions('http://mock.test')), 7)
  const unprovable = attempts.filter((each) => each.unprovable).flatMap((each) => each.facts)
  expect(unprovable).toEqual(['listContainerEvents/rule/pages-without-gap', 'listContainerEvents/expectation/in-order'])
})
