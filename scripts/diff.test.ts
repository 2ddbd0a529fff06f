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

test.each([
  ['paths', '', 'is not an OpenAPI document of version 3.1 or 3.2 with "paths"'],
  ['swagger', 'openapi: 3.0.3\npaths: {}', 'is not an OpenAPI document of version 3.1 or 3.2 with "paths"'],
  ['yaml', 'a: [', 'is not valid YAML: '],
  ['alias', `${OPENAPI} {/a: *none}`, ':2 uses the alias *none, but there is no anchor &none before it.'],
  [
    'required',
    `${OPENAPI} {/a: {get: {responses: {200: {content: {a: {schema: {required: 1}}}}}}}}`,
    'Cannot compare; ',
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
