import { vi } from 'vitest'
import { createSandbox } from '../../../src/sandbox/index.ts'
import { runCall, type Surroundings } from '../../call.ts'

export const ENV = { API_URL: 'http://sandbox.test', API_TOKEN: 'sandbox-owner-token', PROJECT_ID: 'p-sandbox' }

interface Replaced extends Partial<Surroundings> {
  /** Responds to the requests. Default: a new sandbox. */
  answer?: (request: Request) => Response | Promise<Response>
}

/** Runs the command in this process, without a terminal. Returns its exit code, what it printed, and the requests that it sent. */
export async function call(args: string | string[], { answer = createSandbox().fetch, ...replaced }: Replaced = {}) {
  const done = { code: 0, stdout: '', stderr: '', requests: [] as Request[] }
  const collect = (name: 'stdout' | 'stderr') => (text: unknown) => {
    done[name] += `${text}\n`
  }
  vi.spyOn(console, 'log').mockImplementation(collect('stdout'))
  vi.spyOn(console, 'error').mockImplementation(collect('stderr'))
  const fetch = async (...sent: ConstructorParameters<typeof Request>) => {
    const request = new Request(...sent)
    done.requests.push(request.clone())
    return answer(request)
  }
  try {
    await runCall(typeof args === 'string' ? args.split(' ').filter(Boolean) : args, {
      ...{ env: ENV, fetch, isTerminal: false, ask: undefined },
      ...replaced,
    })
    return { ...done, code: Number(process.exitCode ?? 0) }
  } finally {
    process.exitCode = undefined
  }
}
