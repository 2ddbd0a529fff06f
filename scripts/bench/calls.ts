import type { OperationId } from '../../generated/operations.ts'
import { JSON_TYPE, listOperations, type MediaType, type Parameter } from '../../src/document.ts'
import { document } from '../../src/openapi.ts'

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
  /** What it is answered; undefined where there is nothing to say (204). */
  answer: unknown
}

const BASE_URL = 'http://127.0.0.1'

/** Every operation of the document once. */
export const CALLS: readonly Call[] = listOperations(document).map(
  ({ id, method, path, parameters, requestBody, responses, success }) => {
    const examplesOf = (which: (parameter: Parameter) => boolean) =>
      Object.fromEntries(parameters.filter(which).map(({ name, example }) => [name, example]))
    const params = { path: examplesOf((each) => each.in === 'path'), query: examplesOf((each) => each.in === 'query') }
    const body = exampleOf(requestBody?.content[JSON_TYPE])
    return {
      operationId: id as OperationId,
      method,
      template: path,
      init: { params, body },
      request: { ...examplesOf(({ name }) => name !== 'project_id'), body },
      answer: exampleOf(responses[success.status]?.content?.[JSON_TYPE]),
    }
  },
)

/** What both clients are told of the service, besides a token. */
export const SERVICE = { baseUrl: BASE_URL, fetch: answerCall }

export const PROJECT_ID = String(CALLS[0]?.init.params.path.project_id)

/** Written ahead of time: the less a call costs besides the client, the more of the client the figures show. */
const ANSWERS: ReadonlyMap<string, string | undefined> = new Map(
  CALLS.map((call) => [`${call.method} ${BASE_URL}${targetOf(call)}`, JSON.stringify(call.answer)]),
)

/** Refuses what differs from the calls in method, path or query, so that both clients carry out the same ones. */
async function answerCall({ method, url }: Request): Promise<Response> {
  const key = `${method} ${url}`
  const text = ANSWERS.get(key)
  if (text !== undefined) return new Response(text, { headers: { 'Content-Type': JSON_TYPE } })
  return new Response(null, { status: ANSWERS.has(key) ? 204 : 404 })
}

function exampleOf(media: MediaType | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

function targetOf({ template, init: { params } }: Call): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params.path[name])))
  const query = Object.entries(params.query).map(([name, value]) => {
    return `${name}=${[value].flat().map(String).map(encodeURIComponent).join(',')}`
  })
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
