import { expect, test } from 'vitest'
import { type Aspect, documentedStatus, type Schema } from '../../document/document.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { type Planted, plantedFacts } from '../../testing/planted.ts'
import type { Exchange } from '../http/exchange.ts'
import { createValidator } from '../model/validator.ts'
import { exchangeOf } from '../testing/fetches.ts'
import { shownInWords } from '../testing/in-words.ts'
import { createResponseJudge } from './responses.ts'

const THING: Schema = {
  type: 'object',
  description: 'A thing.',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'Its name.' },
    size: { type: 'integer', description: 'Its size.', minimum: 0, maximum: 3 },
    parts: {
      type: 'array',
      description: 'Its parts.',
      maxItems: 5,
      items: { type: 'integer', description: 'One.', maximum: 9 },
    },
  },
}

function judging(planted: Planted = { answer: THING }, isKnown: (id: string) => boolean = () => true) {
  const { document, facts } = plantedFacts(planted)
  const known = facts.filter(({ id }) => isKnown(id))
  const judge = createResponseJudge(document, createValidator(document, schemaCompilerOf(document)), known)
  return (body: unknown, more: Partial<Exchange> = {}) =>
    judge(exchangeOf(body, more)).map((each) => shownInWords({ ...each, fact: each.fact.replace('getThing/', '') }))
}

const shown = judging()
const problems = (...response: Parameters<typeof shown>) =>
  Object.fromEntries(shown(...response).flatMap(({ fact, problem }) => (problem ? [[fact, problem]] : [])))

test('the documented response for a status is that of the status itself, of its range, or of all errors, in this order', () => {
  const [operation] = plantedFacts({}).operations
  const responseOf = (status: number) => operation && documentedStatus(operation, status)
  expect([200, 299, 400, 404, 599].map(responseOf)).toEqual(['2XX', '2XX', '400', 'default', 'default'])
  expect([199, 301, 600].map(responseOf)).toEqual([undefined, undefined, undefined])
})

const notJson = (problem: string) => [{ fact: '2XX', problem, restsOn: [] }, { fact: '2XX/content-type' }]
test.each<[Partial<Exchange>, object[]]>([
  [{ status: 302 }, [{ fact: 'operation', problem: 'got 302, which is undocumented', restsOn: [] }]],
  [{ operationId: 'getNothing' }, []],
  [{ text: '<h1>secret</h1>' }, notJson('expected a JSON body, got 15 characters of HTML or XML')],
  [{ text: '' }, notJson('expected a JSON body, got none')],
  [{ text: '{"name": "a", "si' }, notJson('expected a JSON body, got JSON that breaks off after 17 characters')],
  [
    { text: '{"size": NaN}' },
    notJson('expected a JSON body, got 13 characters that are not JSON, because NaN is no JSON value'),
  ],
  [{ text: 'secret' }, notJson('expected a JSON body, got 6 characters that are not JSON')],
  [{ text: '', unreadable: 'not valid UTF-8' }, notJson('expected a JSON body, got one that is not valid UTF-8')],
])('a response with %j neither confirms nor contradicts a fact about a value', (more, expected) => {
  expect(shown({ name: 'a' }, more)).toEqual(expected)
})

// A service may send any content type, even a secret, so the message contains only valid media types.
test.each([
  ['text/html', 'text/html'],
  ['', 'no content type'],
  ...['secret value', 'a/b/c', '\u001b[2J/x', `text/${'x'.repeat(100)}`].map((type) => [
    type,
    'something that is not a media type',
  ]),
])('content type %j is reported as %s', (contentType, name) => {
  const expected = { '2XX/content-type': `expected application/json, got ${name}` }
  expect(problems({ name: 'a' }, { contentType })).toEqual(expected)
})

test('a body contradicts a response that is documented as empty', () => {
  const empty = judging({})
  const contradicted = (length: string) => [
    { fact: '2XX' },
    { fact: '2XX/empty', problem: `expected no body, got ${length} characters`, restsOn: [] },
  ]
  expect(empty('')).toEqual([{ fact: '2XX' }, { fact: '2XX/empty' }])
  expect(empty('{}')).toEqual(contradicted('2'))
  expect(empty('', { unreadable: 'not valid UTF-8' })).toEqual(contradicted('undecodable'))
})

test.each<[Partial<Exchange>, restsOn: object]>([
  [{ status: 302 }, { operation: ['open'] }],
  [{ contentType: 'text/html' }, { '2XX/content-type': ['open'] }],
  [
    { contentType: 'text/html', text: '<h1>' },
    { '2XX': ['open'], '2XX/content-type': ['open'] },
  ],
  [{ text: '<h1>' }, { '2XX': [] }],
])('a whole response with %j contradicts only an assumption if the fact rests on an unknown', (more, expected) => {
  const { document, facts } = plantedFacts({ answer: THING })
  const resting = facts.map((fact) => ({ ...fact, restsOn: ['open'] }))
  const judge = createResponseJudge(document, createValidator(document, schemaCompilerOf(document)), resting)
  const contradicted = judge(exchangeOf({ name: 'a' }, more)).filter(({ problems: [problem] }) => problem)
  const excuses = contradicted.map(({ fact, problems: [problem] }) => [fact.replace('getThing/', ''), problem?.restsOn])
  expect(Object.fromEntries(excuses)).toEqual(expected)
})

test('a response confirms only facts about the values that it contains', () => {
  const facts = (...response: Parameters<typeof shown>) => shown(...response).map(({ fact }) => fact)
  const present = ['2XX', '2XX/content-type', '2XX/type', '2XX.name/present', '2XX.name/type', '2XX.size/type']
  const limits = ['2XX.size/minimum', '2XX.size/maximum']
  expect(facts({ name: 'a', size: 1 })).toEqual([...present, ...limits])
  expect(facts({ name: 'a', size: '9' })).toEqual(present)
  expect(facts({ name: 'a', parts: [] })).not.toContain('2XX.parts[]/type')
  expect(facts({ message: 'No.' }, { status: 418 })).toContain('default')
})

test.each<[unknown, object, Partial<Exchange>?]>([
  [{}, { '2XX.name/present': '/name: expected this field, got none' }],
  [
    { name: ['secret'], size: 4 },
    {
      '2XX.name/type': '/name: expected a string, got a list of 1 item',
      '2XX.size/maximum': '/size: expected at most 3, got 4',
    },
  ],
  [null, { '2XX/type': 'the body: expected an object, got null' }],
  [
    { name: 'a', parts: [10, 11, 12, 13, 14] },
    {
      '2XX.parts[]/maximum':
        '/parts/0: expected at most 9, got 10; /parts/1: expected at most 9, got 11; /parts/2: expected at most 9, got 12; and 2 more',
    },
  ],
  [{ message: 3 }, { 'default.message/type': '/message: expected a string, got 3' }, { status: 503 }],
])('the body %j contradicts these facts: %j', (body, expected, more) => {
  expect(problems(body, more)).toEqual(expected)
})

test('a value that only the whole schema forbids contradicts the status fact', () => {
  const [status] = judging({ answer: THING }, (id) => !id.includes('.size'))({ name: 'a', size: 4 })
  expect(status).toEqual({ fact: '2XX', problem: '/size: expected at most 3, got 4', pointer: '/size', restsOn: [] })
})

const ITEMS: Schema = { type: 'array', items: { ...THING, 'x-unknown': 'open' } }
test.each<[Aspect, body: unknown[], expected: [fact: string, assumed: boolean][]]>([
  ['null', [{ name: 'a', size: null }], []],
  [
    'null',
    [
      { name: 'a', size: null },
      { name: 'a', size: '7' },
    ],
    [['size/type', false]],
  ],
  ['null', [{ name: null }], [['name/type', false]]],
  ['fields', [{ name: 7 }], [['name/type', true]]],
  ['fields', [{ name: 'a', parts: ['7'] }], [['parts[]/type', true]]],
  ['fields', [{ name: 'a', size: 9 }], [['size/maximum', true]]],
  ['limit', [{ name: 'a', size: 9 }], [['size/maximum', false]]],
  ['type', [{ name: 7 }], [['name/type', false]]],
])(
  'with an assumed %s, the items %j contradict only assumptions where the unknown allows it',
  (aspect, body, expected) => {
    const found = judging({ answer: ITEMS, unknowns: { open: { about: [aspect] } } })(body)
    const facts = new Set(expected.map(([fact]) => `2XX[].${fact}`))
    const shown = found.filter(({ fact, problem }) => facts.has(fact) && problem)
    expect(shown.map(({ fact, restsOn }) => [fact, restsOn])).toEqual(
      expected.map(([fact, assumed]) => [`2XX[].${fact}`, assumed ? ['open'] : []]),
    )
    expect(found.filter(({ fact, problem }) => problem && !facts.has(fact))).toEqual([])
  },
)

test('an unknown with `unless` excuses only objects in which no property has one of the values', () => {
  const start: Schema = { type: 'string', format: 'date', description: 'Its start.', 'x-unknown': 'pending' }
  const properties = { state: { type: 'string', description: 'Its state.' }, start } satisfies Schema['properties']
  const items: Schema = { type: 'object', description: 'A thing.', properties }
  const answer: Schema = { type: 'array', description: 'Things.', items }
  const unknowns: Planted['unknowns'] = { pending: { about: ['format'], unless: { state: ['RUNNING'] } } }
  const body = [
    { state: 'PENDING', start: '' },
    { state: 'RUNNING', start: 'soon' },
  ]
  const ofFormat = judging({ answer, unknowns })(body).filter(({ fact }) => fact === '2XX[].start/format')
  expect(ofFormat).toMatchObject([
    { pointer: '/1/start', restsOn: [] },
    { pointer: '/0/start', restsOn: ['pending'] },
  ])
})

test('an unknown with `unless` about presence excuses only an object that lacks the field and has none of the values', () => {
  const properties: Schema['properties'] = {
    state: { type: 'string', description: 'Its state.' },
    start: { type: 'string', description: 'Its start.' },
  }
  const items: Schema = {
    type: 'object',
    description: 'A thing.',
    'x-unknown': 'pending',
    required: ['start'],
    properties,
  }
  const answer: Schema = { type: 'array', description: 'Things.', items }
  const unknowns: Planted['unknowns'] = { pending: { about: ['presence'], unless: { state: ['RUNNING'] } } }
  const shownOf = (state: string) =>
    judging({ answer, unknowns })([{ state }]).find(({ fact }) => fact === '2XX[].start/present')
  expect(shownOf('RUNNING')).toMatchObject({ pointer: '/0/start', restsOn: [] })
  expect(shownOf('PENDING')).toMatchObject({ pointer: '/0/start', restsOn: ['pending'] })
})
