import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listOperations } from '../../src/document/document.ts'
import { parseSource } from '../diff/document.ts'
import { judge } from '../diff/judge.ts'
import { published, SOURCE } from './build.ts'
import { textWithSamples, withSamples } from './published.ts'
import { codeSamples } from './samples/samples.ts'

const samples = codeSamples(published)
const document = withSamples(published, samples)
const source = await readFile(SOURCE, 'utf8')
const text = textWithSamples(source, published, samples)

test('each operation has the samples of its page, and the original has none', () => {
  for (const { id, source: operation } of listOperations(document)) {
    const added = (operation as { 'x-codeSamples'?: { label: string; source: string }[] })['x-codeSamples']
    expect(
      added?.map(({ label, source }) => ({ label, source })),
      id,
    ).toEqual(samples[id]?.map(({ label, source }) => ({ label, source })))
  }
  expect(JSON.stringify(published)).not.toContain('x-codeSamples')
})

test('the text has the same samples, and otherwise the lines of the original', () => {
  expect(parse(text)).toEqual(document)
  const lines = text.split('\n')
  let at = 0
  for (const line of source.split('\n')) {
    at = lines.indexOf(line, at) + 1
    expect(at, line).toBeGreaterThan(0)
  }
})

test('a comparison with the original shows no change', () => {
  const sources = [source, text].map((each) => parseSource({ label: 'openapi.yaml', text: each }))
  const [before, after] = sources as [(typeof sources)[0], (typeof sources)[0]]
  expect(judge(before, after).changes).toEqual([])
})
