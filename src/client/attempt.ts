import type { Client as FetchClient } from 'openapi-fetch'
import type { paths } from '../../generated/types.ts'
import type { Authorize } from './auth.ts'
import { apiError, type FailedCall, NetworkError, ParseError } from './errors.ts'
import { parseRetryAfter } from './retry.ts'

/** What attempts are made with. */
export interface Means {
  raw: FetchClient<paths>
  fetch(request: Request): Promise<Response>
  authorize: Authorize
}

/** What openapi-fetch is called with, besides method and path. */
export interface Init {
  params: { path: Record<string, string>; query: Record<string, unknown> }
  body: unknown
  signal: AbortSignal
}

/** openapi-fetch types a call by its literal path; here the path is data. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<{ error?: unknown; response: Response }>

/**
 * Sends a call once.
 *
 * @param call of which `attempts` is counted on
 * @param renew whether the token of the attempt before was refused
 * @returns the data; undefined where there is none (204)
 * @throws ApiError, ParseError, NetworkError; what the function that gives the token threw
 */
export async function attempt(
  call: FailedCall,
  init: Init,
  renew: boolean,
  { raw, fetch, authorize }: Means,
): Promise<never> {
  let token = ''
  let answered: Response | undefined
  const lost = (cause: unknown) => {
    const { message, cause: inner } = Object(cause)
    // Node hides the reason (`ECONNREFUSED`) of its "fetch failed" in the cause.
    const reason = withoutToken(inner?.code ?? message, token)
    throw new NetworkError(`${call.operationId} got no full answer: ${reason}`, call, { cause })
  }
  const send = async (request: Request) => {
    token = await authorize(request, renew)
    // Time may have run out meanwhile, and not every fetch looks at the signal.
    init.signal.throwIfAborted()
    call.attempts++
    answered = await fetch(request).catch(lost)
    return answered
  }

  const { response, body } = await (raw.request as UntypedRequest)(call.method, call.path, {
    ...init,
    fetch: send,
    parseAs: 'stream',
  })
    .then(({ response, error }) => ({ response, body: withoutToken(error, token) }))
    .catch((cause: unknown) => {
      // Where the body of an error broke off, or defies reading, its status is known all the same.
      if (answered && !answered.ok) return { response: answered, body: undefined }
      throw cause
    })
  const { status } = response
  if (!response.ok) {
    const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
    throw apiError({ ...call, status, body, retryAfter })
  }
  if (status === 204) return undefined as never
  const text = await response.text().catch(lost)
  try {
    return JSON.parse(text) as never
  } catch {
    // The reason that is given quotes the body, so it is left out.
    const start = withoutToken(text, token).slice(0, 500)
    throw new ParseError(`${call.operationId} was answered with status ${status}, but not with JSON.`, {
      ...call,
      status,
      body: start,
    })
  }
}

/** Services say in errors what they were sent; a token is taken out of that, wherever it stands and however JSON quotes it. */
function withoutToken<Body>(body: Body, token: string): Body {
  return body && token ? JSON.parse(JSON.stringify(body).replaceAll(JSON.stringify(token).slice(1, -1), '…')) : body
}
