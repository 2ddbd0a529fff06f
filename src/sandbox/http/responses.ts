import type { Reply } from '../resources/handlers.ts'
import { BrokenPromise, DroppedConnection, NotSaved, Refusal } from './errors.ts'

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
  return toResponse({ status: 500, body: { message: inWords(error) } })
}

function inWords(error: Error): string {
  if (error instanceof NotSaved) return `The change is not kept: ${error.message}`
  const what = error instanceof BrokenPromise ? 'contradicted the document' : 'failed'
  return `The sandbox ${what}, which is a defect of the sandbox: ${error.message}`
}
