import { expect, test } from 'vitest'
import { plantedDocument, plantedFacts } from '../testing/planted.ts'
import type { Aspect, Schema } from './document.ts'
import { readFacts } from './facts.ts'
import { document } from './openapi.ts'
import { nodeAt } from './schemas.ts'

test('the facts of the document have unique IDs, one line of text and a pointer to an existing node', () => {
  const facts = readFacts(document)
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  for (const { id, says, pointer } of facts) {
    expect(says, id).toMatch(/^\S.{3,}$/)
    expect(() => nodeAt(document, pointer), id).not.toThrow()
  }
})

/** The facts about a schema in a response and, if more than subject and verb differs, in a query parameter. */
const OF_SCHEMAS: [string, Schema, response: string[], query?: string[]][] = [
  ['type', { type: 'integer' }, ['/type The body is an integer.']],
  [
    'enum',
    { enum: ['x', 'y'] },
    ['/enum The body is one of x, y.'],
    ['/enum `q` must be one of x, y.', '/enum/x `q` can be "x".', '/enum/y `q` can be "y".'],
  ],
  ['const', { const: 1 }, ['/const The body is 1.']],
  ['minimum', { minimum: 3 }, ['/minimum The body is at least 3.']],
  ['maximum', { maximum: 3 }, ['/maximum The body is at most 3.']],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, ['/exclusiveMinimum The body is above 3.']],
  [
    'maxItems',
    { maxItems: 3 },
    ['/maxItems The body has at most 3 items.'],
    ['/maxItems `q` must have at most 3 items.'],
  ],
  ['pattern', { pattern: '^a' }, ['/pattern The body is text that matches `^a`.']],
  ['format', { format: 'date' }, ['/format The body is a date as YYYY-MM-DD.']],
  ['default', { default: 'x' }, [], ['/default `q` defaults to "x".']],
  ['required', { required: ['a'] }, ['.a/present `a` is always present.'], []],
  [
    'dependentRequired',
    { dependentRequired: { a: ['b'] } },
    ['.a/only-with `a` is present only together with `b`.'],
    [],
  ],
  [
    'additionalProperties',
    { additionalProperties: false },
    ['/nothing-else The body has only the documented fields.'],
    [],
  ],
  ['properties', { properties: { a: { minimum: 1 } } }, ['.a/minimum `a` is at least 1.']],
  ['items', { items: { minimum: 1 } }, ['[]/minimum Each item of the body is at least 1.']],
  ['allOf that states a fact twice', { allOf: [{ minimum: 1 }, { minimum: 1 }] }, ['/minimum The body is at least 1.']],
  [
    // A response needs to match only one alternative; in requests, each alternative can be tested.
    'oneOf',
    {
      oneOf: [
        { type: 'integer', description: 'A size.', minimum: 1 },
        { description: 'None.', enum: ['x'] },
      ],
    },
    ['/alternatives The body is a size, or none.'],
    [
      '/alternatives `q` must be a size, or none.',
      '/minimum `q` must be at least 1, unless another alternative applies.',
      '/enum `q` must be x, unless another alternative applies.',
      '/enum/x `q` can be "x".',
    ],
  ],
  [
    'alternatives, one with a description beside its `$ref`',
    {
      description: 'A filter.',
      oneOf: [
        { $ref: '#/components/schemas/Size', description: 'RFC size.' },
        { $ref: '#/components/schemas/Size' },
        { type: 'integer' },
      ],
    },
    ['/alternatives The body is RFC size, or the size, or an integer.'],
    ['/alternatives `q` must be RFC size, or the size, or an integer.'],
  ],
  ['annotations', { description: 'A.', examples: [1], 'x-secret': true }, []],
]

const inQuery = (fact: string) => fact.replace(/the body/i, '`q`').replace(' is ', ' must be ')

test.each(OF_SCHEMAS)('the facts of a schema with %s are read', (_, schema, response, query) => {
  const parameter = { name: 'q', in: 'query', required: true, description: 'A filter.', schema }
  const schemas = { Size: { type: 'integer', description: 'The size.' } }
  const { facts } = plantedFacts({ answer: schema, schemas, operation: { parameters: [parameter] } })
  const read = (prefix: string) =>
    facts
      .filter(({ id, keyword }) => id.startsWith(prefix) && keyword !== undefined && keyword !== 'content-type')
      .map(({ id, says }) => `${id.slice(prefix.length)} ${says}`)
  expect([read('getThing/2XX'), read('getThing/query.q')]).toEqual([response, query ?? response.map(inQuery)])
})

const rests = { 'x-unknown': 'planted' }
const size: Schema = { type: 'integer', description: 'A size.', maximum: 3 }

test.each<[Aspect[], 'node' | 'reference' | 'target' | 'parent', string[]]>([
  [['type'], 'node', ['.size/type']],
  [['type'], 'target', ['.size/type']],
  [['type'], 'reference', ['.size/type']],
  [['type'], 'parent', ['/type']],
  [['fields'], 'parent', ['.size/type', '.size/maximum', '.note/type', '.note/maximum']],
  [['fields'], 'node', []],
  [['presence'], 'parent', ['.size/present']],
  [['presence'], 'node', []],
  [['null'], 'parent', ['.note/type']],
  [[], 'node', []],
  [['limit'], 'node', ['.size/maximum']],
  [['limit'], 'parent', []],
  [['value', 'name', 'body', 'combination'], 'node', []],
])('if an unknown leaves %j open at the %s, these facts rest on it: %j', (about, where, expected) => {
  const named = { ...size, ...rests }
  const target = { $ref: '#/components/schemas/Size' }
  const property = { node: named, reference: { ...target, ...rests }, target, parent: size }[where]
  const answer: Schema = {
    type: 'object',
    required: ['id', 'size'],
    properties: {
      id: { description: 'An ID.', 'x-identifier': true },
      size: property,
      note: { type: 'integer', description: 'A note.', maximum: 3 },
    },
    ...(where === 'parent' && rests),
  }
  const { facts } = plantedFacts({
    answer,
    schemas: { Size: where === 'target' ? named : size },
    unknowns: { planted: { about } },
  })
  const resting = facts.filter(({ restsOn }) => restsOn?.includes('planted'))
  expect(resting.map(({ id }) => id.replace('getThing/2XX', ''))).toEqual(expected)
})

test('an unknown that leaves the fields of an object open concerns its properties, but not those that opt out, and nothing below', () => {
  const inner: Schema = { type: 'object', properties: { size } }
  const list: Schema = { type: 'array', items: inner }
  const known = { ...size, 'x-unknown': [] }
  const properties = {
    either: { oneOf: [size, inner] },
    list,
    box: inner,
    known,
    kind: { enum: ['a'] },
    day: { format: 'date' },
  }
  const answer: Schema = { allOf: [{ properties }], 'x-unknown': ['other', 'planted'] }
  const { facts } = plantedFacts({
    answer,
    unknowns: { other: { about: ['type'] }, planted: { about: ['fields'] } },
  })
  const resting = facts.filter(({ restsOn }) => restsOn?.includes('planted'))
  const expected = ['either/alternatives', 'list/type', 'list[]/type', 'box/type', 'kind/enum', 'day/format']
  expect(resting.map(({ id }) => id)).toEqual(expected.map((end) => `getThing/2XX.${end}`))
})

test.each<[Aspect, resting: string[]]>([
  ['value', ['/type', '/enum', '/enum/x']],
  ['type', ['/type']],
  ['limit', []],
  ['name', ['']],
])('if an unknown leaves the %s open at a query parameter, these facts rest on it: %j', (aspect, expected) => {
  const parameter = {
    name: 'q',
    in: 'query',
    description: 'A filter.',
    schema: { type: 'string', enum: ['x'] },
    ...rests,
  }
  const rule = { description: 'It filters.', see: 'Things 1', about: 'query.q/meaning' }
  const operation = { parameters: [parameter], 'x-rules': { filters: rule } }
  const { facts } = plantedFacts({ operation, unknowns: { planted: { about: [aspect] } } })
  const ends = (key: 'restsOn' | 'ifHonoured') =>
    facts.filter((fact) => fact[key]).map(({ id }) => id.replace('getThing/query.q', '').replace('getThing/', ''))
  const isName = aspect === 'name'
  expect(ends('restsOn')).toEqual(expected)
  expect(ends('ifHonoured')).toEqual(isName ? ['/optional', '/type', '/enum', '/enum/x'] : [])
  expect(facts.find(({ kind }) => kind === 'rule')?.parameters).toEqual(isName ? ['q'] : undefined)
})

test.each<[string, object, string]>([
  ['a keyword without a row', { type: 'string', minLength: 3 }, 'the keyword "minLength" at /paths/'],
  ['an unknown keyword in an item', { items: { multipleOf: 2 } }, 'is unknown; add it to src/document/keywords.ts'],
  ['a fact with two values', { allOf: [{ type: 'object' }, { type: 'array' }] }, 'getThing/2XX/type is stated twice'],
  [
    'a keyword beside a reference',
    { $ref: '#/components/schemas/Tree', maximum: 3 },
    'is ignored beside a $ref; move it to the target',
  ],
  ['a schema that contains itself', { $ref: '#/components/schemas/Tree' }, 'schemas/Tree contains itself'],
])('%s makes readFacts throw', (_, answer, message) => {
  const Tree: Schema = { properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } }
  expect(() => readFacts(plantedDocument({ answer, schemas: { Tree } }))).toThrow(message)
})

test('a rule about each property of an object is one fact per property', () => {
  const rule = { description: 'It is kept.', see: 'Things 1', about: '2XX.box.{property}/meaning' }
  const box: Schema = { type: 'object', properties: { size, parts: { type: 'array', items: size } } }
  const { facts } = plantedFacts({ answer: { properties: { box } }, operation: { 'x-rules': { kept: rule } } })
  expect(facts.filter(({ kind }) => kind === 'rule').map(({ id, says }) => [id, says])).toEqual([
    ['getThing/rule/kept/size', '`size`: It is kept.'],
    ['getThing/rule/kept/parts', '`parts`: It is kept.'],
  ])
})

test('an unknown about the fields of a list covers those of its items, and nothing of the list itself', () => {
  const list: Schema = { type: 'array', maxItems: 3, items: { type: 'string' }, ...rests }
  const { facts } = plantedFacts({
    answer: { properties: { list, other: { type: 'array', items: size } } },
    unknowns: { planted: { about: ['fields'] } },
  })
  const resting = facts.filter(({ restsOn }) => restsOn?.includes('planted'))
  expect(resting.map(({ id }) => id)).toEqual(['getThing/2XX.list[]/type'])
})

test.each<[about: string, message: string]>([
  ['2XX.{property}/meaning', 'states 2XX.size/meaning, which the unknown planted leaves open'],
  ['2XX.size.{property}/meaning', 'is about "2XX.size.{property}/meaning", which is not a place'],
  ['2XX.size/meaning', 'states 2XX.size/meaning, which the unknown planted leaves open'],
  ['operation/effect', 'states operation/effect, which the unknown of-all leaves open'],
  ['2XX.weight/meaning', 'the rule getThing/planted is about "2XX.weight/meaning", which is not a place'],
  ['2XX.size', 'the rule getThing/planted is about "2XX.size", which is not a place'],
])('a rule about %s makes readFacts throw', (about, message) => {
  const rule = { description: 'It is so.', see: 'Things 1', about: ['path.thing_id/meaning', '2XX/meaning', about] }
  const operation = { 'x-unknown': 'of-all', 'x-rules': { planted: rule } }
  const answer: Schema = { type: 'object', properties: { size: { ...size, ...rests } } }
  const unknowns = { planted: { about: 'meaning' }, 'of-all': { about: ['effect'] } } as const
  expect(() => readFacts(plantedDocument({ answer, operation, unknowns: unknowns as never }))).toThrow(message)
})
