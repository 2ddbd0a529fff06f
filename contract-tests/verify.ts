import type { OperationId } from '../generated/operations.ts'
import { InvalidArgument } from '../src/client/checks.ts'
import { ApiError, ParseError } from '../src/client/index.ts'
import { listOperations, type OpenApiDocument, type Operation } from '../src/document.ts'
import { printable } from '../src/printable.ts'
import { MissingFixture, needFrom, tokensOf } from './fixtures.ts'
import type { Finding, Ledger } from './ledger.ts'
import { createOracle } from './oracle.ts'
import { type Check, planOf, READ_ONLY } from './plan.ts'
import { calls } from './tags/all-calls.ts'
import { type Exchange, Inconclusive, NoAnswer, type Target, thrownBy } from './target.ts'

/** What a run tells while it works. */
export interface Progress {
  operation: Operation
  /** Number of operations that are done, this one included. */
  done: number
  of: number
  findings: Finding[]
}

/**
 * Checks the operations of the document on a target, one after the other: a proper call through the generated client, calls
 * without a good credential, and each case that the document gives rise to.
 *
 * @throws {@link NoAnswer} when not a single request was answered: there was nothing to verify
 */
export async function verify(
  document: OpenApiDocument,
  target: Target,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Ledger> {
  const oracle = createOracle(document)
  const operations = listOperations(document)
  const ledger: Ledger = { target: target.name, findings: [] }
  const secrets = [target.token, ...tokensOf(target.fixtures)]
  for (const [index, operation] of operations.entries()) {
    const plan = planOf(document, oracle, operation, target)
    const findings: Finding[] = []
    const tryAll = async (checks: Check[], proper: ProperCall) => {
      for (const check of checks) {
        const { verdict, reason } = await carryOut(check, proper, target)
        findings.push({
          operationId: operation.id,
          fact: check.fact,
          verdict,
          ...(reason !== undefined && { reason: printable(reason, ...secrets) }),
        })
      }
    }
    await tryAll(
      plan.filter(({ isPrior }) => isPrior),
      {},
    )
    const proper = await properCall(operation, target)
    if (!target.contact.everAnswered && proper.error instanceof NoAnswer) {
      const reason = printable(proper.error.message, ...secrets)
      throw new NoAnswer(`Nothing could be verified, ${reason}. Check the URL and that the service runs.`, {
        cause: proper.error,
      })
    }
    await tryAll(
      plan.filter(({ isPrior }) => !isPrior),
      proper,
    )
    ledger.findings.push(...findings)
    onProgress({ operation, done: index + 1, of: operations.length, findings })
  }
  return ledger
}

/** After so many requests in a row without an answer, no more are sent: each would only take its time. */
const UNANSWERED_AT_MOST = 3
const GIVEN_UP = 'the service no longer answers'

/** Statuses that point to a bad token or bad fixtures rather than to a fault of the service. */
const NOT_THE_SERVICE = [401, 403, 404]

/** A proper call: its last exchange, or why there is none. */
interface ProperCall {
  exchange?: Exchange
  error?: Error
}

async function properCall(operation: Operation, target: Target): Promise<ProperCall> {
  if (!target.operations.some(({ id }) => id === operation.id)) {
    return { error: new Error(READ_ONLY) }
  }
  if (target.contact.unansweredInARow >= UNANSWERED_AT_MOST) return { error: new Error(GIVEN_UP) }
  let exchange: Exchange | undefined
  let last: Exchange | undefined
  const api = target.client((latest) => {
    last = latest
    if (latest.operationId === operation.id) exchange = latest
  })
  try {
    await calls[operation.id as OperationId](api, needFrom(target.fixtures))
  } catch (thrown) {
    const error = thrownBy(thrown)
    // InvalidArgument: the client refuses to send what an earlier answer, such as an ID of "..", makes of a call.
    const isTold = [NoAnswer, Inconclusive, MissingFixture, InvalidArgument].some((kind) => error instanceof kind)
    if (isTold) return { error: error as Error }
    // An error status, or a body that is not JSON, was answered: it is judged as an answer.
    if (!(error instanceof ApiError || error instanceof ParseError)) throw error
  }
  if (!exchange) return { error: new Error(`${last?.operationId}, on which it builds, failed`) }
  if (NOT_THE_SERVICE.includes(exchange.status)) {
    return { error: new Error(`answered ${exchange.status}: check the token, and that the fixtures exist for it`) }
  }
  return { exchange }
}

/** A prior check is given no exchange, and looks at none. */
const NO_EXCHANGE = {} as Exchange

async function carryOut(
  check: Check,
  proper: ProperCall,
  { contact }: Target,
): Promise<Pick<Finding, 'verdict' | 'reason'>> {
  if (check.unprovable !== undefined) return { verdict: 'unprovable here', reason: check.unprovable }
  if (check.untried !== undefined) return { verdict: 'unexercised', reason: check.untried }
  const { exchange = check.isPrior ? NO_EXCHANGE : undefined, error } = proper
  if (!exchange) {
    const broke = check.ofProperCall && error instanceof NoAnswer
    return { verdict: broke ? 'contradicted' : 'unexercised', reason: error?.message ?? '' }
  }
  if (check.needsSuccess && exchange.status >= 300) {
    return { verdict: 'unexercised', reason: `the proper call was answered with ${exchange.status}` }
  }
  if (contact.unansweredInARow >= UNANSWERED_AT_MOST) return { verdict: 'unexercised', reason: GIVEN_UP }
  try {
    const problems = await check.judge(exchange)
    if (problems.length === 0) return { verdict: 'verified' }
    return {
      verdict: problems.every(({ assumed }) => assumed) ? 'assumption contradicted' : 'contradicted',
      reason: problems.map(({ text }) => text).join('; '),
    }
  } catch (thrown) {
    const failure = thrownBy(thrown)
    if (failure instanceof Inconclusive || failure instanceof MissingFixture) {
      return { verdict: 'unexercised', reason: failure.message }
    }
    // A call on which a rule builds has its own facts, which say what is wrong with it.
    if (failure instanceof ApiError || failure instanceof ParseError) {
      const without = failure instanceof ParseError ? ', but not with JSON' : ''
      return {
        verdict: 'unexercised',
        reason: `${failure.operationId}, on which it builds, was answered with ${failure.status}${without}`,
      }
    }
    if (!(failure instanceof NoAnswer)) throw failure
    return { verdict: 'contradicted', reason: failure.message }
  }
}
