import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const READY_WITHIN_MS = 20_000

export interface RunningSandbox {
  url: string
  stop(): Promise<void>
}

/**
 * Starts the sandbox by the command of the installed package, on a free port.
 *
 * @param node the executable of Node
 * @param app folder into which the package is installed
 * @throws Error with what the command printed, when it is not ready in time
 */
export async function startSandbox(node: string, app: string): Promise<RunningSandbox> {
  const command = join(app, 'node_modules/.bin/project-resources')
  const child = spawn(node, [command, 'sandbox', '--port', '0'])
  const closed = once(child, 'close')
  const kill = () => child.kill('SIGKILL')
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
