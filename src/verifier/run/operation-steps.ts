import type { Operation } from '../../document/document.ts'
import { type Check, senderOf } from '../checks/check.ts'
import { RunOver } from '../http/errors.ts'
import type { Exchange, PlainRequest } from '../http/exchange.ts'
import type { Target } from '../http/target-types.ts'
import { hasStatus } from '../model/status.ts'
import type { Capture } from '../service/capture.ts'
import { requestOf } from '../service/request.ts'
import { serviceOf } from '../service/service.ts'
import { type BaselineResult, sendBaseline } from './baseline-request.ts'
import { type Outcome, unexercised } from './outcome.ts'
import { captureOf, type Run } from './run.ts'
import { isUnanswered, type StepResult, takeOnce, takeStep } from './step.ts'

/** The test of an operation, and what it knows so far. */
export interface OperationTest {
  run: Run
  operation: Operation
  /** Lists the checks with the current fixtures. */
  plan(): Check[]
  /** Names of the fixtures that the requests and checks have read. */
  used: Set<string>
  /** The checks with the current fixtures. */
  checks: Check[]
  /** IDs of the checks that have run. */
  done: Set<string>
  /** Facts of all checks so far, by the ID of the check: other fixtures may lead to other checks. */
  planned: Map<string, string[]>
  /** Returns the baseline request with the current fixtures. */
  capture: Capture
  /** The fixtures that the requests name. Another operation may have replaced them since. */
  fixtures: Target['fixtures']
  /** The responses that are not yet judged. */
  pending: Exchange[]
  /** Number of steps without a response. */
  unanswered: number
  renewals: number
}

/** Number of steps without a response after which an operation is abandoned: each may take the whole timeout. */
const MAX_UNANSWERED = 2

/** Creates the test of an operation. @param planFor lists the checks with the current fixtures, and names those that they use */
export function createOperationTest(
  run: Run,
  operation: Operation,
  planFor: (used: Set<string>) => Check[],
): OperationTest {
  const used = new Set<string>()
  const plan = () => planFor(used)
  const test: OperationTest = {
    run,
    operation,
    plan,
    used,
    done: new Set(),
    planned: new Map(),
    pending: [],
    unanswered: 0,
    renewals: 0,
    ...prepared(run, operation, used, plan),
  }
  addPlanned(test)
  return test
}

/** The baseline request and the checks for the resources that the fixtures name now. */
const prepared = (run: Run, operation: Operation, used: Set<string>, plan: () => Check[]) => ({
  capture: captureOf(run, operation, used),
  fixtures: { ...run.target.fixtures },
  checks: plan(),
})

function addPlanned({ checks, planned }: OperationTest): void {
  for (const { id, facts } of checks) planned.set(id, facts)
}

/** Sends the baseline request, unless the run is over. */
export async function send(test: OperationTest, isFresh: boolean): Promise<BaselineResult> {
  const { run, operation, capture } = test
  const over = run.overBecause()
  if (over !== undefined) return { outcome: unexercised('ended', over), exchanges: [], toJudge: [] }
  const result = await sendBaseline(run, operation, { capture, isFresh })
  keep(test, result)
  return result
}

/**
 * Looks for other resources.
 *
 * @param without an operation whose responses do not count, because its 404 may be wrong
 */
export async function renew(test: OperationTest, without: string | undefined) {
  const { run, operation, used, fixtures, pending, plan } = test
  const renewal = await run.discovery.renew(used, fixtures, without).catch((error: unknown) => {
    if (!(error instanceof RunOver)) throw error
    run.end(error)
    return { isRenewed: false, lost: [], allExist: false }
  })
  // The responses concern a resource that may not exist, so they confirm and contradict nothing.
  pending.splice(0)
  if (renewal.isRenewed) addPlanned(Object.assign(test, prepared(run, operation, used, plan)))
  return renewal
}

/** Keeps the responses of a step until they are judged, and counts the steps without one. */
function keep(test: OperationTest, result: StepResult): void {
  test.pending.push(...result.toJudge)
  if (isUnanswered(result)) test.unanswered += 1
}

/** Judges the responses that are not yet judged. */
export const judgeResponses = ({ run, pending }: OperationTest) => run.judge(pending.splice(0))

/** Runs a check, unless it can prove nothing. */
export async function runCheck(test: OperationTest, check: Check): Promise<Outcome> {
  const { run, operation, used, capture } = test
  const { observer, honours } = run
  if (check.unprovable !== undefined)
    return { verdict: 'unprovable here', gap: { kind: 'target', why: check.unprovable }, evidence: [] }
  const over = run.overBecause()
  if (over !== undefined) return unexercised('ended', over)
  if (test.unanswered >= MAX_UNANSWERED)
    return unexercised('no response', 'too many checks of the operation got no response')
  const result = await takeStep(run, {
    operation,
    says: check.says,
    judge: ({ target, exchanges: ofCheck, once }) =>
      check.judge({
        target,
        service: serviceOf(target, used, once),
        baseline: () => capture(target),
        send: senderOf(target),
        accepted(request) {
          const found = run.target.exchanges.findLast((each) => isAccepted(test, each, request))
          if (found) ofCheck.push(found)
          return found
        },
      }),
  })
  keep(test, result)
  const { outcome, exchanges, failure } = result
  // Requests to other operations only prepare the check, so their status is not the observed one.
  const exchange = exchanges.findLast((each) => each.operationId === operation.id) ?? exchanges.at(-1)
  if (failure === undefined && exchange)
    observer.tried(check.observes, check.says, exchange, check.detail?.(outcome.problems ?? []))
  const { parameters } = check
  const carried = honours.carriedBy(exchanges).filter(({ name }) => parameters?.includes(name) ?? true)
  return { ...outcome, carried }
}

/** Whether the service accepted a request with the token of the run. */
function isAccepted({ run, operation }: OperationTest, exchange: Exchange, request: PlainRequest): boolean {
  return (
    exchange.method === request.method &&
    exchange.url === request.url &&
    exchange.requestBody === request.requestBody &&
    exchange.credential === run.target.credential &&
    hasStatus(operation.success.status, exchange.status)
  )
}

/** Repeats requests whose responses may show that the service honours parameters with assumed names. */
export async function confirmNames(test: OperationTest): Promise<void> {
  const { run, operation } = test
  if (!operation.retrySafe || run.overBecause() !== undefined) return
  for (const { name, exchange } of run.honours.toConfirm(operation.id)) {
    const says = `Checking that the service honours ${name}`
    const judge = async ({ target }: { target: Target }) => {
      await target.send(requestOf(exchange, target.token))
      return []
    }
    if (test.unanswered >= MAX_UNANSWERED) return
    keep(test, await takeOnce(run, { operation, says, judge }))
    judgeResponses(test)
  }
}
