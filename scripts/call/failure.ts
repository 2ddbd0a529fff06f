import { ApiError, CallError, NetworkError, ParseError, TimeoutError } from '../../src/client/index.ts'
import { isTransient, isUnprocessed } from '../../src/client/retry.ts'
import { printable } from '../../src/printable.ts'
import { hintFor, redirectOf } from '../../src/verifier/http/hints.ts'
import { type OperationCall, urlOf } from './options.ts'

/**
 * Describes why a call failed and, on a second line, what to do, if that is known. Never contains the token.
 *
 * @param onInvalid advice if the service rejects the arguments
 */
export function failureInWords(error: unknown, call: OperationCall, onInvalid: string): string {
  const { message = String(error) } = Object(error) as Partial<Error>
  const advice = [...adviceOn(error, call, onInvalid), ...warningAbout(error, call.operation)]
  return [message, advice.join(' ')]
    .filter(Boolean)
    .map((line) => printable(line, call.connection.token))
    .join('\n')
}

function adviceOn(error: unknown, call: OperationCall, onInvalid: string): string[] {
  const { baseUrl } = call.connection
  if (error instanceof NetworkError) {
    const hint = hintFor(error.code, baseUrl).replace(/^\. /, '')
    return [`Check --url (${baseUrl}) and the network.`, ...(hint ? [`${hint}.`] : [])]
  }
  if (error instanceof TimeoutError) return ['Allow more time with --timeout.']
  if (error instanceof ParseError) return [`Check that ${baseUrl} is the base URL of the service.`]
  if (!(error instanceof ApiError)) return []
  const { status, retryAfter } = error
  if (retryAfter !== undefined) return [`Try again in ${retryAfter} s.`]
  if (status === 400) return [onInvalid]
  if (status === 401) return ['Check API_TOKEN: the service rejects the token.']
  if (status === 404) return ['Check the IDs, --project and --url.']
  const redirect = redirectOf(urlOf(call), error)
  return redirect ? [`It is a redirect ${redirect}.`] : []
}

/** Warns if a call with side effects may have succeeded. */
function warningAbout(error: unknown, { id, retrySafe }: OperationCall['operation']): string[] {
  if (retrySafe || !(error instanceof CallError) || error.attempts === 0) return []
  const isUncertain = !(error instanceof ApiError) || (isTransient(error.status) && !isUnprocessed(error.status))
  return isUncertain ? [`${id} may have taken effect: check before you repeat it.`] : []
}
