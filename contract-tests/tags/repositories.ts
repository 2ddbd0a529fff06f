import type { Calls } from './calls.ts'
import { type Rule, unless } from './rules.ts'

export const repositories: Calls<'getRepository' | 'listBranches'> = {
  getRepository: (api, need) => api.getRepository({ owner: need('owner'), repo: need('repo') }),
  listBranches: (api, need) => api.listBranches({ owner: need('owner'), repo: need('repo') }),
}

export const repositoryRules: Rule[] = [
  {
    operationId: 'getRepository',
    fact: 'the repository is the one that was asked for',
    check: async ({ api, need }) => {
      const { fullName } = await api.getRepository({ owner: need('owner'), repo: need('repo') })
      return unless(
        fullName.toLowerCase() === `${need('owner')}/${need('repo')}`.toLowerCase(),
        'fullName is that of another repository',
      )
    },
  },
  {
    operationId: 'listBranches',
    fact: 'the default branch is that of the repository',
    alsoCalls: ['getRepository'],
    check: async ({ api, need }) => {
      const repository = { owner: need('owner'), repo: need('repo') }
      const { defaultBranch } = await api.getRepository(repository)
      const { branches } = await api.listBranches(repository)
      const defaults = branches.filter((branch) => branch.default).map(({ name }) => name)
      return unless(defaults.length === 1 && defaults[0] === defaultBranch, 'another branch is marked as the default', {
        // That both speak of the same branch is only what their names suggest.
        assumed: true,
      })
    },
  },
]
