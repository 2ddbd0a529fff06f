import { execFile } from 'node:child_process'
import { access, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node/serve.ts'
import { copyProject } from '../../src/testing/project-copy.ts'
import { root } from '../../src/testing/run-script.ts'
import { baseUrlOf, codeSamples } from './samples.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

const samples = Object.entries(codeSamples(document)).map(([id, [curl, typeScript]]) => ({ id, curl, typeScript }))
const answered = new Set(listOperations(document).flatMap(({ id, success }) => (success.schema ? id : [])))
const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })

let served: Awaited<ReturnType<typeof serveSandbox>>
let copy: string
/** Inside a copy of the project, so that the samples import the built package by its name. */
let folder: string
beforeAll(async () => {
  await access(join(root, 'dist/lib')).catch(() => {
    throw new Error('The package is not built; run `npm run build` first, as `npm test` does.')
  })
  served = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1' })
  copy = await copyProject()
  await symlink(join(root, 'dist'), join(copy, 'dist'))
  folder = join(copy, 'samples')
  await mkdir(folder)
})
afterAll(async () => {
  await served.close()
  await rm(copy, { recursive: true })
})

const here = (source: string) => source.replaceAll(baseUrlOf(document), served.url)

test('every operation has one of each', () => {
  expect(samples.map(({ id }) => id)).toEqual(listOperations(document).map(({ id }) => id))
})

test('those in TypeScript compile, with the types of the built package', async () => {
  for (const { id, typeScript } of samples) await writeFile(join(folder, `${id}.ts`), here(typeScript.source))
  const compilerOptions = { typeRoots: ['../node_modules/@types'] }
  const config = { extends: '../tsconfig.json', include: ['*.ts'], compilerOptions }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = require.resolve('typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '--project', folder]).catch((error) => error)
  expect(stdout).toBe('')
})

test('those in TypeScript run, one after the other on one sandbox, in the order of the docs', async () => {
  await sandbox.reset()
  // One process for all.
  const runner = `
    for (const id of ${JSON.stringify(samples.map(({ id }) => id))}) {
      console.log('#' + id)
      await import('./' + id + '.ts')
    }`
  await writeFile(join(folder, 'run.mjs'), runner)
  const { stdout } = await run(process.execPath, [join(folder, 'run.mjs')], { timeout: 240_000 })
  const printed = Object.fromEntries(
    stdout
      .split(/^#/m)
      .slice(1)
      .map((part) => part.split(/\n([\s\S]*)/)),
  )
  for (const { id } of samples) expect(printed[id] !== '', id).toBe(answered.has(id))
})

describe('those in cURL run, one after the other', () => {
  beforeAll(() => sandbox.reset())

  test.each(samples)('$id', async ({ id, curl }) => {
    const command = here(curl.source).replace('curl', 'curl --silent --show-error --fail-with-body --max-time 60')
    const { stdout } = await run('sh', ['-c', command])
    expect(stdout !== '').toBe(answered.has(id))
    if (stdout !== '') expect(() => JSON.parse(stdout)).not.toThrow()
  })
})
