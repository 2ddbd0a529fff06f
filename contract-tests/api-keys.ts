import type { Calls } from './calls.ts'

export const apiKeys: Calls<'listApiKeys' | 'deleteApiKey'> = {
  listApiKeys: (api) => api.listApiKeys(),
  deleteApiKey: (api, need) => api.deleteApiKey({ api_key_id: need('disposable.api_key_id') }),
}
