import { expect, test } from 'vitest'
import { documentedFacts } from '../document/openapi.ts'
import * as constants from './constants.ts'

const KEYWORDS = ['enum', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'pattern', 'format', 'default']

/** The limits below a value of LIMITS, each as its place, keyword and value. */
function listed(place: string, limits: object): string[] {
  return Object.entries(limits).flatMap(([key, value]) => {
    if (key === 'oneOf') return value.flatMap((alternative: object) => listed(place, alternative))
    if (key === 'items') return listed(`${place}[]`, value)
    return key === 'type' ? [] : [`${place} ${key} ${JSON.stringify(value)}`]
  })
}

test('LIMITS has the enums, limits and defaults of all parameters and body fields in the document', () => {
  const actual = Object.entries(constants.LIMITS).flatMap(([id, fields]) =>
    Object.entries(fields).flatMap(([name, limits]) => listed(`${id} ${name}`, limits)),
  )
  const expected = documentedFacts.flatMap(({ operationId, at, keyword = '', value }) => {
    if (!at || at.in === 'answer' || !KEYWORDS.includes(keyword)) return []
    const place = at.path.join('.').replaceAll('.[]', '[]')
    return [`${operationId} ${place} ${keyword} ${JSON.stringify(value)}`]
  })
  expect(actual.sort()).toEqual(expected.sort())
  expect(expected).toContain('updateApp port maximum 65535')
})
