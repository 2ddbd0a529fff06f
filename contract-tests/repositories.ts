import type { Calls } from './calls.ts'

export const repositories: Calls<'getRepository' | 'listBranches'> = {
  getRepository: (api, need) => api.getRepository({ owner: need('owner'), repo: need('repo') }),
  listBranches: (api, need) => api.listBranches({ owner: need('owner'), repo: need('repo') }),
}
