import { ContractViolation, DroppedConnection, NotSaved, Refusal } from '../errors.ts'
import { kept, type RecordedExchange } from '../journal/exchange.ts'

/** Creates a JSON response, or one without a body if `body` is `undefined`. Records it in `exchange`. */
export function toResponse(
  { status, body }: { status: number; body?: unknown },
  headers: Record<string, string> = {},
  exchange?: RecordedExchange,
): Response {
  if (body === undefined) return new Response(null, { status, headers })
  const text = JSON.stringify(body)
  const all = { 'Content-Type': 'application/json', ...headers }
  if (exchange) {
    exchange.body = kept(text)
    exchange.headers = all
  }
  return new Response(text, { status, headers: all })
}

/** Creates an error response: `{ message }` without a stack trace. @throws DroppedConnection, which has no response */
export function errorResponse(error: Error): Response {
  if (error instanceof DroppedConnection) throw error
  const { status, headers } = error instanceof Refusal ? error : { status: 500, headers: {} }
  return toResponse({ status, body: { message: messageOf(error) } }, headers)
}

/** Returns what to tell the user about an error. */
export function messageOf(error: Error): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof DroppedConnection) return (error.cause as Error).message
  if (error instanceof NotSaved) return `The change was not saved: ${error.message}`
  const what = error instanceof ContractViolation ? 'contradicted the document' : 'failed'
  return `The sandbox has a bug and ${what}: ${error.message}`
}

/** A page that contains all it needs, and the content security policy with the hashes of its script and style. */
export interface ConsolePage {
  html: string
  policy: string
}

export function pageResponse({ html, policy }: ConsolePage): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-cache',
    },
  })
}
