import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { document } from '../../src/document/openapi.ts'
import type { SandboxFixtures } from '../../src/sandbox/index.ts'
import { withSandbox } from '../../src/sandbox/testing/server.ts'
import { root, type Started, startScript } from '../../src/testing/run-script.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { exampleCalls } from '../example-calls.ts'
import { run } from '../testing/processes.ts'
import { generateHeyApi, runTool } from './install.ts'

const LATEST = 'openapi.compat.yaml'
const FORMS = [LATEST, 'openapi.compat-3.0.yaml']

const folder = inject('tools')
const tool = (name: string, ...args: string[]) => runTool(folder, name, ...args)
const redocly = (...args: string[]) => runTool(root, 'redocly', ...args)

/** How each tool generates a client in a folder. `testing/consumers` has a program of the same name that calls it. */
const GENERATORS: Record<string, (input: string, output: string) => Promise<string>> = {
  'hey-api': (input, output) => generateHeyApi(folder, input, output),
  oazapfts: (input, output) => tool('oazapfts', input, `${output}/client.ts`),
  'openapi-zod-client': (input, output) => tool('openapi-zod-client', input, '-o', `${output}/client.ts`),
  'swagger-typescript-api': (input, output) =>
    tool('swagger-typescript-api', 'generate', '-p', input, '-o', output, '-n', 'client.ts', '--generate-union-enums'),
  redocly: (input, output) => redocly('generate-client', input, '-o', `${output}/client.ts`),
}

const NAMES = Object.keys(GENERATORS)

const sandbox = withSandbox({ cwd: inject('app') }, 'node_modules/.bin/project-resources')
let fixtures: SandboxFixtures

beforeAll(async () => {
  vi.stubEnv('REDOCLY_TELEMETRY', 'off')
  vi.stubEnv('REDOCLY_SUPPRESS_UPDATE_NOTICE', 'true')
  await cp(join(import.meta.dirname, 'testing/consumers'), folder, { recursive: true })
  const published = join(inject('app'), 'node_modules/project-resources/generated')
  for (const form of FORMS) await cp(join(published, form), join(folder, form))
  fixtures = await (await fetch(`${sandbox.url}/_sandbox/fixtures`)).json()
})

/** Resets the sandbox. `calls` is the argument of the programs. */
async function resetSandbox() {
  const { url } = sandbox
  await fetch(`${url}/_sandbox/reset`, { method: 'POST' })
  const { project_id, app_id, tokens } = fixtures
  const token = tokens.owner
  const call = (path: string, { headers = {}, ...init }: RequestInit = {}, base = url) =>
    fetch(base + path, { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } })
  return { url, project_id, app_id, token, call, calls: { baseUrl: url, token, project_id, app_id } }
}

test.concurrent.each(NAMES)('%s generates a client', async (name) => {
  const output = join(folder, 'generated', name)
  await mkdir(output, { recursive: true })
  await GENERATORS[name]?.(join(folder, LATEST), output)
})

test('the types of the generated clients are correct', async () => {
  // This generator turns the check off.
  const unchecked = join(folder, 'generated/swagger-typescript-api/client.ts')
  await writeFile(unchecked, (await readFile(unchecked, 'utf8')).replace('// @ts-nocheck', ''))
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const types = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true }
  const modules = { module: 'preserve', allowImportingTsExtensions: true, noEmit: true }
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    ...modules,
    ...types,
  }
  const files = NAMES.map((name) => `${name}.ts`)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  await run(process.execPath, [tsc, '--pretty', 'false', '--project', '.'], folder)
})

test.each(NAMES)('the client that %s generates can call the service', async (name) => {
  // Bundle, because imports in generated files may lack extensions.
  await writeFile(join(folder, 'bundle.js'), await bundleForBrowser(folder, `${name}.ts`))
  const { calls, call, project_id, app_id } = await resetSandbox()
  const domain = `${name}.example.com`
  const args = ['bundle.js', JSON.stringify({ ...calls, domain })]
  const containers = await (await call(`/v3/projects/${project_id}/apps/${app_id}/containers/active`)).json()
  expect(JSON.parse(await run(process.execPath, args, folder))).toEqual({
    regions: containers.map(({ region }: { region: string }) => region),
    error: { status: 401, message: expect.any(String) },
    domain,
  })
})

test('the forms of the document are valid', async () => {
  await redocly('lint', ...FORMS.map((form) => join(folder, form)), '--extends', 'spec')
})

describe('express-openapi-validator', () => {
  let express: Started
  beforeAll(async () => {
    const { calls } = await resetSandbox()
    express = startScript('express.ts', [JSON.stringify(calls), ...FORMS], { cwd: folder })
  })
  afterAll(() => express?.child.kill())

  test.each(FORMS)('with %s, it accepts valid requests and responses, and rejects invalid ones', async (form) => {
    const { call, project_id, app_id } = await resetSandbox()
    const [, origin] = await express.printed(new RegExp(`^${form} is at (\\S+)$`, 'm'))
    const app = `/v2/projects/${project_id}/apps/${app_id}`
    const list = app.replace('v2', 'v3').concat('/containers/active')
    const send = async (path: string, headers = {}, update?: object) => {
      const body = update && { method: 'PATCH', body: JSON.stringify(update) }
      return (await call(path, { headers: { 'Content-Type': 'application/json', ...headers }, ...body }, origin)).status
    }
    expect({
      list: await send(list),
      update: await send(app, {}, { cpu: '4', gpuCount: 8 }),
      error: await send(`${app}/runs/none`),
      'request beyond a limit': await send(app, {}, { gpuCount: 9 }),
      'invalid response': await send(list, { 'X-Invalid-Response': 'yes' }),
    }).toEqual({ list: 200, update: 200, error: 404, 'request beyond a limit': 400, 'invalid response': 500 })
  })
})

test('redocly generate-arazzo and respect run the example of every operation', async () => {
  const { url, project_id, token } = await resetSandbox()
  const file = join(folder, 'examples.yaml')
  const workflows = join(folder, 'examples.arazzo.yaml')
  const text = await readFile(join(folder, LATEST), 'utf8')
  const calls = exampleCalls(document)
  // The examples belong to a project that the sandbox does not have.
  const replaced = text.replaceAll(`${calls[0]?.path.project_id}`, project_id).replaceAll(document.servers[0].url, url)
  await writeFile(file, replaced)
  await redocly('generate-arazzo', file, '-o', workflows)
  const report = await redocly('respect', workflows, '--input', `bearerAuth=${token}`)
  expect(report).toContain(`Workflows: ${calls.length} passed, ${calls.length} total`)
})
