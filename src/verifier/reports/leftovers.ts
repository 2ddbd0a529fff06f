import { validate } from '../../../generated/validators/leftovers.js'
import { errorsOf } from '../../document/schema-errors.ts'
import type { Ledger, Leftover } from '../engine/ledger.ts'
import { inWords, NotALedger } from './ledger-json.ts'

/** What a run left behind, from its ledger or, if it was killed, its journal. */
export type Leftovers = Pick<Ledger, 'target' | 'leftovers'>

/** The start of a journal. */
export const JOURNAL_START = /^\{\s*"journalOf": "/

/** Formats the journal of a run: what it would leave behind if it were killed now. */
export function journalText(runId: string, { target, leftovers }: Leftovers): string {
  return `${JSON.stringify({ journalOf: runId, target, leftovers }, undefined, 2)}\n`
}

/**
 * Parses a `ledger.json`, of any format, or a journal.
 *
 * @param name name of the file, for error messages
 * @throws {@link NotALedger} if the text is neither
 */
export function parseLeftovers(source: string, name: string): Leftovers {
  const fail = (why: string) => new NotALedger(`${name} is neither a ledger nor a journal: ${why}.`)
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw fail('it is not JSON')
  }
  const [error] = errorsOf(validate, value)
  if (error) throw fail(inWords(error, value))
  return value as Leftovers
}

/** Formats a leftover as two sentences: what it is and why it remains, and what to do. */
export const leftoverInWords = ({ what, why, remedy }: Leftover): string => `${what}: ${why}. ${remedy}`
