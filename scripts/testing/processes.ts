import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A slow network may have to download Node. */
const TIMEOUT_MS = 120_000

/**
 * Runs a command to its end.
 *
 * @returns its standard output
 * @throws Error with its output if it fails or takes longer than two minutes
 */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd,
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  }).catch((error) => {
    const how = error.killed ? `was killed after ${TIMEOUT_MS} ms` : `failed (${error.code})`
    throw new Error(`${[command, ...args].join(' ')} ${how}:\n${error.stdout}${error.stderr}`, { cause: error })
  })
  return stdout
}

export interface RunningSandbox {
  url: string
  stop(): Promise<void>
}

/**
 * Starts the sandbox with the installed package's command, on a free port.
 *
 * @param app folder in which the package is installed
 * @param node Node executable; by default `npx` finds command and Node
 * @throws Error with its output if it does not start in time
 */
export async function startSandbox(app: string, node?: string): Promise<RunningSandbox> {
  const command = node ? [node, join(app, 'node_modules/.bin/project-resources')] : ['npx', 'project-resources']
  const [file = '', ...args] = [...command, 'sandbox', '--port', '0']
  // In its own process group: npx starts another process, which would outlive it.
  const child = spawn(file, args, { cwd: app, detached: true })
  const closed = once(child, 'close')
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const late = setTimeout(kill, TIMEOUT_MS)
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk
      const ready = printed.match(/Sandbox ready at (\S+)\n/)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    closed.then(() => reject(new Error(`The sandbox ended before it was ready:\n${printed}`)), reject)
  }).finally(() => clearTimeout(late))
  return {
    url,
    async stop() {
      kill()
      await closed
    },
  }
}

export interface Origin {
  url: string
  close(): Promise<void>
}

/** Serves scripts on a free port as `/name.js`, with a page at `/name` that runs the script. */
export async function serveScripts(scripts: Record<string, string>): Promise<Origin> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://page.test')
    const name = pathname.slice(1).replace(/\.js$/, '')
    const isPage = pathname === `/${name}`
    response.writeHead(name in scripts ? 200 : 404, { 'Content-Type': isPage ? 'text/html' : 'text/javascript' })
    // The icon avoids a request for one.
    response.end(
      isPage
        ? `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/${name}.js"></script>`
        : scripts[name],
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** IDs of the processes that a process has started, and theirs; Linux only. */
export function descendantsOf(pid: number | undefined): number[] {
  const children = procOf(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return [...children, ...children.flatMap(descendantsOf)]
}

/** Whether a process runs; a zombie (Z) has ended. */
export const isRunning = (pid: number) => /\) [^ZX] /.test(procOf(pid, 'stat'))

/** Empty if the process is gone. */
function procOf(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
