import { checkNode } from '../check-node.ts'

export { InvalidSeed } from './errors.ts'
export type { Access } from './http/auth.ts'
export type { SandboxFixtures } from './resources/fixtures.ts'
export type { Inventory, InventoryFilter, InventoryItem } from './resources/inventory-types.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export type { Seed } from './seed/seed.ts'
export type { Clock } from './state/clock.ts'
export type { Fault, Faults } from './state/faults.ts'
export type { ScenarioName, ScenarioOptions, Scenarios } from './state/scenarios.ts'
export type { NamedSnapshot, Snapshots } from './state/snapshots.ts'
export type { Switches } from './state/switches.ts'
export type { Change, Snapshot, Transaction } from './state/tables.ts'

checkNode()
