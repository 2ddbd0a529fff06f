import type { components } from '../../../generated/types.ts'
import { changesFields } from '../../../src/verifier/mutants/faults.ts'
import { type Service, type Tag, unless } from '../../service.ts'

type Repository = components['schemas']['Repository']
type Branches = components['schemas']['BranchList']['branches']

const named = ({ need }: Service) => ({ owner: need('owner'), repo: need('repo') })

const describing = (change: (repository: Repository) => Partial<Repository>) =>
  changesFields<Repository>('getRepository', change)
const branching = (change: (branches: Branches) => Branches) =>
  changesFields<{ branches: Branches }>('listBranches', ({ branches }) => ({ branches: change(branches) }))

export const repositories: Tag<'getRepository' | 'listBranches'> = {
  calls: {
    getRepository: (service) => service.api.getRepository(named(service)),
    listBranches: (service) => service.api.listBranches(named(service)),
  },

  probes: {
    'getRepository/segment': {
      observes: ['codehost-segment'],
      says: 'The path segment that the run uses',
      probe: (service) => service.api.getRepository(named(service)),
    },
  },

  rules: {
    'getRepository/as-requested': {
      check: async (service) => {
        const { owner, repo } = named(service)
        const { fullName, name } = await service.api.getRepository({ owner, repo })
        const isAsked = (text: string, asked: string) => text.toLowerCase() === asked.toLowerCase()
        return [
          ...unless(isAsked(fullName, `${owner}/${repo}`), 'fullName is that of another repository'),
          ...unless(isAsked(name, repo), 'name is that of another repository'),
        ]
      },
      faults: {
        'the owner is another': describing(({ name }) => ({ fullName: `other/${name}` })),
        'the full name has another name': describing(({ fullName }) => ({ fullName: `${fullName}-other` })),
        'the name is another': describing(({ name }) => ({ name: `${name}-other` })),
      },
    },
  },

  expectations: {
    'listBranches/as-repository': {
      says: 'The list has branchCount branches, and marks the default branch of the repository.',
      restsOn: ['branches-complete'],
      check: async (service) => {
        const { defaultBranch, branchCount } = await service.api.getRepository(named(service))
        const { branches } = await service.api.listBranches(named(service))
        const defaults = branches.filter((branch) => branch.default).map(({ name }) => name)
        return [
          ...unless(branches.length === branchCount, 'there are more or fewer branches than branchCount'),
          ...unless(defaults.length === 1 && defaults[0] === defaultBranch, 'another branch is marked as the default'),
        ]
      },
      faults: {
        'one is missing': branching((branches) => branches.slice(0, -1)),
        'there is one too many': branching((branches) => [
          ...branches,
          ...branches.slice(-1).map((branch) => ({ ...branch, name: 'other' })),
        ]),
        'none is the default': branching((branches) => branches.map((branch) => ({ ...branch, default: false }))),
        'all are the default': branching((branches) => branches.map((branch) => ({ ...branch, default: true }))),
        'another is the default': branching((branches) =>
          branches.map((branch, index) => ({ ...branch, default: index === branches.length - 1 })),
        ),
        'the number of branches is one off': describing(({ branchCount }) => ({ branchCount: branchCount + 1 })),
      },
    },
  },
}
