import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { operationTable } from '../generated/operation-table.ts'
import * as functions from '../generated/operations.ts'
import schema from '../generated/seed.schema.json' with { type: 'json' }
import { UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, runScript, startScript } from '../src/testing/run-script.ts'
import { filesOf } from './generate/files.ts'

const source = await readFile(join(root, 'openapi.yaml'), 'utf8')

test('the committed files in generated/ are up to date', async () => {
  for (const [name, content] of Object.entries(await filesOf(source))) {
    expect(await readFile(join(root, 'generated', name), 'utf8'), name).toBe(content)
  }
})

test('each operation has a function, which passes the operation to its caller', () => {
  const call = (...args: unknown[]) => args as never
  const told = Object.entries(functions).map(([id, send]) => [id, send({ call }, {} as never, 'options')])
  const expected = Object.entries(operationTable).map(([id, operation]) => [id, [operation, {}, 'options']])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected))
  expect(told).toHaveLength(listOperations(parse(source)).length)
})

// The document has no such fields, so the committed files show nothing of them.
test('comments state the limits of references, and a field may have the name of a keyword', async () => {
  const document = parse(source)
  const { schemas } = document.components
  schemas.Planted = { type: 'integer', description: 'A limit.', minimum: 3, maximum: 9, default: 4 }
  const type = { type: 'string', description: 'A planted kind.' }
  const odd = { type: 'object', properties: { type, default: type, minimum: type } }
  const planted = { $ref: '#/components/schemas/Planted', 'x-unknown': ['app-field-types', 'a'] }
  Object.assign(schemas.AppConfiguration.properties, { planted, odd })
  const { 'types.ts': types = '' } = await filesOf(`# a $ref: elsewhere\n${stringify(document)}`)
  const limit = /\* A limit\. A whole number, at least 3, at most 9\. Default 4\.\n.*@remarks Open questions: .*, a \(/
  expect(types).toMatch(limit)
  expect(types.match(/\* A planted kind\. \*\//g)).toHaveLength(3)
})

const cannot = (words: string) => new RegExp(`^Cannot generate from openapi\\.yaml: ${words}`)
const elsewhere = /^openapi\.yaml refers to elsewhere\.yaml;/

test.each<[what: string, find: string | RegExp, by: string, RegExp]>([
  ['is not YAML', 'paths:', 'paths: [', /^openapi\.yaml is not valid YAML: .* at line \d+, column \d+\.$/],
  ['contains itself', 'x-unknowns:\n', 'x-cycle: &a [*a]\n$&', /^openapi\.yaml contains itself/],
  ['has no register', 'x-unknowns:\n', 'x-others:\n', cannot('x-unknowns is missing or not an object')],
  ['is empty', /^.*$/s, '', /^openapi\.yaml has no paths/],
  ['refers to nothing', 'schemas/CustomDomain', 'schemas/Nothing', cannot('.*Nothing')],
  ['refers to another file', /'#\/components\/responses\/\w+'/, 'elsewhere.yaml', elsewhere],
  // openapi-typescript resolves references in examples.
  ['has an example in another file', /( +)example:\n/, '$&$1  $ref: elsewhere.yaml\n', elsewhere],
  ['has a header parameter', 'in: query', 'in: header', cannot('\\w+ has the parameter region in header')],
  ['has an empty operation', '\npaths:\n', '$&  /a: { get: }\n', cannot('GET /a is not an object')],
  ['lacks an operationId', 'operationId: getRun\n', 'x-a: b\n', cannot('the operationId of GET .+ is missing')],
  ['uses an operationId twice', 'Id: getRun\n', 'Id: updateApp\n', cannot('two operations have .+ updateApp')],
  ['lacks responses', '      responses:', '      x-responses:', cannot('the responses of \\w+ \\S+ are missing')],
  ['lacks a path parameter', '/{domain_id}:', '/{other}:', cannot('.+ does not define the path parameter other')],
  ['has no list of parameters', /( {6}parameters:\n)( {8}.*\n)+/, '$1', cannot('the parameters of .+ are not a list')],
  ['has no rules', /( {6}x-rules:\n)( {8}.*\n)+/, '$1', cannot('the x-rules of \\w+ \\S+ are not an object')],
  ['has an undescribed rule', /( +)x-rules:\n/, '$&$1  a: text\n', cannot('the description of the rule a of \\w+ is')],
  ['has an unknown keyword', /^( +)minimum: /m, '$1multipleOf: 1\n$&', cannot('the keyword "multipleOf" at')],
  ['uses a name twice', /^ {8}baseImageUri:/m, '        region:', cannot('.+ a parameter and a body field named')],
  ['has a schema named like a result', '  schemas:\n', '$&    GetRunResult: {}\n', cannot('the schema GetRunResult')],
  ['has an undescribed parameter', /(in: query\n +)description/, '$1x-a', cannot('.+ of the parameter region of POST')],
  ['has an undescribed body', 'description: The domain to add.', 'x-a: b', cannot('.+ of the \\S+ request body of ')],
  ['has an undescribed response', 'description: The added domain.', 'x-a: b', cannot('.+ the response 2XX of POST')],
  ['has a body without schema', /schema: (.*CreateDomainR)/, 'x-a: $1', cannot('the schema of the \\S+ request body')],
  ['has no license', /^ {2}license:/m, '  x-license:', cannot('info\\.license is missing')],
  [
    'has an entry about nothing known',
    /about: side-effects\n/,
    'about: nothing\n',
    cannot('about of the unknown .+ has "nothing"'),
  ],
  [
    'has a rule about no place',
    '2XX.success/',
    '2XX.failure/',
    cannot('the rule updateApp/accepted is about "2XX.failure/meaning"'),
  ],
  ['has a rule about no aspect', 'success/meaning', 'success/sense', cannot('the rule .+ about "2XX.success/sense"')],
  [
    'states what is unknown',
    '2XX.self/meaning',
    '2XX.self/notation',
    cannot('the rule updateApp/self-leads-to-app states'),
  ],
])('a document that %s is rejected in one line', async (_, find, by, line) => {
  const error = await filesOf(source.replace(find, by)).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as Error).message).toMatch(line)
  expect((error as Error).message).not.toContain('\n')
})

test('npm run generate writes what --check lists, and nothing if the document is invalid', async () => {
  const copy = await copyProject()
  onTestFinished(() => rm(copy, { recursive: true }))
  const generate = (...args: string[]) => runScript('scripts/generate.ts', args, { cwd: copy })
  const read = (file: string) => readFile(join(copy, file), 'utf8')
  const edit = (find: string, by: string) => writeFile(join(copy, 'openapi.yaml'), source.replace(find, by))

  await edit('schemas/CustomDomain', 'schemas/Nothing')
  const before = await read('generated/operations.ts')
  expect(await generate()).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Cannot generate .*Nothing.*\n$/) })
  expect(await read('generated/operations.ts')).toBe(before)

  await edit('name: granularity\n', 'name: planted\n')
  const { code, stderr } = await generate('--check')
  expect(code).toBe(1)
  const [, list = ''] = stderr.match(/^Out of date with openapi\.yaml: (.*)\nRun `npm run generate` and commit /) ?? []
  const names = list.split(', ')
  for (const name of ['openapi.json', 'types.ts', 'operation-table.ts', 'constants.ts', 'facts.json'])
    expect(names).toContain(`generated/${name}`)
  expect(await generate()).toMatchObject({ code: 0, stdout: `Written: ${list}\n`, stderr: '' })
  for (const name of names) expect(await read(name), name).toContain('planted')
  expect(await generate('--check')).toMatchObject({ code: 0 })
})

test('an added operation can be called before it has a handler and a baseline call, which the type check asks for', async () => {
  const cwd = await copyProject()
  onTestFinished(() => rm(cwd, { recursive: true }))
  const document = parse(source)
  const { get, ...item } = document.paths['/v2/projects/{project_id}/api-keys']
  document.paths['/v2/notes/{project_id}'] = { ...item, get: { ...get, operationId: 'listNotes', 'x-rules': {} } }
  await writeFile(join(cwd, 'openapi.yaml'), stringify(document))
  expect(await runScript('scripts/generate.ts', [], { cwd })).toMatchObject({ code: 0 })

  const mock = startScript('scripts/mock.ts', ['--port', '0'], { cwd })
  onTestFinished(() => void mock.child.kill('SIGINT'))
  const [, url = ''] = await mock.printed(/Mock ready at (\S+)/)
  const options = { cwd, env: { API_URL: url, PROJECT_ID: 'p', API_TOKEN: 'any' } }
  const called = await runScript('scripts/cli.ts', ['call', 'listNotes'], options)
  expect(called).toMatchObject({ code: 0, stdout: expect.stringContaining('"apiKey":') })

  const typed = "import type { Client } from './index.ts'\nexport const list = (api: Client) => api.listNotes()\n"
  await writeFile(join(cwd, 'src/client/notes.ts'), typed)
  const { stdout } = await runScript('node_modules/typescript-7/bin/tsc', [], { cwd })
  expect(stdout.match(/^[^\s(]+(?=\()/gm)).toEqual(['contract-tests/tags/index.ts', 'src/sandbox/core.ts'])
  expect(stdout).toMatch(/"listNotes", "Add the operation .*'listNotes' is missing .*'Handlers'/s)
})

test('the published schema of seeds stands alone, and accepts the starter, exports and snapshots', async () => {
  const validate = new Ajv2020({ validateFormats: false }).compile(schema)
  const starter = parse(await readFile(join(root, 'src/sandbox/node/starter.yaml'), 'utf8'))
  const snapshot = createSandbox().snapshot()
  const { version: _, ...exported } = snapshot
  for (const seed of [starter, snapshot, exported]) expect(validate(seed), JSON.stringify(validate.errors)).toBe(true)
  for (const seed of [{ ap: [] }, { apps: [{ appId: 'a', regoin: 'x' }] }]) expect(validate(seed)).toBe(false)
  expect(JSON.stringify(schema)).not.toContain('x-unknown')
})
