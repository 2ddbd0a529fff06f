import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPrism } from '../contract-tests/prism.ts'
import { root } from './testing/run-script.ts'

const run = promisify(execFile)
const readme = await readFile(join(root, 'README.md'), 'utf8')
const snippets = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)

/** Inside the project, so that the snippets import the package by its name. */
let folder: string
beforeAll(async () => {
  await mkdir(join(root, 'dist'), { recursive: true })
  folder = await mkdtemp(join(root, 'dist/readme-'))
  for (const [index, code] of snippets.entries()) await writeFile(join(folder, `snippet-${index + 1}.ts`), code)
})
afterAll(() => rm(folder, { recursive: true }))

test('the TypeScript of the README compiles', async () => {
  expect(snippets).not.toEqual([])
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['*.ts'],
      compilerOptions: { typeRoots: ['../../node_modules/@types'] },
    }),
  )
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '--project', folder]).catch((error) => error)
  expect(stdout).toBe('')
})

test('the client example runs on the mock', async () => {
  const prism = await startPrism({ port: 0 })
  try {
    const file = join(folder, 'example.ts')
    await writeFile(file, (snippets[0] ?? '').replace('http://127.0.0.1:4010', prism.url))
    const { stdout } = await run(process.execPath, [file])
    expect(stdout).toBe(
      'Create a CNAME record api.example.com with the value p-sandbox.us-east-1.domains.example.net\n',
    )
  } finally {
    await prism.stop()
  }
})

describe('commands that README and CONTRIBUTING name exist', async () => {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [...`${readme}${contributing}`.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name)
  test.each([...new Set(named)])('npm run %s', (name) => {
    expect(Object.keys(manifest.scripts)).toContain(name)
  })
})
