import type { Operation } from '../../document/document.ts'
import { type Attempt, senderOf } from '../checks/check.ts'
import { Throttled, Unavailable } from '../http/errors.ts'
import type { Exchange, PlainRequest } from '../http/exchange.ts'
import { NoAnswer } from '../http/no-answer.ts'
import { isContradicted } from '../model/ledger.ts'
import type { Problem } from '../model/problem.ts'
import { hasStatus } from '../model/status.ts'
import { type Capture, requestOf } from '../service/request.ts'
import { createScope, type Scope } from '../service/scope.ts'
import { serviceOf } from '../service/service.ts'
import { suspectIn, whyCutOff } from './cut-off.ts'
import { outcomeOfFailure } from './failures.ts'
import { type Outcome, outcomeOf, unexercised } from './outcome.ts'
import type { Run } from './run.ts'

/** Number of checks without a response after which an operation is abandoned: each may take the whole timeout. */
const MAX_UNANSWERED = 2

export type Checks = ReturnType<typeof createChecks>
/** The result of a check: its outcome, what it sent, and the error if it ended with one. */
type Result = { outcome: Outcome; exchanges: Exchange[]; failure?: unknown }

/**
 * Creates the functions that run the checks of an operation, and other steps that may fail like a check.
 *
 * @param used gets the name of each fixture that a check reads
 */
export function createChecks(run: Run, operation: Operation, used: Set<string>) {
  const { id } = operation
  const { observer, honours } = run
  const pending: Exchange[] = []
  let unanswered = 0

  const isAccepted = (exchange: Exchange, { method, url, requestBody }: PlainRequest) =>
    exchange.method === method &&
    exchange.url === url &&
    exchange.requestBody === requestBody &&
    exchange.credential === run.target.credential &&
    hasStatus(operation.success.status, exchange.status)

  /** Runs a step. If it reused a response and finds a contradiction, it runs again with new requests. */
  async function carryOut(
    says: string,
    judge: (scope: Scope) => Promise<Problem[]>,
    isFresh = !operation.retrySafe,
  ): Promise<Result> {
    const first = createScope(run.target, run.store, isFresh ? 'none' : 'others')
    const result = await inScope(first, says, judge)
    if (!first.hasReused() || !isContradicted(result.outcome)) return result
    return inScope(createScope(run.target, run.store), says, judge)
  }

  async function inScope(scope: Scope, says: string, judge: (scope: Scope) => Promise<Problem[]>): Promise<Result> {
    const { exchanges } = scope
    const { outcome, failure }: Partial<Result> = await judge(scope).then(
      (problems) => ({ outcome: outcomeOf(problems, exchanges, scope.showing) }),
      (failure: unknown) => ({ failure }),
    )
    for (const exchange of exchanges) if (!run.tried.has(exchange)) run.tried.set(exchange, says)
    const suspect = suspectIn(run, exchanges, { isContradicted: outcome !== undefined && isContradicted(outcome) })
    const cutOff = suspect && (await whyCutOff(run, suspect))
    if (cutOff) {
      // The responses say nothing about the service, so they are not judged.
      if (cutOff.isEnd) run.incomplete ??= cutOff.message
      return { outcome: unexercised('ended', cutOff.message), exchanges, failure: cutOff }
    }
    pending.push(...exchanges)
    if (outcome) {
      return {
        outcome: { ...outcome, ...(outcome.verdict === 'verified' && { settledMs: scope.settledMs() }) },
        exchanges,
      }
    }
    if ([NoAnswer, Throttled, Unavailable].some((kind) => failure instanceof kind)) unanswered += 1
    return { outcome: await outcomeOfFailure(run, operation, failure, exchanges), exchanges, failure }
  }

  return {
    carryOut,

    /** The responses that are not yet judged or skipped. */
    pending: (): readonly Exchange[] => pending,

    /** Judges the pending responses. */
    judgeResponses: () => run.judge(pending.splice(0)),

    /** Skips the pending responses: they confirm and contradict nothing. */
    skipResponses: () => void pending.splice(0),

    /** Runs a check, unless it can prove nothing. */
    async tryOut(attempt: Attempt, capture: Capture): Promise<Outcome> {
      if (attempt.unprovable !== undefined)
        return { verdict: 'unprovable here', gap: { kind: 'target', why: attempt.unprovable }, evidence: [] }
      const over = run.overBecause()
      if (over !== undefined) return unexercised('ended', over)
      if (unanswered >= MAX_UNANSWERED)
        return unexercised('no response', 'too many checks of the operation got no response')
      const { outcome, exchanges, failure } = await carryOut(attempt.says, ({ target, exchanges, once }) =>
        attempt.judge({
          target,
          service: serviceOf(target, used, once),
          baseline: () => capture(target),
          send: senderOf(target),
          accepted(request) {
            const found = run.target.exchanges.findLast((each) => isAccepted(each, request))
            if (found) exchanges.push(found)
            return found
          },
        }),
      )
      // Requests to other operations only prepare the check, so their status is not the observed one.
      const exchange = exchanges.findLast((each) => each.operationId === id) ?? exchanges.at(-1)
      if (failure === undefined && exchange)
        observer.tried(attempt.observes, attempt.says, exchange, attempt.detail?.(outcome.problems ?? []))
      const { parameters } = attempt
      const carried = honours.carriedBy(exchanges).filter(({ name }) => parameters?.includes(name) ?? true)
      return { ...outcome, carried }
    },

    /** Repeats requests whose responses may show that the service honours parameters with assumed names. */
    async confirmNames(): Promise<void> {
      if (!operation.retrySafe || run.overBecause() !== undefined) return
      for (const { name, exchange } of honours.toConfirm(id)) {
        const says = `Checking that the service honours ${name}`
        await inScope(createScope(run.target, run.store), says, async ({ target }) => {
          await target.send(requestOf(exchange, target.token))
          return []
        })
        run.judge(pending.splice(0))
      }
    },
  }
}
