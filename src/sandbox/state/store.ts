import type { components } from '../../../generated/types.ts'

type Schemas = components['schemas']

/** An app and what the sandbox derives the things around it from. */
export interface StoredApp {
  app: Schemas['App']
  name: string
  /** Milliseconds since the Unix epoch. */
  createdAt: number
  /** A deleted app is found no more, but its cost until then stays on the bill. */
  deletedAt?: number
  /** How many containers the app has, how many builds it had, and what a usual day costs. It never changes. */
  footprint: { containers: number; builds: number; centsPerDay: number; onGpu: boolean }
}

/** A custom domain and the app that it is assigned to, if any. */
export interface StoredDomain {
  domain: Schemas['CustomDomain']
  appId?: string
}

/** What calls can change. Everything else of the sandbox follows from it and from the clock. */
export interface State {
  /** When the sandbox first started, in milliseconds since the Unix epoch: the times of what is seeded are relative to it. */
  startedAt: number
  /** Number of domains that were created, for the next one's ID. */
  created: number
  apps: Map<string, StoredApp>
  apiKeys: Map<string, Schemas['ApiKey']>
  domains: Map<string, StoredDomain>
}

/** A state at rest, as plain data; it may be written as JSON. */
export interface Snapshot {
  version: 1
  startedAt: number
  created: number
  apps: StoredApp[]
  apiKeys: Schemas['ApiKey'][]
  domains: StoredDomain[]
}

/** The state as everybody may see it. */
export interface StateView extends Readonly<Pick<State, 'startedAt' | 'created'>> {
  readonly apps: ReadonlyMap<string, StoredApp>
  readonly apiKeys: ReadonlyMap<string, Schemas['ApiKey']>
  readonly domains: ReadonlyMap<string, StoredDomain>
}

/** Holds the state. What stands in its maps is never changed, only replaced, so that a copy of references is a copy. */
export interface Store {
  readonly state: StateView
  /** Number of changes so far: whoever saves the state sees by it whether there is something new. */
  readonly revision: number
  /** The one way to change the state. */
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
      version: 1,
      startedAt: state.startedAt,
      created: state.created,
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

function stateFrom({ startedAt, created, apps, apiKeys, domains }: Snapshot): State {
  return {
    startedAt,
    created,
    apps: new Map(apps.map((stored) => [stored.app.appId, stored])),
    apiKeys: new Map(apiKeys.map((key) => [key.id, key])),
    domains: new Map(domains.map((stored) => [stored.domain.id, stored])),
  }
}
