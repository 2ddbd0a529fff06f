import type { Operation } from '../../document/document.ts'
import { Throttled, Unavailable } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { NoAnswer } from '../http/no-answer.ts'
import { isContradicted } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { createScope, type Scope } from '../service/scope.ts'
import { CutOff, suspectIn, whyCutOff } from './cut-off.ts'
import { outcomeOfFailure } from './failures.ts'
import { type Outcome, outcomeOf, unexercised } from './outcome.ts'
import type { Run } from './run.ts'

/** A step of the test of an operation: a check, the baseline request, or the confirmation of a name. */
export interface Step {
  operation: Operation
  /** The step, as a phrase. */
  says: string
  judge(scope: Scope): Promise<Problem[]>
}

/** What a step has found out. */
export interface StepResult {
  outcome: Outcome
  /** What the step sent. */
  exchanges: Exchange[]
  /** The responses that say something about facts: none if the service no longer responds to the run. */
  toJudge: Exchange[]
  /** The error with which the step ended, if any. */
  failure?: unknown
}

/**
 * Takes a step. If it reused a response and finds a contradiction, takes it again with new requests.
 *
 * @param isFresh whether it must not reuse responses; default: if repeating the operation may have an effect
 */
export async function takeStep(run: Run, step: Step, isFresh = !step.operation.retrySafe): Promise<StepResult> {
  const first = createScope(run.target, run.store, isFresh ? 'none' : 'others')
  const result = await inScope(run, step, first)
  if (!first.hasReused() || !isContradicted(result.outcome)) return result
  const again = await takeOnce(run, step)
  return { ...again, toJudge: [...result.toJudge, ...again.toJudge] }
}

/** Takes a step once, with new requests. */
export const takeOnce = (run: Run, step: Step): Promise<StepResult> =>
  inScope(run, step, createScope(run.target, run.store))

/** Whether a step got no usable response. */
export const isUnanswered = ({ failure }: StepResult): boolean =>
  [NoAnswer, Throttled, Unavailable].some((kind) => failure instanceof kind) ||
  (failure instanceof CutOff && !failure.isEnd)

async function inScope(run: Run, { operation, says, judge }: Step, scope: Scope): Promise<StepResult> {
  const { exchanges } = scope
  const { outcome, failure }: { outcome?: Outcome; failure?: unknown } = await judge(scope).then(
    (problems) => ({ outcome: outcomeOf(problems, exchanges, scope.showing) }),
    (error: unknown) => ({ failure: error }),
  )
  for (const exchange of exchanges) if (!run.tried.has(exchange)) run.tried.set(exchange, says)
  const suspect = suspectIn(run, exchanges, { isContradicted: outcome !== undefined && isContradicted(outcome) })
  const cutOff = suspect && (await whyCutOff(run, suspect))
  if (cutOff) {
    if (cutOff.isEnd) run.incomplete ??= cutOff.message
    const outcome = unexercised(cutOff.isEnd ? 'ended' : 'no response', cutOff.message)
    return { outcome, exchanges, toJudge: [], failure: cutOff }
  }
  if (outcome) {
    const settled = outcome.verdict === 'verified' ? { settledMs: scope.settledMs() } : {}
    return { outcome: { ...outcome, ...settled }, exchanges, toJudge: exchanges }
  }
  return { outcome: await outcomeOfFailure(run, operation, failure, exchanges), exchanges, toJudge: exchanges, failure }
}
