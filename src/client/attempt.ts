import type { Client as FetchClient } from 'openapi-fetch'
import type { paths } from '../../generated/types.ts'
import type { Authorize } from './auth.ts'
import { apiError, type FailedCall, NetworkError, ParseError } from './errors.ts'
import { parseRetryAfter } from './retry.ts'

/** `fetch` with the signal as a second argument: a signal in the request would double the cost of a call. */
export type Fetch = (request: Request, init?: { signal: AbortSignal }) => Promise<Response>

export interface Transport {
  raw: FetchClient<paths>
  fetch: Fetch
  authorize: Authorize
}

/** Arguments of openapi-fetch besides method and path. */
export interface Init {
  params: { path: Record<string, string>; query: Record<string, unknown> }
  /** JSON */
  body: string | undefined
  bodySerializer: typeof String
}

/** openapi-fetch types a call by its literal path; here the path is data. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<{ error?: unknown; response: Response }>

/**
 * Sends a call once.
 *
 * @param call its `attempts` is incremented
 * @param renew whether the service rejected the previous token
 * @returns the data; undefined for 204
 * @throws ApiError, ParseError, NetworkError; the error of the token function
 */
export async function attempt(
  call: FailedCall,
  init: Init,
  renew: boolean,
  stopped: AbortSignal,
  { raw, fetch, authorize }: Transport,
): Promise<unknown> {
  // Until a token is sent, redaction replaces this by itself.
  let token = '…'
  let response: Response | undefined
  let error: unknown
  let body: unknown
  const throwNetworkError = (cause: unknown) => {
    const { message, cause: inner } = Object(cause)
    // Node stores the raw response here, including secrets, if it is not valid HTTP.
    delete inner?.data
    // Node also hides the reason (`ECONNREFUSED`) of its "fetch failed" here.
    const reason = String(inner?.code ?? message).replaceAll(token, '…')
    throw new NetworkError(`${call.operationId} got no full response: ${reason}`, call, { cause })
  }
  const send = async (request: Request) => {
    token = await authorize(request, renew)
    // The call may have ended meanwhile, and not every fetch checks the signal.
    stopped.throwIfAborted()
    call.attempts++
    response = await fetch(request, { signal: stopped }).catch(throwNetworkError)
    return response
  }

  try {
    ;({ response, error } = await (raw.request as UntypedRequest)(call.method, call.path, {
      ...init,
      fetch: send,
      // Successful bodies are read below, with errors of their own.
      parseAs: 'stream',
    }))
    // Services echo requests in errors: redact the token in keys and values.
    body = error && JSON.parse(JSON.stringify(error).replaceAll(JSON.stringify(token).slice(1, -1), '…'))
  } catch (thrown) {
    // An error whose body cannot be read still has its status.
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
    // No cause: the SyntaxError quotes the body.
    const answer = { status, body: text.replaceAll(token, '…').slice(0, 500) }
    throw new ParseError(`${call.operationId} returned status ${status} without JSON.`, { ...call, ...answer })
  }
}
