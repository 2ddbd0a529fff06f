import type { Catalog, SandboxFixtures } from './resources/fixtures.ts'
import type { Inventory } from './resources/inventory-types.ts'
import type { Seed } from './seed/seed.ts'
import type { Clock } from './state/clock.ts'
import type { Faults } from './state/faults.ts'
import type { Requests } from './state/requests.ts'
import type { Scenarios } from './state/scenarios.ts'
import type { Snapshots } from './state/snapshots.ts'
import type { Switches } from './state/switches.ts'
import type { Snapshot } from './state/tables.ts'

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
