import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createEdits } from './edits.ts'

/** A small document with the habits of the real one: comments, blocks, lists in one line. */
const SOURCE = `paths: {} # none
components:
  schemas:
    # A thing.
    Thing:
      type: object
      description: |
        A thing. Its fields are not shown (\`thing-fields\`).
      x-unknown: [thing-fields, other]
      additionalProperties: true # open

    Item:
      description: An item. Its type is not shown (\`other\`).
      x-unknown: other
      properties:
        name:
          type: string
          examples: [a, 'b: c'] # two
        any: {}
      # The end of it.

x-unknowns:
  thing-fields:
    question: Which?
    meanwhile: Any.
    settle: Look.

  other:
    question: >-
      Of which type,
      and why?
    meanwhile: Any.
    settle: Look.
  last:
    question: What?
    meanwhile: Any.
    settle: Look.
`
const THING = ['components', 'schemas', 'Thing']
const ITEM = ['components', 'schemas', 'Item']

test('what is not changed stays as it stands', () => {
  expect(createEdits(SOURCE).apply()).toEqual({ text: SOURCE, closed: [] })
})

test('a node loses an entry, words and pointer; the entry goes with the last one', () => {
  const edits = createEdits(SOURCE)
  expect(edits.drop(THING, 'thing-fields')).toBe(true)
  const { text, closed } = edits.apply()
  expect(closed).toEqual(['thing-fields'])
  expect(text).toBe(
    SOURCE.replace(/ {6}description: \|\n.*\n.*\n/, '      description: A thing.\n      x-unknown: other\n').replace(
      / {2}thing-fields:\n(?: {4}.*\n)+/,
      '',
    ),
  )
})

test('an entry to which something still points stays', () => {
  const edits = createEdits(SOURCE)
  expect(edits.drop(ITEM, 'other')).toBe(true)
  const { text, closed } = edits.apply()
  expect(closed).toEqual([])
  expect(parse(text).components.schemas.Item).not.toHaveProperty('x-unknown')
  expect(text).toContain('  # The end of it.')
})

test('what a node does not rest on cannot be dropped', () => {
  expect(createEdits(SOURCE).drop(ITEM, 'thing-fields')).toBe(false)
})

test('properties are put in, where there are some and where there are none', () => {
  const edits = createEdits(SOURCE)
  const property = { type: 'string', description: 'Seen: once.', examples: ['x, y', 7] }
  edits.insert(THING, 'properties', { first: property })
  edits.insert(THING, 'properties', { second: { type: 'object', description: 'Two.', properties: { in: property } } })
  edits.insert(ITEM, 'properties', { third: property })
  const { text } = edits.apply()
  const { Thing, Item } = parse(text).components.schemas
  expect(Thing.properties).toEqual({
    first: { ...property, description: 'Seen: once.\n' },
    second: { type: 'object', description: 'Two.', properties: { in: { ...property, description: 'Seen: once.\n' } } },
  })
  expect(Object.keys(Item.properties)).toEqual(['name', 'any', 'third'])
  for (const comment of ['# none', '# A thing.', '# open', '# two', '# The end of it.']) expect(text).toContain(comment)
})

test('examples are set, keys renamed, and what says nothing replaced', () => {
  const edits = createEdits(SOURCE)
  edits.set([...ITEM, 'properties', 'name'], 'examples', ['a', 'b: c', 'd, e'])
  edits.rename([...ITEM, 'properties', 'name'], '200')
  edits.replace([...ITEM, 'properties', 'any'], { type: 'string', description: 'Any.' })
  const { properties } = parse(edits.apply().text).components.schemas.Item
  expect(properties).toEqual({
    200: { type: 'string', examples: ['a', 'b: c', 'd, e'] },
    any: { type: 'string', description: 'Any.' },
  })
})

test('a text that is no YAML is refused', () => {
  expect(() => createEdits('a: [')).toThrow(/^openapi\.yaml is not valid YAML/)
})
