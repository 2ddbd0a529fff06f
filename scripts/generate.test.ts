import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { UsageError } from '../src/command.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, runScript } from '../src/testing/run-script.ts'
import { filesOf } from './generate/files.ts'

const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
const files = await filesOf(source)

/** Generates the files from an edited copy of the document. */
// biome-ignore lint/suspicious/noExplicitAny: tests edit any part of the document
async function generatedWith(edit: (document: any) => void): Promise<Record<string, string>> {
  const document = parse(source)
  edit(document)
  return filesOf(`# a $ref: elsewhere\n${stringify(document)}`)
}

test('the committed files in generated/ are up to date', async () => {
  for (const [name, content] of Object.entries(files)) {
    expect(await readFile(join(root, 'generated', name), 'utf8'), name).toBe(content)
  }
})

test('comments of schemas and parameters state limits and open questions, including those of references', async () => {
  const { 'types.ts': types = '', 'operations.ts': operations } = await generatedWith(({ paths, components }) => {
    const schema = { type: 'integer', description: 'A limit.', minimum: 3, maximum: 9, default: 4 }
    components.schemas.Planted = schema
    const { properties } = components.schemas.AppConfiguration
    properties.planted = { $ref: '#/components/schemas/Planted', 'x-unknown': 'a' }
    components.schemas.AppConfiguration['x-unknown'] = 'app-field-types'
    properties.other = { type: 'string', description: 'Other.', 'x-unknown': ['app-field-types', 'a', 'b'] }
    const list = { oneOf: [{ type: 'array', maxItems: 5 }, { type: 'string' }] }
    properties.list = { description: 'A planted list.', ...list }
    const { get } = paths['/v3/projects/{project_id}/apps/{app_id}/containers/active']
    const schemaOfP = { $ref: '#/components/schemas/Planted' }
    get.parameters = [{ name: 'p', in: 'query', description: 'Planted.', schema: schemaOfP }]
  })
  expect(types).toMatch(
    /\* A limit\. A whole number, at least 3, at most 9\. Default 4\.\n.*@remarks Open question: a \(/,
  )
  expect(types).toMatch(/\* Other\.\n.*@remarks Open questions: a, b \(/)
  expect(types).toContain('* Planted. A whole number, at least 3, at most 9. Default 4.')
  expect(types).toContain('* A planted list. At most 5 items.')
  expect(operations).toContain('- `p`: Planted. A whole number, at least 3, at most 9. Default 4.')
})

test('a rule in x-rules becomes a member of RuleId and a fact', async () => {
  const changed = await generatedWith(({ paths }) => {
    const { get } = paths['/v3/projects/{project_id}/apps/{app_id}/containers/active']
    get['x-rules'] = { planted: { description: 'A planted rule,\non two lines.' } }
  })
  expect(changed['rules.ts']?.match(/'listActiveContainers\/[^']+'/g)).toEqual(["'listActiveContainers/planted'"])
  expect(changed['facts.json']).toMatch(
    /^\{"id":"listActiveContainers\/rule\/planted",.*"says":"A planted rule, on two lines\."/m,
  )
})

test('a property may have the name of a keyword, and a value may look like a reference', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const type = { type: 'string', description: 'A planted kind.' }
  const { 'types.ts': types = '' } = await generatedWith(({ components }) => {
    const value = { default: { $ref: 'elsewhere' }, examples: [{ $ref: 'b' }] }
    const properties = { type, default: type, minimum: type, value: { type: 'object', ...value } }
    components.schemas.AppConfiguration.properties.planted = { type: 'object', properties }
  })
  expect(types.match(/\* A planted kind\. \*\//g)).toHaveLength(3)
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
})

const cannot = (words: string) => new RegExp(`^Cannot generate from openapi\\.yaml: ${words}`)
const elsewhere = /^openapi\.yaml refers to (elsewhere\.yaml|http:\/\/127\.0\.0\.1:1\/x);/

test.each<[string, (text: string) => string, RegExp]>([
  ['is not YAML', (text) => `${text}\nbroken: [\n`, /^openapi\.yaml is not valid YAML: .* at line \d+, column \d+\.$/m],
  ['is empty', () => '', /^openapi\.yaml has no paths/],
  ['is a list', () => '- a\n', /^openapi\.yaml has no paths/],
  ['has no paths', () => 'paths: {}\n', /^openapi\.yaml has no paths/],
  ['has a dangling reference', (text) => text.replace('schemas/CustomDomain', 'schemas/Nothing'), cannot('.*Nothing')],
  [
    'has a reference to a URL',
    (text) => text.replace(/#\/components\/schemas\/\w+/, 'http://127.0.0.1:1/x'),
    elsewhere,
  ],
  ['refers to a URL in flow style', (text) => `${text}\nx-planted: {a: {'$ref': 'http://127.0.0.1:1/x'}}\n`, elsewhere],
  [
    'has a response in another file',
    (text) => text.replace(/'#\/components\/responses\/\w+'/, 'elsewhere.yaml'),
    elsewhere,
  ],
  // openapi-typescript resolves references in examples.
  [
    'has an example in another file',
    (text) => text.replace(/( +)example:\n/, '$&$1  $ref: elsewhere.yaml\n'),
    elsewhere,
  ],
  [
    'has a header parameter',
    (text) => text.replace('in: query', 'in: header'),
    cannot('computeBaseImageHash has the parameter region in header'),
  ],
  ['has an empty path', (text) => text.replace('\npaths:\n', '$&  /planted:\n'), cannot('/planted is not an object')],
  [
    'has an empty operation',
    (text) => text.replace('\npaths:\n', '$&  /planted: { get: }\n'),
    cannot('GET /planted is not an object'),
  ],
  [
    'lacks an operationId',
    (text) => text.replace('      operationId: getRun\n', ''),
    cannot('the operationId of GET \\S+/runs/\\S+ is missing or not a string'),
  ],
  [
    'uses an operationId twice',
    (text) => text.replace('operationId: getRun\n', 'operationId: updateApp\n'),
    cannot('two operations have the operationId updateApp'),
  ],
  [
    'lacks responses',
    (text) => text.replace('      responses:', '      x-responses:'),
    cannot('the responses of \\w+ \\S+ are missing or not an object'),
  ],
  [
    'lacks a path parameter',
    (text) => text.replace('/domains/{domain_id}:', '/domains/{other}:'),
    cannot('deleteDomain does not define the path parameter other'),
  ],
  [
    'has an empty list of parameters',
    (text) => text.replace(/( {6}parameters:\n)( {8}.*\n)+/, '$1'),
    cannot('the parameters of \\w+ \\S+ are not a list'),
  ],
  [
    'has no rules under x-rules',
    (text) => text.replace(/( {6}x-rules:\n)( {8}.*\n)+/, '$1'),
    cannot('the x-rules of \\w+ \\S+ are not an object'),
  ],
  [
    'has a rule without a description',
    (text) => text.replace(/( +)x-rules:\n/, '$&$1  planted: text\n'),
    cannot('the description of the rule planted of \\w+ is missing'),
  ],
  [
    'has an unknown keyword',
    (text) => text.replace(/^( +)minimum: /m, '$1multipleOf: 1\n$&'),
    cannot('the keyword "multipleOf" at /components/schemas/'),
  ],
  [
    'has a parameter with the name of a field of the body',
    (text) => text.replace('name: region\n', 'name: baseImageUri\n'),
    cannot('computeBaseImageHash has a parameter and a body field named baseImageUri'),
  ],
  [
    'has a schema with the name of a result',
    (text) => text.replace(/(\n {2}schemas:\n)/, '$1    GetRunResult: { type: string }\n'),
    cannot('the schema GetRunResult has the name of the result of getRun'),
  ],
  ['has no license', (text) => text.replace(/ {2}license:\n( {4}.*\n)+/, ''), cannot('info\\.license is missing')],
  [
    'has an entry whose assumes is text',
    (text) => text.replace(/assumes: \[(\w+)\]/, 'assumes: $1'),
    cannot('assumes of the unknown [a-z-]+ is not a list'),
  ],
])('a document that %s is rejected in one line', async (_, breakIt, line) => {
  const error = await filesOf(breakIt(source)).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toMatch(line)
  expect((error as Error).message).not.toContain('\n')
})

describe('npm run generate', () => {
  let copy: string
  beforeAll(async () => {
    copy = await copyProject()
  })
  afterAll(() => rm(copy, { recursive: true }))

  const generate = (...args: string[]) => runScript('scripts/generate.ts', args, { cwd: copy })
  const read = (file: string) => readFile(join(copy, file), 'utf8')

  test('a new parameter makes types, methods, facts and JSON stale, and npm run generate updates them', async () => {
    const document = parse(await read('openapi.yaml'))
    const events = document.paths['/v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events'].get
    const schema = { type: 'integer', maximum: 654321, default: 7 }
    events.parameters.push({ name: 'planted', in: 'query', description: 'Planted.', schema })
    await writeFile(join(copy, 'openapi.yaml'), stringify(document))
    const compat = Object.keys(files).filter((name) => name.startsWith('openapi.compat'))
    const changed = [
      'openapi.json',
      'types.ts',
      'operations.ts',
      'operation-table.ts',
      'constants.ts',
      'facts.json',
      'validators/requests.js',
      'validators/facts.js',
      ...compat,
    ]
    const names = changed.map((name) => `generated/${name}`)
    expect(await generate('--check')).toMatchObject({
      code: 1,
      stderr: `Out of date with openapi.yaml: ${names.join(', ')}\nRun \`npm run generate\` and commit the result.\n`,
    })
    expect(await generate()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Written: /), stderr: '' })
    for (const name of names) expect(await read(name), name).toMatch(/planted|654321/)
    const facts = JSON.parse(await read('generated/facts.json')) as { id: string; value?: unknown }[]
    expect(
      facts.flatMap(({ id, value }) => (id.includes('/query.planted') ? [[id.split('/')[2], value]] : [])),
    ).toEqual([
      [undefined, undefined],
      ['optional', undefined],
      ['type', 'integer'],
      ['maximum', 654321],
      ['default', 7],
    ])
    expect(await generate('--check')).toMatchObject({ code: 0 })
  })

  test('a dangling reference gives one line on stderr and exit code 2, and nothing is written', async () => {
    const before = await read('generated/operations.ts')
    const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
    await writeFile(join(copy, 'openapi.yaml'), source.replace('schemas/CustomDomain', 'schemas/Nothing'))
    const one = /^Cannot generate from openapi\.yaml: .*Nothing.*\n$/
    expect(await generate()).toMatchObject({ code: 2, stderr: expect.stringMatching(one) })
    expect(await read('generated/operations.ts')).toBe(before)
  })

  test('a bug in the generator is not reported as an error in the document', async () => {
    await writeFile(join(copy, 'openapi.yaml'), await readFile(join(root, 'openapi.yaml')))
    const file = join(copy, 'scripts/generate/types.ts')
    const words = await readFile(file, 'utf8')
    await writeFile(
      file,
      words.replace(/(function limitsInWords\(.*\n)/, "$1  if (schema) throw new TypeError('a bug')\n"),
    )
    const { code, stderr } = await generate()
    expect(stderr).toContain('TypeError: a bug')
    expect(stderr).not.toContain('Cannot generate')
    expect(code).toBe(1)
  })
})
