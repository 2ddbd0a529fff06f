import type { Operation } from '../../document/document.ts'
import type { Shown } from '../checks/responses.ts'
import type { Suite } from '../checks/suite.ts'
import { createDiscovery, type Discovery } from '../discovery/discovery.ts'
import type { RunOver } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { isUnavailable } from '../http/patience.ts'
import type { Target } from '../http/target-types.ts'
import type { FixtureEntry, Gap, Progress } from '../model/ledger.ts'
import { type Capture, createCapture } from '../service/capture.ts'
import { createStore, type Store } from '../service/scope.ts'
import { createObserver, NO_OBSERVER, type Observer } from '../unknowns/observer.ts'
import { createHonours, type Honours } from './honours.ts'
import type { Outcome } from './outcome.ts'
import { createRecorder, type Recorder } from './recorder.ts'

/** The outcomes of the checks before a baseline request, and the facts that they test. */
export type Prior = [facts: string[], Outcome][]

/** A baseline request whose response may be due to the token, the fixtures or the base URL. */
export interface Doubt {
  operation: Operation
  exchange: Exchange
  /** The outcomes of the checks before it. */
  prior: Prior
}

/** How the test of an operation ended, if not with its last check. */
export interface End {
  /** Why the untested facts of the operation have no verdict. */
  gap: Gap
  /** Set if the run is incomplete because of it: the baseline request failed, but not for a fault of the service. */
  isInconclusive?: true
  /** Set if it may still be decided after all operations, which only some statuses can be. */
  doubt?: Doubt
}

export interface VerifyOptions {
  onProgress?: ((progress: Progress) => void) | undefined
  /** Called with the fixtures that the run has looked for: before the first operation, and whenever it replaces some. */
  onFixtures?: ((fixtures: FixtureEntry[]) => void) | undefined
  /** IDs of the operations to test. Default: all. */
  only?: string[] | undefined
  /** Ends the run at the first contradiction, including one of an assumption, and skips probes and observations. */
  stopAtFirst?: boolean
  /** ID of a fact whose checks run as early as possible among those of its operation. */
  first?: string | undefined
  /** Replaces `Date.now`. */
  now?: () => number
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
  /** How the tests of operations ended that have untested facts, by operationId. */
  readonly ends: Map<string, End>
  /** Operations and statuses, such as `getThing 404`, known to come from the service itself. */
  readonly ownRefusals: Set<string>
  /** Why the run is incomplete, if it is: it ended early, or operations got no verdict. */
  incomplete?: string
  /** Whether the user ended the run. */
  isAborted: boolean
  /** Ends the run because it has reached one of its limits, or its user has aborted it. */
  end(reason: RunOver): void
  /** Why no more checks run; `undefined` while the run continues. */
  overBecause(): string | undefined
  /** Records what responses show about facts and unknowns. Each is judged once. */
  judge(exchanges: Exchange[]): void
}

/** What a run verifies, and how. */
interface RunOptions extends Pick<VerifyOptions, 'stopAtFirst' | 'onFixtures'> {
  suite: Suite
  target: Target
  /** Lists what a response shows. */
  judge(exchange: Exchange): Shown[]
  /** The operations whose facts are verified; checks may also call others. */
  only: ReadonlySet<string>
}

/** Creates the state of a run. */
export function createRun({ suite, target, judge, only, stopAtFirst = false, onFixtures }: RunOptions): Run {
  const honours = createHonours(suite, target)
  const facts = suite.verified.filter(({ operationId }) => only.has(operationId))
  const recorder = createRecorder(facts, honours)
  // A run that ends at the first contradiction observes too little about the unknowns.
  const observer = target.keepsNothing || stopAtFirst ? NO_OBSERVER : createObserver(suite.document)
  const shown = new WeakMap<Exchange, Shown[]>()
  const shownIn = (exchange: Exchange) => {
    const known = shown.get(exchange) ?? judge(exchange)
    shown.set(exchange, known)
    return known
  }
  const judged = new WeakSet<Exchange>()
  const store = createStore((exchange) =>
    shownIn(exchange).every(({ problems }) => problems.every(({ restsOn }) => restsOn.length > 0)),
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
    ends: new Map(),
    ownRefusals: new Set(),
    isAborted: false,
    end(reason) {
      run.incomplete ??= reason.message
      run.isAborted ||= reason.isAborted
    },
    overBecause() {
      if (run.incomplete !== undefined) return 'the run ended before this check'
      return stopAtFirst && recorder.contradictions() > 0 ? 'the run stopped at the first contradiction' : undefined
    },
    judge(exchanges) {
      for (const exchange of exchanges) {
        // A status of a gateway says nothing about the service.
        if (judged.has(exchange) || !exchange.isDocumented || isUnavailable(exchange.status)) continue
        judged.add(exchange)
        honours.answered(exchange)
        if (only.has(exchange.operationId)) recorder.shown(shownIn(exchange), exchange)
        observer.answered(exchange, run.tried.get(exchange))
      }
    },
  }
  return run
}

/** Returns a function that captures the baseline request of an operation. @param used as in {@link createCapture} */
export function captureOf(
  { suite: { calls, renewed } }: Pick<Run, 'suite'>,
  { id }: Operation,
  used?: Set<string>,
): Capture {
  return createCapture({ operationId: id, call: calls[id], isRenewed: renewed.includes(id) }, used)
}
