import type { Calls } from './calls.ts'
import { type Rule, unless } from './rules.ts'

export const serviceAccounts: Calls<'listServiceAccountKeys'> = {
  listServiceAccountKeys: (api, need) => api.listServiceAccountKeys({ service_account_id: need('service_account_id') }),
}

export const serviceAccountRules: Rule[] = [
  {
    operationId: 'listServiceAccountKeys',
    fact: 'no key value of the project stands anywhere in the list',
    alsoCalls: ['listApiKeys'],
    check: async ({ api, need }) => {
      const secrets = (await api.listApiKeys()).map(({ apiKey }) => apiKey)
      const text = JSON.stringify(await api.listServiceAccountKeys({ service_account_id: need('service_account_id') }))
      return unless(
        !secrets.some((secret) => secret !== '' && text.includes(JSON.stringify(secret))),
        'one stands there',
      )
    },
  },
]
