import { checkNode } from '../check-node.ts'

// With `declaration`, an app can export what a sandbox returns only if it can name the types.
export type * from '../../generated/types.ts'
export type {
  Fault,
  Faults,
  Inventory,
  InventoryFilter,
  InventoryItem,
  PendingFault,
  RequestEntry,
  RequestFilter,
  RequestSummary,
  Requests,
} from './api/controls.ts'
export type { SandboxFixtures } from './api/resources/fixtures.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './api/sandbox.ts'
export type { ScenarioName, ScenarioOptions, ScenarioState, Scenarios } from './api/scenarios.ts'
export type { Seed } from './api/seed/seed.ts'
export type { Switches } from './api/switches.ts'
export type {
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
} from './api/tables.ts'
export type { Clock } from './kit/clock.ts'
export { InvalidSeed } from './kit/errors.ts'
// The types above are these for the operations of the document. Declarations of an app may need their names.
export type { Fault as FaultOf } from './kit/faults/fault.ts'
export type { Faults as FaultsOf, PendingFault as PendingFaultOf } from './kit/faults/faults.ts'
export type { Access } from './kit/http/access.ts'
export type { ConsolePage } from './kit/http/responses.ts'
export type {
  Check,
  RecordedMessage,
  RequestEntry as RequestEntryOf,
  RequestSummary as RequestSummaryOf,
} from './kit/journal/exchange.ts'
export type { Har } from './kit/journal/har.ts'
export type { RequestFilter as RequestFilterOf, Requests as RequestsOf } from './kit/journal/journal.ts'
export type { Change, Transaction } from './kit/store/schema.ts'
export type { NamedSnapshot, Snapshots } from './kit/store/snapshots.ts'

checkNode()
