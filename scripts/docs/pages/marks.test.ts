import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { plantedDocument } from '../../../src/testing/planted.ts'
import { createMarks } from './marks.ts'

test('a mark opens to show the question and the assumption, with a link to the register; further ones lead to it', () => {
  const unknown = { question: 'Is `a`\n< b?', meanwhile: 'No.', settle: 'Ask.', source: 'stated' }
  const planted = { ...plantedDocument(), 'x-unknowns': { 'some-entry': unknown } } as unknown as OpenApiDocument
  const mark = createMarks(planted, '../')
  expect(mark(['some-entry']).html).toMatch(
    /^<div class="marks"><details class="mark"><summary .*id="question-some-entry"><p><a href="..\/unknowns.html#some-entry">Open question<\/a>: Is <code>a<\/code> *&lt; b\?<\/p><p>Meanwhile: No\..*<\/details><\/div>$/,
  )
  expect(mark(['some-entry']).html).toMatch(
    /^<div class="marks"><a class="mark" href="#question-some-entry" .*<\/div>$/,
  )
  expect(mark([]).html).toBe('')
})
