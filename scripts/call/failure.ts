import { ApiError, CallError, NetworkError, ParseError, TimeoutError } from '../../src/client/index.ts'
import { printable } from '../../src/printable.ts'
import { hintFor } from '../../src/verifier/target/hints.ts'
import { called } from '../called.ts'
import type { GivenCall } from './options.ts'

/** Says why a call failed and, in a second line if something is known, what to do. Never contains the token. */
export function failureInWords(error: unknown, { operation, connection }: GivenCall): string {
  const { id } = operation
  const { message } = Object(error) as Partial<Error>
  const failure =
    error instanceof ApiError ? `${id} failed with ${error.status}: ${message}` : (message ?? String(error))
  const advice = [...adviceOn(error, connection.baseUrl, id), ...warningAbout(error, operation)]
  return [failure, advice.join(' ')]
    .filter(Boolean)
    .map((line) => printable(line, connection.token))
    .join('\n')
}

function adviceOn(error: unknown, url: string, id: string): string[] {
  if (error instanceof NetworkError) {
    const { code = '', cause } = Object(error.cause) as { code?: string; cause?: { code?: string } }
    const hint = hintFor(cause?.code ?? code, url).replace(/^\. /, '')
    return [`Check --url (${url}) and the network.`, ...(hint ? [`${hint}.`] : [])]
  }
  if (error instanceof TimeoutError) return ['Allow more time with --timeout.']
  if (error instanceof ParseError) return [`Check that ${url} is the base URL of the service.`]
  if (!(error instanceof ApiError)) return []
  const { status, retryAfter } = error
  if (retryAfter !== undefined) return [`Try again in ${retryAfter} s.`]
  if (status === 400) return [`${called('call')} ${id} --help shows types and limits.`]
  if (status === 401) return ['Check API_TOKEN: the service rejects the token.']
  if (status === 404) return ['Check the IDs, --project and --url.']
  return status < 400 ? ['Redirects are not followed; check --url.'] : []
}

/** Warns if a call with side effects may have succeeded. */
function warningAbout(error: unknown, { id, retrySafe }: GivenCall['operation']): string[] {
  const isUncertain = error instanceof CallError && !(error instanceof ApiError) && error.attempts > 0
  return isUncertain && !retrySafe ? [`${id} may have taken effect: check before you repeat it.`] : []
}
