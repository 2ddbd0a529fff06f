import type { ApiKey, App, CustomDomain } from '../../../generated/types.ts'

/** An app, and the data from which the sandbox derives its builds, containers and cost. */
export interface StoredApp {
  app: App
  name: string
  /** Creation time in milliseconds since the Unix epoch. */
  createdAt: number
  /** Deletion time in milliseconds since the Unix epoch. A deleted app cannot be found, but its past cost stays on the bill. */
  deletedAt?: number
  /** Number of containers and builds, the cost of a typical weekday, and whether a GPU causes most of it. */
  footprint: { containers: number; builds: number; centsPerDay: number; onGpu: boolean }
}

/** A custom domain and the app that it is assigned to, if any. */
export interface StoredDomain {
  domain: CustomDomain
  appId?: string
}

/** Version of the stored data. Increase it whenever you change {@link Snapshot}, so that older data files are rejected as such. */
export const VERSION = 1

/** The state of a sandbox: the data that calls can change. All other data is derived from it and the clock. */
export interface Snapshot {
  version: typeof VERSION
  /** First start of the sandbox in milliseconds since the Unix epoch; times in the seed are relative to this start. */
  startedAt: number
  /** Number of domains that calls have created, for the ID of the next one. */
  created: number
  apps: StoredApp[]
  apiKeys: ApiKey[]
  domains: StoredDomain[]
}

export type Store = ReturnType<typeof createStore>

export function createStore(seed: Snapshot) {
  let state = copyOf(seed)
  let revision = 0
  return {
    get state(): { readonly [Key in keyof Snapshot]: Readonly<Snapshot[Key]> } {
      return state
    },
    /** Number of changes to the state so far. */
    get revision() {
      return revision
    },
    /** Changes the state. Only `update` and `restore` do so. */
    update(change: (state: Snapshot) => void) {
      revision += 1
      change(state)
    },
    snapshot: () => copyOf(state),
    restore(snapshot: Snapshot) {
      revision += 1
      state = copyOf(snapshot)
    },
  }
}

/** Copies a state and its lists, but not their items, which are replaced and never changed. */
function copyOf(state: Snapshot): Snapshot {
  const lists = Object.entries(state).filter(([, value]) => Array.isArray(value))
  return { ...state, ...Object.fromEntries(lists.map(([name, list]) => [name, [...list]])) }
}
