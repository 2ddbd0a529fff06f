import type { Operation } from '../../document/document.ts'
import type { Discovery } from '../discovery/discovery.ts'
import type { Target } from '../target/target.ts'
import type { Observer } from '../unknowns/observer.ts'
import type { Honours } from './honours.ts'
import type { Outcome, Recorder } from './recorder.ts'
import type { Suite } from './suite.ts'

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

export function unexercised(reason: string): Outcome {
  return { verdict: 'unexercised', reason, evidence: [] }
}
