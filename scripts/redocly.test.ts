import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { RedoclyFailed, redocly, withRedoclyFolder } from './redocly.ts'

const folder = temporaryFolder(afterAll)

test('a failing command gives one line', async () => {
  await expect(redocly('lint', '/none.yaml')).rejects.toThrow(RedoclyFailed)
  await expect(redocly('lint', '/none.yaml')).rejects.toThrow(/^redocly lint failed: .*$/)
})

test('a missing temporary folder and a missing file give one line', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'none'))
  await expect(withRedoclyFolder(async () => 1)).rejects.toThrow(/^Files for Redocly: ENOENT: .*\.$/)
  vi.stubEnv('TMPDIR', folder)
  const reading = withRedoclyFolder((at) => readFile(join(at, 'built.html'), 'utf8'))
  await expect(reading).rejects.toThrow(RedoclyFailed)
  expect(await readdir(folder)).toEqual([])
})

test('other errors pass, and no signal handler is left', async () => {
  const listeners = () => ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'].map((name) => process.listenerCount(name))
  const before = listeners()
  const own = new Error('own')
  await expect(withRedoclyFolder(() => Promise.reject(own))).rejects.toBe(own)
  expect(listeners()).toEqual(before)
})

test.runIf(process.platform === 'linux').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s kills Redocly and removes its folder', async (signal, code) => {
  const TMPDIR = temporaryFolder(onTestFinished)
  // Reading a pipe that nobody writes to blocks forever.
  const pipe = join(temporaryFolder(onTestFinished), 'openapi.yaml')
  execFileSync('mkfifo', [pipe])
  const script = `import { redocly, withRedoclyFolder } from '${join(root, 'scripts/redocly.ts')}'
    await withRedoclyFolder(async () => {
      const running = redocly('lint', '${pipe}')
      console.log('running')
      await running
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const [started] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
  expect(started).toMatch(/^\d+$/)
  expect(await readdir(TMPDIR)).toHaveLength(1)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([code, null])
  expect(await readdir(TMPDIR)).toEqual([])
  await vi.waitFor(() => expect(isRunning(started)).toBe(false), { timeout: 240_000 })
})

/** A zombie (Z) has ended. */
function isRunning(pid: string | undefined): boolean {
  try {
    return /\) [^ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
