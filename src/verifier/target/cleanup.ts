import type { Leftover } from '../engine/ledger.ts'
import type { Route } from '../engine/router.ts'
import type { Exchange } from './exchange.ts'
import type { Fixtures } from './fixtures.ts'

/** Tracks what a run creates and changes through the operations of one tag, and undoes it. */
export interface Cleanup {
  /** IDs of what the run has created, including what it has deleted again. */
  readonly created?: ReadonlySet<string>
  /** Records a successful response. */
  succeeded(exchange: Exchange, path: Record<string, string>): void
  /** Records a request that got no response: it may have taken effect. */
  unanswered(route: Route, requestBody: string | undefined): void
  /** Undoes what the run has left behind. @returns what remains */
  undo(): Promise<Leftover[]>
}

export interface CleanupContext {
  fixtures: Fixtures
  /** Whether the target belongs to the run, so that its responses can be trusted. */
  isOwn?: boolean
  /** A client that sends through the target, so that its requests are tracked too. */
  client: () => object
  /** Milliseconds on a monotonic clock. */
  now: () => number
}

export type CreateCleanup = (context: CleanupContext) => Cleanup

/** One cleanup for those of all tags, which are undone in the order of the tags. */
export function createCleanup(creators: CreateCleanup[], context: CleanupContext) {
  const all = creators.map((create) => create(context))
  return {
    created: (): ReadonlySet<string> => new Set(all.flatMap(({ created = [] }) => [...created])),
    record(exchange: Exchange, path: Record<string, string>) {
      const isSuccess = exchange.status >= 200 && exchange.status <= 299
      if (exchange.isDocumented && isSuccess) for (const each of all) each.succeeded(exchange, path)
    },
    recordUnanswered(route: Route, requestBody: string | undefined) {
      if (route.isDocumented) for (const each of all) each.unanswered(route, requestBody)
    },
    async undo(): Promise<Leftover[]> {
      const left: Leftover[] = []
      for (const each of all) left.push(...(await each.undo()))
      return left
    },
  }
}
