import { InvalidArgument } from '../../client/checks.ts'
import { ApiError, ParseError } from '../../client/index.ts'
import { JSON_TYPE, type Operation } from '../../document/document.ts'
import { MissingFixture } from '../target/fixtures.ts'
import {
  type Exchange,
  Inconclusive,
  NoAnswer,
  RefusedRequest,
  RunOver,
  type Target,
  thrownBy,
} from '../target/target.ts'
import type { Observer } from '../unknowns/observer.ts'
import { requestOf } from './baseline.ts'
import { createCapture } from './capture.ts'
import { type Attempt, hasStatus } from './plan.ts'
import { type Outcome, outcomeOf, type Recorder } from './recorder.ts'
import type { Suite } from './suite.ts'
import type { Problem } from './validator.ts'

/** Statuses that suggest a wrong token or fixtures rather than a fault of the service. */
const NOT_THE_SERVICE = [401, 403, 404]
/** An operation is abandoned after this many requests without a response: each takes the whole timeout. */
const UNANSWERED_AT_MOST = 2
/** Maximum number of exchanges that are shown for a contradiction, the last ones of the attempt. */
const MOST_EVIDENCE = 3

/** Errors that mean "no verdict"; their messages say why. */
const TELLING = [Inconclusive, MissingFixture, RefusedRequest, InvalidArgument]

/** The state that the operations of a run share. */
export interface Run {
  readonly suite: Suite
  readonly target: Target
  readonly recorder: Recorder
  readonly observer: Observer
  /** Attempts, by the index of the exchange. */
  readonly tried: string[]
  /** Why an operation could not be tried, by its ID. */
  readonly untried: Map<string, string>
  /** IDs of operations without verdicts, because the token or the fixtures may be wrong. */
  readonly doubted: string[]
  /** Why the run ended early, if it did. */
  incomplete?: string
  /** Why nothing more is tried; `undefined` while the run continues. */
  overBecause(): string | undefined
  /** Records what the responses since the last call show. */
  look(): void
  /** Ignores the responses since the last call. */
  passOver(): void
}

/** The response to the baseline request of an operation. */
interface Answered {
  exchange: Exchange
  place: number
  /** Why it may say nothing about the service. */
  doubt: string | undefined
}

/**
 * Tries one operation: the prior checks, the baseline request, and then whatever its response allows.
 *
 * @throws {@link NoAnswer} if the service has never responded
 */
export async function runOperation(run: Run, operation: Operation, attempts: Attempt[]): Promise<void> {
  const { id, success } = operation
  const { target, recorder, observer } = run
  const capture = createCapture(run.suite, target, operation)
  let unanswered = 0

  const beyond = target.whyNothing(operation)
  if (beyond !== undefined) {
    run.untried.set(id, beyond)
    return
  }
  const prior: [Attempt, Outcome][] = []
  for (const attempt of attempts.filter(({ isPrior }) => isPrior)) prior.push([attempt, await tryOut(attempt)])
  const [outcome, answered] = await sendBaseline()
  if (answered?.doubt !== undefined) {
    run.untried.set(id, answered.doubt)
    run.doubted.push(id)
    // A deletion with an invalid credential that succeeded may be the reason why nothing is left to delete.
    const isThrough = (place: number) => {
      const { status, contentType } = target.exchanges[place] ?? { status: 0, contentType: '' }
      return hasStatus(success.status, status) && (success.schema === undefined || contentType === JSON_TYPE)
    }
    for (const [attempt, outcome] of prior) {
      if (outcome.verdict.includes('contradicted') && outcome.evidence.some(isThrough))
        recorder.tried(attempt.facts, outcome)
    }
    run.passOver()
    return
  }
  for (const [attempt, outcome] of prior) recorder.tried(attempt.facts, outcome)
  if (!answered) {
    if (outcome.verdict === 'contradicted') recorder.tried([`${id}/operation`], outcome)
    run.untried.set(id, outcome.reason ?? 'it could not be called')
    // The preparation may have failed because of a wrong token or fixtures, too.
    if (outcome.verdict === 'contradicted' || target.isOwn) run.look()
    else run.passOver()
    return
  }
  const { status } = answered.exchange
  const isSuccess = hasStatus(success.status, status)
  // If a part of the path is only assumed (`codehost-segment`), a 4XX contradicts an assumption.
  const assumed =
    hasStatus('4XX', status) && run.suite.facts.some((fact) => fact.id === `${id}/operation` && fact.restsOn)
  const problems = isSuccess ? [] : [{ text: `expected ${success.status}, got ${status}`, assumed }]
  recorder.tried([`${id}/operation`, `${id}/${success.status}`], outcomeOf(problems, [answered.place]))
  run.look()

  for (const attempt of attempts.filter(({ isPrior }) => !isPrior)) {
    const isPossible = isSuccess || !attempt.needsSuccess
    const outcome = isPossible ? await tryOut(attempt) : unexercised(`the baseline request returned ${status}`)
    recorder.tried(attempt.facts, outcome)
    run.look()
  }

  async function tryOut(attempt: Attempt): Promise<Outcome> {
    if (attempt.unprovable !== undefined)
      return { verdict: 'unprovable here', reason: attempt.unprovable, evidence: [] }
    const over = run.overBecause()
    if (over !== undefined) return unexercised(over)
    if (unanswered >= UNANSWERED_AT_MOST) return unexercised('too many requests of the operation got no response')
    const { outcome, wasJudged, places } = await carryOut(attempt.says, () => attempt.judge(capture))
    // Requests of other operations say nothing about the statuses of this one.
    const last = places.findLast((place) => target.exchanges[place]?.operationId === id) ?? places.at(-1) ?? -1
    const exchange = target.exchanges[last]
    if (wasJudged && exchange) observer.tried(attempt.observes, attempt.says, exchange, last, attempt.told?.(outcome))
    return outcome
  }

  async function sendBaseline(): Promise<[Outcome, Answered | undefined]> {
    let answered: Answered | undefined
    const over = run.overBecause()
    if (over !== undefined) return [unexercised(over), undefined]
    const { outcome } = await carryOut('The baseline request', async () => {
      const exchange = await target.send(requestOf(await capture(), target.token))
      answered = { exchange, place: target.exchanges.length - 1, doubt: undefined }
      answered.doubt = await doubtOf(exchange)
      return []
    })
    return [outcome, outcome.verdict === 'verified' ? answered : undefined]
  }

  /** Why a response may be due to the token, the fixtures or the URL rather than to the service. */
  async function doubtOf({ status, contentType }: Exchange): Promise<string | undefined> {
    if (target.isOwn) return undefined
    const hasContent = !hasStatus(success.status, status) || success.schema !== undefined
    if (hasContent && contentType !== JSON_TYPE) {
      const isKnown = target.exchanges.some((exchange) => exchange.contentType === JSON_TYPE)
      if (!isKnown && !(await target.isTheService())) {
        return `got ${status} and no JSON so far: check the base URL, and that the service runs`
      }
    }
    if (!NOT_THE_SERVICE.includes(status)) return undefined
    const hint = /\/v\d+\/*$/.test(target.baseUrl)
      ? '; it ends in a version, which the paths of the operations already have'
      : ''
    return `got ${status}: check the token, and that the fixtures exist for it at this base URL${hint}`
  }

  /** Runs an attempt and returns its outcome and the indexes of its exchanges. */
  async function carryOut(says: string, judge: () => Promise<Problem[]>) {
    const first = target.exchanges.length
    const judged = await judge().then(
      (problems) => ({ problems }),
      (thrown: unknown) => ({ failure: thrownBy(thrown) }),
    )
    const places = Array.from({ length: target.exchanges.length - first }, (_, index) => first + index)
    for (const place of places) run.tried[place] = says
    const evidence = places.slice(-MOST_EVIDENCE)
    const wasJudged = 'problems' in judged
    const outcome = wasJudged
      ? outcomeOf(judged.problems, evidence)
      : { ...(await outcomeOfFailure(judged.failure)), evidence }
    return { outcome, wasJudged, places }
  }

  async function outcomeOfFailure(failure: unknown): Promise<Outcome> {
    if (failure instanceof RunOver) {
      run.incomplete = failure.message
      return unexercised(failure.message)
    }
    if (TELLING.some((kind) => failure instanceof kind)) return unexercised((failure as Error).message)
    // A request that only prepares a check has facts of its own, which say what is wrong with it.
    if (failure instanceof ApiError || failure instanceof ParseError) {
      const without = failure instanceof ParseError ? ' without JSON' : ''
      return unexercised(`${failure.operationId}, which it depends on, returned ${failure.status}${without}`)
    }
    if (!(failure instanceof NoAnswer)) throw failure
    const { operationId = id, message } = failure
    unanswered += 1
    const answers = target.exchanges.length
    try {
      if (!(await target.isAlive())) {
        if (!target.contact.everAnswered) throw failure
        run.incomplete = `the service stopped responding after ${answers} responses: ${message}`
        return unexercised('the service stopped responding')
      }
    } catch (error) {
      if (error instanceof RunOver) return outcomeOfFailure(error)
      throw error
    } finally {
      for (let place = answers; place < target.exchanges.length; place++) run.tried[place] = 'Does it still respond?'
    }
    return operationId === id
      ? { verdict: 'contradicted', reason: message, evidence: [] }
      : unexercised(`${operationId}, which it depends on, got no response`)
  }
}

function unexercised(reason: string): Outcome {
  return { verdict: 'unexercised', reason, evidence: [] }
}
