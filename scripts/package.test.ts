import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './testing/run-script.ts'

const run = promisify(execFile)

/** An empty folder into which the packed package is installed, as an app would. */
let app: string
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'package-'))
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'app', type: 'module', private: true }))
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', app], { cwd: root })
  const [{ filename }] = JSON.parse(stdout)
  await run('npm', ['install', '--no-audit', '--no-fund', join(app, filename)], { cwd: app })
}, 120_000)
afterAll(() => rm(app, { recursive: true }))

test('it brings one dependency, that of the client, and what that one needs', async () => {
  const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: app })
  const installed = stdout.match(/(?<=node_modules\/)[\w-]+$/gm)
  expect(installed?.sort()).toEqual(['openapi-fetch', 'openapi-typescript-helpers', 'project-resources'])
})

test('client and sandbox work together, and their types hold without those of Node', async () => {
  const code = `import { createClient } from 'project-resources'
import { createSandbox } from 'project-resources/sandbox'

const sandbox = createSandbox()
const { project_id, tokens, app_id } = sandbox.fixtures()
const api = createClient({ baseUrl: 'http://sandbox.test', token: tokens.owner, projectId: project_id, fetch: sandbox.fetch })
const containers = await api.listActiveContainers({ app_id })
console.log(containers.map(({ appId }) => appId).every((id) => id === app_id))
`
  await writeFile(join(app, 'app.ts'), code)
  await writeFile(join(app, 'misspelt.ts'), code.replace('({ app_id })', '({ app_ide: app_id })'))
  expect((await run(process.execPath, [join(app, 'app.ts')])).stdout).toBe('true\n')

  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const options = '--noEmit --strict --target es2022 --module nodenext --lib es2022,dom,dom.iterable'.split(' ')
  const check = (file: string) => run(process.execPath, [tsc, ...options, file], { cwd: app }).catch((error) => error)
  expect((await check('app.ts')).stdout).toBe('')
  expect((await check('misspelt.ts')).stdout).toMatch(/^misspelt\.ts.*app_ide/)
})

test('the document comes along, in YAML and JSON', async () => {
  const { resolve } = createRequire(join(app, 'app.js'))
  expect(await readFile(resolve('project-resources/openapi.yaml'), 'utf8')).toMatch(/^openapi: 3\.1\.1\n/)
  expect(JSON.parse(await readFile(resolve('project-resources/openapi.json'), 'utf8')).openapi).toBe('3.1.1')
})

test('the command runs the sandbox', async () => {
  const command = join(app, 'node_modules/.bin/project-resources')
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0'], { timeout: 30_000 })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        const ready = String(chunk).match(/Sandbox ready at (\S+)/)?.[1]
        if (ready) resolve(ready)
      })
      child.stderr.on('data', (chunk) => reject(new Error(String(chunk))))
      child.once('close', () => reject(new Error('The command ended before it was ready.')))
    })
    const answer = await fetch(`${url}/v2/projects/p-sandbox/api-keys`, {
      headers: { Authorization: 'Bearer sandbox-owner-token' },
      signal: AbortSignal.timeout(10_000),
    })
    expect(answer.status).toBe(200)
  } finally {
    child.kill()
  }
})
