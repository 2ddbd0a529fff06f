import type { components } from '../../../generated/types.ts'
import { DAY, HOUR, rfc3339 } from '../state/clock.ts'
import { hexFrom } from '../state/hash.ts'
import { PROJECT } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Repository = components['schemas']['Repository']

interface RepositoryRow extends Pick<Repository, 'size' | 'private' | 'description' | 'topics' | 'language'> {
  name: string
  /** Days before the start. */
  created: number
  /** Days before the start; absent for an empty repository. */
  pushed?: number
  /** The default branch first; none if the repository is empty. */
  branches: string[]
  archived?: boolean
}

const OWNER = 'acme'

const REPOSITORIES: RepositoryRow[] = [
  {
    ...{ name: 'chat-service', private: true, created: 420, pushed: 1, language: 'Python', size: 2048 },
    branches: ['main', 'streaming', 'release/1.4'],
    description: 'The chat service',
    topics: ['chat', 'inference'],
  },
  {
    ...{ name: 'vision-service', private: false, created: 410, pushed: 12, language: 'Python', size: 9120 },
    branches: ['main', 'fix/rotate'],
    description: 'Labels pictures',
  },
  {
    ...{ name: 'old-experiments', private: true, created: 900, pushed: 500, size: 310, archived: true },
    branches: ['master'],
    language: 'Jupyter Notebook',
  },
  { name: 'empty', private: true, created: 3, size: 0, branches: [] },
]

/** The repositories of the project as owner/repo. */
export const repositoryNames = REPOSITORIES.map(({ name }) => `${OWNER}/${name}`)

export function repositories({ store, notFound }: World): Handlers<'getRepository' | 'listBranches'> {
  return {
    getRepository: ({ caller, path, reply }) => reply(200, metadata(find(caller.projectId, path))),
    // All branches (`branches-complete`).
    listBranches: ({ caller, path, reply }) => {
      const { name, branches } = find(caller.projectId, path)
      return reply(200, {
        branches: branches.map((branch, index) => ({
          name: branch,
          protected: index === 0,
          default: index === 0,
          sha: hexFrom(`${OWNER}/${name}/${branch}`, 40),
        })),
      })
    },
  }

  function find(projectId: string, { owner, repo }: { owner: string; repo: string }): RepositoryRow {
    const row = projectId === PROJECT && owner === OWNER && REPOSITORIES.find(({ name }) => name === repo)
    if (!row) throw notFound('repository', `${owner}/${repo}`)
    return row
  }

  function metadata({ name, created, pushed, branches, archived = false, ...row }: RepositoryRow): Repository {
    const daysAgo = (days: number) => store.state.startedAt - days * DAY
    return {
      archived,
      branchCount: branches.length,
      cloneUrl: `https://code.example.com/${OWNER}/${name}.git`,
      createdAt: rfc3339(daysAgo(created)),
      defaultBranch: branches[0] ?? 'main',
      disabled: false,
      forksCount: row.private ? 0 : 3,
      fullName: `${OWNER}/${name}`,
      hasIssues: !archived,
      hasPages: false,
      hasWiki: false,
      htmlUrl: `https://code.example.com/${OWNER}/${name}`,
      name,
      ...(pushed !== undefined && { pushedAt: rfc3339(daysAgo(pushed)) }),
      stargazersCount: row.private ? 0 : 12,
      updatedAt: rfc3339(daysAgo(pushed ?? created) + HOUR),
      ...row,
    }
  }
}
