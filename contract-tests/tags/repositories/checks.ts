import { type Tag, unless } from '../../service.ts'
import { repositoryProbes } from './probes.ts'

export const repositories: Tag<'getRepository' | 'listBranches'> = {
  calls: {
    getRepository: ({ api, need }) => api.getRepository({ owner: need('owner'), repo: need('repo') }),
    listBranches: ({ api, need }) => api.listBranches({ owner: need('owner'), repo: need('repo') }),
  },

  probes: repositoryProbes,

  rules: {
    'getRepository/as-requested': async ({ api, need }) => {
      const { fullName, name } = await api.getRepository({ owner: need('owner'), repo: need('repo') })
      const isAsked = (text: string, asked: string) => text.toLowerCase() === asked.toLowerCase()
      return [
        ...unless(isAsked(fullName, `${need('owner')}/${need('repo')}`), 'fullName is that of another repository'),
        ...unless(isAsked(name, need('repo')), 'name is that of another repository'),
      ]
    },
  },

  expectations: {
    'listBranches/as-repository': {
      says: 'The branches are as many as the repository says, and its default branch is marked.',
      restsOn: ['branches-complete'],
      check: async ({ api, need }) => {
        const repository = { owner: need('owner'), repo: need('repo') }
        const { defaultBranch, branchCount } = await api.getRepository(repository)
        const { branches } = await api.listBranches(repository)
        const defaults = branches.filter((branch) => branch.default).map(({ name }) => name)
        return [
          ...unless(branches.length === branchCount, 'there are more or fewer than branchCount says', {
            assumed: true,
          }),
          ...unless(defaults.length === 1 && defaults[0] === defaultBranch, 'another branch is marked as the default', {
            assumed: true,
          }),
        ]
      },
    },
  },
}
