import { type Finder, ifSuccessful } from '../../service.ts'

/** Maximum number of service accounts whose keys are listed. */
const MOST_ACCOUNTS = 5

export const serviceAccountFinders: Finder[] = [
  {
    finds: ['service_account_id'],
    exists: async ({ api }, id) => (await api.listApiKeys()).some(({ principalId }) => principalId === id),
    async find({ service: { api }, isGone }) {
      const principals = (await api.listApiKeys()).flatMap(({ principalId }) => principalId || [])
      const byKeys = [...Map.groupBy(principals, (id) => id)].toSorted(([, a], [, b]) => b.length - a.length)
      for (const [id] of byKeys.filter(([id]) => !isGone(id)).slice(0, MOST_ACCOUNTS)) {
        const keys = (await ifSuccessful(api.listServiceAccountKeys({ service_account_id: id })))?.keys ?? []
        if (keys.length > 0)
          return { service_account_id: { value: id, how: `in the list of API keys; it has ${keys.length} keys` } }
      }
      return {
        service_account_id: {
          why: 'no key in the list of API keys belongs to a service account whose keys are listed',
        },
      }
    },
  },
]
