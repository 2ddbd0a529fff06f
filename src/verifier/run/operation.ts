import type { Operation } from '../../document/document.ts'
import type { Check } from '../checks/check.ts'
import { statusProblems } from '../checks/status.ts'
import { isReplaced } from '../discovery/discovery.ts'
import { Throttled, TooLong } from '../http/errors.ts'
import { type Exchange, hasJson } from '../http/exchange.ts'
import { MissingFixture } from '../http/fixtures.ts'
import { NoAnswer } from '../http/no-answer.ts'
import { openAboutBody } from '../inputs/fields.ts'
import { isContradicted } from '../model/ledger.ts'
import { hasStatus } from '../model/status.ts'
import type { BaselineResult } from './baseline-request.ts'
import { CutOff } from './cut-off.ts'
import { DOUBTFUL } from './doubts.ts'
import {
  confirmNames,
  createOperationTest,
  judgeResponses,
  type OperationTest,
  renew,
  runCheck,
  send,
} from './operation-steps.ts'
import { type Outcome, outcomeOf, unexercised } from './outcome.ts'
import { captureOf, type Prior, type Run } from './run.ts'

/** Maximum number of times that the run looks again for the resources of an operation after a check got 404. */
const MAX_RENEWALS = 3

/** Where the test of an operation is. */
type State =
  /** Runs the checks that must come before the baseline request. */
  | { is: 'beginning' }
  /** Sends the baseline request. */
  | { is: 'ready'; prior: Prior }
  /** The baseline request got 404: sends it again, then looks for other resources. */
  | { is: 'missing'; prior: Prior }
  /** Judges the response to the baseline request, or ends without one. */
  | { is: 'sent'; prior: Prior; result: BaselineResult; isConfirmed?: boolean }
  /** The cause of the status may be a wrong token, fixture or base URL. `gone` says which resource no longer exists. */
  | { is: 'doubtful'; prior: Prior; result: BaselineResult; gone?: string }
  /** Runs the checks that the response allows. */
  | { is: 'checking'; allows: Allows }
  /** A check got 404: looks for other resources, and may repeat it. */
  | { is: 'rechecking'; allows: Allows; check: Check; outcome: Outcome }
  | { is: 'ended' }

/** What the response to the baseline request allows: all checks, or only those that need no success. */
interface Allows {
  status: number
  /** Whether it was a success. One with a wrong status can still have the right effect. */
  isSuccess: boolean
}

type StateOf<Is extends State['is']> = Extract<State, { is: Is }>

/** The function of each state, which returns the next one. */
const NEXT: { [Is in Exclude<State['is'], 'ended'>]: (test: OperationTest, state: StateOf<Is>) => Promise<State> } = {
  beginning,
  ready,
  missing,
  sent,
  doubtful,
  checking,
  rechecking,
}

/**
 * Tests one operation: runs the checks that must come first, sends the baseline request, and runs the checks that its response
 * allows.
 *
 * @param planFor lists the checks with the current fixtures, and names those that the checks use
 * @throws NoAnswer if the service has never responded
 */
export async function runOperation(
  run: Run,
  operation: Operation,
  planFor: (used: Set<string>) => Check[],
): Promise<void> {
  const refusal = run.target.whyNothing(operation)
  if (refusal) {
    const { reason: why, needs } = refusal
    run.ends.set(operation.id, { gap: { kind: 'permission', why, ...(needs && { needs }) } })
    return
  }
  const test = createOperationTest(run, operation, planFor)
  for (let state: State = { is: 'beginning' }; state.is !== 'ended'; ) {
    const next = NEXT[state.is] as (test: OperationTest, state: State) => Promise<State>
    state = await next(test, state)
  }
}

async function beginning(test: OperationTest): Promise<State> {
  const prior: Prior = []
  for (const check of test.checks) {
    if (check.when !== 'before') continue
    test.done.add(check.id)
    prior.push([check.facts, await runCheck(test, check)])
  }
  return { is: 'ready', prior }
}

async function ready(test: OperationTest, { prior }: StateOf<'ready'>): Promise<State> {
  const result = await send(test, false)
  const isMissing = result.response?.status === 404 && !test.run.target.isOwn
  return isMissing ? { is: 'missing', prior } : { is: 'sent', prior, result }
}

async function missing(test: OperationTest, { prior }: StateOf<'missing'>): Promise<State> {
  const { run, operation, used } = test
  const { target } = run
  // The run itself may have removed what it had created for the first request.
  if (operation.method !== 'GET') test.capture = captureOf(run, operation, used)
  const again = await send(test, true)
  if (again.response?.status !== 404) return { is: 'sent', prior, result: again }
  const { isRenewed, lost, allExist } = await renew(test, operation.id)
  const result = isRenewed ? await send(test, true) : again
  if (result.response?.status !== 404) return { is: 'sent', prior, result }
  if (allExist) return { is: 'sent', prior, result: { ...result, doubt: undefined }, isConfirmed: true }
  const hasWorked = target.exchanges.some(
    (exchange) =>
      exchange.isDocumented && exchange.credential === target.credential && hasStatus('2XX', exchange.status),
  )
  if (lost.length === 0 || !hasWorked) return { is: 'sent', prior, result }
  return { is: 'doubtful', prior, result, gone: lost.join('; ') }
}

async function sent(test: OperationTest, { prior, result, isConfirmed }: StateOf<'sent'>): Promise<State> {
  const { run, operation } = test
  const { suite, recorder } = run
  const { id, success } = operation
  const { outcome, response, doubt } = result
  if (response && doubt !== undefined) return { is: 'doubtful', prior, result }
  for (const [facts, earlier] of prior) recorder.tried(facts, earlier)
  if (!response) return endWithoutResponse(test, result)
  const { status, requestBody } = response
  // If a part of the path is only assumed, a 4XX contradicts only an assumption.
  const isAssumed = hasStatus('4XX', status) && !isConfirmed
  const { restsOn = [] } = suite.facts.find((fact) => isAssumed && fact.id === `${id}/operation`) ?? {}
  const open = status === 400 ? openAboutBody(suite.document, operation, requestBody) : []
  const problems = statusProblems(success.status, response, [...restsOn, ...open])
  recorder.tried([`${id}/operation`, `${id}/${success.status}`], outcomeOf(problems, outcome.evidence))
  judgeResponses(test)
  const isSuccess = problems.length === 0 || hasStatus('2XX', status)
  return { is: 'checking', allows: { status, isSuccess } }
}

/** Leaves the facts of the operation open: they are decided after all operations. */
async function doubtful({ run, operation }: OperationTest, state: StateOf<'doubtful'>): Promise<State> {
  const { id, success } = operation
  const { prior, gone, result } = state
  const { response, doubt = '' } = result
  if (gone !== undefined) run.ends.set(id, { gap: { kind: 'fixture', why: gone } })
  else if (response) {
    const gap = { kind: 'access', why: doubt } as const
    run.ends.set(id, { gap, isInconclusive: true, doubt: { operation, exchange: response, prior } })
  }
  // A contradiction still counts if its request succeeded: after a wrongly accepted deletion, the baseline request gets a 404.
  const succeeded = (exchange: Exchange) =>
    hasStatus(success.status, exchange.status) && (success.schema === undefined || hasJson(exchange))
  for (const [facts, outcome] of prior)
    if (isContradicted(outcome) && outcome.evidence.some(succeeded)) run.recorder.tried(facts, outcome)
  return { is: 'ended' }
}

function endWithoutResponse(test: OperationTest, { outcome, failure }: BaselineResult): State {
  const { run, operation } = test
  const { id } = operation
  const isFault = outcome.verdict === 'contradicted'
  if (isFault) run.recorder.tried([`${id}/operation`], outcome)
  const isOwnFailure = failure instanceof NoAnswer && failure.operationId === id
  const isBusy = [Throttled, TooLong, CutOff].some((kind) => failure instanceof kind)
  const gap = outcome.gap ?? { kind: 'baseline', why: 'the operation sends no complete response' }
  run.ends.set(id, { gap, ...(!isFault && (isOwnFailure || isBusy) && { isInconclusive: true }) })
  if (failure instanceof MissingFixture && operation.method === 'GET') judgeSearch(run, operation)
  // Requests that prepare the baseline request may have failed because of a wrong token or fixture.
  if (isFault || run.target.isOwn) judgeResponses(test)
  return { is: 'ended' }
}

/** Judges the responses to the search for fixtures: a fault of the operation may be why one is missing. */
function judgeSearch(run: Run, { id, success }: Operation): void {
  const { target, recorder } = run
  const isSuccess = ({ isDocumented, status }: Exchange) => isDocumented && hasStatus('2XX', status)
  if (!target.exchanges.some((exchange) => exchange.operationId !== id && isSuccess(exchange))) return
  const searched = target.exchanges.filter(({ operationId }) => operationId === id)
  const succeeded = searched.filter(isSuccess)
  run.judge(succeeded)
  // The search may have guessed an ID, or the token may lack a permission.
  const failed = searched.findLast(({ status }) => !DOUBTFUL.includes(status))
  const unanswered = run.discovery.unanswered.get(id)
  if (failed && succeeded.length === 0) {
    recorder.tried([`${id}/operation`], outcomeOf(statusProblems(success.status, failed), [failed]))
  } else if (unanswered !== undefined) {
    run.ends.set(id, { gap: { kind: 'no response', why: unanswered }, isInconclusive: true })
  }
}

async function checking(test: OperationTest, { allows }: StateOf<'checking'>): Promise<State> {
  const check = test.checks.find(({ id, when }) => when !== 'before' && !test.done.has(id))
  // Checks of earlier resources may be left.
  if (!check)
    return end(test, 'the resource of the check no longer exists, and the one found instead does not allow it')
  const { status, isSuccess } = allows
  if (!isSuccess && check.when !== 'after') {
    const why = `the baseline request returned ${status}`
    return record(test, { allows, check, outcome: unexercised('baseline', why) })
  }
  const outcome = await runCheck(test, check)
  const isMissing = outcome.verdict !== 'verified' && test.pending.some((exchange) => exchange.status === 404)
  // Without a success, another resource would prove no more.
  if (isMissing && isSuccess) return { is: 'rechecking', allows, check, outcome }
  return record(test, { allows, check, outcome })
}

/** Looks again for the resources of a check that got 404, and repeats the check if that may have another outcome. */
async function rechecking(test: OperationTest, state: StateOf<'rechecking'>): Promise<State> {
  const { run, operation } = test
  const { verdict } = state.outcome
  if (run.target.isOwn || !operation.retrySafe) return record(test, state)
  if (run.incomplete !== undefined) return recordUnconfirmed(test, state)
  if (test.renewals >= MAX_RENEWALS || run.overBecause() !== undefined) return record(test, state)
  judgeResponses(test)
  const { response } = await send(test, true)
  if (run.incomplete !== undefined) return recordUnconfirmed(test, state)
  const isStale = isReplaced(test.used, test.fixtures, run.target.fixtures)
  const isGone = response?.status === 404
  // The resource exists, so the 404 that contradicts a fact is due to the service.
  if (!response || (!isGone && verdict !== 'unexercised' && !isStale)) return record(test, state)
  test.renewals += 1
  const { isRenewed, lost } = await renew(test, isGone ? operation.id : undefined)
  if (run.incomplete !== undefined) return recordUnconfirmed(test, state)
  if (isGone && !isRenewed) return lost.length > 0 ? end(test, lost.join('; ')) : record(test, state)
  const check = test.checks.find(({ id }) => id === state.check.id)
  // With other resources, the check may be another one, which then comes in its turn.
  if (!check) return { is: 'checking', allows: state.allows }
  return record(test, { ...state, check, outcome: await runCheck(test, check) })
}

/** Records a check that got 404, if the run ended before it could find out whether the resource still exists. */
function recordUnconfirmed(test: OperationTest, state: StateOf<'rechecking'>): Promise<State> {
  if (!isContradicted(state.outcome)) return record(test, state)
  const why = 'the check got 404, and the run ended before it could look for the resource'
  return record(test, { ...state, outcome: unexercised('ended', why) })
}

/** Records the outcome of a check, and what its responses show. */
async function record(
  test: OperationTest,
  { allows, check, outcome }: { allows: Allows; check: Check; outcome: Outcome },
): Promise<State> {
  const { run, operation } = test
  run.recorder.tried(check.facts, outcome)
  test.done.add(check.id)
  judgeResponses(test)
  // Deletions of the target bypass the store.
  if (operation.method === 'POST') await run.target.tidy().then(run.store.forget)
  await confirmNames(test)
  return { is: 'checking', allows }
}

/** Ends the test. Facts whose checks have not run stay open. @param why they have not, as a phrase */
function end({ run, planned, done }: OperationTest, why: string): State {
  for (const [id, facts] of planned) if (!done.has(id)) run.recorder.tried(facts, unexercised('fixture', why))
  return { is: 'ended' }
}
