import { onTestFinished } from 'vitest'
import { type ScriptOptions, startSandboxProcess } from '../../testing/run-script.ts'

/** Starts the sandbox in its own process, and kills it after the test. The result can be passed to `call`. */
export async function startSandbox(args: string[], options?: ScriptOptions) {
  const { process, url } = await startSandboxProcess(options, undefined, ...args)
  onTestFinished(async () => {
    process.child.kill('SIGKILL')
    await process.finished
  })
  const fetchThere = (input: Request | URL | string, init?: RequestInit) =>
    fetch(String(input).replace('http://sandbox.test', url), init)
  return { ...process, url, fetch: fetchThere }
}
