import { exampleOf, JSON_TYPE } from '../../document/document.ts'
import { isObject } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { createRouter } from '../http/router.ts'
import { createTarget } from '../http/target.ts'
import type { Target, TargetOptions } from '../http/target-types.ts'
import type { VerifyOptions } from './run.ts'
import type { Verifier } from './verify.ts'

/** A request that a run would send. */
interface PlannedRequest {
  method: string
  /** Path, including the query. */
  path: string
  credential: string
  body?: string
}

/** Lists the requests of a run without sending them. An actual run may differ where requests depend on responses. */
export async function planRequests(
  { verify }: Verifier,
  options: TargetOptions,
  { only }: VerifyOptions = {},
): Promise<PlannedRequest[]> {
  // Limits do not apply, because nothing is sent. Nothing takes effect, so there is nothing to wait for or to report.
  const { budget, perSecond, timeLimitMs, signal, onLeftovers, ...rest } = options
  const fetch = exampleResponses(options, (id) => target.isUnknownId(id))
  const target: Target = createTarget({ ...rest, settleMs: 0, fetch })
  await verify(target, only ? { only } : {})
  return target.exchanges.map(({ method, url, credential, requestBody: body }) => {
    const { pathname, search } = new URL(url)
    return { method, path: pathname + search, credential, ...(body !== undefined && { body }) }
  })
}

/** Returns a `fetch` that responds to each operation with its documented success example, and to any other request with 404. */
function exampleResponses(options: TargetOptions, isUnknown: (id: string) => boolean) {
  const findRoute = createRouter(options)
  let added = 0
  return async (request: Request): Promise<Response> => {
    const { method, url } = request
    const route = findRoute(method, url)
    const operation = route?.isDocumented && options.operations.find(({ id }) => id === route.id)
    const isMissing = Object.values(route?.path ?? {}).some(isUnknown)
    // Examples contain URLs that are not operations, such as presigned URLs.
    if (!operation || isMissing) return new Response(null, { status: 404 })
    const { status: documented } = operation.success
    const status = documented.endsWith('XX') ? 200 : Number(documented)
    const media = operation.responses[documented]?.content?.[JSON_TYPE]
    if (!media) return new Response(null, { status })
    const example = exampleOf(media)
    // A created resource has the requested values and a new ID.
    const requested = method === 'POST' ? parseJson(await request.text()) : undefined
    if (!isObject(example) || !isObject(requested)) return Response.json(example, { status })
    const kept = Object.entries(requested).filter(([name]) => name in example)
    const identity = 'id' in example ? { id: `ID-of-new-${++added}` } : {}
    return Response.json({ ...example, ...Object.fromEntries(kept), ...identity }, { status })
  }
}
