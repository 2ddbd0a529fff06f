import type { ApiKey } from '../../../generated/types.ts'
import { Refusal } from '../errors.ts'
import { SERVICE_ACCOUNTS } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Ids = 'listApiKeys' | 'deleteApiKey' | 'listServiceAccountKeys'

export function apiKeys({ store, clock, switches, notFound }: World): Handlers<Ids> {
  return {
    listApiKeys: ({ caller, reply }) => {
      const never = switches.neverExpiringKeys === 'first' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
      // For two keys that never expire, the difference is NaN, so their IDs determine the order.
      const sorted = keysOf(caller.projectId).sort((a, b) => {
        return expiryOf(a, never) - expiryOf(b, never) || (a.id < b.id ? -1 : 1)
      })
      return reply(200, sorted)
    },

    deleteApiKey: ({ caller, path, reply }) => {
      if (caller.role !== 'owner') {
        throw new Refusal(switches.apiKeyNotOwnerStatus, 'Only an owner of the project may delete an API key.')
      }
      const key = keysOf(caller.projectId).find(({ id }) => id === path.api_key_id)
      if (!key) throw notFound('API key', path.api_key_id)
      if (key.principalId !== undefined) {
        throw new Refusal(
          switches.apiKeyOfServiceAccountStatus,
          `The key ${key.id} belongs to the service account ${key.principalId}; delete the service account instead.`,
        )
      }
      store.update((state) => {
        state.apiKeys = state.apiKeys.filter(({ id }) => id !== key.id)
      })
      // Inference requests with a deleted key fail, but they are not part of this API (`undocumented-operations`).
      return reply(200, { message: `The API key ${key.id} was permanently deleted.` })
    },

    // A choice: the fields of a service account key have the same types as in an API key (`service-account-key-types`).
    listServiceAccountKeys: ({ caller, path: { service_account_id: principalId }, reply }) => {
      if (!SERVICE_ACCOUNTS[caller.projectId]?.includes(principalId)) throw notFound('service account', principalId)
      const keys = keysOf(caller.projectId).filter((key) => key.principalId === principalId)
      return reply(200, { keys: keys.map(({ apiKey: _secret, updatedAt: _, ...key }) => ({ ...key, principalId })) })
    },
  }

  /** Returns a project's keys with their current status, whose values are a choice (`api-key-status-and-source-values`). */
  function keysOf(projectId: string): ApiKey[] {
    const now = clock.now()
    return store.state.apiKeys
      .filter((key) => key.projectId === projectId)
      .map((key) => ({ ...key, status: expiryOf(key) <= now ? 'expired' : 'active' }))
  }
}

/** Returns a key's expiry in milliseconds since the Unix epoch. @param never result for a key that never expires */
function expiryOf({ expiresAt }: ApiKey, never = Number.POSITIVE_INFINITY): number {
  return expiresAt === 'never' ? never : Date.parse(expiresAt)
}
