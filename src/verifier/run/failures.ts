import { InvalidArgumentError } from '../../client/checks.ts'
import { ApiError, ParseError } from '../../client/errors.ts'
import type { Operation } from '../../document/document.ts'
import { RefusedRequest, RunOver, Throttled, Unavailable } from '../http/errors.ts'
import { type Exchange, hasJson } from '../http/exchange.ts'
import { MissingFixture } from '../http/fixtures.ts'
import { NoAnswer } from '../http/no-answer.ts'
import { isUnavailable } from '../http/patience.ts'
import type { Target } from '../http/target-types.ts'
import { brokenBy, inputOf } from '../inputs/input.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { type Outcome, outcomeOf, unexercised } from './outcome.ts'
import type { Run } from './run.ts'

/** Number of attempts after which a response that breaks off is a fault of the service. */
export const MIN_BROKEN = 3
/** Errors that leave facts without a verdict; their messages say why. */
const WITHOUT_VERDICT = [Inconclusive, InvalidArgumentError]

/** Whether the service behind a gateway has responded. */
export function hasResponded({ exchanges }: Pick<Target, 'exchanges'>): boolean {
  return exchanges.some(({ status }) => !isUnavailable(status))
}

/** Whether the document allows the input of a request: a check may send one that it does not allow. */
function isValid({ suite }: Run, operation: Operation, exchange: Exchange): boolean {
  const ofInput = suite.facts.filter(({ operationId, at }) => operationId === operation.id && at?.in !== 'answer')
  return brokenBy(suite, operation, ofInput, inputOf(suite.document, operation, exchange)).length === 0
}

/**
 * Returns the outcome of a check of an operation that ended with an error.
 *
 * @param exchanges those of the check
 * @throws NoAnswer if the service has never responded, and any error that is not a failure of a check
 */
export async function outcomeOfFailure(
  run: Run,
  operation: Operation,
  failure: unknown,
  exchanges: Exchange[],
): Promise<Outcome> {
  const { id } = operation
  const { target } = run
  if (failure instanceof RunOver) {
    run.end(failure)
    return unexercised('ended', failure.message)
  }
  if (failure instanceof RefusedRequest)
    return unexercised('permission', failure.message, failure.needs && { needs: failure.needs })
  const isTransient = failure instanceof Throttled || failure instanceof Unavailable
  if (failure instanceof MissingFixture) return unexercised('fixture', failure.message)
  if (!isTransient && WITHOUT_VERDICT.some((kind) => failure instanceof kind))
    return unexercised('inconclusive', (failure as Error).message)
  const last = exchanges.at(-1)
  if (
    failure instanceof ApiError &&
    failure.status === 500 &&
    last?.operationId === id &&
    isValid(run, operation, last)
  ) {
    run.recorder.tried([`${id}/operation`], outcomeOf([{ kind: 'server error', restsOn: [] }], [last]))
  }
  // The failed request only prepares the check: facts about the operation that it called cover the failure.
  if (failure instanceof ApiError || failure instanceof ParseError) {
    const without = failure instanceof ParseError ? ' without valid JSON' : ''
    const what =
      failure.operationId === id ? 'the request of this check' : `${failure.operationId}, which this check needs,`
    return unexercised('inconclusive', `${what} returned ${failure.status}${without}`)
  }
  if (!(failure instanceof NoAnswer) && !isTransient) throw failure
  if (isTransient && !hasResponded(target)) return unexercised('no response', failure.message)
  const { message } = failure
  const before = target.exchanges.length
  try {
    // If all responses break off, the operation is not at fault.
    const isRight = isTransient ? hasJson : failure.stage === 'answering' ? () => true : undefined
    if (!(await target.isAlive(isRight))) {
      if (!target.everResponded()) throw failure
      const stopped = `the service stopped responding after ${before} response${before === 1 ? '' : 's'}: ${message}`
      run.incomplete ??= isTransient ? message : stopped
      return unexercised('ended', isTransient ? message : 'the service stopped responding')
    }
  } catch (error) {
    if (error instanceof RunOver) return outcomeOfFailure(run, operation, error, exchanges)
    throw error
  }
  if (isTransient) return unexercised('no response', message)
  const { operationId = id } = failure
  if (operationId !== id) return unexercised('no response', `${operationId}, which this check needs, got no response`)
  // A broken connection is a failure of the network, unless it breaks at the same point every time.
  const isFault = failure.stage === 'answering' && failure.attempts >= MIN_BROKEN && target.exchanges.length > 0
  return isFault
    ? outcomeOf([{ kind: 'no response', got: message, restsOn: [] }], [])
    : unexercised('no response', message)
}
