import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { runSteps } from './run-steps.js'

interface Options {
  signal?: AbortSignal
  /** Called with each text that the run prints. */
  onPrint?: (text: string) => void
}

async function run(groups: string[][], { signal, onPrint }: Options = {}) {
  const printed: string[] = []
  const print = (text: string) => {
    printed.push(text)
    onPrint?.(text)
  }
  const isPassed = await runSteps(groups, { print, ...(signal && { signal }) })
  return { isPassed, printed, text: printed.join('\n').replace(/(\d+ min )?\d+ s\b/g, '… s') }
}

/** A shell command that waits until a file exists. */
const waitFor = (file: string) => `until [ -e ${file} ]; do sleep 0.01; done`

test('each step prints a line when it starts and one when it ends, and a table ends the run', async () => {
  const { isPassed, text } = await run([['echo one >&2'], ['true']])
  expect(isPassed).toBe(true)
  expect(text.replaceAll(/ +(?=… s)/g, ' ')).toBe(
    `▶ echo one >&2
one
✓ echo one >&2: … s
▶ true
✓ true: … s

Durations:
 … s   echo one >&2
 … s   true
 … s   all steps`,
  )
})

test('the outputs of two steps that run at a time do not interleave', async () => {
  const folder = temporaryFolder(onTestFinished)
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const { text } = await run([
    [`echo a1; touch ${first}; ${waitFor(second)}; echo a2`, `${waitFor(first)}; echo b1; touch ${second}; echo b2`],
  ])
  expect(text).toContain('\na1\na2\n')
  expect(text).toContain('\nb1\nb2\n')
})

test('after a failure no step starts, the running step ends, and the output of the failed step comes last', async () => {
  const folder = temporaryFolder(onTestFinished)
  const [failed, running] = [join(folder, 'failed'), join(folder, 'running')]
  const fails = `${waitFor(running)}; echo "what is wrong"; exit 3`
  const slow = `touch ${running}; ${waitFor(failed)}; echo "slow, but right"`
  // Keeps the other step running until the failure is recorded: a step that ends earlier would let the next one start.
  const onPrint = (text: string) => text.startsWith('✗') && writeFileSync(failed, '')
  const { isPassed, text } = await run([[fails, slow, 'echo never'], ['echo nor this']], { onPrint })
  expect(isPassed).toBe(false)
  expect(text).not.toMatch(/▶ echo n/)
  const end = text.slice(text.indexOf('\nOutput of '))
  expect(end).toMatch(/^\nOutput of .*:\n\nwhat is wrong\n\nDurations:\n/)
  expect(end).toContain(`✗ ${fails}: exit code 3\n`)
  expect(end).toMatch(/not run {3}echo never\n +not run {3}echo nor this\n/)
  expect(text.indexOf('slow, but right')).toBeLessThan(text.indexOf('\nOutput of '))
})

test('a step that kills itself fails, and one that leaves a process behind neither hangs nor keeps it', async () => {
  expect(await run([['kill -9 $$']])).toMatchObject({ isPassed: false, text: expect.stringContaining(': SIGKILL') })
  const { isPassed, printed } = await run([['sleep 1000 & echo $!']])
  expect(isPassed).toBe(true)
  const pid = Number(printed[1])
  await expect.poll(() => isRunning(pid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A killed process exists until its parent has asked for its exit code.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

test('an abort ends the running steps with all that they have started', async () => {
  const stop = new AbortController()
  const running = run([['sleep 1000 & sleep 1000']], { signal: stop.signal })
  stop.abort()
  expect(await running).toMatchObject({ isPassed: false, text: expect.stringContaining('SIGTERM') })
})
