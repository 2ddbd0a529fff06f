import type { ApiKey } from '../../../../generated/types.ts'
import { Refusal } from '../../kit/errors.ts'
import { expiryOf, isExpired, type StoredKey } from '../tables.ts'
import type { World } from '../world.ts'
import type { Handlers } from './handlers.ts'

type ApiKeyOperationId = 'listApiKeys' | 'deleteApiKey' | 'listServiceAccountKeys'

export function apiKeys({ store, clock, switches, notFound }: World): Handlers<ApiKeyOperationId> {
  return {
    listApiKeys: ({ caller, reply }) => {
      const never = switches.neverExpiringKeys === 'first' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
      // For two keys that never expire, the difference is NaN, so their IDs determine the order.
      const keys = store.where('apiKeys', 'projectId', caller.projectId).map(shown)
      const sorted = keys.sort((a, b) => {
        return expiryOf(a, never) - expiryOf(b, never) || (a.id < b.id ? -1 : 1)
      })
      return reply(200, sorted)
    },

    deleteApiKey: ({ caller, path, reply }) => {
      if (caller.role !== 'owner') {
        throw new Refusal(switches.apiKeyNotOwnerStatus, 'Only an owner of the project may delete an API key.')
      }
      const key = store.get('apiKeys', path.api_key_id)
      if (key?.projectId !== caller.projectId) throw notFound('API key', path.api_key_id)
      if (key.principalId !== undefined) {
        const problem = `The key ${key.id} belongs to the service account ${key.principalId}.`
        const help = 'Only deleting that service account deletes the key, and this API has no operation for it.'
        throw new Refusal(switches.apiKeyOfServiceAccountStatus, `${problem} ${help}`)
      }
      // From now on, its value is an unknown token.
      store.remove('apiKeys', key.id)
      // Inference requests with a deleted key fail, but they are not part of this API (`further-operations`).
      return reply(200, { message: `The API key ${key.id} was permanently deleted.` })
    },

    // A choice: the fields of a service account key have the same types as in an API key (`item-field-types`).
    listServiceAccountKeys: ({ caller, path: { service_account_id: principalId }, reply }) => {
      if (store.get('serviceAccounts', principalId)?.projectId !== caller.projectId) {
        throw notFound('service account', principalId)
      }
      const keys = store.where('apiKeys', 'principalId', principalId).map(shown)
      return reply(200, { keys: keys.map(({ apiKey: _secret, updatedAt: _, ...key }) => ({ ...key, principalId })) })
    },
  }

  function shown({ role: _, ...key }: StoredKey): ApiKey {
    return { ...key, status: statusOf(key, clock.now()) }
  }
}

/** Returns the status of a key at a moment. The values are a choice (`api-key-status-and-source-values`). */
export function statusOf(key: Pick<StoredKey, 'expiresAt'>, now: number): string {
  return isExpired(key, now) ? 'expired' : 'active'
}
