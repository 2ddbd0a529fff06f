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
import { whyNothing } from '../target/tiers.ts'
import type { Observer } from '../unknowns/observer.ts'
import { requestOf } from './baseline.ts'
import { createCapture } from './capture.ts'
import { documentedFacts } from './facts.ts'
import { type Attempt, hasStatus } from './plan.ts'
import { type Outcome, outcomeOf, type Recorder } from './recorder.ts'
import type { Problem } from './validator.ts'

/** Statuses that point to a bad token or bad fixtures rather than to a fault of the service. */
const NOT_THE_SERVICE = [401, 403, 404]
/** An operation that leaves so many requests unanswered is given up: each would only take its time. */
const UNANSWERED_AT_MOST = 2
/** So many exchanges are shown for a contradiction, the last ones of the attempt. */
const MOST_EVIDENCE = 3

/** Errors that say why nothing can be said; their messages are all that a person needs. */
const TELLING = [Inconclusive, MissingFixture, RefusedRequest, InvalidArgument]

/** What the operations of a run have in common. */
export interface Run {
  readonly target: Target
  readonly recorder: Recorder
  readonly observer: Observer
  /** What was tried, for each exchange. */
  readonly tried: string[]
  /** Why an operation could not be tried, by its ID. */
  readonly untried: Map<string, string>
  /** IDs of the operations of which nothing can be said, since what the run was told may be wrong. */
  readonly doubted: string[]
  /** Why the run ended before its end, where it did. */
  incomplete?: string
  /** Why nothing more is to be tried; nothing as long as there is. */
  overBecause(): string | undefined
  /** Takes from what was answered since what it shows of the facts. */
  look(): void
  /** Leaves out what was answered since, which says nothing. */
  passOver(): void
}

/** The answer to the baseline call of an operation. */
interface Answered {
  exchange: Exchange
  place: number
  /** Why it says nothing of the service, where it does not. */
  doubt: string | undefined
}

/**
 * Tries everything of one operation: what must come first, a baseline call, and then, as far as its answer allows it, the rest.
 *
 * @throws {@link NoAnswer} when the service has never answered anything yet
 */
export async function runOperation(run: Run, operation: Operation, attempts: Attempt[]): Promise<void> {
  const { id, success } = operation
  const { target, recorder, observer } = run
  const capture = createCapture(target, operation)
  let unanswered = 0

  const beyond = whyNothing(target.tier, operation)
  if (beyond !== undefined) {
    run.untried.set(id, beyond)
    return
  }
  const prior: [Attempt, Outcome][] = []
  for (const attempt of attempts.filter(({ isPrior }) => isPrior)) prior.push([attempt, await tryOut(attempt)])
  const [outcome, answered] = await callProperly()
  if (answered?.doubt !== undefined) {
    run.untried.set(id, answered.doubt)
    run.doubted.push(id)
    // A call with a bad credential that succeeded may be the very reason why there is nothing left to be called.
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
    // On what it builds may have failed for the same reasons that cast doubt on an answer to the call itself.
    if (outcome.verdict === 'contradicted' || target.isOwn) run.look()
    else run.passOver()
    return
  }
  const { status } = answered.exchange
  const isSuccess = hasStatus(success.status, status)
  // Where a part of the address is only assumed (`codehost-segment`), an error of the caller is no breach.
  const assumed =
    hasStatus('4XX', status) && documentedFacts.some((fact) => fact.id === `${id}/operation` && fact.restsOn)
  const problems = isSuccess ? [] : [{ text: `answered ${status}, the document has ${success.status}`, assumed }]
  recorder.tried([`${id}/operation`, `${id}/${success.status}`], outcomeOf(problems, [answered.place]))
  run.look()

  for (const attempt of attempts.filter(({ isPrior }) => !isPrior)) {
    const isPossible = isSuccess || !attempt.needsSuccess
    const outcome = isPossible ? await tryOut(attempt) : unexercised(`the baseline call was answered with ${status}`)
    recorder.tried(attempt.facts, outcome)
    run.look()
  }

  async function tryOut(attempt: Attempt): Promise<Outcome> {
    if (attempt.unprovable !== undefined)
      return { verdict: 'unprovable here', reason: attempt.unprovable, evidence: [] }
    const over = run.overBecause()
    if (over !== undefined) return unexercised(over)
    if (unanswered >= UNANSWERED_AT_MOST) return unexercised('too many requests of the operation were left unanswered')
    const { outcome, wasJudged, places } = await carryOut(attempt.says, () => attempt.judge(capture))
    // What a check asks of other operations says nothing of this one's statuses.
    const last = places.findLast((place) => target.exchanges[place]?.operationId === id) ?? places.at(-1) ?? -1
    const exchange = target.exchanges[last]
    if (wasJudged && exchange) observer.tried(attempt.observes, attempt.says, exchange, last, attempt.told?.(outcome))
    return outcome
  }

  async function callProperly(): Promise<[Outcome, Answered | undefined]> {
    let answered: Answered | undefined
    const over = run.overBecause()
    if (over !== undefined) return [unexercised(over), undefined]
    const { outcome } = await carryOut('The baseline call', async () => {
      const exchange = await target.send(requestOf(await capture(), target.token))
      answered = { exchange, place: target.exchanges.length - 1, doubt: undefined }
      answered.doubt = await doubtOf(exchange)
      return []
    })
    return [outcome, outcome.verdict === 'verified' ? answered : undefined]
  }

  /** Why an answer may come of what the run was told rather than of the service. */
  async function doubtOf({ status, contentType }: Exchange): Promise<string | undefined> {
    if (target.isOwn) return undefined
    const hasContent = !hasStatus(success.status, status) || success.schema !== undefined
    if (hasContent && contentType !== JSON_TYPE) {
      const isKnown = target.exchanges.some((exchange) => exchange.contentType === JSON_TYPE)
      if (!isKnown && !(await target.isTheService())) {
        return `answered ${status}, and nothing so far in JSON: check the base URL, and that the service runs`
      }
    }
    if (!NOT_THE_SERVICE.includes(status)) return undefined
    const hint = /\/v\d+\/*$/.test(target.baseUrl)
      ? '; it ends in a version, which the operations bring themselves'
      : ''
    return `answered ${status}: check the token, and that the fixtures exist for it at this base URL${hint}`
  }

  /** Tries something, and says what came of it and at which places the exchanges stand. */
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
    // A call on which something builds has its own facts, which say what is wrong with it.
    if (failure instanceof ApiError || failure instanceof ParseError) {
      const without = failure instanceof ParseError ? ', but not with JSON' : ''
      return unexercised(`${failure.operationId}, on which it builds, was answered with ${failure.status}${without}`)
    }
    if (!(failure instanceof NoAnswer)) throw failure
    const { operationId = id, message } = failure
    unanswered += 1
    const answers = target.exchanges.length
    try {
      if (!(await target.isAlive())) {
        if (!target.contact.everAnswered) throw failure
        run.incomplete = `the service stopped answering after ${answers} answers: ${message}`
        return unexercised('the service stopped answering')
      }
    } catch (error) {
      if (error instanceof RunOver) return outcomeOfFailure(error)
      throw error
    } finally {
      for (let place = answers; place < target.exchanges.length; place++) run.tried[place] = 'Does it still answer?'
    }
    return operationId === id
      ? { verdict: 'contradicted', reason: message, evidence: [] }
      : unexercised(`${operationId}, on which it builds, was left unanswered`)
  }
}

function unexercised(reason: string): Outcome {
  return { verdict: 'unexercised', reason, evidence: [] }
}
