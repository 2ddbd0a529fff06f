import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UsageError } from '../../src/command.ts'
import { parseSource, type ReadDocument } from './document.ts'
import { asJson } from './json.ts'
import { judge } from './judge.ts'
import { withLeads, withoutLeads } from './references.ts'

const SECRET = 'what-the-file-holds'
const folder = mkdtempSync(join(tmpdir(), 'diff-references-'))
const file = join(folder, 'secret.json')
writeFileSync(file, JSON.stringify({ type: 'object', description: SECRET, get: { summary: SECRET, responses: {} } }))

let asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ type: 'object', description: SECRET }))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/map.json`
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** An operation, with something in each place where something may be planted. */
function itemWith({ media = {}, schema = {}, operation = {}, responses = {} } = {}): object {
  const content = { 'application/json': { schema: { type: 'object', ...schema }, ...media } }
  return { get: { responses: { 200: { description: 'A', content }, ...responses }, ...operation } }
}

function documentWith({
  paths = {},
  more = {},
  ...parts
}: { paths?: object; more?: object } & Parameters<typeof itemWith>[0] = {}): object {
  return {
    openapi: '3.1.1',
    info: { title: 'T', version: '1' },
    paths: { '/a': itemWith(parts), ...paths },
    ...more,
  }
}

const read = (document: object): ReadDocument => parseSource({ label: 'x', text: JSON.stringify(document, null, 1) })

describe.each([
  ['an address', () => url],
  ['a file', () => file],
])('%s', (_, lead) => {
  const mapping = () => ({ mapping: { a: lead() } })
  test.each<[string, () => object, string]>([
    ['of a path', () => documentWith({ paths: { '/pp': { $ref: lead() } } }), '#/paths/~1pp/$ref'],
    ['of the default answer', () => documentWith({ responses: { default: { $ref: lead() } } }), '/default/$ref'],
    ['of a field named example', () => documentWith({ schema: { properties: { example: { $ref: lead() } } } }), '$ref'],
    ['of a component', () => documentWith({ more: { components: { schemas: { x: { $ref: lead() } } } } }), '/x/$ref'],
    ['of a discriminator', () => documentWith({ schema: { discriminator: mapping() } }), '/schema/discriminator'],
    [
      'of a discriminator by default',
      () => documentWith({ schema: { discriminator: { defaultMapping: lead() } } }),
      '/schema/discriminator',
    ],
    [
      'of a discriminator that stands elsewhere',
      () => documentWith({ schema: { discriminator: { $ref: '#/x-a' } }, more: { 'x-a': mapping() } }),
      '/schema/discriminator',
    ],
  ])('%s is refused, with its place', (_name, document, place) => {
    const reading = () => read(document())
    expect(reading).toThrow(UsageError)
    expect(reading).toThrow(/^x:\d+ refers to /)
    expect(reading).toThrow(lead())
    expect(reading).toThrow(`${place})`)
  })
})

/** Where nothing is a reference, though it looks like one: parts of an operation. */
const inData = (lead: string): Record<string, object> => ({
  'an example': { media: { example: { $ref: lead } } },
  'one of several': { media: { examples: { q: { $ref: lead } } } },
  'the value of one of several': { media: { examples: { q: { value: { $ref: lead } } } } },
  'a value that is elsewhere': { media: { examples: { a: { externalValue: lead } } } },
  'the example of a schema': { schema: { example: { $ref: lead } } },
  'one of the examples of a schema': { schema: { examples: [{ $ref: lead }] } },
  'a default': { schema: { default: { $ref: lead } } },
  'a constant': { schema: { const: { discriminator: { mapping: { a: lead } } } } },
  'an enum': { schema: { enum: [{ $ref: lead }, { externalValue: lead }] } },
  'an extension': { operation: { 'x-a': { $ref: lead } } },
  'an extension that is taken for a schema': { schema: { properties: { a: { $ref: '#/x-a' }, b: { $ref: '#/x-b' } } } },
})

/** All of them, each on a path of its own. */
function documentOf(all: Record<string, object>, lead: string): object {
  const paths = Object.values(all).map((parts, n) => [`/${n}`, itemWith(parts)])
  const more = { 'x-a': { discriminator: { mapping: { a: lead } } }, 'x-b': { externalValue: lead } }
  return documentWith({ paths: Object.fromEntries(paths), more })
}

test.each([
  ['an address', () => `${url}`],
  ['a file', () => file],
])('%s in data is neither fetched nor read', async (_, lead) => {
  const all = inData(lead())
  const plain = Object.fromEntries(Object.keys(all).map((name) => [name, {}]))
  const report = await judge(read(documentOf(plain, '')), read(documentOf(all, lead())))
  expect(asked).toEqual([])
  expect(asJson(report)).not.toContain(SECRET)
  // They are told as they stand in the document.
  expect(report.changes.map(({ after }) => after)).toContainEqual({ discriminator: { mapping: { a: lead() } } })
})

test.each(['#/components/schemas/none', '#a', '#/info#/x-b', '#//info', '#/%69nfo'])('%s leads nowhere', ($ref) => {
  expect(() => read(documentWith({ schema: { $ref }, more: { 'info#': { 'x-b': {} } } }))).toThrow(
    'where nothing stands',
  )
})

test.each(['map.json', 'a/b', 'a.YAML'])('a discriminator must not lead to %s', (a) => {
  expect(() => read(documentWith({ schema: { discriminator: { mapping: { a } } } }))).toThrow(`refers to ${a}`)
})

test('what leads nowhere else stays as it is', () => {
  const names = { properties: { $ref: {}, externalValue: { type: 'string' }, mapping: { $ref: '#/info' } } }
  const document = documentWith({ schema: { ...names, discriminator: { mapping: { a: 'A', b: '#/info' } } } })
  expect(withoutLeads(read(document).document)).toEqual(read(document).document)
})

test('what stood in data comes back', () => {
  const text = JSON.stringify(documentWith({ schema: { default: { $ref: 'a', mapping: { b: 'c' } } } }))
  const copy = JSON.stringify(withoutLeads(JSON.parse(text)))
  expect(copy).not.toMatch(/"(\$ref|mapping)"/)
  expect(withLeads(copy)).toBe(text)
})

test.each([
  ['missing', undefined],
  ['null', null],
])('answers that are %s break their readers', async (_, responses) => {
  const { changes } = await judge(read(documentWith()), read(documentWith({ operation: { responses } })))
  expect(changes.flatMap(({ breaks }) => breaks)).toContain('readers')
})
