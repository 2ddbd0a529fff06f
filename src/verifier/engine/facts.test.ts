import { expect, test } from 'vitest'
import type { Assumption } from '../../document/document.ts'
import { documentedFacts } from '../../document/documented-facts.ts'
import type { Fact } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { appliesTo, assertionOf, excuses } from './facts.ts'
import { createValidator } from './validator.ts'

/** Keywords of facts that no schema can state. */
const NO_ASSERTION = ['enum value', 'default', 'empty', 'content-type', undefined]

test('the assertion of each documented fact has the keyword of the fact and no other keyword', () => {
  const validator = createValidator(document, schemaCompilerOf(document))
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
])('a fact with %s applies only to values of the types that the keyword constrains', (keyword, of, notOf) => {
  const applies = (value: unknown) => appliesTo({ keyword } as Fact, value)
  expect(of.filter((value) => !applies(value))).toEqual([])
  expect(notOf.filter(applies)).toEqual([])
})

test.each<['allowed' | 'forbidden', Assumption, boolean]>([
  ['allowed', 'value', true],
  ['forbidden', 'value', false],
  ['allowed', 'limit', false],
  ['forbidden', 'limit', true],
  ['allowed', 'type', true],
  ['forbidden', 'name', false],
])('if a value is %s by a fact with an assumed %s, `excuses` names the unknown: %s', (side, aspect, isExcused) => {
  const fact = { assumes: { [aspect]: ['open'], presence: ['other'] } } as Partial<Fact> as Fact
  expect(excuses(fact, side)).toEqual(isExcused ? ['open'] : [])
})
