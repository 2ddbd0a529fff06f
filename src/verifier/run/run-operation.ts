import type { Operation } from '../../document/document.ts'
import type { Attempt } from '../checks/check.ts'
import { statusProblems } from '../checks/status.ts'
import { Throttled, TooLong } from '../http/errors.ts'
import { type Exchange, hasJson } from '../http/exchange.ts'
import { MissingFixture } from '../http/fixtures.ts'
import { NoAnswer } from '../http/no-answer.ts'
import { openAboutBody } from '../inputs/fields.ts'
import { isContradicted } from '../model/ledger.ts'
import { hasStatus } from '../model/status.ts'
import { CutOff } from './cut-off.ts'
import { outcomeOf, unexercised } from './outcome.ts'
import { createPreparation, type SentPatiently } from './preparation.ts'
import type { Prior, Run } from './run.ts'
import { type Checks, createChecks } from './run-checks.ts'

/** Statuses that do not contradict an operation whose resources may not exist. */
const DOUBTFUL = [401, 403, 404]

/**
 * Tests one operation: runs the checks that must come first, sends the baseline request, and runs the checks that its response allows.
 *
 * @param plan lists the checks with the current fixtures, and names those that the checks use
 * @throws NoAnswer if the service has never responded
 */
export async function runOperation(
  run: Run,
  operation: Operation,
  plan: (used: Set<string>) => Attempt[],
): Promise<void> {
  const { id, success } = operation
  const { target, recorder } = run
  const refusal = target.whyNothing(operation)
  if (refusal) {
    run.noVerdicts.set(id, { kind: 'permission', why: refusal.reason, ...(refusal.needs && { needs: refusal.needs }) })
    return
  }
  const used = new Set<string>()
  const checks = createChecks(run, operation, used)
  const prepared = createPreparation(run, operation, checks, { used, plan })
  const prior: Prior = []
  for (const attempt of prepared.attempts())
    if (attempt.when === 'before') prior.push([attempt.facts, await checks.tryOut(attempt, prepared.capture)])
  const sent = await prepared.send()
  const { outcome, response, doubt, isConfirmed } = sent
  if (response && doubt !== undefined) return leaveOpen(run, operation, sent, prior)
  for (const [facts, outcome] of prior) recorder.tried(facts, outcome)
  if (!response) return endWithoutResponse(run, operation, sent, checks)
  const { status } = response
  // If a part of the path is only assumed, a 4XX contradicts only an assumption.
  const isAssumed = hasStatus('4XX', status) && !isConfirmed
  const { restsOn } = run.suite.facts.find((fact) => isAssumed && fact.id === `${id}/operation`) ?? {}
  const open = status === 400 ? openAboutBody(run.suite.document, operation, response.requestBody) : []
  const problems = statusProblems(success.status, response, [...(restsOn ?? []), ...open])
  recorder.tried([`${id}/operation`, `${id}/${success.status}`], outcomeOf(problems, outcome.evidence))
  checks.judgeResponses()

  // By index, because a check that got 404 may replace the list by the same checks of other resources.
  for (let index = 0; index < prepared.attempts().length; index++) {
    const attempt = prepared.attempts()[index]
    if (!attempt || attempt.when === 'before') continue
    // A success with a wrong status can still have the right effect.
    const hasSucceeded = problems.length === 0 || hasStatus('2XX', status)
    const isPossible = hasSucceeded || attempt.when === 'after'
    if (!isPossible) recorder.tried(attempt.facts, unexercised('baseline', `the baseline request returned ${status}`))
    else if (!hasSucceeded) recorder.tried(attempt.facts, await checks.tryOut(attempt, prepared.capture))
    else recorder.tried(attempt.facts, await prepared.check(attempt))
    checks.judgeResponses()
    // Deletions of the target bypass the store.
    if (operation.method === 'POST') await target.tidy().then(run.store.forget)
    await checks.confirmNames()
  }
}

/** Ends the test of an operation whose baseline request may have failed because of a wrong token, fixture or base URL. */
function leaveOpen(run: Run, operation: Operation, { response, doubt = '', gone }: SentPatiently, prior: Prior): void {
  const { id, success } = operation
  run.noVerdicts.set(id, gone === undefined ? { kind: 'access', why: doubt } : { kind: 'fixture', why: gone })
  if (gone === undefined && response) {
    run.inconclusive.push(id)
    run.doubts.push({ operation, exchange: response, prior })
  }
  // A contradiction still counts if its request succeeded: after a wrongly accepted deletion, the baseline request gets a 404.
  const succeeded = (exchange: Exchange) =>
    hasStatus(success.status, exchange.status) && (success.schema === undefined || hasJson(exchange))
  for (const [facts, outcome] of prior)
    if (isContradicted(outcome) && outcome.evidence.some(succeeded)) run.recorder.tried(facts, outcome)
}

function endWithoutResponse(run: Run, operation: Operation, { outcome, failure }: SentPatiently, checks: Checks): void {
  const { id } = operation
  const isFault = outcome.verdict === 'contradicted'
  if (isFault) run.recorder.tried([`${id}/operation`], outcome)
  run.noVerdicts.set(id, outcome.gap ?? { kind: 'baseline', why: 'the operation got no response' })
  const isOwnFailure = failure instanceof NoAnswer && failure.operationId === id
  const isUnanswered = isOwnFailure || [Throttled, TooLong, CutOff].some((kind) => failure instanceof kind)
  if (!isFault && isUnanswered) run.inconclusive.push(id)
  if (failure instanceof MissingFixture && operation.method === 'GET') judgeSearch(run, operation)
  // Requests that prepare the baseline request may have failed because of a wrong token or fixture.
  if (isFault || run.target.isOwn) checks.judgeResponses()
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
    run.noVerdicts.set(id, { kind: 'no response', why: unanswered })
    run.inconclusive.push(id)
  }
}
