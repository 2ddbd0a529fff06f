import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { startChild } from './child.ts'
import { BenchFailed } from './failed.ts'
import { cpuSecondsIn, peakMemoryIn } from './proc.ts'
import { ANSWERS } from './requests.ts'

/** Preloaded: standard input closes when this process ends, however it ends, and the server ends with it. */
const ENDS_WITH_STDIN = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume()`
const READY_WITHIN_MS = 30_000
const PRISM_CLI = createRequire(import.meta.url).resolve('@stoplight/prism-cli')

/** How a server is started, and the line by which it says that it listens. */
export interface ServerCommand {
  name: string
  /** For Node: a file and what it is given. */
  args: readonly string[]
  ready: RegExp
  /** Whether it must refuse what breaks the document. */
  validates: boolean
}

/** As it is installed: Prism, too, runs from what its package brings. */
export const SANDBOX: ServerCommand = {
  name: 'sandbox',
  args: ['dist/lib/cli.js', 'sandbox', '--port', '0'],
  ready: /Sandbox ready at (\S+)/,
  validates: true,
}

export const PRISM: ServerCommand = {
  name: 'Prism',
  args: [PRISM_CLI, 'mock', 'openapi.yaml', '--port', '0', '--host', '127.0.0.1'],
  ready: /Prism is listening on (\S+)/,
  validates: true,
}

/** No service in Node can do less: the examples from a map, and nothing is looked at. */
export const BARE: ServerCommand = {
  name: 'bare node:http',
  args: ['scripts/bench/bare-server.js', JSON.stringify(ANSWERS)],
  ready: /Listening on (\S+)/,
  validates: false,
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
export async function startServer({ name, args, ready }: ServerCommand): Promise<Server> {
  const child = startChild(process.execPath, ['--import', ENDS_WITH_STDIN, ...args], {
    // Under "production" Prism forks a worker, which this bench would not see.
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
  })
  const { pid, stdout } = child.process
  let stopping = false
  const closed = new Promise<string>((resolve) => {
    child.process.once('error', ({ message }) => resolve(`could not be started (${message})`))
    child.process.once('close', (code, signal) => {
      resolve(`ended ${code === null ? `by ${signal}` : `with exit code ${code}`}`)
    })
  })
  const ended = closed.then((how) => {
    // Whoever stops it waits for nothing more.
    if (stopping) return new Promise<never>(() => undefined)
    throw new BenchFailed(`The server ${name} ${how}. It said last: ${child.lastLine()}`)
  })
  // It may end at a moment when nobody waits; whoever asks next is told.
  ended.catch(() => undefined)
  const stop = async () => {
    stopping = true
    child.kill()
    await closed
  }
  const listening = new Promise<string>((resolve) => {
    const look = () => {
      const url = ready.exec(child.output())?.[1]
      if (url === undefined) return
      stdout?.off('data', look)
      resolve(url)
    }
    stdout?.on('data', look)
  })
  const settled = new AbortController()
  const late = delay(READY_WITHIN_MS, undefined, settled).then(() => {
    throw new BenchFailed(`The server ${name} did not start within ${READY_WITHIN_MS / 1000} seconds.`)
  })
  try {
    return {
      name,
      url: await Promise.race([listening, ended, late]),
      cpuSeconds: () => cpuSecondsIn(readFileSync(`/proc/${pid}/stat`, 'utf8')),
      peakMemory: () => peakMemoryIn(readFileSync(`/proc/${pid}/status`, 'utf8')),
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
