import type { World } from '../state/world.ts'
import { apiKeys } from './api-keys.ts'
import { apps } from './apps.ts'
import type { Archives } from './archives.ts'
import { billing } from './billing.ts'
import { builds } from './builds.ts'
import { containers } from './containers.ts'
import { domains } from './domains.ts'
import type { Handlers } from './handlers.ts'
import { repositories } from './repositories.ts'
import { runs } from './runs.ts'
import { serviceAccounts } from './service-accounts.ts'

/** A handler for every operation of the document: one that is missing does not compile. */
export function createHandlers(world: World, archives: Archives): Handlers {
  return {
    ...domains(world),
    ...apiKeys(world),
    ...serviceAccounts(world),
    ...apps(world),
    ...builds(world, archives),
    ...containers(world),
    ...runs(world),
    ...billing(world),
    ...repositories(world),
  }
}
