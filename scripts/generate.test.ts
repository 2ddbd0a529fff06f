import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, runScript } from '../src/testing/run-script.ts'

let copy: string
beforeAll(async () => {
  copy = await copyProject()
})
afterAll(() => rm(copy, { recursive: true }))

const generate = (...args: string[]) => runScript('scripts/generate.ts', args, { cwd: copy })
const read = (file: string) => readFile(join(copy, file), 'utf8')

test('a new limit makes types, methods, facts and JSON stale, and npm run generate updates them', async () => {
  const document = parse(await read('openapi.yaml'))
  const events = document.paths['/v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events'].get
  const schema = { type: 'integer', maximum: 654321, default: 7 }
  events.parameters.push({ name: 'planted', in: 'query', description: 'Planted.', schema })
  await writeFile(join(copy, 'openapi.yaml'), stringify(document))

  const names = ['openapi.json', 'types.ts', 'operations.ts', 'facts.json'].map((name) => `generated/${name}`)
  expect(await generate('--check')).toMatchObject({
    code: 1,
    stderr: `Out of date with openapi.yaml: ${names.join(', ')}\nRun \`npm run generate\` and commit the result.\n`,
  })
  expect(await generate()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Written: /), stderr: '' })
  for (const name of names) expect(await read(name), name).toContain('654321')
  const facts = JSON.parse(await read('generated/facts.json')) as { id: string; value?: unknown }[]
  expect(facts.flatMap(({ id, value }) => (id.includes('/query.planted') ? [[id.split('/')[2], value]] : []))).toEqual([
    [undefined, undefined],
    ['optional', undefined],
    ['type', 'integer'],
    ['maximum', 654321],
    ['default', 7],
  ])
  expect(await generate('--check')).toMatchObject({ code: 0 })
})

test('an edited file is stale', async () => {
  await writeFile(join(copy, 'generated/types.ts'), '// mine\n')
  expect(await generate('--check')).toMatchObject({ code: 1, stderr: expect.stringContaining('generated/types.ts') })
})

test('a document with an error, or bad usage, ends with exit code 2 and one line, and writes nothing', async () => {
  const before = await read('generated/operations.ts')
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  await writeFile(join(copy, 'openapi.yaml'), source.replace('schemas/CustomDomain', 'schemas/Nothing'))
  const one = /^openapi\.yaml cannot be generated from: .*Nothing.*\n$/
  expect(await generate()).toMatchObject({ code: 2, stderr: expect.stringMatching(one) })
  expect(await read('generated/operations.ts')).toBe(before)
  expect(await generate('--chekc')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Unknown option .*\n$/) })
})

test('a bug of the generator is not blamed on the document', async () => {
  await writeFile(join(copy, 'openapi.yaml'), await readFile(join(root, 'openapi.yaml')))
  const file = join(copy, 'scripts/generate/types.ts')
  const words = await readFile(file, 'utf8')
  await writeFile(file, words.replace(/(function limitsInWords\(.*\n)/, "$1  if (schema) throw new TypeError('a bug')\n"))
  const { code, stderr } = await generate()
  expect(stderr).toContain('TypeError: a bug')
  expect(stderr).not.toContain('openapi.yaml cannot')
  expect(code).toBe(1)
})
