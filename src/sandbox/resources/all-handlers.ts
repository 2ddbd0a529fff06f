import type { OperationId } from '../../../generated/operation-table.ts'
import type { World } from '../state/world.ts'
import { apiKeys } from './api-keys.ts'
import { apps } from './apps.ts'
import { billing } from './billing.ts'
import { builds } from './builds.ts'
import { containers } from './containers.ts'
import { domains } from './domains.ts'
import type { Handlers } from './handlers.ts'
import { repositories } from './repositories.ts'
import { runs } from './runs.ts'

/** Collects the handlers of all resources. A missing handler is a compile error. */
export function createHandlers(world: World): Handlers {
  return complete({
    ...domains(world),
    ...apiKeys(world),
    ...apps(world),
    ...builds(world),
    ...containers(world),
    ...runs(world),
    ...billing(world),
    ...repositories(world),
  })
}

/** Requires a handler for each operation; if one is missing, the compile error says what to write. */
export function complete<Given extends Partial<Handlers>>(handlers: Todo<Given> & Given): Handlers {
  return handlers as unknown as Handlers
}

export type Todo<Given> = [Exclude<OperationId, keyof Given>] extends [never]
  ? unknown
  : `Write the handler ${Exclude<OperationId, keyof Given>} in src/sandbox/resources/, name it in Handlers<…> there, and if the file is new, add it to createHandlers.`
