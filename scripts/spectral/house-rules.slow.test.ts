import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { NO_SUCH_NAME } from '../../src/testing/no-such-name.ts'
import { root } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'

// biome-ignore lint/suspicious/noExplicitAny: the rows break the document in ways that no type would allow
type Node = any

const FIXTURE = 'scripts/spectral/testing/fixture.yaml'
const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'))

const houseRules = Object.entries<{ severity: string; message: string }>(read('.spectral.yaml').rules)
  .filter(([, definition]) => typeof definition === 'object')
  .map(([name, definition]) => ({ name, ...definition }))

const collection = '/v1/projects/{project_id}/things'

/** A copy of fixture.yaml, with names for the places that the rows change. */
function readPlaces(): Node {
  const document = read(FIXTURE)
  const { paths, components } = document
  const { get: list, post: create } = paths[collection]
  return {
    document,
    paths,
    list,
    create,
    update: paths[`${collection}/{thing_id}`].patch,
    remove: paths[`${collection}/{thing_id}`].delete,
    pageSize: list.parameters[0],
    labels: list.parameters[1],
    listed: list.responses['2XX'].content['application/json'],
    sent: create.requestBody.content['application/json'],
    link: create.responses['2XX'].links.update,
    badRequest: components.responses.BadRequest.content['application/json'],
    ...components,
    thing: components.schemas.Thing,
    properties: components.schemas.Thing.properties,
    register: document['x-unknowns'],
  }
}

/** Changes a copy of the fixture. A key that is set to undefined is removed. */
type Break = (places: Node) => unknown
const set = Object.assign

// Added nodes have a description, so that a row does not also break the rule `described`.
const some = (node: object) => ({ description: 'Something more.', ...node })

/** What a rule has besides its description. */
const STATED = { see: 'Things 1', about: '2XX/order' }

/** Adds a property to the schema Thing of the fixture. */
const property =
  (schema: object, name = 'more'): Break =>
  ({ properties }) =>
    set(properties, { [name]: some(schema) })

/** Adds a copy of listThings at `path`. Its only parameters are `id` and project_id, if the path has them. */
const path =
  (path: string, method = 'get', operationId = 'getMore'): Break =>
  ({ paths, list }) => {
    const project = path.includes('{project_id}') ? [{ $ref: '#/components/parameters/ProjectId' }] : []
    const id = some({ name: 'id', in: 'path', required: true, schema: { type: 'string' } })
    const own = path.includes('{id}') ? [id] : []
    const operation = { ...list, parameters: [...project, ...own], operationId, 'x-retry-safe': method === 'get' }
    paths[path] = { [method]: operation }
  }

/** Changes that break a rule, and any further rules that also report the change. */
const rows: [rule: string, what: string, breakIt: Break, ...besides: string[]][] = [
  ['operation-id-verb-noun', 'POST with a verb of GET', ({ create }) => set(create, { operationId: 'getThing' })],
  ['operation-id-verb-noun', 'consecutive capitals', ({ list }) => set(list, { operationId: 'listAPIThings' })],
  // Tests rely on NO_SUCH_NAME being no name of the document.
  ['operation-id-verb-noun', NO_SUCH_NAME, ({ list }) => set(list, { operationId: NO_SUCH_NAME })],
  ['parameter-names-snake-case', NO_SUCH_NAME, ({ pageSize }) => set(pageSize, { name: NO_SUCH_NAME })],
  ['property-names', NO_SUCH_NAME, property({ type: 'string' }, NO_SUCH_NAME)],
  [
    'register-ids-kebab-case',
    NO_SUCH_NAME,
    ({ register, list }) => {
      register[NO_SUCH_NAME] = register.quotas
      list['x-unknown'] = NO_SUCH_NAME
    },
  ],
  ['path-below-project', 'no project', path('/v1/more', 'get', 'getGlobal')],
  ['path-segments-kebab-case', 'snake_case', path(`${collection}/all_of_them`)],
  ['parameter-names-snake-case', 'camelCase', ({ pageSize }) => set(pageSize, { name: 'pageSize' })],
  ['property-names', 'snake_case mixed with camelCase', property({ type: 'string' }, 'more_ofIt')],
  [
    'component-names-pascal-case',
    'snake_case',
    ({ schemas, list }) => {
      schemas.all_things = some({ type: 'array', items: schemas.Thing })
      list.responses['2XX'].content['application/json'].schema = { $ref: '#/components/schemas/all_things' }
    },
  ],
  [
    'register-ids-kebab-case',
    'camelCase',
    ({ register, list }) => {
      register.moreOfIt = register.quotas
      list['x-unknown'] = 'moreOfIt'
    },
  ],
  ['rule-names-kebab-case', 'camelCase', ({ list }) => set(list, { 'x-rules': { inOrder: some(STATED) } })],
  ['rules-described', 'a rule that is a string', ({ list }) => set(list, { 'x-rules': { sorted: 'Sorted.' } })],
  ['rules-described', 'no sentence', ({ list }) => set(list, { 'x-rules': { sorted: some({ about: STATED.about }) } })],
  ['rules-described', 'no place', ({ list }) => set(list, { 'x-rules': { sorted: some({ see: STATED.see }) } })],
  ['operation-summary', 'a blank summary', ({ list }) => set(list, { summary: ' ' })],
  ['described', 'a blank description', ({ list }) => set(list, { description: ' \n' })],
  ['described', 'no full stop', ({ create }) => set(create.requestBody, { description: 'A thing' })],
  ['described', 'a rule without a description', ({ list }) => set(list, { 'x-rules': { sorted: STATED } })],
  ['described', 'a component without a description', ({ thing }) => set(thing, { description: undefined })],
  ['described', 'an undescribed alternative', property({ oneOf: [{ type: 'string' }] })],
  ['described', 'an undescribed property', ({ properties }) => set(properties.state, { description: undefined })],
  ['described', 'an undescribed item', ({ labels }) => set(labels.schema.items, { description: undefined })],
  ['described', 'an undescribed link', ({ link }) => set(link, { description: undefined })],
  ['described', 'an undescribed object', ({ properties }) => set(properties.extra, { description: undefined })],
  ['unit-described', 'camelCase', ({ properties }) => set(properties.cooldownSeconds, { description: 'A time.' })],
  ['unit-described', 'snake_case', property({ type: 'number' }, 'amount_cents_remaining')],
  ['unit-described', 'another unit', property({ type: 'number', description: 'In seconds.' }, 'runtimeMs')],
  ['limit-once', 'a property', ({ properties }) => set(properties.file_size, { description: 'At most 1,000 bytes.' })],
  ['limit-once', 'a negative limit', property({ exclusiveMinimum: -5, description: 'More than -5.' })],
  ['limit-once', 'a default', property({ default: 7, description: 'If omitted, 7.' })],
  ['limit-once', 'a parameter', ({ pageSize }) => set(pageSize, { description: 'How many things, 200 at most.' })],
  ['no-ambiguous-paths', 'a template', path(`${collection}/hot`, 'patch', 'updateHot')],
  [
    'no-ambiguous-paths',
    'templates in different segments',
    (places) => {
      path(`${collection}/more/{id}`)(places)
      path(`${collection}/{id}/last`, 'get', 'getLast')(places)
    },
  ],
  // no-ambiguous-paths leaves this case to path-params: the fixture has a PATCH at {thing_id}.
  ['path-params', 'templates that differ only in names', path(`${collection}/{id}`, 'patch', 'updateMore')],
  ['retry-safe', 'no x-retry-safe', ({ list }) => set(list, { 'x-retry-safe': undefined })],
  ['retry-safe', 'a POST that is retry-safe', ({ create }) => set(create, { 'x-retry-safe': true })],
  ['retry-safe', 'a PATCH that is retry-safe', ({ update }) => set(update, { 'x-retry-safe': true })],
  ['retry-safe', 'a DELETE that is retry-safe', ({ remove }) => set(remove, { 'x-retry-safe': true })],
  [
    'retry-safe',
    'a computation that is not',
    ({ paths }) => set(paths[`${collection}/hash`].post, { 'x-retry-safe': false }),
  ],
  ['list-parameter-commas', 'explode true', ({ labels }) => set(labels, { explode: true })],
  ['path-parameter-is-string', 'no type', ({ parameters }) => set(parameters.ThingId.schema, { type: undefined })],
  ['bearer-security', 'an alternative without security', ({ document }) => document.security.push({})],
  ['bearer-security', 'another scheme', ({ securitySchemes }) => set(securitySchemes.bearerAuth, { scheme: 'basic' })],
  ['no-operation-security', 'an operation without security', ({ list }) => set(list, { security: [] })],
  ['operation-tags', 'no tag', ({ list }) => set(list, { tags: undefined })],
  ['operation-singular-tag', 'two tags', ({ list }) => list.tags.push('Things')],
  ['operation-tag-defined', 'an undefined tag', ({ list }) => set(list, { tags: ['More'] })],
  ['response-set', 'no success', ({ list }) => set(list.responses, { '2XX': undefined }), 'operation-success-response'],
  ['response-set', 'two successes', ({ list }) => set(list.responses, { 204: { description: 'Nothing.' } })],
  ['response-set', 'no 400', ({ list }) => set(list.responses, { 400: undefined })],
  [
    'response-set',
    'an error without a description of its own',
    ({ list }) => set(list.responses, { 404: list.responses[400] }),
  ],
  ['response-set', 'a range of errors', ({ list }) => set(list.responses, { '4XX': list.responses[400] })],
  ['links-lead-on', 'an unknown operation', ({ link }) => set(link, { operationId: 'updateAll' })],
  ['links-lead-on', 'a missing parameter', ({ link }) => set(link, { parameters: {} })],
  ['links-lead-on', 'no parameter', ({ link }) => set(link.parameters, { thing_id: '$request.path.thing_id' })],
  ['links-lead-on', 'no property', ({ link }) => set(link.parameters, { thing_id: '$response.body#/id' })],
  ['no-content-is-empty', 'content', ({ remove, responses }) => set(remove.responses[204], responses.BadRequest)],
  ['success-has-json', 'no content', ({ list }) => set(list.responses['2XX'], { content: undefined })],
  ['error-body-is-message', 'an optional message', ({ schemas }) => set(schemas.Error, { required: undefined })],
  ['error-body-is-message', 'further fields', ({ schemas }) => set(schemas.Error, { additionalProperties: undefined })],
  ['media-type-is-json', 'XML', ({ create, sent }) => set(create.requestBody.content, { 'application/xml': sent })],
  ['media-type-example', 'empty examples', ({ sent }) => set(sent, { examples: {} })],
  ['media-type-example', 'no example in a component', ({ badRequest }) => set(badRequest, { example: undefined })],
  [
    'schemas-are-components',
    'an object',
    ({ sent }) => set(sent, { schema: some({ type: 'object', required: ['kind'] }) }),
  ],
  ['schemas-are-components', 'objects in a list', ({ listed, thing }) => set(listed.schema, { items: thing })],
  ['bounds-in-order', 'minimum above maximum', property({ minimum: 3, maximum: 2 })],
  ['bounds-in-order', 'minimum equal to exclusiveMaximum', property({ minimum: 3, exclusiveMaximum: 3 })],
  ['no-bare-object', 'an object or null', property({ type: ['object', 'null'], examples: [null] })],
  ['no-bare-object', 'an object with empty properties', property({ type: 'object', properties: {}, 'x-order': 1 })],
  ['open-object-is-unknown', 'true', property({ type: 'object', additionalProperties: true })],
  ['open-object-is-unknown', '{}', property({ type: 'object', additionalProperties: {} })],
  ['oas3-valid-schema-example', 'a default above the maximum', property({ type: 'integer', maximum: 3, default: 4 })],
  ['identifier-is-property', 'false', property({ type: 'string', 'x-identifier': false })],
  ['identifier-is-property', 'at a component', ({ thing }) => set(thing, { 'x-identifier': true })],
  ['unknown-entry', 'no question mark', ({ register }) => set(register.quotas, { question: 'Quotas.' })],
  ['unknown-entry', 'null without quotes', ({ register }) => set(register.quotas, { about: [null] })],
  ['unknown-exists', 'not in the register', ({ list }) => set(list, { 'x-unknown': 'nowhere' })],
  ['unknown-exists', 'twice', ({ list }) => set(list, { 'x-unknown': ['quotas', 'quotas'] })],
  ['unknown-exists', 'an ID that is not a string', ({ list }) => set(list, { 'x-unknown': [7] })],
  ['unknown-exists', 'an empty list at an operation', ({ list }) => set(list, { 'x-unknown': [] })],
  ['unknown-exists', 'no open fields', ({ properties }) => set(properties.kind, { 'x-unknown': [] })],
  [
    'unknown-exists',
    'no list where an empty one is allowed',
    ({ schemas, properties, register }) => {
      set(register.quotas, { about: 'fields' })
      set(schemas.Thing, { 'x-unknown': 'quotas' })
      set(properties.kind, { 'x-unknown': null })
    },
  ],
  ['unknown-used', 'an entry without pointers', ({ register }) => set(register, { 'another-gap': register.quotas })],
  ['unknown-not-in-prose', 'in backticks', ({ list }) => set(list, { description: 'Lists them (`quotas`).' })],
  ['unknown-not-in-prose', 'in a summary', ({ update }) => set(update, { summary: 'Update thing-state-values' })],
  ['no-enum-on-unknown-values', 'an enum', ({ properties }) => set(properties.state, { enum: ['new', 'old'] })],
  [
    'no-enum-on-unknown-values',
    'behind a reference',
    ({ schemas, properties }) => {
      schemas.Kind = some({ type: 'string', const: 'new' })
      set(properties.state, { anyOf: [{ $ref: '#/components/schemas/Kind' }] })
    },
  ],
  [
    'no-enum-on-unknown-values',
    'a parameter',
    ({ labels }) => {
      labels['x-unknown'] = 'thing-state-values'
      labels.schema.items = some({ type: 'string', enum: ['red', 'round'] })
    },
  ],
]

const folder = temporaryFolder(afterAll)
const codesOf = new Map<string, string[]>()

beforeAll(() => {
  const files = rows.map(([, , breakIt], index) => {
    const places = readPlaces()
    breakIt(places)
    const file = join(folder, `${index}.json`)
    writeFileSync(file, JSON.stringify(places.document))
    return file
  })
  const report = join(folder, 'report.json')
  const command = join(root, 'node_modules/@stoplight/spectral-cli/dist/index.js')
  const options = ['--ruleset', join(root, '.spectral.yaml'), '--format', 'json', '--output', report]
  const args = [command, 'lint', join(root, FIXTURE), ...files, ...options]
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' })
  // Exit code 1 means that Spectral has findings, as it must for broken documents.
  expect(run.status, run.stderr).toBe(1)
  for (const { source, code } of JSON.parse(readFileSync(report, 'utf8'))) {
    codesOf.set(basename(source), [...(codesOf.get(basename(source)) ?? []), code])
  }
})

test('fixture.yaml conforms to every rule', () => {
  expect(codesOf.get('fixture.yaml')).toBeUndefined()
})

test.each(rows.map(([rule, what, , ...besides], index) => ({ rule, what, besides, index })))(
  '$rule is broken by: $what',
  ({ rule, besides, index }) => {
    expect([...new Set(codesOf.get(`${index}.json`))].sort()).toEqual([rule, ...besides].sort())
  },
)

test.each(houseRules)('$name is an error, has a message, and is broken by a row', ({ name, severity, message }) => {
  expect(severity).toBe('error')
  expect(message).toContain('{{description}}')
  expect(rows.map(([rule]) => rule)).toContain(name)
})

test('Redocly finds an example, an error and all descriptions of each operation', () => {
  const bin = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const { stdout } = spawnSync(process.execPath, [bin, 'score', 'openapi.yaml', '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  })
  const { subscores } = JSON.parse(stdout)
  expect(subscores).toMatchObject({ documentationQuality: 1, exampleCoverage: 1, errorClarity: 1 })
  // The other subscores, and with them the score, depend on how the API is designed: each operation changes them.
})
