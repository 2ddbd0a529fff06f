import { expect, test } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { parseYaml } from './yaml.ts'

const SHARED = 'a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\nlist: &list [*a, *b]\nc: '

test.each([
  ['an alias', '*a', { x: 1, y: 2 }],
  ['a merge', '{<<: *a, z: 0}', { x: 1, y: 2, z: 0 }],
  ['a key that overrides a merged one', '{y: 0, <<: *a, x: 0}', { x: 0, y: 0 }],
  ['a list of merges: the first one wins', '{<<: [*b, *a]}', { x: 1, y: 3, z: 4 }],
  ['an alias of a list of merges', '{<<: *list}', { x: 1, y: 2, z: 4 }],
  ['two merges: the first one wins', '{<<: *a, <<: *b}', { x: 1, y: 2, z: 4 }],
  ['merges in a merged map', '{<<: {<<: *a, y: 0}}', { x: 1, y: 0 }],
  ['a number that overrides the same string in a merged map', '{<<: {<<: {200: 1}, "200": 2}}', { 200: 2 }],
  ['a quoted <<, which is a key like any other', '{"<<": *a}', { '<<': { x: 1, y: 2 } }],
  ['a frequent alias', `[${'*a, '.repeat(500)}]`, Array(500).fill({ x: 1, y: 2 })],
])('YAML is read with its aliases and merges: %s', (_, text, expected) => {
  const { c } = parseYaml('a.yaml', SHARED + text).value as Record<string, unknown>
  expect(c).toEqual(expected)
})

const NO_MAP = 'a.yaml:4 uses << with something other than a map; use a map or a list of maps.'
const deepAliases = (form: (name: string) => string) =>
  [...Array(40).keys()].map((level) => `k${level + 1}: &k${level + 1} ${form(`*k${level}`)}`).join('\n')

test.each([
  ['an unknown alias', '*none', 'a.yaml:4 uses the alias *none, but there is no anchor &none before it.'],
  ['an alias in itself', '&c {x: [*c]}', 'a.yaml:4 uses the alias *c inside its own anchor; remove the alias.'],
  ['a merge of itself', '&c {<<: *c}', 'a.yaml:4 uses the alias *c inside its own anchor; remove the alias.'],
  ['a merged number', '{<<: 5}', NO_MAP],
  ['an empty merge', '{<<: }', NO_MAP],
  ['a merged list of numbers', '{<<: [*a, 5]}', NO_MAP],
  ['a merged list of lists', '{<<: [*list]}', NO_MAP],
  [
    'a number and the same string',
    "{200: 1, '200': 2}",
    'a.yaml is not valid YAML: Map keys must be unique at line 4.',
  ],
  ['a list as a key', '{? [x] : 1}', 'a.yaml is not valid YAML: all keys must be strings at line 4.'],
  ['a second document', '1\n---\nd: 1', 'a.yaml is not valid YAML: Source contains multiple documents at line 5.'],
  ['many brackets', '['.repeat(20_000), 'a.yaml is not valid YAML: it is nested too deeply at line 4.'],
  ['aliases of aliases', `&k0 [1]\n${deepAliases((name) => `[${name}, ${name}]`)}`, 'has more than 1000000 nodes when'],
  [
    'merges of merges',
    `&k0 {x: 1}\n${deepAliases((name) => `{<<: [${name}, ${name}]}`)}`,
    'has more than 1000000 nodes',
  ],
])('YAML that is not valid is rejected with its line: %s', (_, text, message) => {
  const parse = () => parseYaml('a.yaml', SHARED + text)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
})

test('a merged key has the line of the map from which it is merged, unless that key is overridden', () => {
  const { lineOf } = parseYaml('a.yaml', `${SHARED}\n  <<: [{z: 0}, *a]\n  y: 0`)
  expect(['/c/x', '/c/y', '/c/z', '/c/none', '/list/1/y'].map(lineOf)).toEqual([1, 6, 5, 4, 2])
})
