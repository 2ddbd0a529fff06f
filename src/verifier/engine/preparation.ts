import type { Operation } from '../../document/document.ts'
import { RunOver } from '../target/target.ts'
import type { Baseline } from '../target/types.ts'
import { createCapture } from './baseline.ts'
import type { Attempt, Checks } from './checks.ts'
import type { Outcome } from './recorder.ts'
import { type Run, unexercised } from './run.ts'
import { type Sent, sendBaseline } from './send-baseline.ts'
import { hasStatus } from './status.ts'

/** Maximum number of times that the run looks again for the resources of an operation after a check got 404. */
const MAX_RENEWALS = 3

/** The result of a baseline request, and of the search after a 404. */
export interface SentPatiently extends Sent {
  /** The resource that no longer exists; missing if it exists, or if the token or the base URL may be wrong. */
  gone?: string
  /** Whether other operations find all resources. */
  isConfirmed?: true
}

/**
 * Prepares the requests and checks of an operation for the resources that the fixtures name. After a 404, looks for other
 * resources, and prepares the requests and checks for those.
 *
 * @param plan lists the checks with the current fixtures, and names those that the checks use
 */
export function createPreparation(
  run: Run,
  operation: Operation,
  checks: Checks,
  plan: (used: Set<string>) => Attempt[],
) {
  const { id, retrySafe } = operation
  const { target } = run
  const used = new Set<string>()
  let renewals = 0
  let capture: () => Promise<Baseline>
  let attempts: Attempt[]
  /** The resources of the operation that no longer exist and have no replacement. */
  let lost: string | undefined
  prepare()

  return {
    /** The checks with the current fixtures. */
    attempts: () => attempts,
    /** Returns the baseline request with the current fixtures. */
    capture: () => capture(),

    /** Sends the baseline request. After a 404, repeats it, then looks for other resources. */
    async send(): Promise<SentPatiently> {
      const first = await sendOnce()
      if (first.response?.status !== 404 || target.isOwn) return first
      const second = await sendOnce()
      if (second.response?.status !== 404) return second
      const { isRenewed, lost: missing, allExist } = await renew(true)
      const third = isRenewed ? await sendOnce() : second
      if (third.response?.status !== 404) return third
      if (allExist) return { ...third, doubt: undefined, isConfirmed: true }
      const hasWorked = target.exchanges.some(
        (exchange) =>
          exchange.isDocumented && exchange.credential === target.credential && hasStatus('2XX', exchange.status),
      )
      return missing.length > 0 && hasWorked ? { ...third, gone: missing.join('; ') } : third
    },

    /** Runs a check. After a 404, repeats it if the run has replaced resources that no longer exist. */
    async check(attempt: Attempt): Promise<Outcome> {
      if (lost !== undefined) return unexercised(lost)
      const index = attempts.indexOf(attempt)
      const first = target.exchanges.length
      const outcome = await checks.tryOut(attempt, capture)
      if (outcome.verdict.includes('contradicted') && (await isTokenRejected(first))) {
        run.incomplete = 'the service stopped accepting the token of the run (401)'
        run.skipResponses()
        return unexercised(run.incomplete)
      }
      const has404 = target.exchanges.slice(first).some(({ status }) => status === 404)
      if (!has404 || outcome.verdict === 'verified') return outcome
      const isWorthRepeating = await renewAfter(outcome)
      if (lost !== undefined) return unexercised(lost)
      return isWorthRepeating ? checks.tryOut(attempts[index] ?? attempt, capture) : outcome
    },
  }

  /** Looks again for the resources of a check that got 404. @returns whether the check is worth repeating */
  async function renewAfter({ verdict }: Outcome): Promise<boolean> {
    if (target.isOwn || !retrySafe || renewals >= MAX_RENEWALS || run.overBecause()) return false
    renewals += 1
    run.judgeResponses()
    const { response } = await sendOnce()
    // The resource exists, so the 404 that contradicts a fact is due to the service.
    if (!response || (response.status !== 404 && verdict !== 'unexercised')) return false
    const renewal = await renew(response.status === 404)
    if (response.status !== 404 || renewal.isRenewed) return true
    if (renewal.lost.length > 0) lost = renewal.lost.join('; ')
    return false
  }

  /** Whether a check got 401 with the token of the run, and the baseline request, which has succeeded, now gets it too. */
  async function isTokenRejected(first: number): Promise<boolean> {
    const isRejected = target.exchanges
      .slice(first)
      .some(({ status, credential }) => status === 401 && credential === target.credential)
    return !target.isOwn && retrySafe && isRejected && (await sendOnce()).response?.status === 401
  }

  function prepare(): void {
    capture = createCapture(run.suite, target, operation, used)
    attempts = plan(used)
  }

  function sendOnce(): Promise<Sent> {
    return sendBaseline(run, operation, checks, capture)
  }

  /** @param isDoubted whether the 404 may be due to the operation, so that its responses do not count */
  async function renew(isDoubted: boolean) {
    const renewal = await run.discovery.renew(used, isDoubted ? id : undefined).catch((error: unknown) => {
      if (!(error instanceof RunOver)) throw error
      run.incomplete = error.message
      return { isRenewed: false, lost: [], allExist: false }
    })
    run.skipResponses()
    if (renewal.isRenewed) prepare()
    return renewal
  }
}
