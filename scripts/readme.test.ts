import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseFixtures } from '../contract-tests/fixtures.ts'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { readSeedFile } from '../src/sandbox/api/node/seed-file.ts'
import { createSandbox } from '../src/sandbox/api/sandbox.ts'
import type { InvalidSeed } from '../src/sandbox/kit/errors.ts'
import { copyProject } from '../src/testing/project-copy.ts'
import { root, type Started, startSandboxProcess } from '../src/testing/run-script.ts'
import { codeSamples, type Language } from './docs/samples/samples.ts'
import { examples, readme, writeExamples } from './testing/readme.ts'

const run = promisify(execFile)
const samples = Object.entries(codeSamples(document)).map(([id, all]) => {
  const sources = Object.fromEntries(all.map(({ language, source }) => [language, source]))
  return { id, ...(sources as Record<Language, string>) }
})
const ids = JSON.stringify(samples.map(({ id }) => id))
const withBody = new Set(listOperations(document).flatMap(({ id, success }) => (success.schema ? id : [])))

/** Without Python, as on some machines of contributors, its samples are not run; in CI, they must be. */
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => Boolean(process.env.CI),
)

let copy: string
/** A folder inside a copy of the project, where snippets can import the built package by its name. */
let folder: string
beforeAll(async () => {
  await access(join(root, 'dist/lib')).catch(() => {
    throw new Error('The package is not built; run `npm run build` first, as `npm test` does.')
  })
  copy = await copyProject()
  await symlink(join(root, 'dist'), join(copy, 'dist'))
  folder = join(copy, 'examples')
  await writeExamples(folder)
})
afterAll(() => rm(copy, { recursive: true }))

test('snippets and samples compile with the types of the built package', async () => {
  for (const { id, typescript } of samples) await writeFile(join(folder, `${id}.ts`), typescript)
  const compilerOptions = { typeRoots: ['../node_modules/@types'], jsx: 'react-jsx' }
  const config = { extends: '../tsconfig.json', include: ['**/*.ts', '**/*.tsx'], compilerOptions }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = await run(process.execPath, [tsc, '--project', folder]).catch((error) => error)
  expect(stdout).toBe('')
})

describe('on a sandbox', () => {
  let sandbox: { process: Started; url: string }
  beforeAll(async () => {
    sandbox = await startSandboxProcess({}, 'scripts/cli.ts', '--now', '2026-03-10T09:30:00Z')
  })
  afterAll(async () => {
    sandbox.process.child.kill()
    await sandbox.process.finished
  })

  const here = (text: string) => text.replaceAll('http://127.0.0.1:4010', sandbox.url)
  const shell = (line: string) =>
    run('sh', ['-c', here(line).replace('curl', 'curl --silent --show-error --fail-with-body --max-time 60')], {
      cwd: folder,
    })
  const reset = () => fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST' })

  /** Runs `code`, by default the snippet `name`. Returns its output. */
  async function start(name: string, code = examples.get(name) ?? '') {
    const file = join(folder, name.replace('.ts', '.run.ts'))
    await writeFile(file, here(code))
    return (await run(process.execPath, [file], { cwd: folder, timeout: 240_000 })).stdout
  }

  test('the calls to /_sandbox in the guides succeed', async () => {
    const calls = [...readme.matchAll(/^curl .*127\.0\.0\.1:4010\/_sandbox\/.*$/gm)].map(([line]) => line)
    expect(calls.length).toBeGreaterThan(6)
    for (const line of calls) await shell(line)
    await reset()
  })

  test('the guide "Run the sandbox" shows what the command prints at its start', async () => {
    const [, shown = ''] = readme.match(/^```text\n(Sandbox ready at .*?)^```/ms) ?? []
    const [printed] = await sandbox.process.printed(/^Sandbox ready at (.*\n)+?Press .*\n/m)
    expect(printed).toBe(here(shown))
  })

  test('the guide "Run the sandbox" shows the line that a rejected call prints', async () => {
    const [line = ''] = readme.match(/^\S+ POST \S+\/domains 400 .*$/m) ?? []
    const headers = { Authorization: 'Bearer sandbox-owner-token', 'Content-Type': 'application/json' }
    await fetch(`${sandbox.url}/v2/projects/p-sandbox/domains`, {
      method: 'POST',
      body: '{"domainType": "sub"}',
      headers,
    })
    await sandbox.process.printed(new RegExp(`^${line.replace(/\d+\.\d ms/, '\\d+\\.\\d ms')}$`, 'm'))
  })

  test.each([
    ['client.ts', /^200: \d+ of \d+ events\n.+\n/],
    [
      'logging.ts',
      /^\{"operationId":"listApiKeys","status":200,"attempts":1,.*\n.*404.*\n.*"failed":"ApiError: getRun failed/,
    ],
  ])('the snippet %s prints the expected text', async (name, printed) => {
    expect(await start(name)).toMatch(printed)
  })

  test('the snippet server.ts returns only the fields that its page shows', async () => {
    const server = spawn(process.execPath, [join(folder, 'server.ts')], {
      env: { ...process.env, API_URL: sandbox.url, PORT: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 240_000,
    })
    try {
      const [printed] = await once(server.stdout, 'data')
      const port = String(printed).match(/port: (\d+)/)?.[1]
      const response = await fetch(`http://127.0.0.1:${port}/containers`, { signal: AbortSignal.timeout(60_000) })
      const [container] = await response.json()
      expect(Object.keys(container)).toEqual(['containerId', 'containerState'])
    } finally {
      server.kill()
    }
  })

  /** Checks that what all samples printed, each after a line with its ID, is a body where the operation has one. */
  function expectBodies(printed: string): void {
    const parts = printed.split(/^#/m).slice(1)
    expect(parts.map((part) => part.split('\n')[0])).toEqual(listOperations(document).map(({ id }) => id))
    for (const part of parts) expect(/\n./.test(part), part).toBe(withBody.has(part.split('\n')[0] ?? ''))
  }

  test('the TypeScript samples succeed one after the other, in the order of the docs', async () => {
    await reset()
    for (const { id, typescript } of samples) await writeFile(join(folder, `${id}.ts`), here(typescript))
    // One process runs all samples.
    const runner = `for (const id of ${ids}) {
      console.log('#' + id)
      await import('./' + id + '.ts')
    }`
    expectBodies(await start('samples.ts', runner))
  })

  test.skipIf(!hasPython)('the Python samples succeed one after the other, in the order of the docs', async () => {
    await reset()
    const address = sandbox.url.replace('http://', '')
    for (const { id, python } of samples)
      await writeFile(join(folder, `${id}.py`), python.replace('127.0.0.1:4010', address))
    // A response with an error status is no exception in Python.
    const runner = `import http.client, runpy
class Checked(http.client.HTTPResponse):
    def begin(self):
        super().begin()
        assert self.status < 300, self.status
http.client.HTTPConnection.response_class = Checked
for id in ${ids}:
    print('#' + id)
    runpy.run_path(id + '.py')`
    const { stdout } = await run('python3', ['-c', runner], { cwd: folder, timeout: 240_000 })
    expectBodies(stdout.replace(/\n\n/g, '\n'))
  })

  test('the curl samples succeed one after the other, in the order of the docs', async () => {
    await reset()
    for (const { id, curl } of samples) {
      const { stdout } = await shell(curl)
      expect(stdout === '' ? undefined : typeof JSON.parse(stdout), id).toBe(withBody.has(id) ? 'object' : undefined)
    }
  })
})

test('the seed in the guide "Use your own data" gives the sandbox what it lists', async () => {
  const [, seed = ''] = readme.match(/^```yaml\n(# yaml-language-server.*?)^```/ms) ?? []
  const file = join(folder, 'sandbox.yaml')
  await writeFile(file, seed)
  const sandbox = createSandbox({ seed: (await readSeedFile(file)).seed })
  const { catalog } = await (await sandbox.fetch('http://sandbox.test/_sandbox')).json()
  const [app] = catalog.apps
  const counts = [app.builds, app.containers, app.runs, catalog.domains].map(({ length }) => length)
  expect([catalog.project_id, ...counts]).toEqual(['p-shop', 3, 8, 5, 5001])

  // A mistake in the last mention of the app.
  await writeFile(file, seed.replace('appId: app-search #', 'appId: app-serch #'))
  const wrong = await readSeedFile(file)
  const start = async () => createSandbox({ seed: wrong.seed })
  const error = await start().catch((error: InvalidSeed) => wrong.explain(error))
  const [, message] = readme.match(/`(sandbox\.yaml:\d[^`]*)`/) ?? []
  expect(error).toMatchObject({ lines: [`${folder}/${message?.replace(/\s+/g, ' ')}`] })
})

test('the fixtures in the guide "Verify a service" are valid', () => {
  const [, fixtures = ''] = readme.match(/```json\n([^`]*"project_id"[^`]*)```/) ?? []
  const env = { MEMBER_TOKEN: 'member', EXPIRED_TOKEN: 'expired', NO_ACCESS_TOKEN: 'other' }
  expect(parseFixtures(fixtures, env)).toMatchObject({ project_id: '…', repo: '…', 'tokens.expired': 'expired' })
})
