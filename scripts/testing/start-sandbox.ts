import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const START_TIMEOUT_MS = 120_000

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
  const late = setTimeout(kill, START_TIMEOUT_MS)
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
