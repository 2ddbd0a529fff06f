import type { OperationId } from '../../generated/operations.ts'
import type { Client } from '../../src/client/index.ts'
import type { Need } from '../fixtures.ts'

/** Proper calls of some operations through the generated client; the request of the operation itself is the one that counts. */
export type Calls<Id extends OperationId> = Record<Id, (api: Client, need: Need) => Promise<unknown>>
