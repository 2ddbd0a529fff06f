import type { components } from '../../../generated/types.ts'
import { faultsIn } from '../../../src/verifier/mutants/faults.ts'
import { differences, problemsIf, type Service, type Tag } from '../../service.ts'
import { repositoryFinders } from './discovery.ts'

type Repository = components['schemas']['Repository']
type Branches = components['schemas']['BranchList']['branches']

const named = ({ need }: Service) => ({ owner: need('owner'), repo: need('repo') })

const repository = faultsIn<Repository>('getRepository')
const branching = (change: (branches: Branches) => Branches) =>
  faultsIn<{ branches: Branches }>('listBranches').fields(({ branches }) => ({ branches: change(branches) }))
const marking = (isDefault: (index: number, branches: Branches) => boolean) =>
  branching((branches) => branches.map((branch, index) => ({ ...branch, default: isDefault(index, branches) })))

export const repositories: Tag<'getRepository' | 'listBranches'> = {
  finders: repositoryFinders,
  calls: {
    getRepository: (service) => service.api.getRepository(named(service)),
    listBranches: (service) => service.api.listBranches(named(service)),
  },

  probes: {
    'getRepository/segment': {
      observes: ['codehost-segment'],
      says: "A repository, requested with the run's codehost path segment",
      probe: (service) => service.api.getRepository(named(service)),
    },
    'getRepository/in-capitals': {
      observes: ['values-as-sent'],
      says: 'A repository, requested in capitals',
      probe: async (service) => {
        const [owner, repo] = Object.values(named(service)).map((name) => name.toUpperCase()) as [string, string]
        const { fullName } = await service.api.getRepository({ owner, repo })
        return fullName === `${owner}/${repo}` ? 'fullName is in capitals' : 'fullName is not as requested'
      },
    },
  },

  rules: {
    'getRepository/as-requested': {
      check: async (service) => {
        const { owner, repo } = named(service)
        const got = await service.api.getRepository({ owner, repo })
        // Code-hosting services ignore the case of names.
        const [fullName, name] = [got.fullName, got.name].map((text) => text.toLowerCase())
        return differences({ fullName: `${owner}/${repo}`.toLowerCase(), name: repo.toLowerCase() }, { fullName, name })
      },
      faults: {
        'the owner in fullName is wrong': repository.fields(({ name }) => ({ fullName: `other/${name}` })),
        'the name in fullName is wrong': repository.fields(({ fullName }) => ({ fullName: `${fullName}-other` })),
        'name is wrong': repository.fields(({ name }) => ({ name: `${name}-other` })),
      },
    },
  },

  expectations: {
    'listBranches/as-repository': {
      says: 'The list has branchCount branches, and marks only defaultBranch as the default.',
      restsOn: ['branches-complete'],
      check: async (service) => {
        const { defaultBranch, branchCount } = await service.api.getRepository(named(service))
        const { branches } = await service.api.listBranches(named(service))
        const defaults = branches.filter((branch) => branch.default).map(({ name }) => name)
        return problemsIf({
          [`${branches.length} branches are listed, but branchCount is ${branchCount}`]:
            branches.length !== branchCount,
          [`defaultBranch is ${defaultBranch}, but the branches marked as default are ${defaults.join(', ') || 'none'}`]:
            defaults.length !== 1 || defaults[0] !== defaultBranch,
        })
      },
      faults: {
        'a branch is missing': branching((branches) => branches.slice(0, -1)),
        'the list has one branch too many': branching((branches) => [
          ...branches,
          ...branches.slice(-1).map((branch) => ({ ...branch, name: 'other' })),
        ]),
        'no branch is marked as default': marking(() => false),
        'all branches are marked as default': marking(() => true),
        'only the last branch is marked as default': marking((index, { length }) => index === length - 1),
        'branchCount is one too large': repository.fields(({ branchCount }) => ({ branchCount: branchCount + 1 })),
      },
    },
  },
}
