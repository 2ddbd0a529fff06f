import type { Operation } from '../../document/document.ts'
import type { Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import { createDiscovery, type Discovery } from '../discovery/discovery.ts'
import type { Exchange } from '../http/exchange.ts'
import { isUnavailable } from '../http/patience.ts'
import type { Target } from '../http/target-types.ts'
import type { Gap } from '../model/ledger.ts'
import { createStore, type Store } from '../service/scope.ts'
import { createObserver, NO_OBSERVER, type Observer } from '../unknowns/observer.ts'
import { createHonours, type Honours } from './names.ts'
import type { Outcome } from './outcome.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { VerifyOptions } from './verify.ts'

/** The outcomes of the checks before a baseline request, and the facts that they test. */
export type Prior = [facts: string[], Outcome][]

/** A baseline request that got 401, 403 or 404: the cause may be the token or the fixtures, or the service. */
interface Doubt {
  operation: Operation
  exchange: Exchange
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
  readonly store: Store
  /** The check that sent the request of an exchange, as a phrase. */
  readonly tried: WeakMap<Exchange, string>
  /** Why the untested facts of an operation have no verdict, by operationId. */
  readonly noVerdicts: Map<string, Gap>
  /** IDs of operations without verdicts because their baseline requests failed, but not for a fault of the service. */
  readonly inconclusive: string[]
  /** The baseline requests of these operations. */
  readonly doubts: Doubt[]
  /** Operations and statuses, such as `getThing 404`, known to come from the service itself. */
  readonly ownRefusals: Set<string>
  /** Why the run is incomplete, if it is: it ended early, or operations got no verdict. */
  incomplete?: string
  /** Whether the user ended the run. */
  isAborted: boolean
  /** Why no more checks run; `undefined` while the run continues. */
  overBecause(): string | undefined
  /** Records what responses show about facts and unknowns. Each is judged once. */
  judge(exchanges: Exchange[]): void
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
  const shown = new WeakMap<Exchange, Shown[]>()
  const shownBy = (exchange: Exchange) => {
    const known = shown.get(exchange) ?? judge(exchange)
    shown.set(exchange, known)
    return known
  }
  const judged = new WeakSet<Exchange>()
  const store = createStore((exchange) =>
    shownBy(exchange).every(({ problems }) => problems.every(({ restsOn }) => restsOn.length > 0)),
  )
  const run: Run = {
    suite,
    target,
    recorder,
    observer,
    honours,
    store,
    discovery: createDiscovery(suite, target, store, onFixtures),
    tried: new WeakMap(),
    noVerdicts: new Map(),
    inconclusive: [],
    doubts: [],
    ownRefusals: new Set(),
    isAborted: false,
    overBecause() {
      if (run.incomplete !== undefined) return 'the run ended before this check'
      return stopAtFirst && recorder.broken() > 0 ? 'the run stopped at the first contradiction' : undefined
    },
    judge(exchanges) {
      for (const exchange of exchanges) {
        // A status of a gateway says nothing about the service.
        if (judged.has(exchange) || !exchange.isDocumented || isUnavailable(exchange.status)) continue
        judged.add(exchange)
        honours.answered(exchange)
        if (only.has(exchange.operationId)) recorder.shown(shownBy(exchange), exchange)
        observer.answered(exchange, run.tried.get(exchange))
      }
    },
  }
  return run
}
