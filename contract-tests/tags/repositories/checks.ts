import type { components } from '../../../generated/types.ts'
import { faultsIn } from '../../../src/verifier/mutants/faults.ts'
import { problemsIf, type Service, type Tag } from '../../service.ts'

type Repository = components['schemas']['Repository']
type Branches = components['schemas']['BranchList']['branches']

const named = ({ need }: Service) => ({ owner: need('owner'), repo: need('repo') })

const repository = faultsIn<Repository>('getRepository')
const branching = (change: (branches: Branches) => Branches) =>
  faultsIn<{ branches: Branches }>('listBranches').fields(({ branches }) => ({ branches: change(branches) }))
const marking = (isDefault: (index: number, branches: Branches) => boolean) =>
  branching((branches) => branches.map((branch, index) => ({ ...branch, default: isDefault(index, branches) })))

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
        const differs = (text: string, asked: string) => text.toLowerCase() !== asked.toLowerCase()
        return problemsIf({
          'fullName is not that of the requested repository': differs(fullName, `${owner}/${repo}`),
          'name is not that of the requested repository': differs(name, repo),
        })
      },
      faults: {
        'fullName has another owner': repository.fields(({ name }) => ({ fullName: `other/${name}` })),
        'fullName has another name': repository.fields(({ fullName }) => ({ fullName: `${fullName}-other` })),
        'name is that of another repository': repository.fields(({ name }) => ({ name: `${name}-other` })),
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
        return problemsIf({
          'there are more or fewer branches than branchCount': branches.length !== branchCount,
          'the default branch is not the only one marked': defaults.length !== 1 || defaults[0] !== defaultBranch,
        })
      },
      faults: {
        'a branch is missing': branching((branches) => branches.slice(0, -1)),
        'there is one branch too many': branching((branches) => [
          ...branches,
          ...branches.slice(-1).map((branch) => ({ ...branch, name: 'other' })),
        ]),
        'no branch is marked as default': marking(() => false),
        'all branches are marked as default': marking(() => true),
        'another branch is marked as default': marking((index, { length }) => index === length - 1),
        'branchCount is one off': repository.fields(({ branchCount }) => ({ branchCount: branchCount + 1 })),
      },
    },
  },
}
