import { onTestFinished } from 'vitest'
import { type ScriptOptions, type Started, startScript } from '../../testing/run-script.ts'

/** Starts `sandbox` on a free port, and kills its process after the test. */
export function startCommand(args: string[], options?: ScriptOptions): Started {
  const started = startScript('scripts/cli.ts', ['sandbox', '--port', '0', ...args], options)
  onTestFinished(async () => {
    started.child.kill('SIGKILL')
    await started.finished
  })
  return started
}

/** Starts the sandbox like {@link startCommand} and waits until it is ready. The result can be passed to `call`. */
export async function startSandbox(args: string[], options?: ScriptOptions) {
  const started = startCommand(args, options)
  const [, url = ''] = await started.printed(
    /^Sandbox ready at (http:\/\/127\.0\.0\.1:\d+)$[\s\S]*^Press Ctrl-C to stop\.$/m,
  )
  const fetchThere = (input: Request | URL | string, init?: RequestInit) =>
    fetch(String(input).replace('http://sandbox.test', url), init)
  return { ...started, url, fetch: fetchThere }
}
