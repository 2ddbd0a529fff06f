import type { Ledger } from '../engine/ledger.ts'
import { excerptOf, linesOf } from '../evidence/excerpt.ts'
import type { Cause } from './causes.ts'
import { curlOf } from './repeat.ts'
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
    excerpt: last && pointer !== undefined ? excerptOf(linesOf(last.response.body, [pointer])) : [],
    curl: last && curlOf(last, target),
  }
}
