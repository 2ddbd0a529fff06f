import { cp, readFile, rm, writeFile } from 'node:fs/promises'
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

test('a changed limit is stale until it is generated, and then stands in types, methods, facts and JSON', async () => {
  // Limits of this test's own, so that no edit of the document needs one here.
  const document = parse(await read('openapi.yaml'))
  const { AppConfiguration } = document.components.schemas
  const events = document.paths['/v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events'].get
  AppConfiguration.properties.planted = { type: 'integer', description: 'Planted.', minimum: 3, maximum: 123456 }
  events.parameters.push({
    name: 'planted',
    in: 'query',
    description: 'Planted.',
    schema: { type: 'integer', maximum: 654321, default: 7 },
  })
  await writeFile(join(copy, 'openapi.yaml'), stringify(document))

  const stale = await generate('--check')
  expect(stale.stderr).toBe(
    'Not what openapi.yaml says: generated/openapi.json, generated/types.ts, generated/operations.ts, ' +
      'generated/facts.json\n' +
      'Run `npm run generate` and commit the result.\n',
  )
  expect(stale.code).toBe(1)

  expect(await generate()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Written: /), stderr: '' })
  const field = 'Planted. A whole number, at least 3, at most 123456.'
  const parameter = 'Planted. A whole number, at most 654321. Default 7.'
  const lines = async (file: string) => (await read(file)).split('\n').filter((line) => line.includes('Planted.'))
  expect(await lines('generated/types.ts')).toEqual([
    expect.stringContaining(field),
    expect.stringContaining(parameter),
  ])
  expect(await lines('generated/operations.ts')).toEqual([expect.stringContaining(`- \`planted\`: ${parameter}`)])
  const generated = JSON.parse(await read('generated/openapi.json'))
  expect(generated.components.schemas.AppConfiguration.properties.planted.maximum).toBe(123456)
  const facts = JSON.parse(await read('generated/facts.json')) as { id: string; value?: unknown }[]
  const planted = facts.filter(({ id }) => id.startsWith('updateApp/body.planted') || id.includes('/query.planted'))
  expect(planted.map(({ id, value }) => [id, value])).toEqual([
    ['updateApp/body.planted/type', 'integer'],
    ['updateApp/body.planted/minimum', 3],
    ['updateApp/body.planted/maximum', 123456],
    ['listContainerEvents/query.planted', undefined],
    ['listContainerEvents/query.planted/optional', undefined],
    ['listContainerEvents/query.planted/type', 'integer'],
    ['listContainerEvents/query.planted/maximum', 654321],
    ['listContainerEvents/query.planted/default', 7],
  ])
  expect(await generate('--check')).toMatchObject({ code: 0 })
})

test('a file edited by hand is stale', async () => {
  await writeFile(join(copy, 'generated/types.ts'), '// mine\n')
  expect(await generate('--check')).toMatchObject({ code: 1, stderr: expect.stringContaining('generated/types.ts') })
})

test.each([
  ['no YAML', (text: string) => `${text}\nbroken: [\n`, /^openapi\.yaml is not valid YAML: .*\.$/m],
  [
    'with a reference to nothing',
    (text: string) => text.replace('schemas/CustomDomain', 'schemas/Nothing'),
    /^openapi\.yaml cannot be generated from: .*Nothing/,
  ],
])('a document that is %s ends with 2 and one line, and nothing is written', async (_, breakIt, line) => {
  const before = await read('generated/operations.ts')
  await writeFile(join(copy, 'openapi.yaml'), breakIt(await readFile(join(root, 'openapi.yaml'), 'utf8')))
  const { code, stderr } = await generate()
  expect(stderr).toMatch(line)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(2)
  expect(await read('generated/operations.ts')).toBe(before)
})

test('a bug of the generator is not blamed on the document', async () => {
  await cp(join(root, 'openapi.yaml'), join(copy, 'openapi.yaml'))
  const file = join(copy, 'scripts/generate/words.ts')
  const words = await readFile(file, 'utf8')
  await writeFile(file, words.replace(/(limitsInWords\(.*\n)/, "$1  if (schema) throw new TypeError('a bug')\n"))
  const { code, stderr } = await generate()
  await writeFile(file, words)
  expect(stderr).toContain('TypeError: a bug')
  expect(stderr).not.toContain('openapi.yaml cannot')
  expect(code).toBe(1)
})

test('bad usage ends with 2', async () => {
  expect(await generate('--chekc')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Unknown option '--chekc'"),
  })
})
