import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseFixtures } from '../contract-tests/fixtures.ts'
import { operationTable } from '../generated/operations.ts'
import { SWITCHES } from '../src/sandbox/state/switches.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, startScript } from '../src/testing/run-script.ts'
import { examples, readme } from './testing/readme.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

let copy: string
/** Inside a copy of the project, so that the examples import the built package by its name. */
let folder: string
beforeAll(async () => {
  await access(join(root, 'dist/lib')).catch(() => {
    throw new Error('The package is not built; run `npm run build` first, as `npm test` does.')
  })
  copy = await copyProject()
  await symlink(join(root, 'dist'), join(copy, 'dist'))
  folder = join(copy, 'examples')
  await mkdir(folder)
  for (const [name, code] of examples) await writeFile(join(folder, name), code)
})
afterAll(() => rm(copy, { recursive: true }))

test('the TypeScript of the README compiles, with the types of the built package', async () => {
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../tsconfig.json',
      include: ['*.ts'],
      compilerOptions: { typeRoots: ['../node_modules/@types'] },
    }),
  )
  const { stdout } = await run(process.execPath, [require.resolve('typescript/bin/tsc'), '--project', folder]).catch(
    (error) => error,
  )
  expect(stdout).toBe('')
})

describe('on a sandbox', () => {
  let sandbox: ReturnType<typeof startScript>
  let url: string
  beforeAll(async () => {
    sandbox = startScript('src/cli.ts', ['sandbox', '--port', '0'])
    url = (await sandbox.printed(/Sandbox ready at (\S+)/))[1] ?? ''
  })
  afterAll(async () => {
    sandbox.child.kill()
    await sandbox.finished
  })

  /** Starts an example that finds the sandbox where it runs; `token.txt` is there. */
  async function start(name: string, env: NodeJS.ProcessEnv = {}) {
    const file = join(folder, name.replace('.ts', '.run.ts'))
    await writeFile(file, (examples.get(name) ?? '').replaceAll('http://127.0.0.1:4010', url))
    await writeFile(join(folder, 'token.txt'), 'sandbox-owner-token\n')
    return run(process.execPath, [file], { cwd: folder, timeout: 240_000, env: { ...process.env, ...env } })
  }

  test('the control calls are accepted', async () => {
    const calls = [...readme.matchAll(/^curl .*/gm)].map(([line]) => line.replace('http://127.0.0.1:4010', url))
    expect(calls).toHaveLength(4)
    for (const line of calls) await run('sh', ['-c', line.replace('curl', 'curl --silent --show-error --fail')])
  })

  test('the first example of the client runs', async () => {
    const { stdout } = await start('client.ts')
    expect(stdout).toMatch(/^The first 5 of \d+ events\n/)
    expect(stdout).toContain(
      'Create a CNAME record api.example.com with the value p-sandbox.us-east-1.domains.example.net\n',
    )
  })

  test('the example with tokens, pages and files runs', async () => {
    const { stdout } = await start('tokens.ts')
    expect(stdout).toMatch(/^[1-9]\d+ events\nThe code starts with: \S/)
  })

  test('the example of a server returns only what its page needs', async () => {
    const server = spawn(process.execPath, [join(folder, 'server.ts')], {
      env: { ...process.env, API_URL: url, PORT: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 240_000,
    })
    try {
      const [printed] = await once(server.stdout, 'data')
      const port = String(printed).match(/port: (\d+)/)?.[1]
      const answer = await fetch(`http://127.0.0.1:${port}/containers`, { signal: AbortSignal.timeout(60_000) })
      const [container] = await answer.json()
      expect(Object.keys(container)).toEqual(['containerId', 'containerState'])
    } finally {
      server.kill()
    }
  })
})

test('the example of a test passes', async () => {
  const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
  const { stdout } = await run(process.execPath, [vitest, 'run', '--root', folder, '--no-color'])
  expect(stdout).toMatch(/Tests\s+2 passed/)
})

test('the example with MSW runs', async () => {
  const { stdout } = await run(process.execPath, [join(folder, 'msw.ts')])
  expect(stdout).toMatch(/^[1-9]\d* keys\n$/)
})

test('the README lists the switches of the sandbox', () => {
  const rows = Object.entries(SWITCHES).map(([name, { means, values, unknowns }]) => {
    const code = (list: readonly unknown[]) => list.map((each) => `\`${each}\``).join(', ')
    return `| \`${name}\` | ${means} | ${code(values)} | ${code(unknowns)} |`
  })
  const table = readme.split('\n').map((line) => line.replace(/ +/g, ' '))
  expect(rows.filter((row) => !table.includes(row))).toEqual([])
})

test('the fixtures of the README are read', () => {
  const [, fixtures = ''] = readme.match(/```json\n(.*?)```/s) ?? []
  const env = { MEMBER_TOKEN: 'member', EXPIRED_TOKEN: 'expired', OTHER_PROJECT_TOKEN: 'other' }
  expect(parseFixtures(fixtures, env)).toMatchObject({ project_id: '…', repo: '…', 'tokens.expired': 'expired' })
})

test('the README names every method of the client', () => {
  expect(Object.keys(operationTable).filter((method) => !readme.includes(`\`${method}\``))).toEqual([])
})

describe('commands that README and CONTRIBUTING name exist', async () => {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [...`${readme}${contributing}`.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name)
  test.each([...new Set(named)])('npm run %s', (name) => {
    expect(Object.keys(manifest.scripts)).toContain(name)
  })
})
