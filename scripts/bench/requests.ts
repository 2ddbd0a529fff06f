import type { OperationId } from '../../generated/operations.ts'
import { CALLS, type Call, pathOf } from './calls.ts'

/** What the servers are asked, all the same; the IDs are those of the examples of openapi.yaml, which all know. */

export interface BenchRequest {
  method: string
  path: string
  /** JSON text. */
  body?: string
}

/** Every GET operation of the document once. */
export const READS: readonly BenchRequest[] = CALLS.filter(({ method }) => method === 'GET').map(requestOf)

const CREATE_DOMAIN = callOf('createDomain')

/** One that adds and one that changes; both succeed however often they are sent. */
export const WRITES: readonly BenchRequest[] = [CREATE_DOMAIN, callOf('updateApp')].map(requestOf)

/** Breaks the document: a server that confirms it does not validate. */
export const INVALID: BenchRequest = {
  ...requestOf(CREATE_DOMAIN),
  body: JSON.stringify({ ...(CREATE_DOMAIN.init.body as object), domain: 5 }),
}

/** JSON text of the document's examples, by method and path: what answers every request above without a look at it. */
export const ANSWERS: Readonly<Record<string, string>> = Object.fromEntries(
  CALLS.filter(({ answer }) => answer !== undefined).map((call) => [
    `${call.method} ${pathOf(call)}`,
    JSON.stringify(call.answer),
  ]),
)

function requestOf(call: Call): BenchRequest {
  const { body } = call.init
  return { method: call.method, path: pathOf(call), ...(body !== undefined && { body: JSON.stringify(body) }) }
}

function callOf(operationId: OperationId): Call {
  const call = CALLS.find((each) => each.operationId === operationId)
  if (!call) throw new Error(`The document has no operation ${operationId}.`)
  return call
}
