import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseFixtures } from '../contract-tests/fixtures.ts'
import { SWITCHES } from '../src/sandbox/state/switches.ts'
import { root, startScript } from './testing/run-script.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const readme = await readFile(join(root, 'README.md'), 'utf8')

/** The examples of the README, each by a part of what it imports. */
const examples = new Map(
  [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => {
    const name = ['msw', 'vitest', 'project-resources'].find((each) => code.includes(`from '${each}`))
    return [`${name}.${name === 'vitest' ? 'test.' : ''}ts`, code]
  }),
)

/** Inside the project, so that the examples import the built package by its name. */
let folder: string
beforeAll(async () => {
  await access(join(root, 'dist/lib')).catch(() => {
    throw new Error('The package is not built; run `npm run build` first, as `npm test` does.')
  })
  folder = await mkdtemp(join(root, 'dist/readme-'))
  for (const [name, code] of examples) await writeFile(join(folder, name), code)
})
afterAll(() => rm(folder, { recursive: true }))

test('the TypeScript of the README compiles, with the types of the built package', async () => {
  expect([...examples.keys()]).toEqual(['project-resources.ts', 'vitest.test.ts', 'msw.ts'])
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['*.ts'],
      compilerOptions: { typeRoots: ['../../node_modules/@types'] },
    }),
  )
  const { stdout } = await run(process.execPath, [require.resolve('typescript/bin/tsc'), '--project', folder]).catch(
    (error) => error,
  )
  expect(stdout).toBe('')
})

test('the client example and the control calls run on the sandbox', async () => {
  const { child, printed, finished } = startScript('src/cli.ts', ['sandbox', '--port', '0'])
  try {
    const [, url = ''] = await printed(/Sandbox ready at (\S+)/)
    const calls = [...readme.matchAll(/^curl .*/gm)].map(([line]) => line.replace('http://127.0.0.1:4010', url))
    expect(calls).toHaveLength(4)
    for (const line of calls) await run('sh', ['-c', line.replace('curl', 'curl --silent --show-error --fail')])
    const file = join(folder, 'client-example.ts')
    await writeFile(file, (examples.get('project-resources.ts') ?? '').replace('http://127.0.0.1:4010', url))
    const { stdout } = await run(process.execPath, [file])
    expect(stdout).toMatch(/^The first 5 of \d+ events\n/)
    expect(stdout).toContain(
      'Create a CNAME record api.example.com with the value p-sandbox.us-east-1.domains.example.net\n',
    )
  } finally {
    child.kill()
    await finished
  }
})

test('the example of a test passes', async () => {
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
  const { stdout } = await run(process.execPath, [vitest, 'run', '--root', folder, '--no-color'])
  expect(stdout).toMatch(/Tests\s+2 passed/)
})

test('the example with MSW runs', async () => {
  const { stdout } = await run(process.execPath, [join(folder, 'msw.ts')])
  expect(stdout).toMatch(/^200: [1-9]\d* keys\n$/)
})

test('the switches of the sandbox stand in the README as they are', () => {
  const rows = Object.entries(SWITCHES).map(([name, { means, values, unknowns }]) => {
    const code = (list: readonly unknown[]) => list.map((each) => `\`${each}\``).join(', ')
    return `| \`${name}\` | ${means} | ${code(values)} | ${code(unknowns)} |`
  })
  const table = readme.split('\n').map((line) => line.replace(/ +/g, ' '))
  expect(rows.filter((row) => !table.includes(row))).toEqual([])
})

test('the fixtures of the README are read', () => {
  const [, fixtures = ''] = readme.match(/```json\n(.*?)```/s) ?? []
  const env = { EXPIRED_TOKEN: 'expired', OTHER_PROJECT_TOKEN: 'other' }
  expect(parseFixtures(fixtures, env)).toMatchObject({ project_id: '…', repo: '…', 'tokens.expired': 'expired' })
})

describe('commands that README and CONTRIBUTING name exist', async () => {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [...`${readme}${contributing}`.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name)
  test.each([...new Set(named)])('npm run %s', (name) => {
    expect(Object.keys(manifest.scripts)).toContain(name)
  })
})
