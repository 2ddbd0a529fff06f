import { printable } from '../printable.ts'
import { Refusal } from '../sandbox/kit/errors.ts'
import { errorResponse } from '../sandbox/kit/http/responses.ts'
import { loadPrism } from './prism.ts'
import { type Answer, addCors, isPreflight, preflightResponse } from './responses.ts'

interface MockOptions {
  /** Path of the OpenAPI document. */
  file: string
  /** Called with each request, the status of its response, and the reasons if the request was rejected. */
  log?: (text: string) => unknown
}

/** A mock of the API: returns the examples of a document, checks requests against it, and keeps no state. */
export interface Mock {
  respond(request: Request): Promise<Response>
  /** Loads the document again. @throws UsageError if it is broken; the mock then keeps the one that it has */
  load(): Promise<void>
}

/** Creates a mock. @throws UsageError if the document is broken */
export async function createMock({ file, log }: MockOptions): Promise<Mock> {
  const prism = await loadPrism()
  let operations = await prism.readOperations(file)

  async function answer(request: Request): Promise<Answer> {
    if (isPreflight(request)) return { response: preflightResponse(request), reasons: [] }
    try {
      return await prism.answer(request, operations)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { response: errorResponse(error), reasons: [error.message] }
    }
  }

  return {
    async respond(request) {
      const { response, reasons } = await answer(request)
      addCors(response, request)
      log?.(logText(request, response, reasons))
      return response
    },
    async load() {
      operations = await prism.readOperations(file)
    },
  }
}

/** Maximum number of reasons in the log: a body can have thousands of wrong items. */
const MAX_REASONS = 10

/** A line such as `GET /v2/projects/p/cost 401`, and an indented line per reason. Omits the query, which may have secrets. */
function logText({ method, url }: Request, { status }: Response, reasons: string[]): string {
  const shown = reasons.slice(0, MAX_REASONS).map((reason) => `  ${printable(reason)}`)
  const rest = reasons.length > MAX_REASONS ? [`  and ${reasons.length - MAX_REASONS} more`] : []
  return [`${method} ${printable(new URL(url).pathname)} ${status}`, ...shown, ...rest].join('\n')
}
