import { checkNode } from '../check-node.ts'

// With `declaration`, an app can export what a sandbox returns only if it can name the types.
export type * from '../../generated/types.ts'
export type { Fault, Faults, Inventory, InventoryFilter, InventoryItem, PendingFault } from './controls.ts'
export type { Access } from './http/auth.ts'
export type { ConsolePage } from './http/responses.ts'
export { InvalidSeed } from './kit/errors.ts'
export type { Check, RecordedMessage, RequestEntry, RequestSummary } from './kit/state/exchange.ts'
export type { SandboxFixtures } from './resources/fixtures.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export type { Seed } from './seed/seed.ts'
export type { Clock } from './state/clock.ts'
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
