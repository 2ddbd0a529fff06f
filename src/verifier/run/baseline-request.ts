import type { Operation } from '../../document/document.ts'
import { Unavailable } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { NoAnswer } from '../http/no-answer.ts'
import type { Target } from '../http/target-types.ts'
import type { Capture } from '../service/capture.ts'
import { requestOf } from '../service/request.ts'
import { doubtOf } from './doubts.ts'
import { MIN_BROKEN } from './failures.ts'
import type { Run } from './run.ts'
import { type StepResult, takeStep } from './step.ts'

/** The result of a baseline request. */
export interface BaselineResult extends StepResult {
  /** Missing if no response came. */
  response?: Exchange
  /** Why the response may prove nothing, if so. */
  doubt?: string | undefined
}

/**
 * Sends the baseline request of an operation.
 *
 * @param isFresh whether an earlier response proves nothing, because the resource may have vanished since
 */
export async function sendBaseline(
  run: Run,
  operation: Operation,
  { capture, isFresh }: { capture: Capture; isFresh: boolean },
): Promise<BaselineResult> {
  const received: Pick<BaselineResult, 'response' | 'doubt'> = {}
  const step = {
    operation,
    says: 'The baseline request',
    judge: async ({ target }: { target: Target }) => {
      const response = await sendNew(run, operation, capture, target)
      const doubt = await doubtOf(run, operation, response)
      Object.assign(received, { response, doubt })
      return []
    },
  }
  const result = await takeStep(run, step, isFresh || !operation.retrySafe)
  const { response } = received
  if (result.failure !== undefined || !response) return result
  return { ...result, outcome: { ...result.outcome, evidence: [response] }, ...received }
}

/** Sends the baseline request. One that the target must not repeat is replaced by a new one if the operation is `renewed`. */
async function sendNew(run: Run, { id, success }: Operation, capture: Capture, target: Target): Promise<Exchange> {
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
