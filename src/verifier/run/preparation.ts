import type { Operation } from '../../document/document.ts'
import type { Attempt } from '../checks/check.ts'
import { isReplaced } from '../discovery/discovery.ts'
import { RunOver, Unavailable } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { NoAnswer } from '../http/no-answer.ts'
import type { Target } from '../http/target-types.ts'
import { hasStatus } from '../model/status.ts'
import { type Capture, createCapture, requestOf } from '../service/request.ts'
import type { Scope } from '../service/scope.ts'
import { doubtOf } from './doubts.ts'
import { MIN_BROKEN } from './failures.ts'
import { type Outcome, unexercised } from './outcome.ts'
import type { Run } from './run.ts'
import type { Checks } from './run-checks.ts'

/** Maximum number of times that the run looks again for the resources of an operation after a check got 404. */
const MAX_RENEWALS = 3

/** The result of a baseline request, and of the search after a 404. */
export interface SentPatiently extends Sent {
  /** The resource that no longer exists; missing if it exists, or if the token or the base URL may be wrong. */
  gone?: string
  /** Whether other operations find all resources. */
  isConfirmed?: true
}

/** How to list the checks of an operation with the current fixtures; `used` gets the names of those that the checks read. */
interface Planning {
  plan: (used: Set<string>) => Attempt[]
  used: Set<string>
}

interface Prepared extends Planning {
  run: Run
  operation: Operation
  checks: Checks
  renewals: number
  /** Returns the baseline request with the current fixtures. */
  capture: Capture
  /** The fixtures that the requests name. Another operation may have replaced them since. */
  fixtures: Target['fixtures']
  /** The checks with the current fixtures. */
  attempts: Attempt[]
  /** The resources of the operation that no longer exist and have no replacement. */
  lost: string | undefined
}

/**
 * Prepares the requests and checks of an operation for the resources that the fixtures name. After a 404, looks for other
 * resources, and prepares the requests and checks for those.
 */
export function createPreparation(run: Run, operation: Operation, checks: Checks, { plan, used }: Planning) {
  const capture = createCapture(run.suite, operation, used)
  const its = { run, operation, checks, plan, used, renewals: 0, lost: undefined }
  const prepared: Prepared = { ...its, capture, fixtures: { ...run.target.fixtures }, attempts: plan(used) }

  return {
    attempts: () => prepared.attempts,
    capture: (target: Target) => prepared.capture(target),
    send: () => send(prepared),
    check: (attempt: Attempt) => check(prepared, attempt),
  }
}

/** Sends the baseline request. After a 404, repeats it, then looks for other resources. */
async function send(prepared: Prepared): Promise<SentPatiently> {
  const { target } = prepared.run
  const first = await sendOnce(prepared, false)
  if (first.response?.status !== 404 || target.isOwn) return first
  // The run itself may have removed what it had created for the first request.
  if (prepared.operation.method !== 'GET')
    prepared.capture = createCapture(prepared.run.suite, prepared.operation, prepared.used)
  const second = await sendOnce(prepared)
  if (second.response?.status !== 404) return second
  const { isRenewed, lost, allExist } = await renew(prepared, true)
  const third = isRenewed ? await sendOnce(prepared) : second
  if (third.response?.status !== 404) return third
  if (allExist) return { ...third, doubt: undefined, isConfirmed: true }
  const hasWorked = target.exchanges.some(
    (exchange) =>
      exchange.isDocumented && exchange.credential === target.credential && hasStatus('2XX', exchange.status),
  )
  return lost.length > 0 && hasWorked ? { ...third, gone: lost.join('; ') } : third
}

/** Runs a check. After a 404, repeats it if the run has replaced resources that no longer exist. */
async function check(prepared: Prepared, attempt: Attempt): Promise<Outcome> {
  const { checks } = prepared
  if (prepared.lost !== undefined) return unexercised('fixture', prepared.lost)
  const index = prepared.attempts.indexOf(attempt)
  const outcome = await checks.tryOut(attempt, prepared.capture)
  if (outcome.verdict === 'verified' || !checks.pending().some(({ status }) => status === 404)) return outcome
  const isWorthRepeating = await renewAfter(prepared, outcome)
  if (prepared.lost !== undefined) return unexercised('fixture', prepared.lost)
  return isWorthRepeating ? checks.tryOut(prepared.attempts[index] ?? attempt, prepared.capture) : outcome
}

/** Looks again for the resources of a check that got 404. @returns whether the check is worth repeating */
async function renewAfter(prepared: Prepared, { verdict }: Outcome): Promise<boolean> {
  const { run, operation, checks } = prepared
  const isTired = prepared.renewals >= MAX_RENEWALS || run.overBecause()
  if (run.target.isOwn || !operation.retrySafe || isTired) return false
  prepared.renewals += 1
  checks.judgeResponses()
  const { response } = await sendOnce(prepared)
  const isStale = isReplaced(prepared.used, prepared.fixtures, run.target.fixtures)
  // The resource exists, so the 404 that contradicts a fact is due to the service.
  if (!response || (response.status !== 404 && verdict !== 'unexercised' && !isStale)) return false
  const renewal = await renew(prepared, response.status === 404)
  if (response.status !== 404 || renewal.isRenewed) return true
  if (renewal.lost.length > 0) prepared.lost = renewal.lost.join('; ')
  return false
}

/** @param isDoubted whether the 404 may be due to the operation, so that its responses do not count */
async function renew(prepared: Prepared, isDoubted: boolean) {
  const { run, operation, used, checks } = prepared
  const renewal = await run.discovery
    .renew(used, prepared.fixtures, isDoubted ? operation.id : undefined)
    .catch((error: unknown) => {
      if (!(error instanceof RunOver)) throw error
      run.incomplete = error.message
      return { isRenewed: false, lost: [], allExist: false }
    })
  checks.skipResponses()
  if (renewal.isRenewed) {
    prepared.capture = createCapture(run.suite, operation, used)
    prepared.fixtures = { ...run.target.fixtures }
    prepared.attempts = prepared.plan(used)
  }
  return renewal
}

/** The result of a baseline request. */
interface Sent {
  outcome: Outcome
  /** Missing if no response came. */
  response?: Exchange
  /** Why the response may prove nothing, if so. */
  doubt?: string | undefined
  /** The error instead of a response. */
  failure?: unknown
}

/**
 * Sends the baseline request of an operation.
 *
 * @param isFresh whether an earlier response proves nothing, because the resource may have vanished since
 */
async function sendOnce({ run, operation, checks, capture }: Prepared, isFresh = true): Promise<Sent> {
  const over = run.overBecause()
  if (over !== undefined) return { outcome: unexercised('ended', over) }
  const received: Pick<Sent, 'response' | 'doubt'> = {}
  const judge = async ({ target }: Scope) => {
    const response = await sendNew(target)
    const doubt = await doubtOf(run, operation, response)
    received.response = response
    received.doubt = doubt
    return []
  }
  const { outcome, failure } = await checks.carryOut('The baseline request', judge, isFresh || !operation.retrySafe)
  if (failure !== undefined || !received.response) return { outcome, failure }
  return { outcome: { ...outcome, evidence: [received.response] }, ...received }

  /** A request that the target must not repeat is replaced by a new one if the operation is `renewed`. */
  async function sendNew(target: Target): Promise<Exchange> {
    const { id, success } = operation
    for (let attempts = 1; ; attempts++) {
      try {
        return await target.send(requestOf(await capture(target), target.token), { expected: success.status })
      } catch (error) {
        const isBroken = error instanceof NoAnswer && error.stage === 'answering' && !error.isFinal
        const isLast = attempts >= MIN_BROKEN || !run.suite.renewed.includes(id)
        if (isBroken) error.attempts = Math.max(attempts, error.attempts)
        // A request that prepares the baseline request may have failed instead.
        if (error instanceof Unavailable && isLast && error.exchange.operationId === id) return error.exchange
        if (isLast || !(isBroken || error instanceof Unavailable)) throw error
      }
    }
  }
}
