import type { Calls } from './calls.ts'

export const serviceAccounts: Calls<'listServiceAccountKeys'> = {
  listServiceAccountKeys: (api, need) => api.listServiceAccountKeys({ service_account_id: need('service_account_id') }),
}
