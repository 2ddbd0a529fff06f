import type { Operation } from '../../document/document.ts'
import { createDiscovery, type Discovery } from '../discovery/discovery.ts'
import { UNAVAILABLE } from '../target/patience.ts'
import type { Exchange, Target } from '../target/target.ts'
import { createObserver, NO_OBSERVER, type Observer } from '../unknowns/observer.ts'
import { createHonours, type Honours } from './honours.ts'
import { createRecorder, type Outcome, type Recorder } from './recorder.ts'
import type { Shown } from './responses.ts'
import type { Suite } from './suite.ts'
import type { VerifyOptions } from './verify.ts'

/** The outcomes of the checks before a baseline request, and the facts that they test. */
export type Prior = [facts: string[], Outcome][]

/** A baseline request that got 401, 403 or 404: the cause may be the token or the fixtures, or the service. */
export interface Doubt {
  operation: Operation
  /** Index of the exchange. */
  index: number
  /** The outcomes of the checks before it. */
  prior: Prior
}

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
  /** Judges a response that has been skipped. @param index its index */
  judgeResponse(index: number): void
  /** Skips the responses that have not been judged yet: they confirm and contradict nothing. */
  skipResponses(): void
}

/**
 * Creates the state of a run.
 *
 * @param only the operations whose facts are verified; checks may also call others
 */
export function createRun(
  suite: Suite,
  judge: (exchange: Exchange) => Shown[],
  target: Target,
  only: ReadonlySet<string>,
  { stopAtFirst = false, onFixtures }: VerifyOptions,
): Run {
  const honours = createHonours(suite, target)
  const facts = suite.verified.filter(({ operationId }) => only.has(operationId))
  const recorder = createRecorder(facts, honours)
  // A run that ends at the first contradiction observes too little about the unknowns.
  const observer = target.keepsNothing || stopAtFirst ? NO_OBSERVER : createObserver(suite.document)
  /** Index of the first exchange that is neither judged nor skipped. */
  let next = 0
  const run: Run = {
    ...{ suite, target, recorder, observer, honours },
    discovery: createDiscovery(suite, target, onFixtures),
    tried: [],
    noVerdicts: new Map(),
    inconclusive: [],
    doubts: [],
    overBecause() {
      if (run.incomplete !== undefined) return 'the run ended before this check'
      return stopAtFirst && recorder.broken() > 0 ? 'the run stopped at the first contradiction' : undefined
    },
    judgeResponses() {
      for (; next < target.exchanges.length; next++) {
        const exchange = target.exchanges[next]
        // A status of a gateway says nothing about the service.
        if (!exchange?.isDocumented || UNAVAILABLE.includes(exchange.status)) continue
        honours.answered(exchange)
        run.judgeResponse(next)
        observer.answered(exchange, next, run.tried[next])
      }
    },
    judgeResponse(index) {
      const exchange = target.exchanges[index]
      if (exchange && only.has(exchange.operationId)) recorder.shown(judge(exchange), index)
    },
    skipResponses() {
      next = target.exchanges.length
      while (run.tried.length < next) run.tried.push('Looking for fixtures')
    },
  }
  return run
}

export function unexercised(reason: string): Outcome {
  return { verdict: 'unexercised', reason, evidence: [] }
}
