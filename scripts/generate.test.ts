import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, runScript } from './testing/run-script.ts'

let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'generate-'))
  for (const part of ['openapi.yaml', 'package.json', 'scripts', 'src', 'generated']) {
    await cp(join(root, part), join(copy, part), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true }))

const generate = (...args: string[]) => runScript('scripts/generate.ts', args, { cwd: copy })
const read = (file: string) => readFile(join(copy, file), 'utf8')

test('what is committed is what openapi.yaml says', async () => {
  expect(await runScript('scripts/generate.ts', ['--check'])).toMatchObject({ code: 0, stderr: '' })
})

test('a changed limit is stale until it is generated, and then stands in the types, the methods and the JSON', async () => {
  const document = await read('openapi.yaml')
  expect(document).toMatch(/maximum: \d+\n/)
  await writeFile(join(copy, 'openapi.yaml'), document.replaceAll(/maximum: \d+\n/g, 'maximum: 123457\n'))

  const stale = await generate('--check')
  expect(stale.stderr).toBe(
    'Not what openapi.yaml says: generated/openapi.json, generated/types.ts, generated/operations.ts\n' +
      'Run `npm run generate` and commit the result.\n',
  )
  expect(stale.code).toBe(1)

  expect(await generate()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Written: /) })
  expect(await read('generated/types.ts')).toMatch(
    /Idle time in seconds before a replica scales down\. At least 1, at most 123457\./,
  )
  expect(await read('generated/operations.ts')).toMatch(/- `limit`: Events per page\..* At most 123457\. Default 50\./)
  expect(
    JSON.parse(await read('generated/openapi.json')).components.schemas.AppConfiguration.properties.port,
  ).toMatchObject({
    maximum: 123457,
  })
  expect(await generate('--check')).toMatchObject({ code: 0 })
})

test('a file edited by hand is stale', async () => {
  await writeFile(join(copy, 'generated/types.ts'), '// mine\n')
  expect(await generate('--check')).toMatchObject({ code: 1, stderr: expect.stringContaining('generated/types.ts') })
})

test('broken YAML and bad usage end with 2 and say where', async () => {
  const document = await read('openapi.yaml')
  await writeFile(join(copy, 'openapi.yaml'), `${document}\nbroken: [\n`)
  const { code, stderr } = await generate()
  expect(stderr).toMatch(/^openapi\.yaml is not valid YAML: .* at line \d+, column \d+/)
  expect(stderr).not.toContain('at parse')
  expect(code).toBe(2)
  expect(await generate('--chekc')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Unknown option '--chekc'"),
  })
})
