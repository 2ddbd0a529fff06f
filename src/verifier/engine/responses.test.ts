import { expect, test } from 'vitest'
import { listOperations, type Schema } from '../../document/document.ts'
import { document, documentedFacts } from '../../document/openapi.ts'
import { type Planted, plantedFacts } from '../../testing/planted.ts'
import type { Exchange } from '../target/target.ts'
import { exchangeOf } from '../testing/exchange.ts'
import { createAnswerJudge, documentedStatus, valuesAt } from './responses.ts'
import { createValidator } from './validator.ts'

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
  const { document: own, facts } = plantedFacts(planted)
  const judge = createAnswerJudge(
    own,
    createValidator(own),
    facts.filter(({ id }) => isKnown(id)),
  )
  const shown = (body: unknown, more: Partial<Exchange> = {}) =>
    judge(exchangeOf(body, more)).map((each) => ({ ...each, fact: each.fact.replace('getThing/', '') }))
  return {
    shown,
    problems: (body: unknown, more?: Partial<Exchange>) =>
      Object.fromEntries(shown(body, more).flatMap(({ fact, problem }) => (problem ? [[fact, problem]] : []))),
    facts: (body: unknown, more?: Partial<Exchange>) => shown(body, more).map(({ fact }) => fact),
  }
}

const { shown, problems, facts } = judging()

test.each([
  [200, '2XX'],
  [299, '2XX'],
  [400, '400'],
  [404, 'default'],
  [599, 'default'],
  [199, undefined],
  [301, undefined],
  [600, undefined],
])('status %i has the response %s', (status, documented) => {
  const [operation] = plantedFacts({}).operations
  expect(operation && documentedStatus(operation, status)).toBe(documented)
})

test('a status of its own has priority over its range', () => {
  const responses = { 201: { description: '' }, '2XX': { description: '' } }
  const [operation] = plantedFacts({ operation: { responses } }).operations
  expect(operation && documentedStatus(operation, 201)).toBe('201')
})

test('an undocumented status contradicts the operation and proves nothing else', () => {
  expect(shown({ name: 'a' }, { status: 302 })).toEqual([
    { fact: 'operation', problem: 'got 302, which is undocumented' },
  ])
})

test('a response of an unknown operation says nothing', () => {
  expect(shown({}, { operationId: 'getNothing' })).toEqual([])
})

const invalid = ['secret value', 'a/b/c', '\u001b[2J/x', `text/${'x'.repeat(100)}`]
test.each<[string, string]>([
  ['text/html', 'text/html'],
  ['', 'no content type'],
  // A service may put anything there, so it is not repeated.
  ...invalid.map((type): [string, string] => [type, 'something that is not a media type']),
])('content type %j is reported as %s', (contentType, name) => {
  const expected = { '2XX/content-type': `expected application/json, got ${name}` }
  expect(problems({ name: 'a' }, { contentType })).toEqual(expected)
})

test.each<[Partial<Exchange>, string]>([
  [{ text: '<h1>secret</h1>' }, 'the body is not JSON'],
  [{ text: '{"name": "sec' }, 'the body is not JSON'],
  [{ text: '' }, 'the body is empty'],
  [{ text: '', unreadable: 'not valid UTF-8' }, 'the body is not valid UTF-8'],
])('%j contradicts the status and shows no fact of a value', (more, problem) => {
  expect(shown({}, more)).toEqual([{ fact: '2XX', problem }, { fact: '2XX/content-type' }])
})

test('a body contradicts a response without content', () => {
  const empty = judging({})
  expect(empty.shown('')).toEqual([{ fact: '2XX' }, { fact: '2XX/empty' }])
  expect(empty.problems('{}')).toEqual({ '2XX/empty': 'expected no body, got one' })
  expect(empty.problems('', { unreadable: 'not valid UTF-8' })).toEqual({ '2XX/empty': 'expected no body, got one' })
})

test('a value shows the facts that concern it, and no others', () => {
  const present = ['2XX', '2XX/content-type', '2XX/type', '2XX.name/present', '2XX.name/type', '2XX.size/type']
  const limits = ['2XX.size/minimum', '2XX.size/maximum']
  expect(facts({ name: 'a', size: 1 })).toEqual([...present, ...limits])
  expect(facts({ name: 'a', size: '9' })).toEqual(present)
  expect(facts({ name: 'a', parts: [] })).not.toContain('2XX.parts[]/type')
  expect(facts({ message: 'No.' }, { status: 418 })).toContain('default')
})

test.each<[unknown, object, Partial<Exchange>?]>([
  [{}, { '2XX.name/present': "the body must have required property 'name'" }],
  [{ name: ['secret'] }, { '2XX.name/type': '/name must be string' }],
  [{ name: 'a', size: -1 }, { '2XX.size/minimum': '/size must be >= 0' }],
  [
    { name: 7, size: 4 },
    { '2XX.name/type': '/name must be string', '2XX.size/maximum': '/size must be <= 3' },
  ],
  [[], { '2XX/type': 'the body must be object' }],
  [null, { '2XX/type': 'the body must be object' }],
  [{ name: 'a', parts: [1, 'b'] }, { '2XX.parts[]/type': '/parts/1 must be integer' }],
  [{ name: 'a', parts: [1, 2, 3, 4, 5, 6] }, { '2XX.parts/maxItems': '/parts must NOT have more than 5 items' }],
  [
    { name: 'a', parts: [10, 11, 12, 13, 14] },
    { '2XX.parts[]/maximum': '/parts/0 must be <= 9; /parts/1 must be <= 9; /parts/2 must be <= 9; and 2 more' },
  ],
  [{ message: 3 }, { 'default.message/type': '/message must be string' }, { status: 503 }],
  [{ message: 3 }, { '400.message/type': '/message must be string' }, { status: 400 }],
])('%j contradicts its facts one by one: %j', (body, expected, more) => {
  expect(problems(body, more)).toEqual(expected)
})

test('alternatives are judged as a whole', () => {
  const alternative = (required: string): Schema => ({ type: 'object', description: required, required: [required] })
  const either = judging({ answer: { description: '', oneOf: [alternative('a'), alternative('b')] } })
  expect(either.problems({ a: 1 })).toEqual({})
  expect(Object.keys(either.problems({}))).toEqual(['2XX/alternatives'])
  expect(Object.keys(either.problems({ a: 1, b: 2 }))).toEqual(['2XX/alternatives'])
})

test.each([
  [THING, false],
  [{ ...THING, 'x-unknown': 'open' }, true],
])('what only the whole schema forbids contradicts the status %#', (answer, assumed) => {
  const planted = { answer, unknowns: { open: { assumes: ['type' as const] } } }
  const [status] = judging(planted, (id) => !id.includes('.size')).shown({ name: 'a', size: 4 })
  expect(status).toEqual({ fact: '2XX', problem: '/size must be <= 3', assumed })
})

test('every example of the document shows facts and contradicts none', () => {
  const judge = createAnswerJudge(document, createValidator(document), documentedFacts)
  for (const { id, responses } of listOperations(document)) {
    for (const [status, { content }] of Object.entries(responses)) {
      for (const { example, examples = {} } of Object.values(content ?? {})) {
        for (const value of [example, ...Object.values(examples).map((each) => each.value)]) {
          if (value === undefined) continue
          const number = status === 'default' ? 500 : Number(status.replace('XX', '00'))
          const found = judge(exchangeOf(value, { operationId: id, status: number }))
          expect(found.filter(({ problem }) => problem)).toEqual([])
          expect(found.map(({ fact }) => fact)).toContain(`${id}/${status}/content-type`)
        }
      }
    }
  }
})

test('values are found in every item, with their pointers', () => {
  const value = { list: [{ a: 1 }, {}, { a: 2 }], a: 3 }
  const found = (of: unknown, path: string[]) => [...valuesAt(of, path)].map((each) => [each.pointer, each.value])
  expect(found(value, ['list', '[]', 'a'])).toEqual([
    ['/list/0/a', 1],
    ['/list/2/a', 2],
  ])
  expect(found(value, [])).toEqual([['', value]])
  for (const [of, path] of [
    [value, 'a'],
    [null, 'a'],
    [{}, 'constructor'],
  ] as const)
    expect(found(of, [path, '[]'])).toEqual([])
})
