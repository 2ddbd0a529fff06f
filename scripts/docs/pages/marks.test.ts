import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { mark } from './marks.ts'

test('a mark opens to show the question and the assumption, with a link to the register', () => {
  const unknown = { question: 'Is `a`\n< b?', meanwhile: 'No.', settle: 'Ask.', source: 'stated' }
  const planted = { ...plantedDocument(), 'x-unknowns': { 'some-entry': unknown } } as unknown as OpenApiDocument
  expect(mark(planted, ['some-entry'], '../').html).toMatch(
    /^<div class="marks"><details class="mark"><summary .*<a href="..\/unknowns.html#some-entry">Open question<\/a>: Is <code>a<\/code> *&lt; b\?<\/p><p>Meanwhile: No\..*<\/details><\/div>$/,
  )
  expect(mark(planted, [], '').html).toBe('')
})
