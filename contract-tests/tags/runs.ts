import type { Calls } from './calls.ts'
import { type Rule, unless } from './rules.ts'

export const runs: Calls<'getRun'> = {
  getRun: (api, need) => api.getRun({ app_id: need('app_id'), run_id: need('run_id') }),
}

export const runRules: Rule[] = [
  {
    operationId: 'getRun',
    fact: 'the run is the one that was asked for',
    check: async ({ api, need }) => {
      const { item } = await api.getRun({ app_id: need('app_id'), run_id: need('run_id') })
      return unless(item.id === need('run_id') && item.projectId === need('project_id'), 'it is another run')
    },
  },
]
