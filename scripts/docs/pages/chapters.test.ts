import { expect, test } from 'vitest'
import { placeOf } from '../../../src/document/facts.ts'
import { inShort } from '../fields.ts'
import { limitTables } from './chapters.ts'
import { context, plain } from './testing/context.ts'

test('the chapter on limits lists every limit, default and enum with each field that has it', () => {
  const rows = limitTables(context)
    .split('\n')
    .map((row) => plain(row.replace(/\]\([^)]*\)|\[(?=\w)|\\(?=\|)/g, ' ')))
  const stated = context.facts.filter(
    ({ kind, keyword }) => ['limit', 'default', 'enum'].includes(kind) && keyword !== 'enum value',
  )
  expect(stated.length).toBeGreaterThan(20)
  const missing = stated.filter((fact) => {
    const says = inShort(fact).replace(/^alternatively: /, '')
    const place = new RegExp(`\\b${fact.operationId} +${fact.at && placeOf(fact.at).replace(/[[\]]/g, '\\$&')}( |$)`)
    return !rows.some((row) => row.includes(plain(says)) && place.test(row))
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})
