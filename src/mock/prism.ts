import type { IHttpConfig, IHttpOperationConfig } from '@stoplight/prism-http'
import { UsageError } from '../command.ts'
import { foldSpace, printable } from '../printable.ts'
import { Refusal } from '../sandbox/kit/errors.ts'
import { readAccept, readRequest } from './read-request.ts'
import { type Answer, fromOutput, fromProblem } from './responses.ts'

/** Prism logs each of its steps; why it rejected a request is also in its result. */
const SILENT: Record<'child' | 'debug' | 'info' | 'success' | 'warn' | 'error', () => unknown> = {
  child: () => SILENT,
  debug: () => undefined,
  info: () => undefined,
  success: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** Loads Prism without its server, which one malformed request ends or hangs. Takes half a second, so call it only if needed. */
export async function loadPrism() {
  const { createInstance, getHttpOperationsFromSpec, ProblemJsonError } = await import('@stoplight/prism-http')
  // The index of this package exports only the server.
  const { getHttpConfigFromRequest } = await import('@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js')
  const prism = createInstance(configFor({ dynamic: false }), { logger: SILENT })

  /** Reads the operations of a document. @throws UsageError if there are none */
  async function readOperations(file: string) {
    const operations = await getHttpOperationsFromSpec(file).catch((cause: Error) => {
      throw new UsageError(`${file} cannot be loaded: ${printable(foldSpace(cause.message))}`, { cause })
    })
    if (operations.length === 0) throw new UsageError(`${file} has no operations.`)
    return operations
  }

  /** Answers a request. @throws Refusal if it is malformed */
  async function answer(request: Request, operations: Awaited<ReturnType<typeof readOperations>>): Promise<Answer> {
    const input = await readRequest(request)
    const preferences = getHttpConfigFromRequest(input)
    if (preferences._tag === 'Left') {
      throw new Refusal(400, 'In Prefer, code must have three digits, and dynamic must be true or false.')
    }
    const { code = 200 } = preferences.right
    if (code < 200 || code > 599) throw new Refusal(400, `In Prefer, code must be from 200 to 599; it is ${code}.`)
    const accept = request.headers.get('Accept')
    const mediaTypes = accept === null ? {} : { mediaTypes: readAccept(accept) }
    const config = configFor({ dynamic: false, ...preferences.right, ...mediaTypes })
    const result = await ask(input, operations, config)
    return result._tag === 'Right' ? fromOutput(result.right) : fromProblem(ProblemJsonError.toProblemJson(result.left))
  }

  async function ask(...request: Parameters<typeof prism.request>) {
    try {
      return await prism.request(...request)()
    } catch (error) {
      // Prism throws only on input that it cannot parse.
      throw new Refusal(400, `Prism cannot parse the request: ${(error as Error).message}.`)
    }
  }

  return { readOperations, answer }
}

/** Prism writes to the configuration, so each request needs its own. */
function configFor(mock: IHttpOperationConfig): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    upstreamProxy: undefined,
    mock,
  }
}
