import { describe, expect, test } from 'vitest'
import { plantedDocument, plantedFacts } from '../testing/planted.ts'
import { follow, JSON_TYPE, listOperations, type Operation, type Schema } from './document.ts'
import { CREDENTIALS, FACT_KINDS, type Fact, type FactKind, placeOf, readFacts } from './facts.ts'
import { document } from './openapi.ts'

const facts = readFacts(document)
const operations = listOperations(document)
const byId = new Map(facts.map((fact) => [fact.id, fact]))
const at = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )

/** Keywords that say nothing of a value by themselves. */
const STATE_NONE = ['$ref', 'description', 'examples', 'properties', 'items', 'allOf', 'x-unknown', 'x-secret']

interface Stated {
  /** As {@link placeOf} writes it. */
  place: string
  keyword: string
  value: unknown
}

/** Everything that the schemas of an operation say: an own walk, so that nothing is left out for the same reason twice. */
function* statedBy({ parameters, requestBody, responses }: Operation): Generator<Stated> {
  for (const { schema, name, in: place } of parameters)
    if (place === 'query') yield* walk(schema, `query.${name}`, true)
  const body = requestBody?.content[JSON_TYPE]?.schema
  if (body) yield* walk(body, 'body', true)
  for (const [status, { content }] of Object.entries(responses)) {
    const schema = content?.[JSON_TYPE]?.schema
    if (schema) yield* walk(schema, status, false)
  }
}

function* walk(given: Schema, place: string, isOfRequest: boolean, isAlternative = false): Generator<Stated> {
  const schema = follow<Schema>(document, given)
  for (const [keyword, value] of Object.entries(schema)) {
    if (STATE_NONE.includes(keyword) || (keyword === 'additionalProperties' && value === true)) continue
    // What is wrong for one alternative may be right for another.
    if (!(isAlternative && keyword === 'type')) yield { place, keyword, value }
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield* walk(child, `${place}.${name}`, isOfRequest)
  }
  if (schema.items) yield* walk(schema.items, `${place}[]`, isOfRequest)
  for (const part of schema.allOf ?? []) yield* walk(part, place, isOfRequest)
  for (const part of (isOfRequest && schema.oneOf) || []) yield* walk(part, place, isOfRequest, true)
}

/** The fact that states what a keyword says, among those of a place. */
function isStatedBy({ keyword, value }: Stated, own: Fact[]): boolean {
  if (keyword === 'required') return (value as string[]).every((name) => own.some((fact) => isSame(fact.value, [name])))
  if (keyword === 'dependentRequired') {
    return Object.entries(value as object).every(([name, others]) =>
      own.some((fact) => isSame(fact.value, { [name]: others })),
    )
  }
  if (keyword === 'additionalProperties') return own.some((fact) => fact.keyword === 'properties-only')
  const isWhole = ['not', 'oneOf', 'anyOf'].includes(keyword)
  return own.some((fact) => fact.keyword === keyword && (isWhole || isSame(fact.value, value)))
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

describe('every keyword of every schema of an operation states a fact', () => {
  test.each(operations)('$id', (operation) => {
    const own = Map.groupBy(
      facts.filter(({ operationId }) => operationId === operation.id),
      (fact) => fact.at && placeOf(fact.at),
    )
    const untold = [...statedBy(operation)].filter((stated) => !isStatedBy(stated, own.get(stated.place) ?? []))
    expect(untold).toEqual([])
  })
})

test('limits, enums, patterns, formats, types and defaults are the document’s', () => {
  const keywords = [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'maxItems',
    'enum',
    'const',
    'pattern',
    'format',
    'type',
    'default',
  ]
  for (const keyword of keywords) {
    for (const { id, pointer, value } of facts.filter((fact) => fact.keyword === keyword)) {
      expect((at(pointer) as Record<string, unknown>)[keyword], id).toEqual(value)
    }
  }
})

test.each<[FactKind, string[]]>([
  ['limit', ['minimum', 'maximum', 'exclusiveMinimum', 'maxItems']],
  ['enum', ['enum', 'const', 'enum value']],
  ['format', ['pattern', 'format']],
  ['type', ['type', 'oneOf', 'anyOf', 'content-type']],
  ['presence', ['required']],
  ['omission', ['dependentRequired', 'not', 'properties-only', 'empty']],
  ['default', ['default']],
])('of the kind %s are %j', (kind, keywords) => {
  const found = facts.filter(({ keyword = '' }) => keywords.includes(keyword))
  expect(found.filter((fact) => fact.kind !== kind)).toEqual([])
  expect(found).not.toEqual([])
})

test('every value of an enum of a request is a fact of its own, and none of an answer is', () => {
  for (const { id, value, at: place } of facts.filter(({ keyword }) => keyword === 'enum')) {
    const own = facts.filter((fact) => fact.id.startsWith(`${id}/`)).map((fact) => fact.value)
    expect(own, id).toEqual(place?.in === 'answer' ? [] : value)
  }
})

test('IDs are unique and begin with the operation', () => {
  expect(byId.size).toBe(facts.length)
  expect(facts.filter(({ id, operationId }) => !id.startsWith(`${operationId}/`))).toEqual([])
})

test('every pointer leads somewhere', () => {
  expect(facts.filter(({ pointer }) => at(pointer) === undefined)).toEqual([])
})

test('every fact says something in one line, and of a known kind', () => {
  for (const { id, says, kind } of facts) {
    expect(says, id).toMatch(/^\S.{3,}$/)
    expect(FACT_KINDS, id).toContain(kind)
  }
})

test.each(operations)('$id: it is there, each status, each credential, each parameter and each rule', (operation) => {
  const { id, responses, parameters, rules, requestBody } = operation
  expect([...byId.keys()]).toEqual(
    expect.arrayContaining([
      `${id}/operation`,
      ...Object.keys(responses).map((status) => `${id}/${status}`),
      ...Object.keys(CREDENTIALS).map((name) => `${id}/auth/${name}`),
      ...parameters.map(({ in: place, name }) => `${id}/${place}.${name}`),
      ...parameters.filter((each) => !each.required).map(({ name }) => `${id}/query.${name}/optional`),
      ...Object.keys(rules).map((name) => `${id}/rule/${name}`),
      ...(requestBody?.required ? [`${id}/body/required`] : []),
      ...Object.entries(responses).map(
        ([status, { content }]) => `${id}/${status}/${content ? 'content-type' : 'empty'}`,
      ),
    ]),
  )
})

describe('what a fact rests on', () => {
  test('only entries of the register that assume something', () => {
    const resting = facts.filter(({ restsOn }) => restsOn)
    expect(resting.length).toBeGreaterThan(0)
    for (const { id, restsOn = [] } of resting) {
      expect(restsOn.length, id).toBeGreaterThan(0)
      for (const unknown of restsOn)
        expect(document['x-unknowns'][unknown]?.assumes ?? [], `${id}: ${unknown}`).not.toEqual([])
    }
  })

  const planted = (assumes: string[], where: 'node' | 'parent' | 'reference') => {
    const rests = { 'x-unknown': 'planted' }
    const value: Schema = { type: 'integer', description: 'A size.', maximum: 3, ...(where === 'node' && rests) }
    const thing: Schema = {
      type: 'object',
      description: 'A thing.',
      required: ['size'],
      properties: { size: where === 'reference' ? { $ref: '#/components/schemas/Size', ...rests } : value },
      ...(where === 'parent' && rests),
    }
    const { facts: own } = plantedFacts({
      answer: thing,
      schemas: { Size: { type: 'integer', description: 'A size.', maximum: 3 } },
      unknowns: { planted: { assumes: assumes as never } },
    })
    return own.filter(({ restsOn }) => restsOn?.includes('planted')).map(({ id }) => id)
  }

  test.each(['node', 'reference'] as const)(
    'a %s that rests on an assumed type: its type and limits alone',
    (where) => {
      expect(planted(['type'], where)).toEqual(['getThing/2XX.size/type', 'getThing/2XX.size/maximum'])
    },
  )

  test('an object whose presence is assumed: what it requires, and nothing of the values', () => {
    expect(planted(['presence'], 'parent')).toEqual(['getThing/2XX.size/present'])
  })

  test('what encloses it counts as well', () => {
    expect(planted(['type'], 'parent')).toEqual([
      'getThing/2XX/type',
      'getThing/2XX.size/type',
      'getThing/2XX.size/maximum',
    ])
  })

  test('an entry that assumes nothing, or something else: nothing', () => {
    expect(planted([], 'node')).toEqual([])
    expect(planted(['order'], 'node')).toEqual([])
  })
})

describe('reading', () => {
  const ids = (answer: Schema) =>
    plantedFacts({ answer })
      .facts.filter(({ at: place }) => place?.in === 'answer' && place.status === '2XX')
      .map(({ id }) => id.replace('getThing/2XX', ''))

  test('lists, parts and conditions have places of their own', () => {
    const item: Schema = {
      description: '',
      allOf: [
        { type: 'object', description: '', properties: { size: { type: 'integer', description: '', minimum: 1 } } },
        {
          type: 'object',
          description: '',
          required: ['size'],
          dependentRequired: { unit: ['size'] },
          not: { description: 'A thing without end.', required: ['end'] },
        },
      ],
    }
    expect(ids({ type: 'array', description: '', maxItems: 3, items: item })).toEqual([
      '/content-type',
      '/type',
      '/maxItems',
      '[]/type',
      '[].size/type',
      '[].size/minimum',
      '[].size/present',
      '[].unit/only-with',
      '[]/not',
    ])
  })

  test('alternatives of an answer are one fact: only one of them has to fit', () => {
    const anyOf: Schema[] = [
      { type: 'string', description: 'A day.', format: 'date' },
      { type: 'string', description: 'Never.', const: 'never' },
    ]
    expect(ids({ description: 'When it ends.', anyOf })).toEqual(['/content-type', '/alternatives'])
  })

  test('an object that has no other fields says so', () => {
    const closed: Schema = {
      type: 'object',
      description: '',
      additionalProperties: false,
      properties: { a: {}, b: {} },
    }
    const { facts: own } = plantedFacts({ answer: closed })
    expect(own.find(({ id }) => id === 'getThing/2XX/nothing-else')?.value).toEqual(['a', 'b'])
  })

  test('what is stated twice at one place is one fact', () => {
    const twice: Schema = {
      description: '',
      allOf: [
        { type: 'object', description: '', required: ['a'] },
        { type: 'object', description: '', required: ['a'] },
      ],
    }
    expect(ids(twice)).toEqual(['/content-type', '/type', '.a/present'])
  })

  test('what is stated twice, with different values, is an error', () => {
    const answer: Schema = { description: '', allOf: [{ type: 'object' }, { type: 'array' }] }
    expect(() => readFacts(plantedDocument({ answer }))).toThrow('getThing/2XX/type is stated twice')
  })

  test('a schema that contains itself is an error, and not the end of the stack', () => {
    const Tree: Schema = {
      type: 'object',
      properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    }
    const answer = { $ref: '#/components/schemas/Tree' }
    expect(() => readFacts(plantedDocument({ answer, schemas: { Tree } }))).toThrow('schemas/Tree contains itself')
  })

  test.each<[string, object]>([
    ['minLength', { type: 'string', minLength: 3 }],
    ['patternProperties', { type: 'object', patternProperties: { '^a': {} } }],
    ['multipleOf', { type: 'array', items: { type: 'integer', multipleOf: 2 } }],
    ['uniqueItems', { type: 'object', properties: { list: { type: 'array', uniqueItems: true } } }],
  ])('a keyword of which it is not known what it states is an error: %s', (keyword, answer) => {
    const read = () => readFacts(plantedDocument({ answer: answer as Schema }))
    expect(read).toThrow(`the keyword "${keyword}" at /paths/`)
    expect(read).toThrow('add a row to src/document/keywords.ts')
  })
})

test('a place is written as reports have it', () => {
  const place = (path: string[], status?: string): Fact['at'] & object => ({
    in: status ? 'answer' : 'body',
    path,
    ...(status && { status }),
  })
  expect(placeOf(place([]))).toBe('body')
  expect(placeOf(place(['compute', '[]']))).toBe('body.compute[]')
  expect(placeOf(place(['[]', 'size'], '2XX'))).toBe('2XX[].size')
})
