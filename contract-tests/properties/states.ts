import { apps } from './apps.ts'
import { billing } from './billing.ts'
import { containers } from './containers.ts'
import type { StateProperty } from './state-property.ts'

/** By the ID of the operation. */
export const stateProperties: Partial<Record<string, StateProperty[]>> = { ...apps, ...containers, ...billing }
