import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { root } from '../../src/testing/run-script.ts'
import { runTool } from './install.ts'

const GUIDES = join(root, 'scripts/docs/guides')
const run = promisify(execFile)

test.each([
  ['dockerfile-utils', 'lint', 'Dockerfile'],
  ['dclint', 'compose.yaml'],
])('%s accepts the file of the guide "Share a sandbox"', async (tool, ...args) => {
  const file = args.pop() ?? ''
  const report = await runTool(inject('tools'), tool, ...args, join(GUIDES, file))
  expect(report.trim()).toBe('')
})

const hasDaemon = await run('docker', ['info'], { timeout: 60_000 }).then(
  () => true,
  () => false,
)

test.skipIf(!hasDaemon)(
  'the container of the guide responds, and keeps its state (needs a Docker daemon)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'container-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const file of ['Dockerfile', 'compose.yaml']) await cp(join(GUIDES, file), join(folder, file))
    const tarball = inject('tarball')
    await cp(tarball, join(folder, tarball.split('/').at(-1) ?? ''))
    await writeFile(join(folder, '.env'), 'SANDBOX_CONTROL_TOKEN=secret\nSANDBOX_PORT=0\n')
    const project = `sandbox-test-${process.pid}`
    const compose = async (...args: string[]) => {
      const { stdout } = await run('docker', ['compose', '--project-name', project, ...args], { cwd: folder })
      return stdout.trim()
    }
    onTestFinished(async () => void (await compose('down', '--volumes', '--rmi', 'local')))
    const apiKeys = async (init?: RequestInit) => {
      const headers = { Authorization: 'Bearer sandbox-owner-token', 'Content-Type': 'application/json' }
      const url = `http://${await compose('port', 'sandbox', '4010')}/v2/projects/p-sandbox/api-keys`
      return fetch(`${url}${init ? '/key-scratch' : ''}`, { headers, signal: AbortSignal.timeout(60_000), ...init })
    }

    await compose('up', '--build', '--detach', '--wait')
    expect((await apiKeys({ method: 'DELETE' })).status).toBe(200)
    await compose('down')
    await compose('up', '--detach', '--wait')
    const keys = (await (await apiKeys()).json()) as { id: string }[]
    expect(keys.length).toBeGreaterThan(0)
    expect(keys).not.toContainEqual(expect.objectContaining({ id: 'key-scratch' }))
  },
)
