import { expect, test } from 'vitest'
import type { Schema } from '../../../src/document/document.ts'
import { plantedFacts } from '../../../src/testing/planted.ts'
import { fieldsOf } from '../fields.ts'
import { createProse } from '../site/prose.ts'
import { fieldList } from './fields.ts'
import { textOf } from './testing/context.ts'

/** The name of each field in a list, indented by the lists around it. */
function outlineOf(html: string): string[] {
  const parts = [...html.matchAll(/<(\/?)ul\b|<div class="line field-name">(.*?)<\/a>/gs)]
  let depth = 0
  return parts.flatMap(([, end, name]) => {
    if (name !== undefined) return `${'  '.repeat(depth - 1)}${textOf(name).replaceAll(' ', '')}`
    depth += end ? -1 : 1
    return []
  })
}

const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', description: 'Own.', properties })
const array = (items: Schema): Schema => ({ type: 'array', description: 'Own.', items })
const text: Schema = { type: 'string', description: 'Own.' }

test.each<[what: string, schema: Schema, outline: string[]]>([
  [
    'objects in objects',
    object({ a: object({ b: object({ c: object({ d: text }) }) }), e: text }),
    ['a', '  a.b', '    a.b.c', '      a.b.c.d', 'e'],
  ],
  ['an array of objects', object({ a: array(object({ b: text })), c: text }), ['a', '  eachitem', '    a[].b', 'c']],
  ['an array as the whole body', array(object({ a: text })), ['eachitem', '  a']],
  ['arrays in arrays', object({ a: array(array(text)) }), ['a', '  eachitem', '    eachitem']],
  ['an array of anything', object({ a: array({ description: 'Own.' }), b: text }), ['a', 'b']],
])('the fields of %s are nested', (_, answer, outline) => {
  const { document, facts } = plantedFacts({ answer })
  const fields = fieldsOf(document, facts, ({ status }) => status === '2XX')
  const options = { mark: () => undefined, prose: createProse(document, '../'), side: 'response' as const }
  expect(outlineOf(fieldList(fields, options).html)).toEqual(outline)
})

test('a list of no fields is empty', () => {
  const { document } = plantedFacts({ answer: text })
  expect(fieldList([], { mark: () => undefined, prose: createProse(document, '../'), side: 'request' }).html).toBe('')
})
