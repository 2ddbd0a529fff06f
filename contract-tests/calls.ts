import type { OperationId } from '../generated/operations.ts'
import type { Client } from '../src/client/index.ts'
import { apiKeys } from './api-keys.ts'
import { apps } from './apps.ts'
import { billing } from './billing.ts'
import { builds } from './builds.ts'
import { containers } from './containers.ts'
import { domains } from './domains.ts'
import type { Need } from './fixtures.ts'
import { repositories } from './repositories.ts'
import { runs } from './runs.ts'
import { serviceAccounts } from './service-accounts.ts'

/** Proper calls of some operations through the generated client; the last request of a call is the one that counts. */
export type Calls<Id extends OperationId> = Record<Id, (api: Client, need: Need) => Promise<unknown>>

/** A proper call of every operation. */
export const calls: Calls<OperationId> = {
  ...domains,
  ...apiKeys,
  ...serviceAccounts,
  ...apps,
  ...builds,
  ...containers,
  ...runs,
  ...billing,
  ...repositories,
}
