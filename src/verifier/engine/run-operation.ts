import { InvalidArgument } from '../../client/checks.ts'
import { ApiError, ParseError } from '../../client/index.ts'
import { JSON_TYPE, type Operation } from '../../document/document.ts'
import type { Discovery } from '../discovery/discovery.ts'
import { MissingFixture } from '../target/fixtures.ts'
import { UNAVAILABLE } from '../target/patience.ts'
import {
  type Exchange,
  Inconclusive,
  NoAnswer,
  RefusedRequest,
  RUN_TOKEN,
  RunOver,
  type Target,
  Throttled,
  thrownBy,
  Unavailable,
} from '../target/target.ts'
import type { Observer } from '../unknowns/observer.ts'
import { createCapture, requestOf } from './baseline.ts'
import type { Doubt } from './doubts.ts'
import type { Honours } from './honours.ts'
import type { Attempt } from './plan.ts'
import { type Outcome, outcomeOf, type Recorder } from './recorder.ts'
import { gotIn, hasStatus, statusProblems } from './status.ts'
import type { Suite } from './suite.ts'
import type { Problem } from './validator.ts'

const CHECK_ACCESS = 'check the token, the fixtures and the base URL'
/** Statuses that suggest a cause other than a fault of the service, and what to check. */
const NOT_THE_SERVICE: Record<number, string> = {
  ...{ 401: CHECK_ACCESS, 403: CHECK_ACCESS, 404: CHECK_ACCESS },
  402: 'check the plan and the payments of the account that the token belongs to',
  407: 'check the credentials of the proxy',
}
/** Number of attempts in which a response must break off to be the fault of the service. */
const MIN_BROKEN = 3
/** Number of checks without a response after which an operation is abandoned: each may take the whole timeout. */
const MAX_UNANSWERED = 2
/** Number of times that the run looks anew for the resources of an operation after a 404. */
const MAX_RENEWALS = 3
/** Maximum number of exchanges that are kept as evidence of a check: the last ones. */
const MAX_EVIDENCE = 3

/** Errors that leave facts without a verdict; their messages say why. */
const WITHOUT_VERDICT = [Inconclusive, MissingFixture, InvalidArgument]

/** State of a run, shared by the tests of its operations. */
export interface Run {
  readonly suite: Suite
  readonly target: Target
  readonly recorder: Recorder
  readonly observer: Observer
  readonly honours: Honours
  readonly discovery: Discovery
  /** The check that sent the request of each exchange, as a phrase, by index of the exchange. */
  readonly tried: string[]
  /** Why the untested facts of an operation have no verdict, by operationId. */
  readonly noVerdicts: Map<string, string>
  /** IDs of operations without verdicts because their baseline requests failed, but not for a fault of the service. */
  readonly inconclusive: string[]
  /** The baseline requests of these operations. */
  readonly doubts: Doubt[]
  /** Why the run is incomplete, if it is: it ended early, or operations got no verdict. */
  incomplete?: string
  /** Why no more checks run; `undefined` while the run continues. */
  overBecause(): string | undefined
  /** Judges each response that has not been judged or skipped: records what it shows about facts and unknowns. */
  judgeResponses(): void
  /** Skips the responses that have not been judged yet: they confirm and contradict nothing. */
  skipResponses(): void
}

/**
 * Tests one operation: runs the checks that must come first, sends the baseline request, and runs the checks that its response allows.
 *
 * @param plan lists the checks with the current fixtures, and names those that the checks use
 * @throws {@link NoAnswer} if the service has never responded
 */
export async function runOperation(
  run: Run,
  operation: Operation,
  plan: (used: Set<string>) => Attempt[],
): Promise<void> {
  const { id, success } = operation
  const { target, recorder, observer, honours, noVerdicts } = run
  const used = new Set<string>()
  let capture = createCapture(run.suite, target, operation, used)
  let unanswered = 0
  let renewals = 0
  let lost: string | undefined

  const refusal = target.whyNothing(operation)
  if (refusal) {
    noVerdicts.set(id, refusal.reason)
    return
  }
  let attempts = plan(used)
  const prior: [facts: string[], Outcome][] = []
  for (const attempt of attempts) if (attempt.when === 'before') prior.push([attempt.facts, await tryOut(attempt)])
  const { outcome, response, doubt, failure, gone, isConfirmed } = await sendPatiently()
  if (response && doubt !== undefined) {
    noVerdicts.set(id, gone ?? doubt)
    if (gone === undefined) {
      run.inconclusive.push(id)
      run.doubts.push({ operation, index: outcome.evidence[0] ?? -1, prior })
    }
    // A contradiction still counts if its request succeeded: after a wrongly accepted deletion, the baseline request gets a 404.
    const succeeded = (index: number) => {
      const { status = 0, contentType = '' } = target.exchanges[index] ?? {}
      return hasStatus(success.status, status) && (success.schema === undefined || contentType === JSON_TYPE)
    }
    for (const [facts, outcome] of prior)
      if (outcome.verdict.includes('contradicted') && outcome.evidence.some(succeeded)) recorder.tried(facts, outcome)
    run.skipResponses()
    return
  }
  for (const [facts, outcome] of prior) recorder.tried(facts, outcome)
  if (!response) {
    const isContradicted = outcome.verdict === 'contradicted'
    if (isContradicted) recorder.tried([`${id}/operation`], outcome)
    noVerdicts.set(id, outcome.reason ?? 'the operation could not be called')
    const isOwnFailure = failure instanceof NoAnswer && failure.operationId === id
    if (!isContradicted && (isOwnFailure || failure instanceof Throttled)) run.inconclusive.push(id)
    // Requests that prepare the baseline request may have failed because of a wrong token or fixture.
    if (isContradicted || target.isOwn) run.judgeResponses()
    else run.skipResponses()
    return
  }
  const { status } = response
  // If a part of the path is only assumed (`codehost-segment`), a 4XX contradicts only an assumption.
  const isAssumed = hasStatus('4XX', status) && !isConfirmed
  const { restsOn } = run.suite.facts.find((fact) => isAssumed && fact.id === `${id}/operation`) ?? {}
  const problems = statusProblems(success.status, response, restsOn)
  recorder.tried([`${id}/operation`, `${id}/${success.status}`], outcomeOf(problems, outcome.evidence))
  run.judgeResponses()

  for (let index = 0; index < attempts.length; index++) {
    const attempt = attempts[index]
    if (!attempt || attempt.when === 'before') continue
    const isPossible = problems.length === 0 || attempt.when === 'after'
    const first = target.exchanges.length
    let outcome = isPossible ? await tryOut(attempt) : unexercised(`the baseline request returned ${status}`)
    const has404 = target.exchanges.slice(first).some((exchange) => exchange.status === 404)
    if (has404 && outcome.verdict !== 'verified' && problems.length === 0) {
      const renewed = await renewAfter404(outcome)
      if (renewed.lost !== undefined) {
        lost = renewed.lost
        outcome = unexercised(lost)
      } else if (renewed.isWorthRepeating) outcome = await tryOut(attempts[index] ?? attempt)
    }
    recorder.tried(attempt.facts, outcome)
    run.judgeResponses()
    await confirmNames()
  }

  /** Repeats requests whose responses may show that the service honours parameters with assumed names. */
  async function confirmNames() {
    if (!operation.retrySafe || run.overBecause() !== undefined) return
    for (const { name, exchange } of honours.toConfirm(id)) {
      await carryOut(`Checking that the service honours ${name}`, async () => {
        await target.send(requestOf(exchange, target.token))
        return []
      })
      run.judgeResponses()
    }
  }

  /** Looks anew for the resources that a check has used, and whose baseline request has worked before. */
  async function renewAfter404({
    verdict,
  }: Outcome): Promise<{ isWorthRepeating?: boolean; lost?: string | undefined }> {
    if (target.isOwn || !operation.retrySafe || renewals >= MAX_RENEWALS || run.overBecause()) return {}
    renewals += 1
    run.judgeResponses()
    const { response } = await sendBaseline()
    // The resource exists, so the 404 that contradicts a fact is due to the service.
    if (!response || (response.status !== 404 && verdict !== 'unexercised')) return {}
    const { isRenewed, lost } = await renew(response.status === 404)
    if (response.status !== 404 || isRenewed) return { isWorthRepeating: true }
    return { lost: lost.length > 0 ? lost.join('; ') : undefined }
  }

  /** @param isDoubted whether the 404 may be due to the operation, so that its responses do not count */
  async function renew(isDoubted: boolean) {
    const renewal = await run.discovery.renew(used, isDoubted ? id : undefined).catch((error: unknown) => {
      if (!(error instanceof RunOver)) throw error
      run.incomplete = error.message
      return { isRenewed: false, lost: [], allExist: false }
    })
    run.skipResponses()
    if (renewal.isRenewed) {
      capture = createCapture(run.suite, target, operation, used)
      attempts = plan(used)
    }
    return renewal
  }

  /**
   * Sends the baseline request. After a 404, repeats it, then looks anew for the resources that it names. Also returns, as
   * `gone`, which resource does not exist any more, unless the token or the base URL may be wrong, and as `isConfirmed`
   * whether other operations find all resources.
   */
  async function sendPatiently(): Promise<
    Awaited<ReturnType<typeof sendBaseline>> & { gone?: string; isConfirmed?: true }
  > {
    const first = await sendBaseline()
    if (first.response?.status !== 404 || target.isOwn) return first
    const second = await sendBaseline()
    if (second.response?.status !== 404) return second
    const { isRenewed, lost, allExist } = await renew(true)
    const third = isRenewed ? await sendBaseline() : second
    if (third.response?.status !== 404) return third
    if (allExist) return { ...third, doubt: undefined, isConfirmed: true }
    const hasWorked = target.exchanges.some(
      (exchange) => exchange.isDocumented && exchange.credential === RUN_TOKEN && hasStatus('2XX', exchange.status),
    )
    return lost.length > 0 && hasWorked ? { ...third, gone: lost.join('; ') } : third
  }

  async function tryOut(attempt: Attempt): Promise<Outcome> {
    if (lost !== undefined) return unexercised(lost)
    if (attempt.unprovable !== undefined)
      return { verdict: 'unprovable here', reason: attempt.unprovable, evidence: [] }
    const over = run.overBecause()
    if (over !== undefined) return unexercised(over)
    if (unanswered >= MAX_UNANSWERED) return unexercised('too many checks of the operation got no response')
    const { outcome, wasJudged, indexes } = await carryOut(attempt.says, () => attempt.judge(capture))
    // Requests to other operations only prepare the check, so their status is not the observed one.
    const last = indexes.findLast((index) => target.exchanges[index]?.operationId === id) ?? indexes.at(-1) ?? -1
    const exchange = target.exchanges[last]
    if (wasJudged && exchange) observer.tried(attempt.observes, attempt.says, exchange, last, attempt.detail?.(outcome))
    const carried = honours.carriedBy(indexes.map((index) => target.exchanges[index]))
    const { parameters } = attempt
    return { ...outcome, carried: carried.filter(({ name }) => parameters?.includes(name) ?? true) }
  }

  /** Sends the baseline request. Returns its outcome, the response, and any reason why the response may prove nothing. */
  async function sendBaseline(): Promise<{
    outcome: Outcome
    response?: Exchange
    doubt?: string | undefined
    failure?: unknown
  }> {
    const over = run.overBecause()
    if (over !== undefined) return { outcome: unexercised(over) }
    const received: { response?: Exchange; doubt?: string | undefined } = {}
    let evidence: number[] = []
    const { outcome, failure } = await carryOut('The baseline request', async () => {
      const response = await sendAgain()
      evidence = [target.exchanges.length - 1]
      Object.assign(received, { response, doubt: await doubtOf(response) })
      return []
    })
    return outcome.verdict === 'verified' ? { outcome: { ...outcome, evidence }, ...received } : { outcome, failure }
  }

  /** Sends the baseline request. A request that must not be repeated is replaced by a new one if the operation is `renewed`. */
  async function sendAgain(): Promise<Exchange> {
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

  /** Why a response may be due to the token, the fixtures or the base URL; `undefined` if it is due to the service. */
  async function doubtOf(response: Exchange): Promise<string | undefined> {
    if (target.isOwn) return undefined
    const { status, contentType } = response
    const got = gotIn(response)
    const hasContent = !hasStatus(success.status, status) || success.schema !== undefined
    if (hasContent && contentType !== JSON_TYPE) {
      const isKnown = target.exchanges.some((exchange) => exchange.contentType === JSON_TYPE)
      if (!isKnown && !(await target.isAlive(JSON_TYPE))) {
        const advice = ' and no JSON so far: check the base URL, and that the service is running'
        return `got ${got}${response.redirect === undefined ? advice : ''}`
      }
    }
    if (UNAVAILABLE.includes(status)) {
      const isOther = (exchange: Exchange) => !UNAVAILABLE.includes(exchange.status)
      const works = target.exchanges.some(isOther) || (await target.isAlive(JSON_TYPE))
      return works ? undefined : `got ${got}, and no other response so far: check that the service is running`
    }
    const advice = NOT_THE_SERVICE[status]
    if (advice === undefined) return undefined
    const hint =
      advice === CHECK_ACCESS && /\/v\d+\/*$/.test(target.baseUrl)
        ? ', which ends in a version that the paths of the operations already include'
        : ''
    return `got ${status}: ${advice}${hint}`
  }

  /** Runs a check. Returns its outcome, whether it ended without an error, and the indexes of its exchanges. */
  async function carryOut(says: string, judge: () => Promise<Problem[]>) {
    const first = target.exchanges.length
    const settledBefore = target.settledMs()
    const judged = await judge().then(
      (problems) => ({ problems }),
      (thrown: unknown) => ({ failure: thrownBy(thrown) }),
    )
    const indexes = [...target.exchanges.keys()].slice(first)
    for (const index of indexes) run.tried[index] = says
    const evidence = indexes.slice(-MAX_EVIDENCE)
    const wasJudged = 'problems' in judged
    const outcome = wasJudged
      ? { ...outcomeOf(judged.problems, evidence), settledMs: target.settledMs() - settledBefore }
      : { ...(await outcomeOfFailure(judged.failure)), evidence }
    return { outcome, wasJudged, indexes, failure: 'failure' in judged ? judged.failure : undefined }
  }

  async function outcomeOfFailure(failure: unknown): Promise<Outcome> {
    if (failure instanceof RunOver) {
      run.incomplete = failure.message
      return unexercised(failure.message)
    }
    if (failure instanceof RefusedRequest) {
      return { ...unexercised(failure.message), ...(failure.needs && { needs: failure.needs }) }
    }
    if (WITHOUT_VERDICT.some((kind) => failure instanceof kind)) return unexercised((failure as Error).message)
    if (failure instanceof ApiError && failure.status === 500 && failure.operationId === id) {
      const evidence = [target.exchanges.length - 1]
      recorder.tried([`${id}/operation`], { verdict: 'contradicted', reason: 'a valid request got 500', evidence })
    }
    // The failed request only prepares the check: facts about the operation that it called cover the failure.
    if (failure instanceof ApiError || failure instanceof ParseError) {
      const without = failure instanceof ParseError ? ' without valid JSON' : ''
      return unexercised(`${failure.operationId}, which this check needs, returned ${failure.status}${without}`)
    }
    if (!(failure instanceof NoAnswer)) throw failure
    const { operationId = id, message } = failure
    unanswered += 1
    const before = target.exchanges.length
    try {
      if (!(await target.isAlive())) {
        if (!target.everResponded()) throw failure
        run.incomplete = `the service stopped responding after ${before} response${before === 1 ? '' : 's'}: ${message}`
        return unexercised('the service stopped responding')
      }
    } catch (error) {
      if (error instanceof RunOver) return outcomeOfFailure(error)
      throw error
    } finally {
      run.tried.push(...target.exchanges.slice(before).map(() => 'Checking whether the service still responds'))
    }
    if (operationId !== id) return unexercised(`${operationId}, which this check needs, got no response`)
    // A broken connection is a failure of the network, unless it breaks at the same point every time.
    const isFault = failure.stage === 'answering' && failure.attempts >= MIN_BROKEN && target.exchanges.length > 0
    return isFault ? { verdict: 'contradicted', reason: message, evidence: [] } : unexercised(message)
  }
}

function unexercised(reason: string): Outcome {
  return { verdict: 'unexercised', reason, evidence: [] }
}
