import { checkNode } from '../check-node.ts'

// With `declaration`, an app can export what a sandbox returns only if it can name the types.
export type * from '../../generated/types.ts'
export type { Inventory, InventoryFilter, InventoryItem } from './controls.ts'
export { InvalidSeed } from './errors.ts'
export type { Access } from './http/auth.ts'
export type { ConsolePage } from './http/responses.ts'
export type { SandboxFixtures } from './resources/fixtures.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export type { Seed } from './seed/seed.ts'
export type { Clock } from './state/clock.ts'
export type { Check, RecordedMessage, RequestEntry } from './state/exchange.ts'
export type { Fault } from './state/fault.ts'
export type { CallProperties, Effect, Faults, PendingFault } from './state/faults.ts'
export type { Har } from './state/har.ts'
export type { RequestFilter, Requests } from './state/requests.ts'
export type { ScenarioName, ScenarioOptions, ScenarioState, Scenarios } from './state/scenarios.ts'
export type { NamedSnapshot, Snapshots } from './state/snapshots.ts'
export type { Switches } from './state/switches.ts'
export type {
  Change,
  Footprint,
  Role,
  Snapshot,
  StoredApp,
  StoredBuild,
  StoredContainer,
  StoredDomain,
  StoredKey,
  StoredRepository,
  StoredRun,
  Transaction,
} from './state/tables.ts'

checkNode()
