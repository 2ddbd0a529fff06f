import { createHash } from 'node:crypto'
import type { OpenApiDocument, Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { createRedactor, type Redactor } from '../evidence/evidence.ts'
import { tokensOf } from '../target/fixtures.ts'
import { NoAnswer, type Target } from '../target/target.ts'
import { BLIND, createObserver } from '../unknowns/observer.ts'
import { seededAttempts } from '../values/seeded.ts'
import type { Finding, Ledger } from './ledger.ts'
import { type Attempt, planOf } from './plan.ts'
import { createRecorder, type Outcome } from './recorder.ts'
import { createAnswerJudge } from './responses.ts'
import { type Run, runOperation } from './run-operation.ts'
import { createSuite, type Suite, type SuiteOptions } from './suite.ts'

/** Progress of a run after an operation. */
export interface Progress {
  operation: Operation
  /** Number of finished operations, including this one. */
  done: number
  of: number
  /** Number of requests sent so far. */
  requests: number
  /** Number of contradictions so far, including those of assumptions. */
  broken: number
}

/** Identifies a document in a ledger. */
export function identityOf(document: OpenApiDocument): Ledger['document'] {
  return {
    version: document.info.version,
    sha256: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
  }
}

export interface VerifyOptions {
  onProgress?: (progress: Progress) => void
  /** IDs of the operations to try. Default: all. */
  only?: string[]
  /** Ends the run at the first contradiction, including one of an assumption. */
  stopAtFirst?: boolean
  /** ID of a fact to try before the others. */
  first?: string | undefined
  /** Adds random cases: the same seed gives the same cases. */
  seed?: number
  /** Replaces `Date.now`. */
  now?: () => number
}

/** Verifies targets against one suite; may be used for many runs. */
export interface Verifier {
  suite: Suite
  /**
   * Tries the operations one after the other: calls without a valid credential, a baseline request through the client, each
   * case that the facts of the document give rise to, the rules, and the expectations.
   *
   * @returns a ledger, even if the service stops responding in the middle
   * @throws {@link NoAnswer} if no request gets a response
   */
  verify(target: Target, options?: VerifyOptions): Promise<Ledger>
}

export function createVerifier(options: SuiteOptions): Verifier {
  const suite = createSuite(options)
  const { document, validator, facts: documented, operations, verified } = suite
  const judgeAnswer = createAnswerJudge(document, validator, documented)
  const identity = identityOf(document)

  return { suite, verify }

  async function verify(target: Target, options: VerifyOptions = {}): Promise<Ledger> {
    const { onProgress = () => undefined, only, stopAtFirst = false, first, seed, now = Date.now } = options
    const chosen = operations.filter(({ id }) => !only || only.includes(id))
    const isChosen = new Set(chosen.map(({ id }) => id))
    const recorder = createRecorder(verified.filter(({ operationId }) => isChosen.has(operationId)))
    const redactor = createRedactor(document, [target.token, ...tokensOf(target.fixtures).values()])
    // A run that ends at the first contradiction has observed too little about the unknowns.
    const observer = target.keepsNothing || stopAtFirst ? BLIND : createObserver(document, validator)
    const startedAt = now()
    /** Index of the first exchange that has not been looked at. */
    let looked = 0

    const run: Run = {
      suite,
      target,
      recorder,
      observer,
      tried: [],
      untried: new Map(),
      doubted: [],
      overBecause() {
        if (run.incomplete !== undefined) return 'the run ended earlier'
        return stopAtFirst && recorder.broken() > 0 ? 'the run stopped at the first contradiction' : undefined
      },
      look() {
        for (; looked < target.exchanges.length; looked++) {
          const exchange = target.exchanges[looked]
          if (!exchange?.isDocumented) continue
          // Requests that a rule sends to other operations show their facts, too.
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
        const seeded = seed === undefined ? [] : seededAttempts(suite, operation, target, seed)
        const plan = [...planOf(suite, operation, target), ...seeded]
        const rank = ({ facts }: Attempt) => (first !== undefined && facts.includes(first) ? 0 : 1)
        const attempts = plan.toSorted((a, b) => rank(a) - rank(b))
        // Probes come last, so that they cannot disturb the checks.
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
      // Without its cause, whose message may contain a token.
      throw new NoAnswer(
        `Nothing could be verified: ${redactor.text(error.message)}. Check the URL and that the service runs.`,
      )
    }
    if (run.doubted.length > 0) {
      run.incomplete ??= `no verdict on ${run.doubted.join(', ')}, because the baseline requests were rejected: check the token, and that the fixtures exist`
    }
    const requests = target.sent()
    const leftovers = await target.cleanUp()
    for (const exchange of target.exchanges) redactor.learn(exchange)
    return {
      format: 1,
      target: target.name,
      document: identity,
      tier: target.tier,
      ...(seed !== undefined && { seed }),
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
      return { verdict: 'unexercised', reason: 'no response has shown it' }
    }
  }
}

/** The redacted exchanges that findings and observations refer to, with their indexes adapted. */
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
