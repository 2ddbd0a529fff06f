import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../src/command.ts'
import { printable } from '../src/printable.ts'

const DOCUMENT = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
/** Preloaded into a server, so that it exits when its standard input closes, which happens even if this process is killed. */
export const ENDS_WITH_STDIN = `data:text/javascript,process.stdin.on('end', () => process.exit()).resume()`
const READY_WITHIN_MS = 60_000

export interface Prism {
  /** Base URL, with the actual port. */
  url: string
  /** Resolves with the exit code of Prism when it has ended; `null` if it was killed. */
  ended: Promise<number | null>
  /** Kills Prism, which has nothing to save, and waits until it has ended. */
  stop(): Promise<void>
}

interface PrismOptions {
  /** TCP port; 0 for a free one. */
  port: number
  /** Called with the base URL when Prism listens: at the start and after each change of openapi.yaml. */
  onReady?: (url: string) => unknown
  /** Called with each line that Prism prints. */
  onLine?: (line: string) => unknown
}

/** Prism could not be started; the message states why. */
export class PrismError extends UsageError {
  override name = 'PrismError'
}

/**
 * Starts the Prism mock with openapi.yaml on 127.0.0.1 and waits until it listens.
 *
 * @throws PrismError if the port is in use, or Prism exits or does not listen within a minute
 */
export async function startPrism({ port, onReady, onLine }: PrismOptions): Promise<Prism> {
  const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli')
  // Prism is not started with npx, because it would keep running if the npx process were killed.
  const args = ['--import', ENDS_WITH_STDIN, bin, 'mock', DOCUMENT, '--port', String(port), '--host', '127.0.0.1']
  const child = spawn(process.execPath, args, { stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  let isSettled = false
  const printed: string[] = []
  const listening = new Promise<string>((resolve) => {
    // Both are read to the end, because a process blocks on a full pipe.
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        if (!isSettled) printed.push(line)
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
    ended.then(() => new PrismError(whyEnded(printed, port))),
    delay(READY_WITHIN_MS, new PrismError(`Prism did not start within ${READY_WITHIN_MS / 1000} seconds.`), {
      ref: false,
    }),
  ])
  isSettled = true
  if (typeof url === 'string') return { url, ended, stop }
  await stop()
  throw url
}

function whyEnded(printed: string[], port: number): string {
  const output = printed.join('\n')
  if (output.includes('EADDRINUSE')) return `Port ${port} is in use. Choose another one with --port.`
  // Only the fatal line is useful; Prism also prints its usage and a stack trace.
  const reason = output.match(/\bfatal +(.+)/)?.[1] ?? 'it reported no fatal error'
  return `Prism ended before listening: ${printable(reason.trim())}`
}
