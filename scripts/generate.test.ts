import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { operationTable } from '../generated/operation-table.ts'
import * as functions from '../generated/operations.ts'
import schema from '../generated/seed.schema.json' with { type: 'json' }
import { LIMITS } from '../src/client/constants.ts'
import { UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { documentedFacts, document as openapi } from '../src/document/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { NO_SUCH_NAME } from '../src/testing/no-such-name.ts'
import { root } from '../src/testing/run-script.ts'
import { filesOf } from './generate/files.ts'

const source = await readFile(join(root, 'openapi.yaml'), 'utf8')

test('each operation has a function, which passes the operation to its caller', () => {
  const call = (...args: unknown[]) => args as never
  const told = Object.entries(functions).map(([id, send]) => [id, send({ call }, {} as never, 'options')])
  const expected = Object.entries(operationTable).map(([id, operation]) => [id, [operation, {}, 'options']])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
  expect(told).toHaveLength(listOperations(parse(source)).length)
})

// biome-ignore lint/suspicious/noExplicitAny: the cases break the document in ways that no type would allow
type Node = any

const SMALL = await readFile(join(root, 'scripts/generate/testing/document.yaml'), 'utf8')

/** A copy of the small document, with names for the places that the cases change. */
function readPlaces(): Node {
  const document = parse(SMALL)
  // The schema of a seed refers to some of these.
  for (const name of Object.keys(openapi.components.schemas)) document.components.schemas[name] ??= { type: 'object' }
  const { paths, components } = document
  const [item] = Object.values<Node>(paths)
  const { get: list, post: create } = item
  const json = (node: Node) => node.content['application/json']
  return {
    document,
    paths,
    item,
    list,
    create,
    schemas: components.schemas,
    rule: list['x-rules']['in-order'],
    limit: list.parameters[0],
    entry: document['x-unknowns']['size-unit'],
    sent: json(create.requestBody),
    created: json(create.responses['2XX']),
  }
}

test('comments state the limits of references and alternatives, and a field may have the name of a keyword', async () => {
  const { document, schemas } = readPlaces()
  schemas.Planted = { type: 'integer', description: 'A limit.', minimum: 3, maximum: 9, default: 4 }
  const type = { type: 'string', description: 'A planted kind.' }
  const odd = { type: 'object', properties: { type, default: type, minimum: type } }
  const planted = { $ref: '#/components/schemas/Planted', 'x-unknown': ['size-unit', 'a'] }
  const list = { type: 'array', maxItems: 2, description: 'A list.', items: { $ref: planted.$ref } }
  const either = { description: 'Any.', oneOf: [list, { $ref: planted.$ref, description: 'A single limit.' }] }
  Object.assign(schemas.Thing.properties, { planted, odd, either })
  const { 'types.ts': types = '' } = await filesOf(`# a $ref: elsewhere\n${stringify(document)}`)
  const limit = /\* A limit\. A whole number, at least 3, at most 9\. Default 4\.\n.*@remarks Open questions: .*, a \(/
  expect(types).toMatch(limit)
  const single = 'a single limit (a whole number, at least 3, at most 9)'
  expect(types).toContain(`Any. A list (at most 2 items), or ${single}.`)
  expect(types.match(/\* A planted kind\. \*\//g)).toHaveLength(3)
})

async function expectRejected(text: string, line: RegExp): Promise<void> {
  const error = await filesOf(text).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toMatch(line)
  expect((error as Error).message).not.toContain('\n')
}

test.each<[what: string, text: string, RegExp]>([
  ['is not YAML', 'paths: [', /^openapi\.yaml is not valid YAML: .* at line \d+, column \d+\.$/],
  ['contains itself', 'paths: &a [*a]', /^openapi\.yaml contains itself/],
  ['is empty', '', /^openapi\.yaml has no paths/],
])('a text that %s is rejected in one line', async (_, text, line) => {
  await expectRejected(text, line)
})

const cannot = (words: string) => new RegExp(`^Cannot generate from openapi\\.yaml: ${words}`)
const elsewhere = /^openapi\.yaml refers to elsewhere\.yaml;/

test('everything can be generated from the small document', async () => {
  expect(await filesOf(stringify(readPlaces().document))).toHaveProperty(['openapi.json'])
})

test.each<[what: string, breakIt: (places: Node) => void, RegExp]>([
  [
    'has no register',
    ({ document }) => delete document['x-unknowns'],
    cannot('x-unknowns is missing or not an object'),
  ],
  [
    'refers to nothing',
    ({ sent }) => Object.assign(sent.schema, { $ref: '#/components/schemas/Nothing' }),
    cannot('.*Nothing'),
  ],
  [
    'refers to another file',
    ({ list }) => Object.assign(list.responses.default, { $ref: 'elsewhere.yaml' }),
    elsewhere,
  ],
  // openapi-typescript resolves references in examples.
  ['has an example in another file', ({ sent }) => Object.assign(sent.example, { $ref: 'elsewhere.yaml' }), elsewhere],
  [
    'has a header parameter',
    ({ limit }) => Object.assign(limit, { in: 'header' }),
    cannot('listThings has the parameter limit in header'),
  ],
  ['has an empty operation', ({ item }) => Object.assign(item, { get: null }), cannot('GET \\S+ is not an object')],
  ['lacks an operationId', ({ list }) => delete list.operationId, cannot('the operationId of GET .+ is missing')],
  [
    'uses an operationId twice',
    ({ create }) => Object.assign(create, { operationId: 'listThings' }),
    cannot('two operations have .+ listThings'),
  ],
  ['lacks responses', ({ list }) => delete list.responses, cannot('the responses of \\w+ \\S+ are missing')],
  [
    'lacks a path parameter',
    ({ item }) => delete item.parameters,
    cannot('.+ does not define the path parameter proj'),
  ],
  [
    'has no list of parameters',
    ({ list }) => Object.assign(list, { parameters: {} }),
    cannot('the parameters of .+ are not a list'),
  ],
  [
    'has no rules',
    ({ list }) => Object.assign(list, { 'x-rules': null }),
    cannot('the x-rules of \\w+ \\S+ are not an object'),
  ],
  ['has an undescribed rule', ({ rule }) => delete rule.description, cannot('the description of the rule in-order of')],
  [
    'has an unknown keyword',
    ({ limit }) => Object.assign(limit.schema, { multipleOf: 1 }),
    cannot('the keyword "multipleOf" at'),
  ],
  [
    'uses a name twice',
    ({ create, limit }) => Object.assign(create, { parameters: [{ ...limit, name: 'size' }] }),
    cannot('.+ a parameter and a body field named size'),
  ],
  [
    'has a schema named like a result',
    ({ schemas }) => Object.assign(schemas, { ListThingsResult: {} }),
    cannot('the schema ListThingsResult'),
  ],
  ['has an undescribed parameter', ({ limit }) => delete limit.description, cannot('.+ of the parameter limit of GET')],
  [
    'has an undescribed body',
    ({ create }) => delete create.requestBody.description,
    cannot('.+ of the \\S+ request body of '),
  ],
  [
    'has an undescribed response',
    ({ create }) => delete create.responses['2XX'].description,
    cannot('.+ the response 2XX of POST'),
  ],
  ['has a body without schema', ({ sent }) => delete sent.schema, cannot('the schema of the \\S+ request body')],
  ['has no license', ({ document }) => delete document.info.license, cannot('info\\.license is missing')],
  [
    'has an entry about nothing known',
    ({ entry }) => Object.assign(entry, { about: 'nothing' }),
    cannot('about of the unknown .+ has "nothing"'),
  ],
  [
    'has an entry with a malformed exception',
    ({ entry }) => Object.assign(entry, { unless: { state: 'RUNNING' } }),
    cannot('unless of the unknown .+ is not an object with lists of values'),
  ],
  [
    'has an entry with an exception for a property that its objects do not have',
    ({ entry }) => Object.assign(entry, { unless: { [NO_SUCH_NAME]: ['RUNNING'] } }),
    cannot('unless of the unknown .+ names no property of '),
  ],
  [
    'has a rule about no place',
    ({ rule }) => Object.assign(rule, { about: '2XX[].none/order' }),
    cannot('the rule listThings/in-order is about "2XX\\[\\]\\.none/order"'),
  ],
  [
    'has a rule about no aspect',
    ({ rule }) => Object.assign(rule, { about: '2XX[].name/sense' }),
    cannot('the rule .+ about "2XX\\[\\]\\.name/sense"'),
  ],
  [
    'states what is unknown',
    ({ rule }) => Object.assign(rule, { about: '2XX[].size/meaning' }),
    cannot('the rule listThings/in-order states'),
  ],
])('a document that %s is rejected in one line', async (_, breakIt, line) => {
  const { document, ...places } = readPlaces()
  breakIt({ document, ...places })
  expect(document, 'the case changes nothing').not.toEqual(readPlaces().document)
  await expectRejected(stringify(document), line)
})

test('the published schema of seeds stands alone, and accepts the starter, exports and snapshots', async () => {
  const validate = new Ajv2020({ validateFormats: false }).compile(schema)
  const starter = parse(await readFile(join(root, 'src/sandbox/api/node/starter.yaml'), 'utf8'))
  const snapshot = createSandbox().snapshot()
  const { version: _, ...exported } = snapshot
  for (const seed of [starter, snapshot, exported]) expect(validate(seed), JSON.stringify(validate.errors)).toBe(true)
  for (const seed of [{ ap: [] }, { apps: [{ appId: 'a', regoin: 'x' }] }]) expect(validate(seed)).toBe(false)
  expect(JSON.stringify(schema)).not.toContain('x-unknown')
})

const KEYWORDS = ['enum', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'pattern', 'format', 'default']

/** The limits below a value of LIMITS, each as its place, keyword and value. */
function listed(place: string, limits: object): string[] {
  return Object.entries(limits).flatMap(([key, value]) => {
    if (key === 'oneOf') return value.flatMap((alternative: object) => listed(place, alternative))
    if (key === 'items') return listed(`${place}[]`, value)
    return key === 'type' ? [] : [`${place} ${key} ${JSON.stringify(value)}`]
  })
}

test('LIMITS has the enums, limits and defaults of all parameters and body fields in the document', () => {
  const actual = Object.entries(LIMITS).flatMap(([id, fields]) =>
    Object.entries(fields).flatMap(([name, limits]) => listed(`${id} ${name}`, limits)),
  )
  const expected = documentedFacts.flatMap(({ operationId, at, keyword = '', value }) => {
    if (!at || at.in === 'answer' || !KEYWORDS.includes(keyword)) return []
    const place = at.path.join('.').replaceAll('.[]', '[]')
    return [`${operationId} ${place} ${keyword} ${JSON.stringify(value)}`]
  })
  expect(actual.sort()).toEqual(expected.sort())
  expect(expected).toContain('updateApp port maximum 65535')
})
