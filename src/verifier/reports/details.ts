import { curlCommand, shellQuoted } from '../../shell.ts'
import { excerptOf } from '../evidence/excerpt.ts'
import { badCredentials, CHANGED_TOKEN, LONGER_TOKEN, RUN_TOKEN } from '../http/credentials.ts'
import type { Evidence, Ledger } from '../model/ledger.ts'
import { placeIn } from '../model/problem.ts'
import { COOKIES, MALFORMED } from '../passive/credentials.ts'
import type { Cause } from './causes.ts'
import { remedyInWords } from './causes.ts'
import type { Sources } from './sources.ts'
import { exchangeInWords } from './words.ts'

/**
 * What a reader needs to act on a cause: its place in the document, its exchanges, the wrong value in its context, the command
 * that repeats the request if there is only one, and what to do.
 */
export function detailsOf(ledger: Ledger, cause: Cause, sources: Sources) {
  const { main, findings } = cause
  const pointer = placeIn(main.problems?.[0])
  // What a token reaches on one operation does not show that it reaches another one.
  const shown = main.kind === 'access' ? [main, ...findings] : [main]
  const indexes = new Set(shown.flatMap(({ evidence }) => evidence))
  const known = [...indexes].flatMap((index) => ledger.exchanges[index] ?? [])
  const last = known.at(-1)
  return {
    place: sources.lineOf?.(main),
    exchanges: known.map(exchangeInWords),
    excerpt: last && pointer !== undefined ? excerptOf(last.response.body, pointer) : [],
    command: last && known.length === 1 ? commandOf(last, ledger) : undefined,
    remedy: remedyInWords(cause, sources),
  }
}

/** Formats {@link detailsOf} as lines of plain text. */
export function causeDetails(ledger: Ledger, cause: Cause, sources: Sources): string[] {
  const { place, exchanges, excerpt, command, remedy } = detailsOf(ledger, cause, sources)
  return [
    ...(place ? [`See ${place}`] : []),
    ...exchanges,
    ...excerpt.map(({ text, isMarked }) => `${isMarked ? '→' : ' '} ${text}`),
    ...onOneLine(command),
    `Do: ${remedy}`,
  ]
}

/** How to repeat a request in a POSIX shell. */
export interface Command {
  /** Comments on what to know and to set. */
  notes: string[]
  /** A `curl` command and its options. It reads tokens from variables, and the base URL from `$API_URL` if the target has none. */
  curl: string[]
}

/**
 * Formats a request as a command.
 *
 * @returns `undefined` if the request cannot be repeated: a part was cut, its credential is unknown, or a ledger edited by hand
 *   has a method or a variable that no run writes
 */
export function commandOf(
  { request, response }: Evidence,
  ledger: Pick<Ledger, 'target' | 'tier' | 'fixtures'>,
): Command | undefined {
  const { target } = ledger
  const { method, path, credential, body, range, isCut } = request
  const authorization = authorizationOf(credential, ledger)
  if (isCut || !/^[A-Z]+$/.test(method) || authorization === undefined) return undefined
  const ownUrl = URL.canParse(target) ? quoted(new URL(target).origin + path) : `"$API_URL"${quoted(path)}`
  const curl = curlCommand({
    method,
    url: range === undefined ? ownUrl : '"$DOWNLOAD_URL"',
    headers: [
      ...(authorization === '' ? [] : [`"Authorization: ${authorization}"`]),
      ...(range === undefined ? [] : [quoted(`Range: ${range}`)]),
    ],
    body: body === undefined ? undefined : quoted(body),
    showsHead: true,
  })
  const notes: string[] = []
  if (method !== 'GET' && response.status < 400) notes.push('This request changes something.')
  if (method !== 'GET' && response.status >= 400)
    notes.push('If the service accepts this request now, it changes something.')
  if (range !== undefined) notes.push('Set DOWNLOAD_URL to a new presigned URL from a response.')
  if (curl.some((part) => part.includes('"$REDACTED"'))) notes.push('Set REDACTED to the text that the report hides.')
  if (credential === CHANGED_TOKEN) notes.push('If the token ends in x, change the x at the end of the header to y.')
  return { notes: notes.map((note) => `# ${note}`), curl }
}

/** Writes a command on one line below its notes: CI systems put a time before each line, which would break a longer one. */
export function onOneLine(command: Command | undefined): string[] {
  return command ? [...command.notes, command.curl.join(' ')] : []
}

/** The Authorization header of a credential for a shell, in double quotes; empty for none, `undefined` if it is unknown. */
function authorizationOf(
  credential: string,
  { tier, fixtures }: Pick<Ledger, 'tier' | 'fixtures'>,
): string | undefined {
  const { none, malformed, unknown } = badCredentials('$API_TOKEN')
  // badCredentials drops the question mark; the shell drops the last character of the token.
  const shortened = badCredentials(`\${API_TOKEN%?}?`).unknown
  const bad: typeof none = { ...none, ...malformed, ...shortened, [LONGER_TOKEN]: unknown[LONGER_TOKEN] }
  if (Object.hasOwn(bad, credential)) return bad[credential] ?? ''
  const fixture = fixtures.find(({ name }) => name === credential)
  // A recorded token may be any that the service accepts.
  const isOfUser = credential === RUN_TOKEN || (tier === 'passive' && !UNREPEATABLE.includes(credential))
  if (!fixture && !isOfUser) return undefined
  const { variable = fixture ? `${fixture.name.replace(/^.*\./, '').toUpperCase()}_TOKEN` : 'API_TOKEN' } =
    fixture ?? {}
  return /^\w+$/.test(variable) ? `Bearer $${variable}` : undefined
}

/** Recorded credentials that a user cannot send again. */
const UNREPEATABLE: string[] = [MALFORMED, COOKIES]

/** Quotes text for a POSIX shell, which inserts `$REDACTED` where the text was redacted. */
function quoted(text: string): string {
  return shellQuoted(text).replaceAll('***', `'"$REDACTED"'`)
}
