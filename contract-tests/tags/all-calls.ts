import type { OperationId } from '../../generated/operations.ts'
import { apiKeys } from './api-keys.ts'
import { apps } from './apps.ts'
import { billing } from './billing.ts'
import { builds } from './builds.ts'
import type { Calls } from './calls.ts'
import { containers } from './containers.ts'
import { domains } from './domains.ts'
import { repositories } from './repositories.ts'
import { runs } from './runs.ts'
import { serviceAccounts } from './service-accounts.ts'

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
