import type { Client as FetchClient } from 'openapi-fetch'
import type { paths } from '../../generated/types.ts'
import type { Authorize } from './auth.ts'
import { apiError, type FailedCall, NetworkError, ParseError } from './errors.ts'
import { parseRetryAfter } from './retry.ts'

/** What is needed of `fetch`: the signal is given beside the request, on which it would make calls twice as dear. */
export type Fetch = (request: Request, init?: { signal: AbortSignal }) => Promise<Response>

/** What carries requests. */
export interface Transport {
  raw: FetchClient<paths>
  fetch: Fetch
  authorize: Authorize
}

/** What openapi-fetch is called with, besides method and path. */
export interface Init {
  params: { path: Record<string, string>; query: Record<string, unknown> }
  /** JSON text. */
  body: string | undefined
  bodySerializer: typeof String
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
  stopped: AbortSignal,
  { raw, fetch, authorize }: Transport,
): Promise<unknown> {
  // Replaced by itself, as long as no token was sent.
  let token = '…'
  let response: Response | undefined
  let error: unknown
  let body: unknown
  const throwNetworkError = (cause: unknown) => {
    const { message, cause: inner } = Object(cause)
    // Node puts what came, raw and with all its secrets, where no HTTP could be made of it.
    delete inner?.data
    // It also hides the reason (`ECONNREFUSED`) of its "fetch failed" in there.
    const reason = String(inner?.code ?? message).replaceAll(token, '…')
    throw new NetworkError(`${call.operationId} got no full answer: ${reason}`, call, { cause })
  }
  const send = async (request: Request) => {
    token = await authorize(request, renew)
    // Time may have run out meanwhile, and not every fetch looks at the signal.
    stopped.throwIfAborted()
    call.attempts++
    response = await fetch(request, { signal: stopped }).catch(throwNetworkError)
    return response
  }

  try {
    ;({ response, error } = await (raw.request as UntypedRequest)(call.method, call.path, {
      ...init,
      fetch: send,
      // Leaves the body of a success to be read below, where what goes wrong has a name.
      parseAs: 'stream',
    }))
    // Services say in errors what they were sent: the token is taken out, in names and texts alike.
    body = error && JSON.parse(JSON.stringify(error).replaceAll(JSON.stringify(token).slice(1, -1), '…'))
  } catch (thrown) {
    // Where the body of an error broke off, or defies reading, its status is known all the same.
    if (!response || response.ok) throw thrown
  }
  const { status } = response
  if (!response.ok) {
    const header = response.headers.get('Retry-After')
    throw apiError({ ...call, status, body, retryAfter: parseRetryAfter(header, Date.now()) })
  }
  if (status === 204) return undefined
  const text = await response.text().catch(throwNetworkError)
  try {
    return JSON.parse(text)
  } catch {
    // The reason that is given quotes the body, so it is left out.
    const start = text.replaceAll(token, '…').slice(0, 500)
    throw new ParseError(`${call.operationId} was answered with status ${status} and no JSON.`, {
      ...call,
      status,
      body: start,
    })
  }
}
