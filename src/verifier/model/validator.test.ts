import { expect, test } from 'vitest'
import type { Schema } from '../../document/document.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { plantedDocument } from '../../testing/planted.ts'
import { problemInWords } from '../testing/in-words.ts'
import { createValidator } from './validator.ts'

const unknowns = { open: { about: ['type' as const, 'presence' as const, 'fields' as const, 'null' as const] } }
const schemas: Record<string, Schema> = {
  Id: { type: 'string', description: 'An ID.', 'x-identifier': true },
  Thing: {
    type: 'object',
    description: 'A thing.',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'Its name.' },
      colour: { type: 'string', description: 'Its colour.', enum: ['red', 'green'] },
      list: { type: 'array', description: 'A list.', maxItems: 1, items: { type: 'integer', maximum: 3 } },
      since: { description: 'Since when.', anyOf: [{ type: 'string', format: 'date-time' }, { const: 'never' }] },
      on: { type: 'string', format: 'date', description: 'When.' },
      more: { type: 'object', description: 'More.', additionalProperties: false },
      key: { type: 'string', description: 'Its key.', 'x-secret': true },
      locked: {
        type: 'object',
        description: 'Secrets.',
        'x-secret': true,
        properties: { code: { type: 'string', description: 'A code.' } },
      },
      untyped: { description: 'Anything.', pattern: '^v\\d$' },
      size: { type: 'integer', description: 'Its size.', minimum: 0, 'x-unknown': 'open' },
      box: {
        type: 'object',
        description: 'Its box.',
        'x-unknown': 'open',
        required: ['id', 'lid'],
        properties: {
          id: { $ref: '#/components/schemas/Id' },
          lid: { type: 'string', description: 'Its lid.' },
          depth: { type: 'integer', description: 'Its depth.', minimum: 0 },
          known: { type: 'integer', description: 'A known depth.', minimum: 0, 'x-unknown': [] },
          lock: {
            type: 'object',
            description: 'Its lock.',
            allOf: [
              { type: 'object', 'x-unknown': 'open', required: ['code'], properties: { code: { type: 'string' } } },
              { type: 'object', required: ['key'], properties: { key: { type: 'string' } } },
            ],
          },
          inner: { type: 'object', description: 'Its box.', properties: { depth: { type: 'integer' } } },
        },
      },
    },
  },
}
const document = plantedDocument({ schemas, unknowns })
const validator = createValidator(document, schemaCompilerOf(document))
const thing = { $ref: '#/components/schemas/Thing' }

test.each<[value: unknown, problems: [text: string, assumed?: true][]]>([
  [{ name: 'a', list: [3], size: 0 }, []],
  [{}, [['/name: expected this field, got none']]],
  [{ name: ['secret'] }, [['/name: expected a string, got a list of 1 item']]],
  [{ name: 'a', colour: 'blue' }, [['/colour: expected one of red, green, got "blue"']]],
  [{ name: 'a', since: 'soon' }, [['/since: expected an RFC 3339 timestamp or "never", got "soon"']]],
  [{ name: 'a', list: [3, 3] }, [['/list: expected at most 1 item, got 2']]],
  [{ name: 'a', more: { code: 7 } }, [['/more: expected only the documented fields, got also code']]],
  [{ name: 'a', on: 7 }, [['/on: expected a date as YYYY-MM-DD, got 7']]],
  // Nothing of a secret is shown, and only the type of an undocumented value.
  [{ name: 'a', key: 7 }, [['/key: expected a string, got ***']]],
  [{ name: 'a', locked: { code: 7 } }, [['/locked/code: expected a string, got ***']]],
  [{ name: 'a', untyped: 'private' }, [['/untyped: expected text that matches ^v\\d$, got a string']]],
  // A problem is assumed only if its schema, or the object that has it, names an unknown that leaves the aspect open.
  [{ name: 7, size: 'a' }, [['/name: expected a string, got 7'], ['/size: expected an integer, got "a"', true]]],
  [{ name: 'a', size: -1 }, [['/size: expected at least 0, got -1']]],
  [{ name: 'a', box: { id: 'b', lid: 'c', depth: -1 } }, [['/box/depth: expected at least 0, got -1', true]]],
  [{ name: 'a', box: { id: 'b', lid: 'c', known: -1 } }, [['/box/known: expected at least 0, got -1']]],
  [
    { name: 'a', box: { id: 'b', lid: 'c', inner: { depth: 'd' } } },
    [['/box/inner/depth: expected an integer, got "d"']],
  ],
  [
    { name: 'a', box: { id: 'b', lid: 'c', lock: {} } },
    [['/box/lock/code: expected this field, got none', true], ['/box/lock/key: expected this field, got none']],
  ],
  [
    { name: 'a', box: {} },
    [['/box/id: expected this field, got none'], ['/box/lid: expected this field, got none', true]],
  ],
])('the value %j has these problems: %j', (value, expected) => {
  const problems = expected.map(([text, assumed]) => {
    return { text, pointer: text.split(':')[0], restsOn: assumed ? ['open'] : [] }
  })
  const found = validator.problems(thing, value).map((problem) => {
    return { text: problemInWords(problem), pointer: problem.place, restsOn: problem.restsOn }
  })
  expect(found).toEqual(expect.arrayContaining(problems))
  expect(validator.problems(thing, value)).toHaveLength(expected.length)
  expect(validator.fits(thing, value)).toBe(expected.length === 0)
})

test('for a part of a body, pointers start at the body, whose schema decides which values are shown', () => {
  const problemsOf = (name: string) =>
    validator
      .problems({ type: 'string' }, 7, { at: `/0/${name}`, of: { type: 'array', items: thing } })
      .map((each) => ({ text: problemInWords(each), pointer: each.place, restsOn: each.restsOn }))
  const problem = (text: string, pointer: string) => [{ text: `${pointer}: ${text}`, pointer, restsOn: [] }]
  expect(problemsOf('name')).toEqual(problem('expected a string, got 7', '/0/name'))
  expect(problemsOf('key')).toEqual(problem('expected a string, got ***', '/0/key'))
  expect(problemsOf('other')).toEqual(problem('expected a string, got a number', '/0/other'))
})

test('`broken` lists each keyword that a value violates, with its place in the value', () => {
  const broken = validator.broken(thing, { list: [1, 4.5] }).map(({ place, keyword }) => `${place} ${keyword}`)
  expect(broken.sort()).toEqual([' required', '/list maxItems', '/list/1 maximum', '/list/1 type'])
  expect(validator.broken(thing, { name: 'a' })).toEqual([])
})

test.each<[format: string, valid: string[], invalid: string[]]>([
  [
    'iso-8601',
    [
      '2026-02-10T08:00:12.000Z',
      '2026-02-10T08:00+01',
      '20260210T080012Z',
      '2026-03',
      '2026-W10-2T08:00:00Z',
      '2026-069',
      '2026-02-10t08:00:12z',
      '20260210t080012+01',
    ],
    ['10/02/2026', '2026-13-01', '2026-01-32T08:00:00Z', '2026-01-01T25:00:00Z', '2026-w10-2', '1770710400', ''],
  ],
  [
    'date-time',
    ['2026-02-10T08:00:12.5Z', '2026-02-10T08:00:12+01:00', '2026-02-10t08:00:12z'],
    ['2026-02-10T08:00:12+0100', '2026-02-10 08:00:12Z', '2026-02-30T08:00:12Z', '2026-02-10T08:00:12'],
  ],
  [
    'date',
    ['2026-12-31', '2024-02-29', '2000-02-29', '0000-02-29'],
    [
      '2026-02-29',
      '1900-02-29',
      '2026-02-30',
      '2026-04-31',
      '2026-13-01',
      '0004-13-13',
      '2026-00-10',
      '2026-01-00',
      '2026-1-1',
    ],
  ],
])('the format %s accepts only valid values', (format, valid, invalid) => {
  const fits = (value: string) => validator.fits({ type: 'string', format }, value)
  expect([...valid, ...invalid].filter(fits)).toEqual(valid)
})

test('if every item of a list is wrong, ten problems are reported', () => {
  const things = Array.from({ length: 100 }, () => ({ id: 'a' }))
  expect(validator.problems({ type: 'array', items: thing }, things)).toHaveLength(10)
})
