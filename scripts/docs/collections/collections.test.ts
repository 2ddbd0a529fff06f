import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations } from '../../../src/document/document.ts'
import { document } from '../../../src/document/openapi.ts'
import { root, startSandboxProcess } from '../../../src/testing/run-script.ts'
import { temporaryFolder } from '../../../src/testing/temporary-folder.ts'
import { INSTALL } from '../../package/install.ts'
import { run } from '../../testing/processes.ts'

const built = join(root, 'dist/docs/collections')
const folder = temporaryFolder(afterAll)
const tools = join(folder, 'tools')
const collection = join(folder, 'bruno')
const requests = listOperations(document).length

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
beforeAll(async () => {
  await cp(join(root, 'scripts/docs/collections/runners'), tools, { recursive: true })
  await run('npm', [...INSTALL, '--ignore-scripts'], tools)
  for (const [path, content] of Object.entries(unzipSync(await readFile(join(built, 'bruno.zip'))))) {
    await mkdir(dirname(join(collection, path)), { recursive: true })
    await writeFile(join(collection, path), content)
  }
  sandbox = await startSandboxProcess()
})
afterAll(async () => {
  sandbox?.process.child.kill()
  await sandbox?.process.finished
})

const reset = () => fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST', signal: AbortSignal.timeout(60_000) })

/** Runs Postman's runner. @param token instead of the collection's */
async function newman(...token: string[]): Promise<(number | undefined)[]> {
  const report = join(folder, 'newman.json')
  const variables = [`baseUrl=${sandbox.url}`, ...token.map((each) => `token=${each}`)]
  const options = variables.flatMap((variable) => ['--env-var', variable])
  const reporter = ['--reporters', 'json', '--reporter-json-export', report]
  await run(
    join(tools, 'node_modules/.bin/newman'),
    ['run', join(built, 'postman.json'), ...options, ...reporter],
    folder,
  )
  const { run: done } = JSON.parse(await readFile(report, 'utf8'))
  return done.executions.map(({ response }: { response?: { code: number } }) => response?.code)
}

test('every request of the Postman collection succeeds on a new sandbox, and fails with a wrong token', async () => {
  await reset()
  const statuses = await newman()
  expect(statuses.filter((status) => status === 200 || status === 204)).toHaveLength(requests)
  expect(new Set(await newman('wrong'))).toEqual(new Set([401]))
})

test('every request of the Bruno collection succeeds on a new sandbox', async () => {
  await reset()
  const report = join(folder, 'bruno.json')
  const options = ['run', '--env', 'sandbox', '--env-var', `baseUrl=${sandbox.url}`, '--output', report]
  await run(join(tools, 'node_modules/.bin/bru'), options, collection)
  const [{ results }] = JSON.parse(await readFile(report, 'utf8'))
  const statuses = results.map(({ response }: { response: { status: number } }) => response.status)
  expect(statuses.filter((status: number) => status === 200 || status === 204)).toHaveLength(requests)
})
