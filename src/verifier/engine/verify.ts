import { createHash } from 'node:crypto'
import { listOperations, type OpenApiDocument, type Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { createRedactor, type Redactor } from '../evidence/evidence.ts'
import { tokensOf } from '../target/fixtures.ts'
import { NoAnswer, type Target } from '../target/target.ts'
import { BLIND, createObserver } from '../unknowns/observer.ts'
import { documentedFacts } from './facts.ts'
import type { Finding, Ledger } from './ledger.ts'
import { type Attempt, expectedFacts, planOf, undocumentedMethod } from './plan.ts'
import { createRecorder, type Outcome } from './recorder.ts'
import { createAnswerJudge } from './responses.ts'
import { type Run, runOperation } from './run-operation.ts'
import { createValidator } from './validator.ts'

/** What a run tells while it works. */
export interface Progress {
  operation: Operation
  /** Number of operations that are done, this one included. */
  done: number
  of: number
  /** Number of requests sent so far. */
  requests: number
  /** Number of contradictions so far, of assumptions too. */
  broken: number
}

/** By which a ledger says what document it was. */
export function identityOf(document: OpenApiDocument): Ledger['document'] {
  return {
    version: document.info.version,
    sha256: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
  }
}

export interface VerifyOptions {
  onProgress?: (progress: Progress) => void
  /** The operations to try, by ID; left out, all of them. */
  only?: string[]
  /** Ends the run at the first contradiction, of an assumption too. */
  stopAtFirst?: boolean
  /** ID of the fact that is tried before the others; left out, they come in the order of the plan. */
  first?: string | undefined
  /** More attempts of an operation, such as those that a seed gives rise to. */
  more?: (operation: Operation) => Attempt[]
  seed?: number
  /** Stands in for `Date.now`. */
  now?: () => number
}

/**
 * Creates a verifier for a document, which may be used for many runs.
 *
 * A run takes the operations one after the other: calls without a good credential, a baseline call through the generated client,
 * each case that the facts of the document give rise to, the rules, and what may be expected beyond them.
 *
 * @returns a function that ends in a ledger even if the service dies in the middle; it throws {@link NoAnswer} when not a
 *   single request was answered: there was nothing to verify
 */
export function createVerifier(document: OpenApiDocument) {
  const validator = createValidator(document)
  const judgeAnswer = createAnswerJudge(document, validator, documentedFacts)
  const operations = listOperations(document)
  const facts = operations.flatMap(({ id }) => [
    ...documentedFacts.filter(({ operationId }) => operationId === id),
    undocumentedMethod(id),
    ...expectedFacts.filter(({ operationId }) => operationId === id),
  ])
  const identity = identityOf(document)

  return async (target: Target, options: VerifyOptions = {}): Promise<Ledger> => {
    const { onProgress = () => undefined, only, stopAtFirst = false, first, more = () => [], now = Date.now } = options
    const chosen = operations.filter(({ id }) => !only || only.includes(id))
    const isChosen = new Set(chosen.map(({ id }) => id))
    const recorder = createRecorder(facts.filter(({ operationId }) => isChosen.has(operationId)))
    const redactor = createRedactor(document, [target.token, ...tokensOf(target.fixtures).values()])
    // A run that ends at the first contradiction has seen too little to say anything of the unknowns.
    const observer = target.keepsNothing || stopAtFirst ? BLIND : createObserver(document, validator)
    const startedAt = now()
    /** Exchanges before this one were looked at. */
    let looked = 0

    const run: Run = {
      target,
      recorder,
      observer,
      tried: [],
      untried: new Map(),
      doubted: [],
      overBecause() {
        if (run.incomplete !== undefined) return 'the run ended before'
        return stopAtFirst && recorder.broken() > 0 ? 'the run ends at the first contradiction' : undefined
      },
      look() {
        for (; looked < target.exchanges.length; looked++) {
          const exchange = target.exchanges[looked]
          if (!exchange?.isDocumented) continue
          // What a rule asks of other operations shows their facts, too.
          if (isChosen.has(exchange.operationId)) recorder.shown(judgeAnswer(exchange), looked)
          observer.answered(exchange, looked, run.tried[looked])
        }
      },
      passOver() {
        looked = target.exchanges.length
      },
    }

    try {
      for (const [index, operation] of chosen.entries()) {
        if (run.overBecause() !== undefined) break
        const plan = [...planOf(document, validator, documentedFacts, operation, target), ...more(operation)]
        const rank = ({ facts }: Attempt) => (first !== undefined && facts.includes(first) ? 0 : 1)
        const attempts = plan.toSorted((a, b) => rank(a) - rank(b))
        // Probes contradict nothing, and come last so that they disturb nothing.
        const [probes = [], checks = []] = [true, false].map((is) =>
          attempts.filter(({ isProbe = false }) => isProbe === is),
        )
        await runOperation(run, operation, stopAtFirst ? checks : [...checks, ...probes])
        const { length: of } = chosen
        onProgress({ operation, done: index + 1, of, requests: target.sent(), broken: recorder.broken() })
      }
    } catch (error) {
      await target.cleanUp()
      if (!(error instanceof NoAnswer)) throw error
      // Without its cause, whose texts may hold a token.
      throw new NoAnswer(
        `Nothing could be verified, ${redactor.text(error.message)}. Check the URL and that the service runs.`,
      )
    }
    if (run.doubted.length > 0) {
      run.incomplete ??= `nothing can be said of ${run.doubted.join(', ')}, whose baseline call were refused: check the token, and that the fixtures exist`
    }
    const requests = target.sent()
    const leftovers = await target.cleanUp()
    for (const exchange of target.exchanges) redactor.learn(exchange)
    return {
      format: 1,
      target: target.name,
      document: identity,
      tier: target.tier,
      ...(options.seed !== undefined && { seed: options.seed }),
      run: {
        id: target.runId,
        startedAt: new Date(startedAt).toISOString(),
        seconds: Math.round((now() - startedAt) / 100) / 10,
        requests,
      },
      ...(run.incomplete !== undefined && { incomplete: redactor.text(run.incomplete) }),
      ...shownAsEvidence(run, recorder.findings(unseen), redactor),
      leftovers: leftovers.map(({ what, why, remedy }) => ({
        what: redactor.text(what),
        why: redactor.text(why),
        remedy: redactor.text(remedy),
      })),
    }

    function unseen({ operationId }: Fact): Pick<Outcome, 'verdict' | 'reason'> {
      const reason = run.untried.get(operationId) ?? run.overBecause()
      if (reason !== undefined) return { verdict: 'unexercised', reason }
      if (target.keepsNothing) return { verdict: 'unprovable here', reason: target.keepsNothing }
      return { verdict: 'unexercised', reason: 'no answer has shown it' }
    }
  }
}

/** Verifies a target once. @throws {@link NoAnswer} when not a single request was answered */
export function verify(document: OpenApiDocument, target: Target, options?: VerifyOptions): Promise<Ledger> {
  return createVerifier(document)(target, options)
}

/** Keeps the exchanges to which something refers, all in a form that a report may show. */
function shownAsEvidence(
  { target, tried, observer }: Run,
  findings: Finding[],
  redactor: Redactor,
): Pick<Ledger, 'facts' | 'exchanges' | 'unknowns'> {
  const observations = observer.observations()
  const wanted = new Set([
    ...findings.flatMap(({ evidence }) => evidence),
    ...observations.flatMap(({ evidence }) => evidence ?? []),
  ])
  const places = [...wanted].sort((a, b) => a - b)
  const placeOf = new Map(places.map((place, index) => [place, index]))
  const moved = (place: number) => placeOf.get(place) ?? -1
  return {
    facts: findings.map((finding) => ({
      ...finding,
      ...(finding.reason !== undefined && { reason: redactor.text(finding.reason) }),
      evidence: finding.evidence.map(moved),
    })),
    exchanges: places.flatMap((place) => {
      const exchange = target.exchanges[place]
      return exchange ? [redactor.evidence(exchange, tried[place] ?? '')] : []
    }),
    unknowns: observations.map(({ evidence, ...observation }) => ({
      ...observation,
      at: redactor.text(observation.at),
      saw: redactor.text(observation.saw),
      ...(evidence !== undefined && { evidence: moved(evidence) }),
    })),
  }
}
