import type { Exchange } from '../http/exchange.ts'
import type { Decision, Gap, GapKind } from '../model/ledger.ts'
import { commonExcuses, type Problem, placeIn } from '../model/problem.ts'
import type { Scope } from '../service/scope.ts'
import type { AssumedName } from './honours.ts'

/** The outcome of one check of a fact. */
export interface Outcome extends Decision {
  /** Entries of the register of unknowns that excuse a contradiction. */
  restsOn?: string[]
  /** The exchanges that show the outcome. */
  evidence: Exchange[]
  /** The query parameters with assumed names that the check sent. */
  carried?: AssumedName[]
  /** Milliseconds that the check waited for an effect that then showed. */
  settledMs?: number
}

/** Maximum number of exchanges that are kept as evidence of a verified fact, such as one for each side of a limit. */
export const MAX_EVIDENCE = 2
/** Maximum number of problems per outcome. */
const MAX_PROBLEMS = 10
/** Maximum number of exchanges, the last ones, kept as evidence of a contradiction whose check names none. */
const MAX_UNCLEAR = 4

/**
 * Derives the outcome of a check from the problems that the check found. The evidence is that of one problem, which comes first.
 *
 * @param exchanges all of the check
 * @param showing returns the exchanges that a problem names; without them, the last {@link MAX_UNCLEAR} are the evidence
 */
export function outcomeOf(problems: Problem[], exchanges: Exchange[], showing?: Scope['showing']): Outcome {
  const [main] = problems.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (!main) return { verdict: 'verified', evidence: exchanges.slice(-MAX_EVIDENCE) }
  const restsOn = commonExcuses(problems)
  const shown = main.shownBy && showing ? showing(main.shownBy) : []
  return {
    ...(restsOn.length > 0 ? { verdict: 'assumption contradicted', restsOn } : { verdict: 'contradicted' }),
    problems: limited(distinct([main, ...problems])),
    evidence: shown.length > 0 ? shown : [...new Set(exchanges)].slice(-MAX_UNCLEAR),
  }
}

/** Leaves out problems that look the same, such as the same status of several wrong tokens. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [textOf(problem), problem])).values()]
}

const textOf = ({ shownBy, ...problem }: Problem) => JSON.stringify(problem)

/** Keeps a report short, however many values of a response are wrong. */
function limited(problems: Problem[]): Problem[] {
  const left = problems.slice(MAX_PROBLEMS).reduce((sum, { more = 0 }) => sum + 1 + more, 0)
  const kept = problems.slice(0, MAX_PROBLEMS)
  const last = kept.at(-1)
  return last && left > 0 ? kept.with(-1, { ...last, more: (last.more ?? 0) + left }) : kept
}

/** Problems without an excuse first, and among them those with the place of a wrong value. */
const rankOf = (problem: Problem) => (problem.restsOn.length > 0 ? 2 : 0) + (placeIn(problem) === undefined ? 1 : 0)

/** The outcome of a check that did not test its facts. */
export function unexercised(kind: GapKind, why: string, more: Pick<Gap, 'needs'> = {}): Outcome {
  return { verdict: 'unexercised', gap: { kind, why, ...more }, evidence: [] }
}
