import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSource, printSource } from './source.ts'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

test('openapi.yaml has the layout that `npm run format` writes', () => {
  expect(printSource(parseSource(text)), 'Run `npm run format` and commit openapi.yaml.').toBe(text)
})

const LONG = Array.from({ length: 30 }, (_, index) => `item-${index}`)

test.each([
  ['a comment', `a:\n  [\n    ${LONG.join(',\n    ')}, # why\n    last\n  ]\n`],
  ['a block scalar that looks like a list', `a: |\n  [\n    ${LONG.join(',\n    ')}\n  ]\n`],
  ['quotes and a long list', `a: [${LONG.join(', ')}, 'it''s, so']\n`],
])('formatting %s changes no value, and formatting it again changes nothing', (_, source) => {
  const once = printSource(parseSource(source))
  const twice = printSource(parseSource(once))
  expect(twice).toBe(once)
  expect(parseSource(twice).toJS()).toEqual(parseSource(source).toJS())
})
