import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BenchFailed } from './failed.ts'
import { cpuSecondsIn, peakMemoryIn } from './proc.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Preloaded: standard input closes when this process ends, however it ends, and the server ends with it. */
const ENDS_WITH_STDIN = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume()`
const READY_WITHIN_MS = 30_000

/** How a server is started, and the line by which it says that it listens. */
interface Command {
  name: string
  args: string[]
  ready: RegExp
}

/** As it is installed: Prism, too, runs from what its package brings. */
export const SANDBOX: Command = {
  name: 'sandbox',
  args: ['dist/lib/cli.js', 'sandbox', '--port', '0'],
  ready: /Sandbox ready at (\S+)/,
}

export const PRISM: Command = {
  name: 'Prism',
  args: [
    createRequire(import.meta.url).resolve('@stoplight/prism-cli'),
    ...['mock', 'openapi.yaml', '--port', '0', '--host', '127.0.0.1'],
  ],
  ready: /Prism is listening on (\S+)/,
}

/** A server in a process of its own. */
export interface Server {
  name: string
  url: string
  /** What it has used so far, in seconds. */
  cpuSeconds(): number
  /** The most that it had resident so far, in MiB. */
  peakMemory(): number
  /** The outcome of some work with the server. @throws {@link BenchFailed} as soon as the server ends by itself */
  whileAlive<Outcome>(work: Promise<Outcome>): Promise<Outcome>
  stop(): Promise<void>
}

/**
 * Starts a server on a free port of this machine and waits until it says that it listens.
 *
 * @throws {@link BenchFailed} when it ends, or stays silent for 30 seconds
 */
export async function startServer({ name, args, ready }: Command): Promise<Server> {
  const child = spawn(process.execPath, ['--import', ENDS_WITH_STDIN, ...args], {
    cwd: ROOT,
    stdio: 'pipe',
    // Under "production" Prism forks a worker, which this bench would not see.
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
  })
  const output = readOutput(child)
  let stopping = false
  const ended = new Promise<never>((_, reject) => {
    child.once('close', (code, signal) => {
      const how = code === null ? `by ${signal}` : `with exit code ${code}`
      if (!stopping) reject(new BenchFailed(`The server ${name} ended ${how}. It said last: ${output.lastLine()}`))
    })
  })
  // It may end at a moment when nobody waits; whoever asks next is told.
  ended.catch(() => undefined)
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    stopping = true
    const closed = new Promise((resolve) => child.once('close', resolve))
    // It has nothing to keep, and how it stops is not measured.
    child.kill('SIGKILL')
    await closed
  }
  const settled = new AbortController()
  try {
    const late = delay(READY_WITHIN_MS, undefined, settled).then(() => {
      throw new BenchFailed(`The server ${name} did not start within ${READY_WITHIN_MS / 1000} seconds.`)
    })
    return {
      name,
      url: await Promise.race([output.first(ready), ended, late]),
      cpuSeconds: () => cpuSecondsIn(readFileSync(`/proc/${child.pid}/stat`, 'utf8')),
      peakMemory: () => peakMemoryIn(readFileSync(`/proc/${child.pid}/status`, 'utf8')),
      whileAlive: (work) => Promise.race([work, ended]),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  } finally {
    settled.abort()
  }
}

/** Reads everything that a process prints, since it would stand still on a full pipe, and keeps the last of it. */
function readOutput({ stdout, stderr }: ChildProcess) {
  let last = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      last = (last + chunk).slice(-2000)
    })
  }
  return {
    lastLine: () => last.trim().split('\n').at(-1) || '(nothing)',
    first: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const found = pattern.exec(last)?.[1]
          if (found === undefined) return
          stdout?.off('data', look)
          resolve(found)
        }
        stdout?.on('data', look)
      }),
  }
}
