import { expect, test } from 'vitest'
import type { Fact } from '../../document/facts.ts'
import { document, documentedFacts } from '../../document/openapi.ts'
import { plantedDocument } from '../../testing/planted.ts'
import { appliesTo, assertionOf, excuses } from './facts.ts'
import { createValidator } from './validator.ts'

/** Keywords of facts that no schema can state. */
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
  const applies = (value: unknown) => appliesTo({ keyword } as Fact, value)
  expect(of.filter((value) => !applies(value))).toEqual([])
  expect(notOf.filter(applies)).toEqual([])
})

test.each<['allowed' | 'forbidden', string[] | undefined, string[] | undefined]>([
  ['allowed', undefined, ['name', 'value']],
  ['forbidden', undefined, ['name', 'limit']],
  ['allowed', ['order', 'nothing'], undefined],
])('assumptions that excuse the response to an %s value, out of %j: %j', (side, unknowns, expected) => {
  const assumptions = ['name', 'value', 'limit', 'order'] as const
  const register = Object.fromEntries(assumptions.map((kind) => [kind, { assumes: [kind] }]))
  const planted = plantedDocument({ unknowns: { ...register, nothing: {} } })
  expect(excuses(planted, unknowns ?? [...assumptions, 'nothing', 'no-longer-there'], side)).toEqual(expected)
})
