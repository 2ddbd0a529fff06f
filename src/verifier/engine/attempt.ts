import { InvalidArgument } from '../../client/checks.ts'
import type { Fact } from '../../document/facts.ts'
import { Inconclusive } from '../target/target.ts'
import type { Baseline } from '../target/types.ts'
import type { Outcome } from './recorder.ts'
import type { Problem } from './validator.ts'

/** A check of an operation, and the IDs of the facts that it tests. */
export interface Attempt {
  facts: string[]
  /** The check, as a phrase. */
  says: string
  /** The query parameters with assumed names on which the outcome depends. Default: all that the check sends. */
  parameters?: string[] | undefined
  /** When the check runs, relative to the baseline request, which must succeed for `after success` and `last`. Probes run last. */
  when: 'before' | 'after' | 'after success' | 'last'
  /** Why the check cannot prove the facts on this target; missing if it can. */
  unprovable?: string | undefined
  /** Entries of the register of unknowns that the check's last response helps to settle. */
  observes: string[]
  /** Returns a description of the outcome, if the status is not enough. */
  detail?(outcome: Outcome): string | undefined
  /** Runs the check. @param baseline returns the baseline request; a different one each time if the operation is `renewed` */
  judge(baseline: () => Promise<Baseline>): Promise<Problem[]>
}

/** Runs a check of a fact. The unknowns on which the fact rests excuse every problem. @throws {@link Inconclusive} if a response has an unexpected shape, which other facts cover */
export async function judged(
  check: () => Promise<Problem[]>,
  { restsOn = [] }: Partial<Fact> = {},
): Promise<Problem[]> {
  try {
    return (await check()).map((problem) => ({ ...problem, restsOn: [...problem.restsOn, ...restsOn] }))
  } catch (error) {
    const isMisshapen = [TypeError, SyntaxError, RangeError].some((kind) => error instanceof kind)
    // An `InvalidArgument` is a TypeError, too, but concerns a request and has a message of its own.
    if (!isMisshapen || error instanceof InvalidArgument) throw error
    throw new Inconclusive('a response that this check needs does not conform to its schema', { cause: error })
  }
}
