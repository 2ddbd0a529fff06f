import type { Catalog, SandboxFixtures } from './resources/fixtures.ts'
import type { Clock } from './state/clock.ts'
import type { Faults } from './state/faults.ts'
import type { Snapshot } from './state/store.ts'
import type { Switches } from './state/switches.ts'

/** Controls a sandbox from a test: state, clock, faults and switches. */
export interface Controls {
  /** Restores the state, clock, faults and switches of a new sandbox. */
  reset(): Promise<void>
  snapshot(): Snapshot
  /** Replaces the state, but not the clock, faults and switches. @throws DamagedSnapshot if it is not a valid state */
  restore(snapshot: Snapshot): Promise<void>
  /** Returns the IDs and tokens that a test needs. */
  fixtures(): SandboxFixtures
  /** Lists the IDs of everything that exists. */
  catalog(): Catalog
  readonly clock: Clock
  readonly faults: Faults
  readonly switches: Readonly<Switches>
  /** Changes switches. @throws RangeError if a switch or value is unknown */
  turn(switches: Partial<Switches>): void
}
