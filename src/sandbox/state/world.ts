import { Refusal } from '../errors.ts'
import { quote } from '../values.ts'
import type { Clock } from './clock.ts'
import type { Store, StoredApp } from './store.ts'
import type { Switches } from './switches.ts'

/** The context of the handlers. */
export interface World {
  store: Store
  clock: Clock
  switches: Readonly<Switches>
  /** Makes the error for a missing resource, or one of another project: callers cannot tell which. */
  notFound(kind: string, id: string): Refusal
  /** Checks a query parameter that counts from 1; the switch `lowerBounds` clamps it. @throws Refusal with 400 */
  atLeastOne(name: string, value: number): number
  /** Finds an app of a project. @throws Refusal if it does not exist or was deleted */
  app(projectId: string, appId: string): StoredApp
}

export function createWorld({ store, clock, switches }: Pick<World, 'store' | 'clock' | 'switches'>): World {
  const notFound = (kind: string, id: string) =>
    new Refusal(switches.notFoundStatus, `The ${kind} ${quote(id)} does not exist, or the token has no access to it.`)
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

/** Lists the apps of a project, without deleted ones. */
export function liveApps({ state }: Store, projectId: string): StoredApp[] {
  return [...state.apps.values()].filter(({ app, deletedAt }) => app.projectId === projectId && deletedAt === undefined)
}
