import type { Clock } from '../kit/clock.ts'
import { Refusal } from '../kit/errors.ts'
import { quote } from '../kit/values.ts'
import type { Incident } from './live/incidents.ts'
import type { Switches } from './switches.ts'
import type { Store, StoredApp } from './tables.ts'

/** State, clock, switches and checks that all handlers share. */
export type World = ReturnType<typeof createWorld>

interface Parts {
  store: Store
  clock: Clock
  switches: Readonly<Switches>
  /** Whether the state moves with the clock. */
  live: boolean
  /** Returns the incidents that hit containers. @param moment of the world */
  incidents: (moment: number) => readonly Incident[]
}

export function createWorld(parts: Parts) {
  const { store, clock, switches, live } = parts
  const derived = new WeakMap<object, Map<string, unknown>>()
  let parsed = { text: '', milliseconds: Number.NaN }
  const start = () => {
    const { startedAt: text } = store.meta
    // Every request needs it, and it changes only when the state is replaced.
    if (text !== parsed.text) parsed = { text, milliseconds: Date.parse(text) }
    return parsed.milliseconds
  }
  const moment = () => (live ? Math.max(start(), clock.now()) : start())
  return {
    ...parts,
    notFound,
    /** Returns `value`, raised to at least 1 if `lowerBounds` is `clamp`. @throws Refusal with 400 if it is still below 1 */
    atLeastOne(name: string, value: number): number {
      if (value >= 1) return value
      if (switches.lowerBounds === 'clamp') return 1
      throw new Refusal(400, `query parameter ${name} must be at least 1; it is ${value}.`)
    },
    /** The start of the sandbox, in milliseconds since the Unix epoch. */
    start,
    /** Caches what is derived from a row and from rows that no call changes. A changed row is another object. */
    memo<Value>(row: object, what: string, derive: () => Value): Value {
      const values = derived.get(row) ?? new Map<string, unknown>()
      derived.set(row, values)
      if (!values.has(what)) values.set(what, derive())
      return values.get(what) as Value
    },
    /**
     * The moment for which the states of resources are derived, in milliseconds since the Unix epoch: the current moment if the
     * sandbox is live, otherwise its start, because the transitions of states are undocumented (`container-state-values`).
     */
    moment,
    incidents: () => parts.incidents(moment()),
    existingApps,
    /** Finds an app of a project. @throws Refusal if the project has no such app, or the app was deleted */
    app(projectId: string, appId: string): StoredApp {
      const app = store.get('apps', appId)
      if (app?.projectId !== projectId || app.deletedAt !== undefined) throw notFound('app', appId)
      return app
    },
  }

  /** Creates the error for a missing resource. A choice: other projects' resources get the same error (`error-status-codes`). */
  function notFound(kind: string, id: string): Refusal {
    const message = `The ${kind} ${quote(id)} does not exist, or the token has no access to it.`
    return new Refusal(switches.notFoundStatus, message)
  }

  function existingApps(projectId: string): StoredApp[] {
    return store.where('apps', 'projectId', projectId).filter(({ deletedAt }) => deletedAt === undefined)
  }
}
