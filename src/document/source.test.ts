import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSource, printSource } from './source.ts'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

test('openapi.yaml has the layout that `npm run format` writes', () => {
  expect(printSource(parseSource(text)), 'Run `npm run format` and commit openapi.yaml.').toBe(text)
})
