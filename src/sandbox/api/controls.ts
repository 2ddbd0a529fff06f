import type { OperationId } from '../../../generated/operation-table.ts'
import type { Clock } from '../kit/clock.ts'
import type { Fault as KitFault } from '../kit/faults/fault.ts'
import type { Faults as KitFaults, PendingFault as KitPendingFault } from '../kit/faults/faults.ts'
import type { RequestEntry as KitEntry, RequestSummary as KitSummary } from '../kit/journal/exchange.ts'
import type { RequestFilter as KitFilter, Requests as KitRequests } from '../kit/journal/journal.ts'
import type { Snapshots } from '../kit/store/snapshots.ts'
import type { Catalog, SandboxFixtures } from './resources/fixtures.ts'
import type { Scenarios } from './scenarios.ts'
import type { Seed } from './seed/seed.ts'
import type { Switches } from './switches.ts'
import type { Snapshot } from './tables.ts'

export type Fault = KitFault<OperationId>
export type Faults = KitFaults<OperationId>
export type PendingFault = KitPendingFault<OperationId>

/** A request in the journal. Tokens, and fields that the document marks `x-secret`, are redacted. */
export interface RequestEntry extends KitEntry<OperationId> {
  /** The project and ID of the API key used as the token. Missing if there is no such key. */
  projectId?: string
  keyId?: string
  /** The fault that affected the request, with its ID. Long fields and the number of calls left are left out. */
  fault?: Fault & { id: string }
}
export type RequestSummary = KitSummary<OperationId>
export type RequestFilter = KitFilter<OperationId>
export type Requests = KitRequests<OperationId, RequestEntry>

/** The controls of a sandbox: its state, snapshots, clock, faults, scenarios, switches and journal. */
export interface Controls {
  /** Restores the seed and the initial clock, scenarios and switches, and clears the faults and the journal. @throws NotSaved */
  reset(): Promise<void>
  /** Returns a copy of the state, which `restore` and the option `snapshot` take. */
  snapshot(): Snapshot
  /** Replaces the state, but not the clock, faults, scenarios or switches. @throws InvalidSeed, NotSaved */
  restore(state: Snapshot | Seed): Promise<void>
  /** Snapshots by name. They are lost when the sandbox stops; `reset` keeps them. */
  readonly snapshots: Snapshots
  /** Returns the IDs and tokens that a test needs. */
  fixtures(): SandboxFixtures
  /** Lists resources as they are now, in pages. */
  readonly resources: Inventory
  /** Lists the IDs of all resources in a project. @param projectId default: the first project */
  catalog(projectId?: string): Catalog
  /** The clock of the sandbox, which key expiry, timestamps, months and signed URLs use. */
  readonly clock: Clock
  /** Whether the state moves with the clock. */
  readonly live: boolean
  /** Makes calls fail or wait. */
  readonly faults: Faults
  /** Sets of faults and effects by name, such as `outage`. */
  readonly scenarios: Scenarios
  /** The current choices about undocumented behaviour. */
  readonly switches: Readonly<Switches>
  /** The journal of the latest requests. */
  readonly requests: Requests
  /** Changes the given switches. @throws RangeError if a switch or its value is unknown */
  turn(switches: Partial<Switches>): void
}

export interface InventoryFilter {
  /** Default: the first project. */
  project_id?: string | undefined
  /** Required for containers, builds and runs. */
  app_id?: string | undefined
  /** Only the item with this ID. */
  id?: string | undefined
  /** Only items whose ID, name or domain contains this text, ignoring case. */
  q?: string | undefined
  /** Number of items to skip. Default: 0. */
  offset?: number | undefined
  /** Maximum number of items, from 1 to 1000. Default: 50. */
  limit?: number | undefined
}

/** A resource with its ID and, where the API returns it, what the API returns now. */
export type InventoryItem = { id: string } & Record<string, unknown>

/** Lists resources: the API itself does not list apps, builds, runs or domains. Needs no token, and ignores faults. */
export interface Inventory {
  /** Lists the projects. */
  overview(): {
    /** Path segment of the code-hosting provider. */
    codehost: string
    /** Each with a valid owner token, if it has one, and the number of its rows by table: apps, domains and so on. */
    projects: { id: string; token?: string; counts: Record<string, number> }[]
  }
  /**
   * Lists the items of a table: apps, domains, apiKeys, serviceAccounts, repositories; or, of an app and the latest first,
   * containers, builds, runs. `total` counts the items on all pages.
   *
   * @throws RangeError if the table or the filter is invalid, Refusal if there is no such app
   */
  list(table: string, filter?: InventoryFilter): Promise<{ total: number; items: InventoryItem[] }>
}
