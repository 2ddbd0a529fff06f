import type { components } from '../../../generated/types.ts'
import { Refusal } from '../errors.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type ApiKey = components['schemas']['ApiKey']

export function apiKeys({ store, clock, switches, notFound }: World): Handlers<'listApiKeys' | 'deleteApiKey'> {
  return {
    listApiKeys: ({ caller, reply }) => {
      const now = clock.now()
      const ranked = keysOf(store.state.apiKeys, caller.projectId).map((key) => ({ key, expiry: expiryOf(key) }))
      const isFirst = switches.neverExpiringKeys === 'first'
      const rank = (expiry: number) => (isFirst && expiry === NEVER ? Number.NEGATIVE_INFINITY : expiry)
      ranked.sort((a, b) => (a.expiry === b.expiry ? byId(a.key, b.key) : rank(a.expiry) - rank(b.expiry)))
      return reply(
        200,
        ranked.map(({ key, expiry }) => ({ ...key, status: statusAt(expiry, now) })),
      )
    },

    deleteApiKey: ({ caller, path, reply }) => {
      if (caller.role !== 'owner') {
        throw new Refusal(switches.apiKeyNotOwnerStatus, 'Only an owner of the project may delete an API key.')
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
      // Only inference requests, which are not part of this API, show that the token is denied (`operations-not-shown`).
      return reply(200, { message: `The API key ${key.id} was permanently deleted.` })
    },
  }
}

export function keysOf(keys: ReadonlyMap<string, ApiKey>, projectId: string): ApiKey[] {
  return [...keys.values()].filter((key) => key.projectId === projectId)
}

const NEVER = Number.POSITIVE_INFINITY

/** Expiry in milliseconds since the Unix epoch; infinite for a key that never expires. */
export function expiryOf({ expiresAt }: Pick<ApiKey, 'expiresAt'>): number {
  return expiresAt === 'never' ? NEVER : Date.parse(expiresAt)
}

/** The values of a status are undocumented (`api-key-status-values`); these two are a choice. */
export function statusAt(expiry: number, now: number): string {
  return expiry <= now ? 'expired' : 'active'
}

function byId(a: ApiKey, b: ApiKey): number {
  return a.id < b.id ? -1 : 1
}
