import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { document } from '../../src/document/openapi.ts'
import type { SandboxFixtures } from '../../src/sandbox/index.ts'
import { root, startSandboxProcess, startScript } from '../../src/testing/run-script.ts'
import { bundleForBrowser } from '../browser-bundle.ts'
import { exampleCalls } from '../example-calls.ts'
import { run } from '../testing/processes.ts'
import { generateHeyApi, runTool } from './install.ts'

const LATEST = 'openapi.compat.yaml'
const FORMS = [LATEST, 'openapi.compat-3.0.yaml']

const folder = inject('tools')
const tool = (name: string, ...args: string[]) => runTool(folder, name, ...args)
const redocly = (...args: string[]) => run('npx', ['redocly', ...args], root)

/** How each tool generates a client. `testing/consumers` has a program of the same name that calls it. */
const GENERATORS: Record<string, (input: string, output: string) => Promise<string>> = {
  'hey-api': (input, output) => generateHeyApi(folder, input, output),
  oazapfts: (input, output) => tool('oazapfts', input, `${output}/client.ts`),
  'openapi-zod-client': (input, output) => tool('openapi-zod-client', input, '-o', `${output}/client.ts`),
  'swagger-typescript-api': (input, output) =>
    tool('swagger-typescript-api', 'generate', '-p', input, '-o', output, '-n', 'client.ts', '--generate-union-enums'),
  redocly: (input, output) => redocly('generate-client', input, '-o', `${output}/client.ts`),
}

const COMPILER_OPTIONS = [
  '--noEmit',
  '--pretty',
  'false',
  '--strict',
  '--target',
  'es2022',
  '--lib',
  'es2022,dom,dom.iterable',
  '--module',
  'preserve',
  '--allowImportingTsExtensions',
  '--skipLibCheck',
  '--types',
  'node',
  '--typeRoots',
  join(root, 'node_modules/@types'),
]

beforeAll(async () => {
  vi.stubEnv('REDOCLY_TELEMETRY', 'off')
  vi.stubEnv('REDOCLY_SUPPRESS_UPDATE_NOTICE', 'true')
  await cp(join(import.meta.dirname, 'testing/consumers'), folder, { recursive: true })
  const published = join(inject('app'), 'node_modules/project-resources/generated')
  for (const form of FORMS) await cp(join(published, form), join(folder, form))
})

/** Starts a sandbox for one test. `calls` is the argument of the programs. */
async function startSandbox() {
  const { process, url } = await startSandboxProcess()
  onTestFinished(() => void process.child.kill())
  const { project_id, app_id, tokens }: SandboxFixtures = await (await fetch(`${url}/_sandbox/fixtures`)).json()
  const token = tokens.owner
  const call = (path: string, { headers = {}, ...init }: RequestInit = {}, base = url) =>
    fetch(base + path, { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } })
  return { url, project_id, app_id, token, call, calls: { baseUrl: url, token, project_id, app_id } }
}

test.each(Object.keys(GENERATORS))('%s generates a typed client that can call the service', async (name) => {
  const output = join(folder, 'generated')
  await rm(output, { recursive: true, force: true })
  await mkdir(output)
  await GENERATORS[name]?.(join(folder, LATEST), output)
  if (name === 'swagger-typescript-api') {
    // Check the types of the generated code, too.
    const code = await readFile(join(output, 'client.ts'), 'utf8')
    await writeFile(join(output, 'client.ts'), code.replace('// @ts-nocheck', ''))
  }
  const tsc = join(folder, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, ...COMPILER_OPTIONS, `${name}.ts`], folder)

  // Bundle, because imports in generated files may lack extensions.
  await writeFile(join(folder, 'bundle.js'), await bundleForBrowser(folder, `${name}.ts`))
  const { calls, call, project_id, app_id } = await startSandbox()
  const domain = `${name}.example.com`
  const args = ['bundle.js', JSON.stringify({ ...calls, domain })]
  const containers = await (await call(`/v3/projects/${project_id}/apps/${app_id}/containers/active`)).json()
  expect(JSON.parse(await run(process.execPath, args, folder))).toEqual({
    regions: containers.map(({ region }: { region: string }) => region),
    error: { status: 401, message: expect.any(String) },
    domain,
  })
})

describe.each(FORMS)('%s', (form) => {
  test('is valid', async () => {
    await redocly('lint', join(folder, form), '--extends', 'spec')
  })

  test('express-openapi-validator accepts valid requests and responses, and rejects invalid ones', async () => {
    const { calls, call, project_id, app_id } = await startSandbox()
    const { child, printed } = startScript('express.ts', [JSON.stringify(calls), form], { cwd: folder })
    onTestFinished(() => void child.kill())
    const [, origin] = await printed(/Ready at (\S+)/)
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
  const { url, project_id, token } = await startSandbox()
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
