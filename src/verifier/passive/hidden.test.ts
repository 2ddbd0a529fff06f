import { expect, test } from 'vitest'
import { readFacts } from '../../document/facts.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { createSuite } from '../checks/create-suite.ts'
import { unless } from '../model/problem.ts'
import type { Service } from '../service/service.ts'
import { reasonOf } from '../testing/in-words.ts'
import { API, type Api, BASE_URL, connect, document, GENERIC, TOKEN, tag } from '../testing/things.ts'
import { judgeEntry } from './har.ts'
import { isHidden } from './hidden.ts'
import { createPassiveJudge } from './judge.ts'

test.each([
  ...['***', '••••••', '█████', 'xxxxx', 'XXXX-XX-XXXX', '########', 'sk-***7a', 'p***@example.com'],
  ...['[REDACTED]', 'REDACTED', '__REDACTED__', '**redacted**', '<redacted>', '[REDACTED_EMAIL]', '[Redacted: name]'],
  ...['[name redacted]', '[application/json redacted]', 'https://a.test/?token=[token redacted]&b=1'],
  ...['eyJhbGciOi.eyJzdWIiOiI.redacted', 'https://a.test/?token=%5BREDACTED%5D', 'hf_***REDACTED***'],
  ...['[sanitized]', 'obfuscated', '[Filtered]', '[FILTERED]', '<hidden>', '[MASKED]', '[BASE64 CONTENT REMOVED]'],
  ...['[sha256:6b86b273ff34]', '[SECRET]', '<value omitted>', '[secret-1]'],
])('%s is hidden', (text) => {
  expect(isHidden(text)).toBe(true)
})

test.each([
  ...['', 'x', 'xx', '**', 'lamp', 'hidden', 'filtered', 'private', 'a (hidden) lamp', 'unredacted', '[unfiltered]'],
  ...['**/*.ts', '[1, 2]', '<b>', '2026-01-01T00:00:00Z', '[[[hidden', '{"secret":1}', '["private"]', 7, null, ['***']],
])('%j is not hidden', (value) => {
  expect(isHidden(value)).toBe(false)
})

const PATH = '/projects/{project_id}/things'
const LIST = '/projects/p-1/things'
const described = structuredClone(document)
const type = 'string'
Object.assign(described.components.schemas.Thing?.properties ?? {}, {
  addedAt: { type, format: 'date-time', description: 'When it was added.' },
  size: { type: 'integer', description: 'Its size.', 'x-unknown': 'sizes' },
})
Object.assign(described.components.schemas.NewThing?.properties ?? {}, {
  kind: { type, enum: ['desk', 'floor'], description: 'Its kind.' },
})
Object.assign(described.paths[`${PATH}/{thing_id}`]?.get ?? {}, {
  'x-rules': {
    'as-named': { description: 'Returns the thing that the path names.', see: 'Things 2', about: '2XX.id/meaning' },
  },
})
Object.assign(described['x-unknowns'], {
  names: { about: ['name'], question: 'Which?', impact: '' },
  sizes: { about: ['enum'], question: 'Which?', impact: '' },
})
const parameters = described.paths[PATH]?.get?.parameters ?? []
Object.assign(parameters.find((each) => 'name' in each && each.name === 'limit') ?? {}, { 'x-unknown': 'names' })
const asNamed = async ({ api, need }: Service<Api>) =>
  unless((await api.getThing({ thing_id: need('thing_id') })).id === need('thing_id'), 'another thing')
const suite = createSuite({
  document: described,
  api: API,
  generic: GENERIC,
  facts: readFacts(described),
  tags: [tag, { ...tag, rules: { ...tag.rules, 'getThing/as-named': { check: asNamed } } } as typeof tag],
  compile: schemaCompilerOf(described),
})

interface Call {
  method?: string
  path?: string
  credential?: string
  body?: unknown
  status?: number
  type?: string
  answer?: unknown
}

/** Judges recorded calls. Returns the verdict on a fact, or with `contradicted` the IDs of all contradicted facts. */
async function judged(...calls: Call[]) {
  const judge = createPassiveJudge({ suite, connect, baseUrl: BASE_URL, now: () => 0 })
  for (const call of calls) {
    const { method = 'GET', path = LIST, credential = `Bearer ${TOKEN}`, body, status = 200 } = call
    const { type = 'application/json', answer = [] } = call
    const request = { method, url: BASE_URL + path, headers: [{ name: 'Authorization', value: credential }] }
    const postData = body === undefined ? {} : { postData: { text: JSON.stringify(body) } }
    const content = { text: JSON.stringify(answer) }
    const headers = [{ name: 'Content-Type', value: type }]
    await judgeEntry(judge, { request: { ...request, ...postData }, response: { status, headers, content } })
  }
  const { facts, unknowns } = judge.ledger()
  const contradicted = facts.filter(({ verdict }) => verdict === 'contradicted').map(({ id }) => id)
  return { contradicted, unknowns, find: (id: string) => facts.find((fact) => fact.id === id) }
}

const THING = { id: 'thing-1', name: 'lamp', projectId: 'p-1', addedAt: '2026-01-01T00:00:00Z', size: 1 }
const OTHER = { ...THING, id: 'thing-2' }
const ADDED_AT = 'listThings/2XX[].addedAt/format'
const SIZE = 'listThings/2XX[].size/type'
const REASON = 'the recording hides every value that would test this fact'

test.each<[what: string, answer: unknown[], contradicted: string[], verdicts: Record<string, string>]>([
  ['a hidden date', [{ ...THING, addedAt: '***' }], [], { [ADDED_AT]: 'unexercised', [SIZE]: 'verified' }],
  ['a hidden date beside a valid one', [{ ...THING, addedAt: '[REDACTED]' }, OTHER], [], { [ADDED_AT]: 'verified' }],
  [
    'a hidden date beside a wrong one',
    [
      { ...THING, addedAt: '***' },
      { ...OTHER, addedAt: 'x' },
    ],
    [ADDED_AT],
    {},
  ],
  [
    'a wrong date before a hidden one',
    [
      { ...OTHER, addedAt: 'x' },
      { ...THING, addedAt: '***' },
    ],
    [ADDED_AT],
    {},
  ],
  ['a hidden number', [{ ...THING, size: '[size redacted]' }], [], { [SIZE]: 'unexercised', [ADDED_AT]: 'verified' }],
  ['a hidden text', [{ ...THING, name: '***' }], [], { 'listThings/2XX[].name/type': 'unexercised' }],
  ['a hidden field, which is there', [{ ...THING, name: '***' }], [], { 'listThings/2XX[].name/present': 'verified' }],
  ['a hidden field beside a wrong one', [{ ...THING, name: '***', size: 'x' }], [SIZE], {}],
  ['a hidden object', ['[REDACTED]'], [], { 'listThings/2XX[]/type': 'unexercised', 'listThings/2XX': 'verified' }],
  [
    'hidden IDs, which a tool makes equal',
    [THING, OTHER].map((thing) => ({ ...thing, id: '***' })),
    [],
    { 'listThings/rule/ids-differ': 'unexercised' },
  ],
  [
    'hidden names of equal IDs',
    [THING, THING].map((thing) => ({ ...thing, name: '***' })),
    ['listThings/rule/ids-differ'],
    {},
  ],
])('%s in a response: only what is shown is judged', async (_, answer, contradicted, verdicts) => {
  const result = await judged({ answer })
  expect(result.contradicted).toEqual(contradicted)
  expect(Object.keys(verdicts).map((id) => [id, result.find(id)?.verdict])).toEqual(Object.entries(verdicts))
})

test('the reason says that the recording hides the values', async () => {
  const hidden = { ...THING, addedAt: '[addedAt redacted]', name: '***' }
  const result = await judged({ answer: [hidden] }, { path: `${LIST}?limit=***` })
  const reasons = [ADDED_AT, 'listThings/query.limit/type', 'listThings/query.limit/maximum'].map((id) =>
    reasonOf(result.find(id) ?? {}),
  )
  expect(reasons).toEqual([REASON, REASON, REASON])
})

const ADDING: Call = { method: 'POST', answer: THING }
const ADDED: Call = { ...ADDING, body: { kind: 'desk' } }
const ERROR = { message: 'No.' }

test.each<[what: string, ...calls: Call[]]>([
  ['a hidden parameter', { path: `${LIST}?limit=***` }],
  ['a hidden parameter in percent-encoding', { path: `${LIST}?limit=%5Blimit%20redacted%5D` }],
  ['a hidden kind', { ...ADDING, body: { kind: '[REDACTED]' } }],
  ['a hidden kind that was rejected', ADDED, { ...ADDING, body: { kind: '***' }, status: 400, answer: ERROR }],
  ['a hidden text for an object', { ...ADDING, body: '[REDACTED]' }],
  [
    'a hidden ID, behind which another thing works',
    { path: '/projects/***/things?limit=3' },
    { path: '/projects/***/things?limit=2', status: 400, answer: ERROR },
  ],
  ['a hidden ID, which the response shows', { path: '/projects/p-1/things/***', answer: THING }],
  ['a shown ID, which the response hides', { path: '/projects/p-1/things/thing-1', answer: { ...THING, id: '***' } }],
  ['a hidden scheme and credential', { credential: 'Authorization redacted' }],
  ['a hidden credential after its scheme', { credential: 'Basic REDACTED' }],
  ['a hidden content type', { type: '[content-type redacted]' }],
])('%s in a message contradicts nothing', async (_, ...calls) => {
  expect((await judged(...calls)).contradicted).toEqual([])
})

test('a rule is judged if it reads no hidden value', async () => {
  const path = '/projects/***/things/thing-1'
  const conforming = await judged({ path, answer: { ...THING, name: '***' } })
  expect(conforming.find('getThing/rule/as-named')?.verdict).toBe('verified')
  const other = await judged({ path, answer: { ...OTHER, name: '***' } })
  expect(other.contradicted).toEqual(['getThing/rule/as-named'])
})

test('no observation is of a hidden value', async () => {
  const { unknowns } = await judged({ answer: [THING, { ...OTHER, size: '***' }] })
  expect(unknowns.map(({ unknown, saw }) => `${unknown}: ${saw}`)).toEqual(['sizes: 1'])
})

test.each([
  ['p-1', 'verified'],
  ['***', 'unexercised'],
])('requests for the project %s, which differ in a parameter of an assumed name: %s', async (project, verdict) => {
  const path = `/projects/${project}/things?limit=`
  const one = { path: `${path}1`, answer: [THING] }
  const result = await judged(one, { path: `${path}2`, answer: [THING, OTHER] }, one)
  expect(result.find('listThings/query.limit')?.verdict).toBe(verdict)
})

test('a rejection of a hidden value shows nothing about other values of the request', async () => {
  const forbidden = { ...ADDING, body: { kind: 'table', name: '***' } }
  const rejected = await judged(ADDED, { ...forbidden, status: 400, answer: ERROR })
  expect(rejected.find('addThing/body.kind/enum')?.verdict).toBe('unexercised')
  const accepted = await judged(forbidden)
  expect(accepted.contradicted).toEqual(['addThing/body.kind/enum'])
})
