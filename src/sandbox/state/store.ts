import type { components } from '../../../generated/types.ts'

type Schemas = components['schemas']

/** An app and what the sandbox derives its builds, containers and cost from. */
export interface StoredApp {
  app: Schemas['App']
  name: string
  /** Milliseconds since the Unix epoch. */
  createdAt: number
  /** A deleted app cannot be found, but its past cost stays on the bill. */
  deletedAt?: number
  /** Number of containers and builds, and the cost of a typical day. Immutable. */
  footprint: { containers: number; builds: number; centsPerDay: number; onGpu: boolean }
}

/** A custom domain and the app that it is assigned to, if any. */
export interface StoredDomain {
  domain: Schemas['CustomDomain']
  appId?: string
}

/** A state as plain data that can be written as JSON. */
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

/** Data that calls can change, by ID. Everything else is derived from it and the clock. */
export type State = {
  [Key in keyof Snapshot]: Snapshot[Key] extends (infer Item)[] ? Map<string, Item> : Snapshot[Key]
}

/** The state, read-only. */
export type StateView = {
  readonly [Key in keyof State]: State[Key] extends Map<string, infer Item> ? ReadonlyMap<string, Item> : State[Key]
}

/** Stores the state. Values in its maps are replaced, never changed, so that a shallow copy suffices. */
export interface Store {
  readonly state: StateView
  /** Number of changes so far. */
  readonly revision: number
  /** The only way to change the state. */
  update(change: (state: State) => void): void
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
}

export function createStore(seed: Snapshot): Store {
  let state = stateFrom(seed)
  let revision = 0
  return {
    get state() {
      return state
    },
    get revision() {
      return revision
    },
    update(change) {
      revision += 1
      change(state)
    },
    snapshot: () => ({
      ...state,
      apps: [...state.apps.values()],
      apiKeys: [...state.apiKeys.values()],
      domains: [...state.domains.values()],
    }),
    restore(snapshot) {
      revision += 1
      state = stateFrom(snapshot)
    },
  }
}

function stateFrom(snapshot: Snapshot): State {
  return {
    ...snapshot,
    apps: new Map(snapshot.apps.map((stored) => [stored.app.appId, stored])),
    apiKeys: new Map(snapshot.apiKeys.map((key) => [key.id, key])),
    domains: new Map(snapshot.domains.map((stored) => [stored.domain.id, stored])),
  }
}
