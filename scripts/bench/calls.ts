import type { OperationId } from '../../generated/operations.ts'
import { JSON_TYPE } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { exampleCalls } from '../example-calls.ts'

/** What the clients are asked for, and the service that answers them without a network: all as the document's examples have it. */

export interface Call {
  operationId: OperationId
  method: string
  /** Path template. */
  template: string
  /** As openapi-fetch takes it. */
  init: { params: { path: Record<string, unknown>; query: Record<string, unknown> }; body: unknown }
  /** As our client takes it: flat, and without the project. */
  request: Record<string, unknown>
  /** Path and query as they are sent. */
  target: string
  /** What it is answered; undefined where there is nothing to say (204). */
  answer: unknown
}

/** Carries out a call. @returns the data @throws when the answer is no success */
export type Caller = (call: Call) => Promise<unknown>

const BASE_URL = 'http://127.0.0.1'

/** Every operation of the document once. */
export const CALLS: readonly Call[] = exampleCalls(document).map(
  ({ operation, operationId, path, query, body, target, answer }) => {
    const { project_id: _, ...own } = path
    return {
      operationId,
      method: operation.method,
      template: operation.path,
      init: { params: { path, query }, body },
      request: { ...own, ...query, body },
      target,
      answer,
    }
  },
)

/** What every client is told of the service, besides a token. */
export const SERVICE = { baseUrl: BASE_URL, fetch: answerCall }

export const PROJECT_ID = String(CALLS[0]?.init.params.path.project_id)

/** Written ahead of time: the less a call costs besides the client, the more of the client the figures show. */
const ANSWERS: ReadonlyMap<string, string | undefined> = new Map(
  CALLS.map((call) => [`${call.method} ${BASE_URL}${call.target}`, JSON.stringify(call.answer)]),
)

/** Refuses what differs from the calls in method, path or query, so that all clients carry out the same ones. */
async function answerCall({ method, url }: Request): Promise<Response> {
  const key = `${method} ${url}`
  const text = ANSWERS.get(key)
  if (text !== undefined) return new Response(text, { headers: { 'Content-Type': JSON_TYPE } })
  return new Response(null, { status: ANSWERS.has(key) ? 204 : 404 })
}

/** The path of a call, without its query. */
export function pathOf({ target }: Pick<Call, 'target'>): string {
  return target.replace(/\?.*/, '')
}
