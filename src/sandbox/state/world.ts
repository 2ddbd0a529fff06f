import { Refusal } from '../http/errors.ts'
import { quote } from '../http/quote.ts'
import type { Clock } from './clock.ts'
import type { Store, StoredApp } from './store.ts'
import type { Switches } from './switches.ts'

/** What the handlers work with. */
export interface World {
  store: Store
  clock: Clock
  /** As they stand at the moment. */
  switches: Readonly<Switches>
  /** The refusal of what does not exist; what belongs to another project is told no differently. */
  notFound(kind: string, id: string): Refusal
  /**
   * A number of a query that counts from 1 on; a lower one is refused, or taken as 1, as the switch says.
   *
   * @throws Refusal with 400
   */
  atLeastOne(name: string, value: number): number
  /** An app of a project. @throws Refusal when there is none, or no more */
  app(projectId: string, appId: string): StoredApp
}

export function createWorld({ store, clock, switches }: Pick<World, 'store' | 'clock' | 'switches'>): World {
  const notFound = (kind: string, id: string) =>
    new Refusal(switches.notFoundStatus, `There is no ${kind} ${quote(id)} that this token may see.`)
  return {
    store,
    clock,
    switches,
    notFound,
    atLeastOne(name, value) {
      if (value >= 1) return value
      if (switches.lowerBounds === 'clamp') return 1
      throw new Refusal(400, `query ${name} must be at least 1; it is ${value}.`)
    },
    app(projectId, appId) {
      const stored = store.state.apps.get(appId)
      if (stored?.app.projectId !== projectId || stored.deletedAt !== undefined) throw notFound('app', appId)
      return stored
    },
  }
}

/** The apps of a project that were not deleted. */
export function liveApps({ state }: Store, projectId: string): StoredApp[] {
  return [...state.apps.values()].filter(({ app, deletedAt }) => app.projectId === projectId && deletedAt === undefined)
}
