import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { OLDEST_NODE, oldNodeMessage } from './check-node.ts'
import { parsePort, UsageError } from './command.ts'
import { nearest } from './nearest.ts'

const command = new URL('command.ts', import.meta.url).href

/** Runs `main` as a command whose stdout or stderr is closed, and returns its exit code. */
async function exitCodeUnread(stream: 'stdout' | 'stderr', main: string) {
  const code = `import { runCommand, UsageError } from '${command}'
    await runCommand(async () => {
      for await (const _ of process.stdin);
      ${main}
    })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], { timeout: 60_000 })
  child[stream].destroy()
  // The command waits for the end of stdin, so its output is closed before `main` runs.
  child.stdin.end()
  const [status] = await once(child, 'exit')
  return status
}

test.each([
  ['1 if the command has set it to 1', 'process.exitCode = 1', 1],
  ['0 by default', '', 0],
])('when stdout is closed, the exit code is %s', async (_, before, code) => {
  const printing = `${before}; console.log('a'); await new Promise((resolve) => setTimeout(resolve, 120_000))`
  expect(await exitCodeUnread('stdout', printing)).toBe(code)
})

test('a command continues when stderr is closed', async () => {
  const main = `console.error('a'); await new Promise((resolve) => setImmediate(resolve)); throw new UsageError('b')`
  expect(await exitCodeUnread('stderr', main)).toBe(2)
})

test('parsePort accepts only whole numbers from 0 to 65535', () => {
  expect(['0', '4010', '65535'].map(parsePort)).toEqual([0, 4010, 65_535])
  for (const text of ['x', '-1', '65536', '4010.5', '']) {
    const message = `--port must be a whole number from 0 to 65535; it is "${text}".`
    expect(() => parsePort(text)).toThrow(new UsageError(message))
  }
})

test.each([
  ['getrun', 'getRun'],
  ['get-run', 'getRun'],
  ['gteRun', 'getRun'],
  ['listKeys', 'listApiKeys'],
  ['logs', 'getBuildLogs'],
  ['x', undefined],
  ['toString', undefined],
  ['', undefined],
])('the name nearest to %s is %s', (text, name) => {
  expect(nearest(text, ['getBuildLogs', 'getRun', 'listApiKeys', 'z'])).toBe(name)
})

const [major = 0, minor = 0] = OLDEST_NODE.split('.').map(Number)

test('the oldest version of Node is that of package.json', () => {
  expect(`>=${OLDEST_NODE}`).toBe(manifest.engines.node)
})

test.each([`${major}.1.9`, `${major - 1}.99.0`, '9.0.0'])('Node %s is too old', (node) => {
  expect(oldNodeMessage({ node })).toBe(`project-resources needs Node ${OLDEST_NODE} or later; this is Node ${node}.`)
})

test.each([
  { node: `${OLDEST_NODE}.0` },
  { node: `${major}.${minor + 1}.0` },
  { node: `${major + 1}.0.0` },
  { node: '22.0.0', deno: '2.0.0' },
  { node: '20.0.0', bun: '1.0.0' },
  {},
])('the versions %j are accepted', (versions) => {
  expect(oldNodeMessage(versions)).toBeUndefined()
})
