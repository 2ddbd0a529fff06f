import type { components } from '../../../generated/types.ts'

type Schemas = components['schemas']

/** An app, and the data from which the sandbox derives its builds, containers and cost. */
export interface StoredApp {
  app: Schemas['App']
  name: string
  /** Milliseconds since the Unix epoch. */
  createdAt: number
  /** A deleted app cannot be found, but its past cost stays on the bill. */
  deletedAt?: number
  /** Number of containers and builds, and the cost of a typical day. */
  footprint: { containers: number; builds: number; centsPerDay: number; onGpu: boolean }
}

/** A custom domain and the app that it is assigned to, if any. */
export interface StoredDomain {
  domain: Schemas['CustomDomain']
  appId?: string
}

/** The state: data that calls can change. Everything else is derived from it and the clock. */
export interface Snapshot {
  version: 1
  /** First start of the sandbox, in milliseconds since the Unix epoch; times of the seed are relative to it. */
  startedAt: number
  /** Number of domains created so far, for the ID of the next one. */
  created: number
  apps: StoredApp[]
  apiKeys: Schemas['ApiKey'][]
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
    /** Number of changes so far. */
    get revision() {
      return revision
    },
    /** Changes the state; apart from `restore`, nothing else does. */
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

/** Copies the lists only: their items are replaced, never changed. */
function copyOf(state: Snapshot): Snapshot {
  return { ...state, apps: [...state.apps], apiKeys: [...state.apiKeys], domains: [...state.domains] }
}
