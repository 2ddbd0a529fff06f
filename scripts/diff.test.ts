import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { runDiff } from './diff.ts'
import { runHere } from './testing/run-here.ts'

const folder = temporaryFolder(afterAll)
const diff = (...args: string[]) => runHere(runDiff, args)

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const OPENAPI = 'openapi: 3.1.1\npaths:'
const documentWith = ({ summary = 'Things.', operationId = 'listThings', pattern = '^a' }) =>
  `${OPENAPI}
  /things:
    get:
      operationId: ${operationId}
      responses:
        200: {description: Things., content: {application/json: {schema: {type: string, pattern: ${pattern}}}}}
info: {title: Things, version: 1.0.0, summary: ${summary}}`

test.each([
  ['a reworded summary', { summary: 'Other words.' }, 0, 'breaks nobody: info: summary '],
  ['another operationId', { operationId: 'listAll' }, 1, 'BREAKS callers: operationId listThings → listAll'],
  ['another pattern', { pattern: '^(?=a)' }, 1, 'CANNOT BE JUDGED for readers: '],
])('the exit code says whether %s breaks anybody', async (name, changed, code, line) => {
  const before = write(`${name}-before.yaml`, documentWith({}))
  const { stdout, ...result } = await diff(before, write(`${name}.yaml`, documentWith(changed)))
  expect(result).toMatchObject({ code, stderr: '' })
  expect(stdout).toContain(line)
})

test('revisions are read from git', async () => {
  expect(await diff('HEAD', 'HEAD:openapi.yaml')).toMatchObject({ code: 0, stderr: '' })
})

test('one name is compared with openapi.yaml', async () => {
  const { stdout } = await diff(write('empty.yaml', `${OPENAPI} {}`))
  for (const { id } of listOperations(document)) expect(stdout).toContain(`operation added (${id})`)
})

const atA = (item: string) => `${OPENAPI} {/a: ${item}}`
const NOT_OPENAPI = ' is not an OpenAPI document of version 3.1 or 3.2 with "paths": '

test.each([
  ['nothing', '', `${NOT_OPENAPI}it is null instead of a map.`],
  ['a list', '[1]', `${NOT_OPENAPI}it is a list instead of a map.`],
  ['swagger', "swagger: '2.0'\npaths: {}", `${NOT_OPENAPI}"openapi" is missing.`],
  ['3.0', 'openapi: 3.0.3\npaths: {}', `${NOT_OPENAPI}"openapi" is "3.0.3"; expected a string such as "3.1.1".`],
  ['3.1', 'openapi: 3.1\npaths: {}', `${NOT_OPENAPI}"openapi" is 3.1; expected a string such as "3.1.1".`],
  ['no paths', 'openapi: 3.1.1', `${NOT_OPENAPI}"paths" is missing; without operations, write "paths: {}".`],
  ['yaml', 'a: [', 'is not valid YAML: '],
  ['alias', atA('*none'), ':2 uses the alias *none, but there is no anchor &none before it.'],
  ['list of paths', `${OPENAPI} []`, ':2 has a list at #/paths; expected a map.'],
  ['path', `${OPENAPI} {a: {}}`, ':2 has the key "a" at #/paths/a; expected a path that begins with /.'],
  ['path item', atA('[]'), ':2 has a list at #/paths/~1a; expected a map.'],
  ['operation', atA('{get: 7}'), ':2 has 7 at #/paths/~1a/get; expected a map.'],
  ['operationId', atA('{get: {operationId: 7}}'), ':2 has 7 at #/paths/~1a/get/operationId; expected a string.'],
  ['status', atA('{get: {responses: {"<<": {}}}}'), ' expected a status such as 200, a range such as 4XX, or default.'],
  ['response', atA('{get: {responses: {200: ok}}}'), ':2 has "ok" at #/paths/~1a/get/responses/200; expected a map.'],
  [
    'parameter',
    atA('{parameters: [{in: query}], get: {}}'),
    'has nothing at #/paths/~1a/parameters/0/name; expected a ',
  ],
  ['reference', atA('{$ref: 7}'), ':2 has 7 at #/paths/~1a/$ref; expected a string such as "#/components/'],
  [
    'member',
    atA("{$ref: '#/constructor'}"),
    ':2 refers to #/constructor, which leads to no node of the same document.',
  ],
  ['server', atA('{servers: [{}], get: {}}'), ':2 has nothing at #/paths/~1a/servers/0/url; expected a string.'],
  ['components', `components: []\n${OPENAPI} {}`, ':1 has a list at #/components; expected a map.'],
  [
    'schema',
    `components: {schemas: {A: a}}\n${OPENAPI} {}`,
    ':1 has "a" at #/components/schemas/A; expected a schema.',
  ],
  ['document security', `security:\n${OPENAPI} {}`, ':1 has null at #/security; expected a list.'],
  ['operation security', atA('{get: {security: {}}}'), 'has a map at #/paths/~1a/get/security; expected a list.'],
  ['option', atA('{get: {security: [null]}}'), '/security/0; expected a map such as {} or {token: []}.'],
  ['scopes', atA('{get: {security: [{token: }]}}'), '/security/0/token; expected a list of strings.'],
  [
    'scheme',
    atA('{get: {security: [{token: []}]}}'),
    ':2 refers to #/components/securitySchemes/token, which leads to',
  ],
  [
    'required',
    atA('{get: {responses: {200: {content: {a: {schema: {required: 1}}}}}}}'),
    ':2 has 1 at #/paths/~1a/get/responses/200/content/a/schema/required; expected a list of strings.',
  ],
  ['external', `${OPENAPI}\n  /a: {$ref: a.yaml}`, ':3 refers to a.yaml, which leads to no node of the same document.'],
  ['itself', `${OPENAPI}\n  /a: {$ref: '#/paths/~1a'}`, ':3 refers to #/paths/~1a, which leads to no node of the '],
])('a document with invalid %s gives one line on stderr and exit code 2', async (name, text, message) => {
  const file = write(`${name}-invalid.yaml`, text)
  const { code, stdout, stderr } = await diff(file, file)
  expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 2, stdout: '', lines: 2 })
  expect(stderr).toContain(message)
})

test.each([['no-such-name'], ['HEAD:none.yaml'], ['src'], ['-h:openapi.yaml']])(
  'a name that cannot be read gives one line on stderr and exit code 2: %s',
  async (name) => {
    const { code, stderr } = await diff('--', name)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^\S+ cannot be read as a file or git revision: .+\n$/)
  },
)
