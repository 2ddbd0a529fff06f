import type { Operation } from '../../document/document.ts'
import { type Exchange, NoAnswer, Unavailable } from '../target/target.ts'
import type { Baseline } from '../target/types.ts'
import { requestOf } from './baseline.ts'
import type { Checks } from './checks.ts'
import { doubtOf } from './doubts.ts'
import { MIN_BROKEN } from './failures.ts'
import type { Outcome } from './recorder.ts'
import { type Run, unexercised } from './run.ts'

/** The result of a baseline request. */
export interface Sent {
  outcome: Outcome
  /** Missing if no response came. */
  response?: Exchange
  /** Why the response may prove nothing, if so. */
  doubt?: string | undefined
  /** The error instead of a response. */
  failure?: unknown
}

/** Sends the baseline request of an operation, which `capture` returns. */
export async function sendBaseline(
  run: Run,
  operation: Operation,
  { carryOut }: Checks,
  capture: () => Promise<Baseline>,
): Promise<Sent> {
  const { target } = run
  const over = run.overBecause()
  if (over !== undefined) return { outcome: unexercised(over) }
  const received: Pick<Sent, 'response' | 'doubt'> = {}
  let evidence: number[] = []
  const { outcome, failure } = await carryOut('The baseline request', async () => {
    const response = await sendNew()
    evidence = [target.exchanges.length - 1]
    Object.assign(received, { response, doubt: await doubtOf(run, operation, response) })
    return []
  })
  return outcome.verdict === 'verified' ? { outcome: { ...outcome, evidence }, ...received } : { outcome, failure }

  /** A request that the target must not repeat is replaced by a new one if the operation is `renewed`. */
  async function sendNew(): Promise<Exchange> {
    const { id, success } = operation
    for (let attempts = 1; ; attempts++) {
      try {
        return await target.send(requestOf(await capture(), target.token), { expected: success.status })
      } catch (error) {
        const isBroken = error instanceof NoAnswer && error.stage === 'answering' && !error.isFinal
        const isLast = attempts >= MIN_BROKEN || !run.suite.renewed.includes(id)
        if (isBroken) error.attempts = Math.max(attempts, error.attempts)
        if (error instanceof Unavailable && isLast) return error.exchange
        if (isLast || !(isBroken || error instanceof Unavailable)) throw error
      }
    }
  }
}
