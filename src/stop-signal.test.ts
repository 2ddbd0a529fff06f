import { expect, onTestFinished, test } from 'vitest'
import { startScript } from './testing/run-script.ts'

/** A command that serves until it is stopped. It also prints when its parent has ended and several checks have passed since. */
const COMMAND = `
import { createServer } from 'node:http'
import { stopSignal } from '${new URL('stop-signal.ts', import.meta.url).href}'

const server = createServer().listen(0, '127.0.0.1')
const parent = process.ppid
let checks = 0
const timer = setInterval(() => {
  if (process.ppid !== parent && ++checks === 4) console.log('outlives its parent')
}, 250)
const stopped = stopSignal()
console.log('ready ' + process.pid)
await stopped
console.log('stopped')
clearInterval(timer)
server.close()`

/** Starts the command in a shell, as npm does, and waits until it is ready. */
async function startInShell(env: NodeJS.ProcessEnv) {
  // Without a command after it, the shell would become the process that it starts.
  const wrapper = ['sh', '-c', '"$@"; true', 'sh']
  const args = ['--eval', COMMAND]
  const { child, printed, finished } = startScript('--input-type=module-typescript', args, { wrapper, env })
  const pid = Number((await printed(/ready (\d+)/))[1])
  let isRunning = true
  finished.then(() => {
    isRunning = false
  })
  onTestFinished(() => void (isRunning && process.kill(pid, 'SIGKILL')))
  return { child, pid, printed, finished }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a command of a package script stops when %s ends its shell',
  async (signal) => {
    const { child, finished } = await startInShell({ npm_lifecycle_event: 'start' })
    child.kill(signal)
    // The output ends only with the command.
    expect(await finished).toMatchObject({ stdout: expect.stringMatching(/^ready \d+\nstopped\n$/), stderr: '' })
  },
)

test('a command that was started directly outlives its parent until SIGTERM', async () => {
  const { child, pid, printed, finished } = await startInShell({ npm_lifecycle_event: undefined })
  child.kill('SIGKILL')
  await printed(/outlives its parent/)
  process.kill(pid, 'SIGTERM')
  expect(await finished).toMatchObject({ stdout: expect.stringMatching(/parent\nstopped\n$/), stderr: '' })
})
