import type { Clock } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import type { Requests } from '../journal/journal.ts'
import type { Snapshots } from '../store/snapshots.ts'

/** A page of a list of resources. */
interface ResourceFilter {
  offset?: number | undefined
  limit?: number | undefined
}

/** What the routes under `/_sandbox` control. The types of an API are narrower; its methods check their arguments. */
export interface ControlledSandbox {
  readonly clock: Clock
  readonly faults: Faults
  readonly requests: Requests
  readonly snapshots: Snapshots
  /** Whether the state moves with the clock. */
  readonly live: boolean
  readonly resources: {
    overview(): object
    /** @throws RangeError if the list or the filter is invalid */
    list(list: string, filter: ResourceFilter): Promise<object>
  }
  readonly scenarios: {
    list(): object[]
    /** @throws RangeError if the name or an option is invalid */
    start(name: string, options: object): void
    stop(name: string): void
  }
  reset(): Promise<void>
  snapshot(): object
  /** @throws InvalidSeed */
  restore(state: unknown): Promise<void>
  fixtures(): object
  catalog(project?: string): object
  /** Describes the switches and their values. */
  describeSwitches(): object
  /** Changes switches. @throws RangeError */
  turn(switches: object): void
}
