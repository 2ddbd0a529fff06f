import type { Calls } from './calls.ts'

export const containers: Calls<
  'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'
> = {
  listActiveContainers: (api, need) => api.listActiveContainers({ app_id: need('app_id') }),
  listContainerReadiness: (api, need) => api.listContainerReadiness({ app_id: need('app_id') }),
  getContainer: (api, need) => api.getContainer({ app_id: need('app_id'), container_id: need('container_id') }),
  listContainerEvents: (api, need) =>
    api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id') }),
}
