import { expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { operationPageOf } from './operation.ts'
import { context, textOf } from './testing/context.ts'

test('the text of an operation says nothing twice', () => {
  const twice = listOperations(document).flatMap((operation) => {
    const { html } = operationPageOf(context, operation).main
    // A request and its response may have the same field.
    const parts = [/<details.*?<\/details>/gs, /<(script|pre).*?<\/\1>/gs, /<ul class="fields">.*?<\/ul>/gs]
    const text = parts.reduce((rest, part) => rest.replace(part, '<p>'), html)
    const sentences = text
      .split(/<\/?(?:p|li|h\d|div|section)\b[^>]*>/)
      .flatMap((block) => textOf(block).split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.split(' ').length >= 6)
    return sentences
      .filter((sentence, at) => sentences.indexOf(sentence) !== at)
      .map((each) => `${operation.id}: ${each}`)
  })
  expect(twice).toEqual([])
})
