import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { typeOf } from '../../document/keywords/keyword.ts'
import { document, documentedFacts } from '../../document/openapi.ts'
import { plantedDocument, plantedFacts } from '../../testing/planted.ts'
import { assertionOf, excuses, speaksOf } from './facts.ts'
import { createValidator } from './validator.ts'

/** What says nothing that a schema can say. */
const NO_ASSERTION = ['enum value', 'default', 'empty', 'content-type', undefined]

test('an assertion states its fact and nothing else', () => {
  const validator = createValidator(document)
  for (const fact of documentedFacts) {
    const assertion = assertionOf(document, fact)
    expect(assertion === undefined, fact.id).toBe(NO_ASSERTION.includes(fact.keyword))
    if (!assertion) continue
    const expected = fact.keyword === 'properties-only' ? ['properties', 'additionalProperties'] : [fact.keyword]
    expect(Object.keys(assertion), fact.id).toEqual(expected)
    expect(() => validator.fits(assertion, null), fact.id).not.toThrow()
  }
})

describe('an assertion', () => {
  const answer: Schema = {
    type: 'object',
    description: '',
    required: ['size', 'unit'],
    dependentRequired: { until: ['since'] },
    additionalProperties: false,
    not: { description: '', required: ['secret'] },
    properties: {
      size: { type: 'integer', description: '', maximum: 3 },
      unit: { $ref: '#/components/schemas/Unit' },
      since: {},
      until: {},
      secret: {},
    },
  }
  const { document: planted, facts } = plantedFacts({
    answer,
    schemas: { Unit: { type: 'string', description: '', enum: ['m', 's'] } },
  })
  const validator = createValidator(planted)
  const fits = (id: string, value: unknown) => {
    const fact = facts.find((each) => each.id === `getThing/2XX${id}`)
    const assertion = fact && assertionOf(planted, fact)
    if (!assertion) throw new Error(`no assertion of ${id}`)
    return validator.fits(assertion, value)
  }

  test.each<[string, unknown, unknown]>([
    ['.size/maximum', 3, 4],
    ['.size/type', 7, '7'],
    ['.unit/enum', 's', 'h'],
    ['.size/present', { size: 'any' }, { unit: 'm' }],
    ['.unit/present', { unit: 7 }, { size: 1 }],
    ['.until/only-with', { since: 1, until: 2 }, { until: 2 }],
    ['/nothing-else', { since: 1, secret: 2 }, { other: 1 }],
    ['/not', { other: 1 }, { secret: 1 }],
    ['/type', {}, []],
  ])('%s: %j fits, and %j does not', (id, good, bad) => {
    expect([fits(id, good), fits(id, bad)]).toEqual([true, false])
  })
})

test.each<[string, unknown[], unknown[]]>([
  ['maximum', [1, 1.5], ['1', null, [1]]],
  ['pattern', ['a'], [1, null]],
  ['format', [''], [{}, true]],
  ['maxItems', [[]], ['a', {}]],
  ['required', [{}], [[], null, 'a']],
  ['properties-only', [{}], [[]]],
  ['type', [1, 'a', null, {}], []],
  ['enum', [1, 'a', null, {}], []],
])('%s applies only to values of its type', (keyword, of, notOf) => {
  const speaks = (value: unknown) => speaksOf({ keyword } as Fact, value)
  expect(of.filter((value) => !speaks(value))).toEqual([])
  expect(notOf.filter(speaks)).toEqual([])
})

test.each([
  [null, 'null'],
  [[], 'array'],
  [{}, 'object'],
  [1.5, 'number'],
  ['', 'string'],
  [false, 'boolean'],
])('%j is of type %s', (value, type) => {
  expect(typeOf(value)).toBe(type)
})

describe('an assumption excuses', () => {
  const planted = plantedDocument({
    unknowns: {
      name: { assumes: ['name'] },
      value: { assumes: ['value'] },
      limit: { assumes: ['limit'] },
      order: { assumes: ['order'] },
      nothing: {},
    },
  })
  const all = ['name', 'value', 'limit', 'order', 'nothing', 'no-longer-there']

  test('rejecting an allowed value', () => {
    expect(excuses(planted, all, 'allowed')).toEqual(['name', 'value'])
  })

  test('accepting a forbidden value', () => {
    expect(excuses(planted, all, 'forbidden')).toEqual(['name', 'limit'])
  })

  test('nothing, if it leaves nothing open', () => {
    expect(excuses(planted, ['order', 'nothing'], 'allowed')).toBeUndefined()
    expect(excuses(planted, undefined, 'forbidden')).toBeUndefined()
  })
})
