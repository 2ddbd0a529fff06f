/** Tests that generate in a copy of the project, with the real document. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { NO_SUCH_NAME } from '../src/testing/no-such-name.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, runScript, startMockProcess } from '../src/testing/run-script.ts'

const source = await readFile(join(root, 'openapi.yaml'), 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: the edits change the document in ways that no type would allow
type Node = any

test('npm run generate writes what --check lists, and nothing if the document is invalid', async () => {
  const copy = await copyProject()
  onTestFinished(() => rm(copy, { recursive: true }))
  const generate = (...args: string[]) => runScript('scripts/generate.ts', args, { cwd: copy })
  const read = (file: string) => readFile(join(copy, file), 'utf8')
  const edit = (change: (document: Node) => void) => {
    const document = parse(source)
    change(document)
    return writeFile(join(copy, 'openapi.yaml'), stringify(document))
  }

  await edit(({ components }) =>
    Object.assign(components.schemas, { Planted: { $ref: '#/components/schemas/Nothing' } }),
  )
  const before = await read('generated/operations.ts')
  expect(await generate()).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Cannot generate .*Nothing.*\n$/) })
  expect(await read('generated/operations.ts')).toBe(before)

  const planted = { name: 'planted', in: 'query', description: 'A limit.', schema: { type: 'integer', maximum: 9 } }
  await edit(({ paths }) => {
    const [item] = Object.values<Node>(paths)
    item.parameters = [...(item.parameters ?? []), planted]
  })
  const { code, stderr } = await generate('--check')
  expect(code).toBe(1)
  const [, list = ''] = stderr.match(/^Out of date with openapi\.yaml: (.*)\nRun `npm run generate` and commit /) ?? []
  const names = list.split(', ')
  for (const name of ['openapi.json', 'types.ts', 'operation-table.ts', 'constants.ts', 'facts.json'])
    expect(names).toContain(`generated/${name}`)
  expect(await generate()).toMatchObject({ code: 0, stdout: `Written: ${list}\n`, stderr: '' })
  for (const name of names) expect(await read(name), name).not.toBe(await readFile(join(root, name), 'utf8'))
  expect(await read('generated/types.ts')).toContain('planted')
  expect(await generate('--check')).toMatchObject({ code: 0 })
})

test('an added operation can be called before it has a handler and a baseline call, which the type check asks for', async () => {
  const cwd = await copyProject()
  onTestFinished(() => rm(cwd, { recursive: true }))
  const document = parse(source)
  const { get, ...item } = document.paths['/v2/projects/{project_id}/api-keys']
  document.paths['/planted/{project_id}'] = { ...item, get: { ...get, operationId: NO_SUCH_NAME, 'x-rules': {} } }
  await writeFile(join(cwd, 'openapi.yaml'), stringify(document))
  expect(await runScript('scripts/generate.ts', [], { cwd })).toMatchObject({ code: 0 })

  const { process, url } = await startMockProcess({ cwd })
  onTestFinished(() => void process.child.kill('SIGINT'))
  const options = { cwd, env: { API_URL: url, PROJECT_ID: 'p', API_TOKEN: 'any' } }
  const called = await runScript('scripts/cli.ts', ['call', NO_SUCH_NAME], options)
  expect(called).toMatchObject({ code: 0, stdout: expect.stringContaining('"apiKey":') })

  const typed = `import type { Client } from './index.ts'\nexport const list = (api: Client) => api.${NO_SUCH_NAME}()\n`
  await writeFile(join(cwd, 'src/client/planted.ts'), typed)
  const { stdout } = await runScript('node_modules/typescript-7/bin/tsc', [], { cwd })
  expect(stdout.match(/^[^\s(]+(?=\()/gm)).toEqual(['contract-tests/tags/index.ts', 'src/sandbox/api/core.ts'])
  expect(stdout).toMatch(/"No_Such_Name", "Add the operation .*'No_Such_Name' is missing .*'Handlers'/s)
})
