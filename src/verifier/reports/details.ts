import type { Evidence, Ledger } from '../engine/ledger.ts'
import { excerptOf } from '../evidence/excerpt.ts'
import type { Cause } from './causes.ts'
import type { Sources } from './sources.ts'
import { exchangeInWords, remedyInWords } from './words.ts'

/**
 * Lists what a reader needs to act on a cause, as lines of text: its place in the document, the exchanges, the wrong value in
 * its context, a command that repeats the request, and what to do.
 */
export function causeDetails(ledger: Ledger, cause: Cause, sources: Sources): string[] {
  const { exchanges, excerpt, curl } = partsOf(ledger, cause)
  const place = sources.lineOf?.(cause.main)
  return [
    ...(place ? [`See ${place}`] : []),
    ...exchanges.map(exchangeInWords),
    ...excerpt.map(({ text, isMarked }) => `${isMarked ? '→' : ' '} ${text}`),
    ...(curl ? [curl] : []),
    `Do: ${remedyInWords(cause, sources)}`,
  ]
}

/** What reports show of a cause besides its text. */
export function partsOf({ exchanges: all, target }: Ledger, { main: { pointer, evidence } }: Cause) {
  const known = evidence.flatMap((index) => all[index] ?? [])
  const last = known.at(-1)
  return {
    // A wrong value is in one response; a rule may need several.
    exchanges: pointer === undefined ? known : known.slice(-1),
    excerpt: last && pointer !== undefined ? excerptOf(last.response.body, pointer) : [],
    curl: last && curlOf(last, target),
  }
}

/** The variable for the run's own token; the other tokens have variables such as `MEMBER_TOKEN`. */
const OWN_TOKEN = 'API_TOKEN'

/**
 * Formats a shell command that repeats a request. Tokens are read from variables.
 *
 * @param target base URL of the service; for a name, such as `sandbox`, the command reads `$API_URL`
 * @returns undefined if the request cannot be repeated, because a part of it was redacted or cut, or a ledger edited by hand
 *   has a method or a token name that no run writes
 */
export function curlOf({ request }: Evidence, target: string): string | undefined {
  const { method, path, credential, body } = request
  if ([path, body].some((text) => text && /\*\*\*|…/.test(text))) return undefined
  if (!/^[A-Z]+$/.test(method) || !/^(tokens\.)?[\w, ]+$/.test(credential)) return undefined
  const url = URL.canParse(target) ? quoted(target.replace(/\/+$/, '') + path) : `"$API_URL"${quoted(path)}`
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    url,
    ...headerOf(credential),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `--data-raw ${quoted(body)}`]),
  ].join(' ')

  function headerOf(name: string): string[] {
    if (name === 'none') return []
    const invalid = { malformed: 'Basic bm9ib2R5Om5vdGhpbmc=', 'an unknown token': 'Bearer an-unknown-token' }[name]
    if (invalid) return [`-H 'Authorization: ${invalid}'`]
    const variable = name.startsWith('tokens.') ? `${name.slice('tokens.'.length).toUpperCase()}_TOKEN` : OWN_TOKEN
    return [`-H "Authorization: Bearer $${variable}"`]
  }
}

/** Quotes text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
