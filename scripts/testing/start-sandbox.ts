import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const READY_WITHIN_MS = 120_000

export interface RunningSandbox {
  url: string
  stop(): Promise<void>
}

/**
 * Starts the sandbox by the command of the installed package, on a free port.
 *
 * @param app folder into which the package is installed
 * @param node the executable of Node; left out, `npx` finds the command, and whatever Node there is
 * @throws Error with what the command printed, when it is not ready in time
 */
export async function startSandbox(app: string, node?: string): Promise<RunningSandbox> {
  const command = node ? [node, join(app, 'node_modules/.bin/project-resources')] : ['npx', 'project-resources']
  const [file = '', ...args] = [...command, 'sandbox', '--port', '0']
  // In a group of its own, since npx starts another process, which would outlive it.
  const child = spawn(file, args, { cwd: app, detached: true })
  const closed = once(child, 'close')
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const late = setTimeout(kill, READY_WITHIN_MS)
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
