import type { BranchList, Repository } from '../../../generated/types.ts'
import { faultsIn, withPath } from '../../mutants/faults.ts'
import { differences, listedOnce, type Problem, shown, unless } from '../../problems.ts'
import { Inconclusive, read, refused, type Service, type Tag } from '../../service.ts'
import { repositoryFinders } from './discovery.ts'

type Branches = BranchList['branches']

const reposIn = ({ need, list }: Service) => [need('repo'), ...list('further.repos')]
const named = ({ need }: Service) => ({ owner: need('owner'), repo: need('repo') })

/**
 * Judges each repository in the fixtures, with its metadata and its branches.
 *
 * @param judge returns undefined if the repository proves nothing
 * @throws Inconclusive if no repository proves anything
 */
async function judging(
  service: Service,
  judge: (metadata: Repository, branches: Branches, repo: string) => Problem[] | undefined,
): Promise<Problem[]> {
  const compare = async (repo: string) => {
    const id = { owner: service.need('owner'), repo }
    const metadata = await service.api.getRepository(id)
    const list = await service.api.listBranches(id)
    const problems = judge(metadata, list.branches, repo)
    return problems && shown([metadata, list], problems)
  }
  // Repeat after a problem, because a branch may have been added or deleted between the calls.
  const twice = async (repo: string) => ((await compare(repo))?.length === 0 ? [] : ((await compare(repo)) ?? null))
  const judged = await read(reposIn(service), twice)
  if (judged.every(([, problems]) => problems === null))
    throw new Inconclusive('no branches are listed that could be compared with the metadata')
  return judged.flatMap(([, problems]) => problems ?? [])
}

const repository = faultsIn<Repository>('getRepository')
const branchList = faultsIn<{ branches: Branches }>('listBranches')
const branching = (change: (branches: Branches) => Branches) =>
  branchList.fields(({ branches }) => ({ branches: change(branches) }))
const marking = (isDefault: (index: number, branches: Branches) => boolean) =>
  branching((branches) => branches.map((branch, index) => ({ ...branch, default: isDefault(index, branches) })))

/** The rule that a repository of another project is not returned. */
const scoped = (id: 'getRepository' | 'listBranches', { call }: typeof repository | typeof branchList) => ({
  check: ({ api, need }: Service) => {
    const foreign = { owner: need('foreign.owner'), repo: need('foreign.repo') }
    return refused(api[id](foreign), 'the request for a repository of another project')
  },
  faults: {
    'a repository of another project is found': call((sent, { fixtures }) =>
      sent.path.repo === fixtures.foreign.repo ? withPath(sent, 'repo', fixtures.repo) : undefined,
    ),
  },
})

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
      observes: ['value-notation'],
      says: 'A repository, requested in capitals',
      probe: async (service) => {
        const [owner, repo] = Object.values(named(service)).map((name) => name.toUpperCase()) as [string, string]
        const { fullName } = await service.api.getRepository({ owner, repo })
        return fullName === `${owner}/${repo}` ? 'fullName is in capitals' : 'fullName is not as requested'
      },
    },
  },

  rules: {
    'getRepository/scoped': scoped('getRepository', repository),
    'listBranches/scoped': scoped('listBranches', branchList),
    'getRepository/as-requested': {
      permitted: {
        'names are in capitals': repository.fields(({ fullName, name }) => ({
          fullName: fullName.toUpperCase(),
          name: name.toUpperCase(),
        })),
      },
      check: async (service) => {
        const owner = service.need('owner')
        const got = await read(reposIn(service), (repo) => service.api.getRepository({ owner, repo }))
        // Code-hosting services ignore the case of names.
        return got.flatMap(([repo, found]) => {
          const expected = { fullName: `${owner}/${repo}`.toLowerCase(), name: repo.toLowerCase() }
          const { fullName, name } = found
          return shown([found], differences(expected, { fullName: fullName.toLowerCase(), name: name?.toLowerCase() }))
        })
      },
      faults: {
        'the owner in fullName is wrong': repository.fields(({ name }) => ({ fullName: `other/${name}` })),
        'name is wrong': repository.fields(({ name }) => ({ name: `${name}-other` })),
        'name contains the owner': repository.fields(({ fullName }) => ({ name: fullName })),
        'the name in fullName is wrong': repository.fields(({ fullName }) => ({ fullName: `${fullName}-other` })),
        'every name returns the same repository': repository.call((call, { fixtures }) =>
          withPath(call, 'repo', fixtures.repo),
        ),
      },
    },
    'getRepository/branches-counted': {
      permitted: { 'only the first branch is listed': branching((branches) => branches.slice(0, 1)) },
      check: (service) =>
        judging(service, ({ branchCount }, branches, repo) => {
          const count = typeof branchCount === 'number' || /^\d+$/.test(branchCount) ? Number(branchCount) : Number.NaN
          if (branches.length === 0 || Number.isNaN(count)) return undefined
          const { size } = new Set(branches.map(({ name }) => name))
          const text = `${size} branches of ${repo} are listed, but branchCount is ${branchCount}`
          // Another fact covers a count that is text.
          return unless(size <= count, text)
        }),
      faults: {
        'branchCount is one too small': repository.fields(({ branchCount }) => ({ branchCount: branchCount - 1 })),
        'branchCount is at most 1': repository.fields(({ branchCount }) => ({ branchCount: Math.min(1, branchCount) })),
      },
    },
    'listBranches/ids-differ': {
      faults: {
        'a branch is listed twice': branching((branches) => [...branches, ...branches.slice(0, 1)]),
      },
      check: async (service) => {
        const lists = await read(reposIn(service), (repo) => service.api.listBranches({ ...named(service), repo }))
        if (lists.every(([, { branches }]) => branches.length === 0)) throw new Inconclusive('no branches are listed')
        return lists.flatMap(([, list]) => shown([list], listedOnce(list.branches.map(({ name }) => name))))
      },
    },
    'listBranches/default-marked': {
      permitted: {
        'the default branch is not listed': branching((branches) => branches.filter((branch) => !branch.default)),
        'default is text': branching((branches) =>
          branches.map((branch) => ({ ...branch, default: `${branch.default}` as never })),
        ),
      },
      check: (service) =>
        judging(service, ({ defaultBranch }, branches, repo) => {
          // Other facts cover the types of these fields, and whether all branches are listed is undocumented.
          const known = branches.filter(
            (branch) => typeof branch.default === 'boolean' && typeof branch.name === 'string',
          )
          const wrong = known.filter((branch) => branch.default !== (branch.name === defaultBranch))
          if (known.length === 0 || typeof defaultBranch !== 'string') return undefined
          const marked = wrong.map((branch) => `${branch.name} is ${branch.default ? '' : 'not '}marked as default`)
          return unless(wrong.length === 0, `defaultBranch of ${repo} is ${defaultBranch}, but ${marked.join(', ')}`)
        }),
      faults: {
        'no branch is marked as default': marking(() => false),
        'all branches are marked as default': marking(() => true),
        'only the last branch is marked as default': marking((index, { length }) => index === length - 1),
        'defaultBranch is another branch': repository.fields(async (_, call, { send }) => {
          const { text } = await send({ ...call, operationId: 'listBranches', url: `${call.url}/branches` })
          const { branches } = JSON.parse(text) as { branches: Branches }
          return { defaultBranch: branches.find((branch) => !branch.default)?.name ?? 'main' }
        }),
      },
    },
  },

  expectations: {
    'getRepository/default-branch-exists': {
      says: 'The `defaultBranch` is one of the listed branches.',
      restsOn: ['repository-branches'],
      check: (service) =>
        judging(service, ({ defaultBranch }, branches, repo) => {
          if (branches.length === 0 || defaultBranch === undefined) return undefined
          const isListed = branches.some(({ name }) => name === defaultBranch)
          return unless(isListed, `the defaultBranch ${defaultBranch} of ${repo} is not one of its branches`)
        }),
      faults: {
        'defaultBranch does not exist': repository.fields(() => ({ defaultBranch: 'other' })),
        'defaultBranch is always main': repository.fields(() => ({ defaultBranch: 'main' })),
      },
    },
    'listBranches/branches-listed': {
      says: 'Exactly `branchCount` branches of the repository are listed.',
      restsOn: ['repository-branches'],
      check: (service) =>
        judging(service, ({ branchCount }, { length }, repo) => {
          const text = `${length} branches of ${repo} are listed, but branchCount is ${branchCount}`
          // Another fact covers a count that is text.
          return unless(length === Number(branchCount), text)
        }),
      faults: {
        'the list has one branch too many': branching((branches) => [
          ...branches,
          ...branches.slice(-1).map((branch) => ({ ...branch, name: 'other' })),
        ]),
        'the branches are always those of the same repository': branchList.call((call, { fixtures }) =>
          withPath(call, 'repo', fixtures.repo),
        ),
        'a branch is missing': branching((branches) => branches.slice(0, -1)),
        'branchCount is one too large': repository.fields(({ branchCount }) => ({ branchCount: branchCount + 1 })),
      },
    },
  },
}
