import { BrokenPromise } from './contract.ts'
import { Refusal, type Reply } from './handlers.ts'

/** The connection breaks, as a fault asked; in-process it looks like any `fetch` that failed. */
export class DroppedConnection extends TypeError {
  override name = 'DroppedConnection'

  constructor() {
    super('fetch failed', { cause: new Error('the sandbox dropped the connection, as a fault asked') })
  }
}

/** An answer as a Response: JSON, or nothing in the body. */
export function toResponse({ status, body }: Reply, headers: Record<string, string> = {}): Response {
  return body === undefined
    ? new Response(null, { status, headers })
    : new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

/** What an error is answered with: `{ message }`, as every error of the document; a stack trace never leaves. */
export function errorResponse(error: Error): Response {
  if (error instanceof DroppedConnection) throw error
  if (error instanceof Refusal) {
    return toResponse({ status: error.status, body: { message: error.message } }, error.headers)
  }
  const what = error instanceof BrokenPromise ? 'answered beside the document' : 'failed'
  return toResponse({
    status: 500,
    body: { message: `The sandbox ${what}, which is a defect of the sandbox: ${error.message}` },
  })
}
