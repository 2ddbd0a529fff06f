import { InvalidArgument } from '../../client/checks.ts'
import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { Inconclusive, NoAnswer, Throttled, Unavailable } from '../target/target.ts'
import type { Baseline } from '../target/types.ts'
import { requestOf } from './baseline.ts'
import { outcomeOfFailure } from './failures.ts'
import { type Outcome, outcomeOf } from './recorder.ts'
import { type Run, unexercised } from './run.ts'
import type { Problem } from './validator.ts'

/** Number of checks without a response after which an operation is abandoned: each may take the whole timeout. */
const MAX_UNANSWERED = 2
/** Maximum number of exchanges to keep as evidence of a check: the last ones. */
const MAX_EVIDENCE = 3

export type Checks = ReturnType<typeof createChecks>

/** Creates the functions that run the checks of an operation, and other steps that may fail like a check. */
export function createChecks(run: Run, operation: Operation) {
  const { id } = operation
  const { target, observer, honours } = run
  let unanswered = 0

  /** Runs `judge`. Returns its outcome, whether it ended without an error, and the indexes of its exchanges. */
  async function carryOut(says: string, judge: () => Promise<Problem[]>) {
    const first = target.exchanges.length
    const settledBefore = target.settledMs()
    const judged = await judge().then(
      (problems) => ({ problems }),
      (failure: unknown) => ({ failure }),
    )
    const indexes = [...target.exchanges.keys()].slice(first)
    for (const index of indexes) run.tried[index] = says
    const evidence = indexes.slice(-MAX_EVIDENCE)
    if ('problems' in judged) {
      const outcome: Outcome = outcomeOf(judged.problems, evidence)
      return { outcome: { ...outcome, settledMs: target.settledMs() - settledBefore }, wasJudged: true, indexes }
    }
    const { failure } = judged
    if ([NoAnswer, Throttled, Unavailable].some((kind) => failure instanceof kind)) unanswered += 1
    const outcome: Outcome = await outcomeOfFailure(run, operation, failure)
    return { outcome: { ...outcome, evidence }, wasJudged: false, indexes, failure }
  }

  return {
    carryOut,

    /** Runs a check, unless it can prove nothing. @param capture returns the baseline request */
    async tryOut(attempt: Attempt, capture: () => Promise<Baseline>): Promise<Outcome> {
      if (attempt.unprovable !== undefined)
        return { verdict: 'unprovable here', reason: attempt.unprovable, evidence: [] }
      const over = run.overBecause()
      if (over !== undefined) return unexercised(over)
      if (unanswered >= MAX_UNANSWERED) return unexercised('too many checks of the operation got no response')
      const { outcome, wasJudged, indexes } = await carryOut(attempt.says, () => attempt.judge(capture))
      // Requests to other operations only prepare the check, so their status is not the observed one.
      const last = indexes.findLast((index) => target.exchanges[index]?.operationId === id) ?? indexes.at(-1) ?? -1
      const exchange = target.exchanges[last]
      if (wasJudged && exchange)
        observer.tried(attempt.observes, attempt.says, exchange, last, attempt.detail?.(outcome))
      const carried = honours.carriedBy(indexes.map((index) => target.exchanges[index]))
      const { parameters } = attempt
      return { ...outcome, carried: carried.filter(({ name }) => parameters?.includes(name) ?? true) }
    },

    /** Repeats requests whose responses may show that the service honours parameters with assumed names. */
    async confirmNames(): Promise<void> {
      if (!operation.retrySafe || run.overBecause() !== undefined) return
      for (const { name, exchange } of honours.toConfirm(id)) {
        await carryOut(`Checking that the service honours ${name}`, async () => {
          await target.send(requestOf(exchange, target.token))
          return []
        })
        run.judgeResponses()
      }
    },
  }
}

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
