import type { Calls } from './calls.ts'

export const apps: Calls<'updateApp' | 'deleteApp'> = {
  updateApp: (api, need) => api.updateApp({ app_id: need('disposable.app_id'), body: {} }),
  deleteApp: (api, need) => api.deleteApp({ app_id: need('disposable.app_id') }),
}
