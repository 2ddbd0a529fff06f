import { JSON_TYPE, type MediaType, type OpenApiDocument } from '../../document/document.ts'
import { createTarget, type Target, type TargetOptions } from '../target/target.ts'
import { parseJson } from './json.ts'
import { createRouter } from './router.ts'
import { createVerifier, type VerifyOptions } from './verify.ts'

/** A request as a run would send it. */
export interface PlannedRequest {
  method: string
  /** With its query, without the origin. */
  path: string
  credential: string
  body?: string
}

/**
 * Finds out what a run would send, without sending anything: each request is answered with the document's example. What a run
 * really sends may differ, since some of it follows from the answers.
 *
 * @param optionsFor what the run is to do, which may take the target of the run
 */
export async function planRequests(
  document: OpenApiDocument,
  options: TargetOptions,
  optionsFor: (target: Target) => VerifyOptions = () => ({}),
): Promise<PlannedRequest[]> {
  const answers = exampleAnswers(options)
  // Neither budget nor rate hold back what is not sent.
  const { budget, perSecond, timeLimitMs, signal, ...rest } = options
  const target = createTarget({ ...rest, fetch: answers })
  await createVerifier(document)(target, optionsFor(target))
  return target.exchanges.map(({ method, url, credential, requestBody }) => {
    const { pathname, search } = new URL(url)
    return {
      method,
      path: pathname + search,
      credential,
      ...(requestBody !== undefined && { body: requestBody }),
    }
  })
}

/** Answers any request of an operation with an example of its success. */
function exampleAnswers(options: TargetOptions) {
  const findRoute = createRouter(options)
  const byId = new Map(options.operations.map((operation) => [operation.id, operation]))
  let added = 0
  return async (request: Request): Promise<Response> => {
    const { method, url } = request
    const route = findRoute(method, url)
    const operation = route?.isDocumented ? byId.get(route.id) : undefined
    // A presigned URL of an example leads nowhere.
    if (!operation) return new Response(null, { status: 404 })
    const { status: documented } = operation.success
    const status = documented.endsWith('XX') ? 200 : Number(documented)
    const media = operation.responses[documented]?.content?.[JSON_TYPE]
    if (!media) return new Response(null, { status })
    const example = exampleOf(media)
    // What is added is answered as it was asked for, under an ID of its own.
    const asked = method === 'POST' && isObject(example) ? parseJson(await request.text()) : undefined
    if (!isObject(example) || !isObject(asked)) return Response.json(example, { status })
    const kept = Object.entries(asked).filter(([name]) => name in example)
    const own = 'id' in example ? { id: `ID-of-new-${++added}` } : {}
    return Response.json({ ...example, ...Object.fromEntries(kept), ...own }, { status })
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function exampleOf({ example, examples }: MediaType): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value
}
