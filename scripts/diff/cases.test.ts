import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { total } from './compare.ts'
import { parseSource } from './document.ts'
import { judge } from './judge.ts'
import type { JsonObject } from './nodes.ts'
import type { DiffReport } from './report.ts'
import { SIDES } from './statements.ts'
import { OPERATIONS, SCHEMAS } from './testing/cases.ts'
import { DOCUMENT } from './testing/document.ts'

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(/ \| ?|(?<= )\|$/).map((cell) => cell.trim()) as [string, string, string, string])

const read = (document: unknown) => parseSource({ label: 'openapi.yaml', text: JSON.stringify(document) })
const compare = (old: unknown, now: unknown) => judge(read(old), read(now))

/** Whom the changes break, as in the tables. */
function marksOf({ changes }: DiffReport): string {
  const all = total(changes.map(({ verdicts }) => verdicts))
  return SIDES.flatMap(
    (side) => ({ holds: [], breaks: side.charAt(0), unjudged: `${side.charAt(0)}?` })[all[side]],
  ).join(' ')
}

/** Edits a copy of a document: `path = YAML` sets a value, `path -> key` renames a key in place, `path` removes a node. */
function edited(document: JsonObject, edit: string): JsonObject {
  const copy = structuredClone(document)
  const [, path = '', verb, value = ''] = /^(.+?)(?: (=|->) (.+))?$/.exec(edit) ?? []
  const keys = path.split(' ')
  const last = keys.pop() as string
  const parent = keys.reduce((node: JsonObject, key) => node[key], copy)
  if (verb === '=') parent[last] = parse(value)
  else if (Array.isArray(parent)) parent.splice(Number(last), 1)
  else {
    if (verb === '->') parent[value] = parent[last]
    delete parent[last]
  }
  if (verb !== '->') return copy
  const reference = (name: string) => `"#/components/schemas/${name}"`
  return JSON.parse(JSON.stringify(copy).replaceAll(reference(last), reference(value)))
}

function documentWith(schema: unknown) {
  const content = { 'application/json': { schema: { properties: { field: schema } } } }
  const used = (kind: object) => ({ '/a': { post: { operationId: 'a', ...kind } } })
  const recursive = (value: string) => ({
    type: 'object',
    required: ['k'],
    properties: { k: { const: value }, next: { $ref: '#/components/schemas/P' } },
  })
  const schemas = { P: recursive('p'), Q: recursive('q') }
  const withPaths = (paths: object) => ({ openapi: '3.1.1', paths, components: { schemas } })
  return [withPaths(used({ requestBody: { content } })), withPaths(used({ responses: { 200: { content } } }))]
}

/** Whom a change to a schema breaks, in a request and in a response. */
function marksOfSchemas(old: unknown, now: unknown): string {
  const after = documentWith(now)
  return documentWith(old)
    .map((before, index) => marksOf(compare(before, after[index])))
    .filter(Boolean)
    .join(' ')
}

test.each(rowsOf(SCHEMAS))('a changed schema: %s → %s', (before, after, there, back) => {
  const schemaIn = (text: string) => parse(text.replace(/\$([PQ])/g, "'#/components/schemas/$1'"))
  const old = schemaIn(before)
  const now = schemaIn(after)
  expect([marksOfSchemas(old, now), marksOfSchemas(now, old)]).toEqual([there, back])
})

test.each(rowsOf(OPERATIONS))('a changed document: %s', (edits, there, back) => {
  const old = parse(DOCUMENT)
  const now = edits.split('; ').reduce(edited, old)
  expect([marksOf(compare(old, now)), marksOf(compare(now, old))]).toEqual([there, back])
})

test('a reference to a path item applies together with the keys beside it', () => {
  const { paths, ...more } = parse(DOCUMENT)
  const { parameters, ...item } = paths['/apps/{id}']
  const moved = { ...paths, '/apps/{id}': { $ref: '#/components/pathItems/app%7D', parameters } }
  const components = { ...more.components, pathItems: { 'app}': item } }
  expect(compare({ ...more, paths }, { ...more, paths: moved, components }).changes).toEqual([])
})

test('a property is not confused with one whose name is its percent-encoded form', () => {
  const encoded = { 'a%2Fb': { type: 'integer' } }
  const both = { ...encoded, 'a/b': { type: 'integer' } }
  expect(marksOfSchemas({ properties: both }, { properties: encoded })).toBe('c r')
})
