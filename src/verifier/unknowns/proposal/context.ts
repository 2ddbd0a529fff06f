import type { Ledger, Observation } from '../../engine/ledger.ts'
import type { Edits } from './edits.ts'
import type { Places } from './places.ts'

/** What a part of a proposal works with. */
export interface Context {
  edits: Edits
  places: Places
  seen: Observation[]
  /** Day of the run, such as `2026-03-10`. */
  date: string
  /** Tells of an entry why nothing is proposed for it, or not all. */
  note(text: string): void
  /** Tells that something is proposed for an entry. */
  touch(id: string): void
}

export const dateOf = ({ run }: Ledger) => run.startedAt.slice(0, 'YYYY-MM-DD'.length)

/** The words by which the lint knows that a status rests on evidence. */
export const answersOf = (count: number, date: string) => `${count} answer${count === 1 ? '' : 's'} of a run on ${date}`

/** The status code that begins what was seen, such as `404, as expected`. */
export const statusIn = ({ saw }: Observation) => /^\d{3}(?=,|$)/.exec(saw)?.[0]
