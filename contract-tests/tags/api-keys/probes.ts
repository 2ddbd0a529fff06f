import type { ApiKey } from '../../../generated/types.ts'
import type { Probe } from '../../service.ts'

export const expires = ({ expiresAt }: ApiKey) => expiresAt !== 'never'

export const apiKeyProbes: Record<`listApiKeys/${string}`, Probe> = {
  'listApiKeys/expired-listed': {
    observes: ['list-completeness'],
    says: 'Whether keys that have expired are listed',
    probe: async ({ api }) => {
      const moments = (await api.listApiKeys()).filter(expires).map(({ expiresAt }) => Date.parse(expiresAt))
      return moments.some((moment) => moment < Date.now()) ? 'keys that have expired' : 'no key that has expired'
    },
  },
  'listApiKeys/values': {
    observes: ['api-key-values'],
    says: 'Whether the values of keys look whole',
    probe: async ({ api }) => {
      const masked = (await api.listApiKeys()).filter(({ apiKey }) => /[*\u2026\u2022]|\.{3}/.test(apiKey))
      const ofAccounts = masked.filter(({ principalId }) => principalId !== undefined)
      if (masked.length === 0) return 'no value is masked'
      return ofAccounts.length === masked.length ? 'values of service accounts are masked' : 'values are masked'
    },
  },
}
