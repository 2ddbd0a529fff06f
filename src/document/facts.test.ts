import { expect, test } from 'vitest'
import { plantedDocument, plantedFacts } from '../testing/planted.ts'
import type { Assumption, Schema } from './document.ts'
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

/** The facts about a schema in a response and, if they differ, in a query parameter. */
const OF_SCHEMAS: [string, Schema, response: string[], query?: string[]][] = [
  ['type', { type: 'integer' }, ['/type It is of type integer.']],
  [
    'enum',
    { enum: ['x', 'y'] },
    ['/enum It is one of x, y.'],
    ['/enum It is one of x, y.', '/enum/x "x" is accepted.', '/enum/y "y" is accepted.'],
  ],
  ['const', { const: 1 }, ['/const It is 1.']],
  ['minimum', { minimum: 3 }, ['/minimum It is at least 3.']],
  ['maximum', { maximum: 3 }, ['/maximum It is at most 3.']],
  ['exclusiveMinimum', { exclusiveMinimum: 3 }, ['/exclusiveMinimum It is above 3.']],
  ['maxItems', { maxItems: 3 }, ['/maxItems It has at most 3 items.']],
  ['pattern', { pattern: '^a' }, ['/pattern It matches the pattern ^a']],
  ['format', { format: 'date' }, ['/format It has the format date.']],
  ['default', { default: 'x' }, [], ['/default If omitted, it is "x".']],
  ['required', { required: ['a'] }, ['.a/present It is always present.'], []],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, ['.a/only-with It is present only together with b.'], []],
  ['additionalProperties', { additionalProperties: false }, ['/nothing-else It has only the documented fields.'], []],
  ['properties', { properties: { a: { minimum: 1 } } }, ['.a/minimum It is at least 1.']],
  ['items', { items: { minimum: 1 } }, ['[]/minimum It is at least 1.']],
  ['allOf that states a fact twice', { allOf: [{ minimum: 1 }, { minimum: 1 }] }, ['/minimum It is at least 1.']],
  [
    // A response needs to match only one alternative; in requests, each alternative can be tested.
    'oneOf',
    {
      oneOf: [
        { type: 'integer', description: 'A size.', minimum: 1 },
        { description: 'None.', enum: ['x'] },
      ],
    },
    ['/alternatives A size, or: None.'],
    [
      '/alternatives A size, or: None.',
      '/minimum Unless another alternative applies, it is at least 1.',
      '/enum Unless another alternative applies, it is always x.',
      '/enum/x "x" is accepted.',
    ],
  ],
  ['annotations', { description: 'A.', examples: [1], 'x-secret': true }, []],
]

test.each(OF_SCHEMAS)('the facts of a schema with %s are read', (_, schema, response, query = response) => {
  const parameter = { name: 'q', in: 'query', required: true, description: 'A filter.', schema }
  const { facts } = plantedFacts({ answer: schema, operation: { parameters: [parameter] } })
  const read = (prefix: string) =>
    facts
      .filter(({ id, keyword }) => id.startsWith(prefix) && keyword !== undefined && keyword !== 'content-type')
      .map(({ id, says }) => `${id.slice(prefix.length)} ${says}`)
  expect([read('getThing/2XX'), read('getThing/query.q')]).toEqual([response, query])
})

const rests = { 'x-unknown': 'planted' }
const size: Schema = { type: 'integer', description: 'A size.', maximum: 3 }

test.each<[Assumption[], 'node' | 'reference' | 'parent', string[]]>([
  [['type'], 'node', ['.size/type']],
  [['type'], 'reference', ['.size/type']],
  [['type'], 'parent', ['/type']],
  [['fields'], 'parent', ['.size/type', '.note/type']],
  [['fields'], 'node', []],
  [['presence'], 'parent', ['.size/present']],
  [['presence'], 'node', []],
  [['null'], 'parent', ['.note/type']],
  [[], 'node', []],
  [['limit'], 'node', ['.size/maximum']],
  [['limit'], 'parent', []],
  [['value', 'name', 'body', 'combination'], 'node', []],
])('if an unknown that assumes %j is named at the %s, these facts rest on it: %j', (assumes, where, expected) => {
  const property = where === 'reference' ? { $ref: '#/components/schemas/Size', ...rests } : size
  const answer: Schema = {
    type: 'object',
    required: ['id', 'size'],
    properties: {
      id: { description: 'An ID.', 'x-identifier': true },
      size: where === 'node' ? { ...property, ...rests } : property,
      note: { type: 'integer', description: 'A note.', maximum: 3 },
    },
    ...(where === 'parent' && rests),
  }
  const { facts } = plantedFacts({ answer, schemas: { Size: size }, unknowns: { planted: { assumes } } })
  const resting = facts.filter(({ restsOn }) => restsOn?.includes('planted'))
  expect(resting.map(({ id }) => id.replace('getThing/2XX', ''))).toEqual(expected)
})

test('an unknown that assumes the fields of an object concerns the types of its properties, and nothing below them', () => {
  const inner: Schema = { type: 'object', properties: { size } }
  const list: Schema = { type: 'array', items: inner }
  const answer: Schema = { allOf: [{ properties: { either: { oneOf: [size, inner] }, list, box: inner } }], ...rests }
  const { facts } = plantedFacts({ answer, unknowns: { planted: { assumes: ['fields'] } } })
  const resting = facts.filter(({ restsOn }) => restsOn?.includes('planted'))
  const expected = ['either/alternatives', 'list/type', 'list[]/type', 'box/type']
  expect(resting.map(({ id }) => id)).toEqual(expected.map((end) => `getThing/2XX.${end}`))
})

test.each<[Assumption, resting: string[]]>([
  ['value', ['/type', '/enum', '/enum/x']],
  ['type', ['/type']],
  ['limit', []],
  ['name', ['']],
])(
  'if an unknown that assumes the %s is named at a query parameter, these facts rest on it: %j',
  (aspect, expected) => {
    const parameter = {
      name: 'q',
      in: 'query',
      description: 'A filter.',
      schema: { type: 'string', enum: ['x'] },
      ...rests,
    }
    const operation = { parameters: [parameter], 'x-rules': { filters: { description: 'It filters.', ...rests } } }
    const { facts } = plantedFacts({ operation, unknowns: { planted: { assumes: [aspect] } } })
    const ends = (key: 'restsOn' | 'ifHonoured') =>
      facts.filter((fact) => fact[key]).map(({ id }) => id.replace('getThing/query.q', '').replace('getThing/', ''))
    const isName = aspect === 'name'
    expect(ends('restsOn')).toEqual(isName ? expected : [...expected, 'rule/filters'])
    expect(ends('ifHonoured')).toEqual(isName ? ['/optional', '/type', '/enum', '/enum/x', 'rule/filters'] : [])
  },
)

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
