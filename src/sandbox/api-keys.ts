import type { components } from '../../generated/types.ts'
import { type Handlers, Refusal } from './handlers.ts'
import type { World } from './world.ts'

type ApiKey = components['schemas']['ApiKey']

export function apiKeys({ store, clock, switches, notFound }: World): Handlers<'listApiKeys' | 'deleteApiKey'> {
  return {
    listApiKeys: ({ caller, reply }) => {
      const rank = (key: ApiKey) => {
        if (key.expiresAt !== 'never') return Date.parse(key.expiresAt)
        return switches.neverExpiringKeys === 'last' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
      }
      const keys = keysOf(store.state.apiKeys, caller.projectId)
      const ranked = keys.map((key) => ({ key, rank: rank(key) }))
      ranked.sort((a, b) => (a.rank === b.rank ? (a.key.id < b.key.id ? -1 : 1) : a.rank - b.rank))
      return reply(
        200,
        ranked.map(({ key }) => ({ ...key, status: statusAt(key, clock.now()) })),
      )
    },

    deleteApiKey: ({ caller, path, reply }) => {
      if (caller.role !== 'owner') {
        throw new Refusal(switches.apiKeyNotOwnerStatus, 'Only an owner on the project may delete an API key.')
      }
      const key = store.state.apiKeys.get(path.api_key_id)
      if (key?.projectId !== caller.projectId) throw notFound('API key', path.api_key_id)
      if (key.principalId !== undefined) {
        throw new Refusal(
          switches.apiKeyOfServiceAccountStatus,
          `The key ${key.id} belongs to the service account ${key.principalId}; delete the service account instead.`,
        )
      }
      store.update((state) => state.apiKeys.delete(key.id))
      return reply(200, { message: `The API key ${key.id} is deleted; its token is denied for good.` })
    },
  }
}

export function keysOf(keys: ReadonlyMap<string, ApiKey>, projectId: string): ApiKey[] {
  return [...keys.values()].filter((key) => key.projectId === projectId)
}

/** Which values a status has is not shown (`api-key-status-values`); the sandbox has these two. */
export function statusAt({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: number): string {
  return expiresAt !== 'never' && Date.parse(expiresAt) <= now ? 'expired' : 'active'
}
