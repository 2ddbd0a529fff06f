import { SERVICE_ACCOUNTS } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import { expiryOf, keysOf, statusAt } from './api-keys.ts'
import type { Handlers } from './handlers.ts'

/** Keys of service accounts have the types of API keys (`service-account-key-types`). */
export function serviceAccounts({ store, clock, notFound }: World): Handlers<'listServiceAccountKeys'> {
  return {
    listServiceAccountKeys: ({ caller, path, reply }) => {
      if (!SERVICE_ACCOUNTS[caller.projectId]?.includes(path.service_account_id)) {
        throw notFound('service account', path.service_account_id)
      }
      const keys = keysOf(store.state.apiKeys, caller.projectId)
        .filter(({ principalId }) => principalId === path.service_account_id)
        .map(({ apiKey: _secret, updatedAt: _, ...key }) => ({
          ...key,
          principalId: path.service_account_id,
          status: statusAt(expiryOf(key), clock.now()),
        }))
      return reply(200, { keys })
    },
  }
}
