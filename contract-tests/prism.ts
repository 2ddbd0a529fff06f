import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { printable } from '../src/printable.ts'

const DOCUMENT = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
/** Preloaded into Prism: its standard input closes when this process ends, however it ends, and Prism ends with it. */
const ENDS_WITH_STDIN = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume()`
const READY_WITHIN_MS = 60_000
const STOPPED_WITHIN_MS = 5_000

export interface Prism {
  /** Base URL, with the port that was really taken. */
  url: string
  /** Resolves when the process has ended, however it did, with its exit code. */
  ended: Promise<number | null>
  /** Stops the process and waits until it has ended. */
  stop(): Promise<void>
}

export interface PrismOptions {
  /** TCP port; 0 takes a free one. */
  port: number
  /** Receives the base URL whenever Prism listens: at the start, and after each change of openapi.yaml. */
  onReady?: (url: string) => unknown
  /** Receives each line that Prism prints. */
  onLine?: (line: string) => unknown
}

/** Prism could not be started, or it stopped answering; the message says why and what to do. */
export class PrismError extends Error {
  override name = 'PrismError'
}

/**
 * Starts the Prism mock on openapi.yaml, reachable on this machine only, and waits until it listens.
 *
 * @throws {@link PrismError} when the port is taken, or Prism ends or does not listen in time
 */
export async function startPrism({ port, onReady, onLine }: PrismOptions): Promise<Prism> {
  const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli')
  // Node runs the script itself: a wrapper such as npx would leave Prism running when it is killed.
  const args = ['--import', ENDS_WITH_STDIN, bin, 'mock', DOCUMENT, '--port', String(port), '--host', '127.0.0.1']
  const child = spawn(process.execPath, args, { stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS)
    await ended
    clearTimeout(timer)
  }
  const settled = new AbortController()
  const said: string[] = []
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        if (!settled.signal.aborted) said.push(line)
        onLine?.(line)
        const url = line.match(/Prism is listening on (\S+)/)?.[1]
        if (!url) return
        onReady?.(url)
        resolve(url)
      })
    }
  })
  const url = await Promise.race([
    listening,
    ended.then(() => new PrismError(whyEnded(said, port))),
    delay(READY_WITHIN_MS, new PrismError(`Prism did not start within ${READY_WITHIN_MS / 1000} seconds.`), {
      signal: settled.signal,
    }),
  ])
  settled.abort()
  if (typeof url === 'string') return { url, ended, stop }
  await stop()
  throw url
}

function whyEnded(said: string[], port: number): string {
  const output = said.join('\n')
  if (output.includes('EADDRINUSE')) return `Port ${port} is taken; choose another one with --port.`
  // What else it says is its own usage, and a stack.
  const reason = output.match(/\bfatal +(.+)/)?.[1] ?? 'it did not say why'
  return `Prism ended before it listened: ${printable(reason.trim())}`
}
