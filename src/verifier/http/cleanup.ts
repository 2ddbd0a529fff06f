import type { Leftover } from '../model/ledger.ts'
import type { Exchange } from './exchange.ts'
import type { Fixtures } from './fixtures.ts'
import type { Route } from './router.ts'

/** Tracks what a run creates and changes through the operations of one tag, and undoes it. */
export interface Cleanup {
  /** IDs of everything that the run has created, including what it has deleted since. */
  readonly created?: ReadonlySet<string>
  /**
   * Records a request that is about to be sent, because the run may be killed before the response arrives.
   *
   * @returns a function to call when the result of the request is recorded
   */
  begin?(route: Route, requestBody: string | undefined): () => void
  /** Records a response: its request may have created, changed or deleted something. */
  answered(exchange: Exchange, path: Record<string, string>): void
  /** Records a request that got no complete response: it may have taken effect. */
  unanswered(route: Route, requestBody: string | undefined): void
  /** Lists what the run would leave behind if it ended now. */
  left(): Leftover[]
  /** Lists what may remain although the run has deleted it: deletions may have no effect, or have not found it. */
  unconfirmed?(): Leftover[]
  /** Tries to find out whether deletions take effect, unless the run has shown it. */
  confirm?(): Promise<void>
  /** Takes over an item that an earlier run left behind, so that `undo` deletes or restores it. @returns whether it can */
  adopt(leftover: Leftover): boolean
  /** Deletes what the run created and restores what it changed. @returns what could not be undone */
  undo(): Promise<Leftover[]>
}

export interface CleanupContext {
  fixtures: Fixtures
  /** As in {@link TargetOptions}. */
  isOwn?: boolean

  /** Creates a client that sends through the target, so that its requests are tracked, too. */
  client: () => object
  /** Returns the time of a monotonic clock in milliseconds. */
  now: () => number
}

export type CreateCleanup = (context: CleanupContext) => Cleanup
