import type { Calls } from './calls.ts'

export const runs: Calls<'getRun'> = {
  getRun: (api, need) => api.getRun({ app_id: need('app_id'), run_id: need('run_id') }),
}
