import { describe, expect, test } from 'vitest'
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

function judging(planted: Planted = { answer: THING }) {
  const { document: own, facts } = plantedFacts(planted)
  const judge = createAnswerJudge(own, createValidator(own), facts)
  const shown = (body: unknown, more: Partial<Exchange> = {}) =>
    judge(exchangeOf(body, more)).map((each) => ({ ...each, fact: each.fact.replace('getThing/', '') }))
  return {
    shown,
    problems: (body: unknown, more?: Partial<Exchange>) =>
      Object.fromEntries(shown(body, more).flatMap(({ fact, problem }) => (problem ? [[fact, problem]] : []))),
    facts: (body: unknown, more?: Partial<Exchange>) => shown(body, more).map(({ fact }) => fact),
  }
}

describe('the status', () => {
  test('an undocumented status contradicts the operation and shows nothing else', () => {
    expect(judging().shown({ name: 'a' }, { status: 302 })).toEqual([
      { fact: 'operation', problem: 'got 302, which is undocumented' },
    ])
  })

  test('an error that has no response of its own is judged as default', () => {
    const { problems, facts } = judging()
    expect(facts({ message: 'No.' }, { status: 418 })).toContain('default')
    expect(problems({ message: 3 }, { status: 503 })).toEqual({ 'default.message/type': '/message must be string' })
    expect(problems({ message: 3 }, { status: 400 })).toEqual({ '400.message/type': '/message must be string' })
  })

  test.each([
    [200, '2XX'],
    [299, '2XX'],
    [400, '400'],
    [404, 'default'],
    [599, 'default'],
    [199, undefined],
    [301, undefined],
    [600, undefined],
  ])('%i falls under %s', (status, documented) => {
    const { operations } = plantedFacts({})
    const [operation] = operations
    expect(operation && documentedStatus(operation, status)).toBe(documented)
  })

  test('a status of its own comes before its range', () => {
    const responses = { 201: { description: '' }, '2XX': { description: '' } }
    const { operations } = plantedFacts({ operation: { responses } })
    expect(operations[0] && documentedStatus(operations[0], 201)).toBe('201')
  })

  test('an answer of no operation says nothing', () => {
    expect(judging().shown({}, { operationId: 'getNothing' })).toEqual([])
  })
})

describe('the content type', () => {
  test('another media type is reported', () => {
    expect(judging().problems({ name: 'a' }, { contentType: 'text/html' })).toEqual({
      '2XX/content-type': 'expected application/json, got text/html',
    })
  })

  test('a missing media type is reported', () => {
    expect(judging().problems({ name: 'a' }, { contentType: '' })).toEqual({
      '2XX/content-type': 'expected application/json, got no content type',
    })
  })

  test.each(['secret value', 'a/b/c', '\u001b[2J/x', `text/${'x'.repeat(100)}`])(
    'an invalid media type is not repeated: %j',
    (contentType) => {
      expect(judging().problems({ name: 'a' }, { contentType })).toEqual({
        '2XX/content-type': 'expected application/json, got something that is not a media type',
      })
    },
  )
})

describe('the body', () => {
  test.each<[string, Partial<Exchange>, string]>([
    ['no JSON', { text: '<h1>secret</h1>' }, 'the body is not JSON'],
    ['half of it', { text: '{"name": "sec' }, 'the body is not JSON'],
    ['nothing', { text: '' }, 'the body is empty'],
    ['no text', { text: '', unreadable: 'not valid UTF-8' }, 'the body is not valid UTF-8'],
  ])('%s contradicts the status, and the facts of the values stay unseen', (_, more, problem) => {
    const { shown } = judging()
    expect(shown({}, more)).toEqual([{ fact: '2XX', problem }, { fact: '2XX/content-type' }])
  })

  test('a body contradicts a response without content', () => {
    const { shown, problems } = judging({})
    expect(shown('')).toEqual([{ fact: '2XX' }, { fact: '2XX/empty' }])
    expect(problems('{}')).toEqual({ '2XX/empty': 'expected no body, got one' })
    expect(problems('', { unreadable: 'not valid UTF-8' })).toEqual({ '2XX/empty': 'expected no body, got one' })
  })

  test('what fits shows every fact of what is there, and none of what is not', () => {
    expect(judging().shown({ name: 'a', size: 1 })).toEqual(
      [
        '2XX',
        '2XX/content-type',
        '2XX/type',
        '2XX.name/present',
        '2XX.name/type',
        '2XX.size/type',
        '2XX.size/minimum',
        '2XX.size/maximum',
      ].map((fact) => ({ fact })),
    )
  })

  test('the value itself is never told', () => {
    expect(JSON.stringify(judging().problems({ name: ['secret'], size: 'secret' }))).not.toContain('secret')
  })
})

describe('each fact is judged by itself', () => {
  const { problems, facts } = judging()

  test.each<[string, unknown, object]>([
    ['a field that is missing', {}, { '2XX.name/present': /must have required property 'name'/ }],
    ['a wrong type', { name: 7 }, { '2XX.name/type': '/name must be string' }],
    ['a value below its minimum', { name: 'a', size: -1 }, { '2XX.size/minimum': '/size must be >= 0' }],
    ['a value above its maximum', { name: 'a', size: 4 }, { '2XX.size/maximum': '/size must be <= 3' }],
    [
      'two at once',
      { name: 7, size: 4 },
      { '2XX.name/type': '/name must be string', '2XX.size/maximum': '/size must be <= 3' },
    ],
    ['another type altogether', [], { '2XX/type': 'the body must be object' }],
    ['null', null, { '2XX/type': 'the body must be object' }],
    ['an item', { name: 'a', parts: [1, 'b'] }, { '2XX.parts[]/type': '/parts/1 must be integer' }],
    [
      'a list that is too long',
      { name: 'a', parts: [1, 2, 3, 4, 5, 6] },
      { '2XX.parts/maxItems': /must NOT have more than 5/ },
    ],
  ])('%s', (_, body, expected) => {
    const found = problems(body)
    expect(Object.keys(found)).toEqual(Object.keys(expected))
    for (const [fact, text] of Object.entries(expected)) expect(found[fact], fact).toMatch(text)
  })

  test('a limit says nothing of what is no number', () => {
    expect(facts({ name: 'a', size: '9' })).not.toContain('2XX.size/maximum')
    expect(facts({ name: 'a', size: 1 })).toContain('2XX.size/maximum')
  })

  test('an empty list shows nothing of its items', () => {
    expect(facts({ name: 'a', parts: [] })).not.toContain('2XX.parts[]/type')
  })

  test('of many nonconforming items, the first are reported and the rest counted', () => {
    const found = problems({ name: 'a', parts: [10, 1, 11, 12, 13, 14] })
    expect(found['2XX.parts[]/maximum']).toBe(
      '/parts/0 must be <= 9; /parts/2 must be <= 9; /parts/3 must be <= 9; and 2 more',
    )
  })
})

describe('what no fact sees alone', () => {
  const either: Schema = {
    description: '',
    oneOf: [
      { type: 'object', description: 'One.', required: ['a'] },
      { type: 'object', description: 'Two.', required: ['b'] },
    ],
  }

  test('alternatives are judged as a whole', () => {
    const { problems } = judging({ answer: either })
    expect(problems({ a: 1 })).toEqual({})
    expect(Object.keys(problems({}))).toEqual(['2XX/alternatives'])
    expect(Object.keys(problems({ a: 1, b: 2 }))).toEqual(['2XX/alternatives'])
  })

  test('what only the schema as a whole forbids contradicts the status, and is assumed where all of it is', () => {
    // A schema below an alternative of an answer is no fact of its own.
    const { document: own, facts } = plantedFacts({ answer: THING, unknowns: { open: { assumes: ['type'] } } })
    const judge = createAnswerJudge(
      own,
      createValidator(own),
      facts.filter(({ id }) => !id.includes('.size')),
    )
    expect(judge(exchangeOf({ name: 'a', size: 4 }))[0]).toEqual({
      fact: 'getThing/2XX',
      problem: '/size must be <= 3',
      assumed: false,
    })
    const assumedThing = { ...THING, 'x-unknown': 'open' }
    const { document: other, facts: theirs } = plantedFacts({
      answer: assumedThing,
      unknowns: { open: { assumes: ['type'] } },
    })
    const judgeOther = createAnswerJudge(
      other,
      createValidator(other),
      theirs.filter(({ id }) => !id.includes('.size')),
    )
    expect(judgeOther(exchangeOf({ name: 'a', size: 4 }))[0]).toMatchObject({ fact: 'getThing/2XX', assumed: true })
  })

  test('it is not told twice', () => {
    expect(judging().problems({ name: 7 })).toEqual({ '2XX.name/type': '/name must be string' })
  })
})

test('every example of the document shows facts and contradicts none', () => {
  const judge = createAnswerJudge(document, createValidator(document), documentedFacts)
  for (const { id, responses } of listOperations(document)) {
    for (const [status, { content }] of Object.entries(responses)) {
      for (const { example, examples = {} } of Object.values(content ?? {})) {
        for (const value of [example, ...Object.values(examples).map((each) => each.value)]) {
          if (value === undefined) continue
          const number = status === 'default' ? 500 : Number(status.replace('XX', '00'))
          const shown = judge(exchangeOf(value, { operationId: id, status: number }))
          expect(shown.filter(({ problem }) => problem)).toEqual([])
          expect(shown.map(({ fact }) => fact)).toContain(`${id}/${status}/content-type`)
        }
      }
    }
  }
})

test('values are found at every item, each with its pointer', () => {
  const value = { list: [{ a: 1 }, {}, { a: 2 }], a: 3 }
  expect([...valuesAt(value, ['list', '[]', 'a'])]).toEqual([
    { value: 1, pointer: '/list/0/a' },
    { value: 2, pointer: '/list/2/a' },
  ])
  expect([...valuesAt(value, ['a', '[]'])]).toEqual([])
  expect([...valuesAt(null, ['a'])]).toEqual([])
  // Nor does an object have what stands on its prototype.
  expect([...valuesAt({}, ['constructor'])]).toEqual([])
  expect([...valuesAt(value, [])]).toEqual([{ value, pointer: '' }])
})
