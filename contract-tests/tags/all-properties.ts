import type { StateProperty } from '../../src/verifier/values/state-property.ts'
import { apps } from './apps/properties.ts'
import { billing } from './billing/properties.ts'
import { containers } from './containers/properties.ts'

/** By the ID of the operation. */
export const stateProperties: Partial<Record<string, StateProperty[]>> = { ...apps, ...containers, ...billing }
