import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from '../../../testing/run-script.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { call, NOW } from '../../testing/call.ts'
import { startSandbox } from '../../testing/server.ts'

const STARTER = readFileSync(new URL('starter.yaml', import.meta.url), 'utf8')

test('--init, --seed and --export: what one writes, the next takes', async () => {
  const folder = temporaryFolder(onTestFinished)
  const file = join(folder, 'seed.yaml')
  const run = (...args: string[]) => runScript('scripts/cli.ts', ['sandbox', ...args])
  expect(await run('--init', file)).toMatchObject({ code: 0, stdout: expect.stringContaining(`--seed ${file}\n`) })
  const [, ...lines] = STARTER.split('\n')
  const { stdout } = await run('--init', '-')
  expect(stdout).toContain('$schema=./generated/seed.schema.json\n')
  expect(stdout.split('\n').length).toBe(lines.length + 1)
  expect(await run('--init', file)).toEqual({
    code: 2,
    stdout: '',
    stderr: `${file} exists and is not overwritten; choose another file, or - for stdout.\n`,
  })
  const data = join(folder, 'state.db')
  const yaml = join(folder, 'state.yaml')
  const json = join(folder, 'state.json')
  const sandbox = await startSandbox(['--seed', file, '--data', data, '--now', NOW])
  const token = 'shop-owner-token'
  await sandbox.printed(new RegExp(`^Owner token: ${token} `, 'm'))
  await call(sandbox, 'DELETE /v2/projects/p-shop/domains/domain-tenant-3', { token })
  const { body: snapshot } = await call(sandbox, 'GET /_sandbox/snapshot')
  sandbox.child.kill('SIGTERM')
  await sandbox.finished

  const again = await startSandbox(['--seed', file, '--data', data])
  await again.printed(new RegExp(`^${data} has a state, so only reset uses ${file}\\.$`, 'm'))
  again.child.kill('SIGTERM')
  await again.finished

  expect(await run('--export', yaml, '--data', data)).toMatchObject({ code: 0, stderr: '' })
  expect(await run('--export', json, '--seed', yaml)).toMatchObject({ code: 0, stderr: '' })
  const { version: _, ...expected } = snapshot
  expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual(expected)
  expect((await run('--export', '--seed', json)).stdout).toBe(readFileSync(yaml, 'utf8'))
  expect(await run('--export', '--data', join(folder, 'none.db'))).toMatchObject({ code: 2, stdout: '' })
})
