import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { deref, walk } from '../../src/document/walk.js'
import type { ReadDocument } from './document.ts'
import { judge } from './judge.ts'

// biome-ignore lint/suspicious/noExplicitAny: a document may have any shape
type Node = Record<string, any>

const source = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
/** A few operations of different shapes, so that many edits can be compared in little time. */
const paths = Object.fromEntries(Object.entries(source.paths).slice(0, 4))
const original: Node = { ...source, paths }
const read = (document: Node): ReadDocument => ({ label: 'openapi.yaml', document, lineOf: () => 1 })
const before = read(original)

/** The next number below `most`, of a sequence that a seed determines. */
function createDice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

const NOTES = new Set([
  'description',
  'examples',
  'example',
  'title',
  'default',
  'deprecated',
  '$ref',
  'readOnly',
  'writeOnly',
])

/** Changes one assertion of a schema that an operation uses. */
function edit(document: Node, dice: (most: number) => number): string {
  const used = [...walk({ paths: document.paths }, 'document', { resolve: (node) => deref(document, node) as object })]
  // Another member of an allOf may state the same.
  const outside = used.filter(({ path, node }) => !path.includes('allOf') && !node.allOf)
  const schemas = outside.filter(
    ({ kind, node }) => kind === 'schema' && Object.keys(node).some((key) => isAssertion(key) && key !== 'type'),
  )
  const { node, path } = schemas[dice(schemas.length)] as { node: Node; path: string[] }
  // Values also say which types they have.
  const keys = Object.keys(node).filter((each) => isAssertion(each) && !(each === 'type' && (node.enum ?? node.const)))
  const key = keys[dice(keys.length)] as string
  const old = node[key]
  if (dice(3) === 0) delete node[key]
  else if (typeof old === 'number') node[key] = old + 1 + dice(3)
  else if (Array.isArray(old)) old.splice(dice(old.length), 1)
  else if (key === 'type') node[key] = old === 'boolean' ? 'integer' : 'boolean'
  else if (typeof old === 'string') node[key] = `${old}x`
  else delete node[key]
  return `${key} at ${path.join('/')}`
}

const isAssertion = (key: string) => !NOTES.has(key) && !key.startsWith('x-')

test('no random edit of a schema in use goes unnoticed', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const document = structuredClone(original)
    const what = edit(document, createDice(seed * 7919))
    const { changes } = judge(before, read(document))
    expect(changes.length, `${seed}: ${what}`).toBeGreaterThan(0)
    const harmless = changes.every(({ effect }) => effect === 'same')
    expect(harmless, `${seed}: ${what} counts as a note`).toBe(false)
  }
})
