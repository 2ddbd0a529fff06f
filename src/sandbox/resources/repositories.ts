import type { components } from '../../../generated/types.ts'
import { DAY, HOUR, rfc3339 } from '../state/clock.ts'
import { hexFrom } from '../state/hash.ts'
import { PROJECT } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Repository = components['schemas']['Repository']

interface RepositoryRow {
  owner: string
  name: string
  /** Days before the start. */
  age: number
  /** The default branch first; none if the repository is empty. */
  branches: string[]
  size: number
  private: boolean
  archived?: boolean
  /** Absent for an empty repository. */
  pushed?: { daysAgo: number; language: string }
  description?: string
  topics?: string[]
}

const REPOSITORIES: RepositoryRow[] = [
  {
    owner: 'acme',
    name: 'chat-service',
    age: 420,
    branches: ['main', 'streaming', 'release/1.4'],
    size: 2048,
    private: true,
    pushed: { daysAgo: 1, language: 'Python' },
    description: 'The chat service',
    topics: ['chat', 'inference'],
  },
  {
    owner: 'acme',
    name: 'vision-service',
    age: 410,
    branches: ['main', 'fix/rotate'],
    size: 9120,
    private: false,
    pushed: { daysAgo: 12, language: 'Python' },
    description: 'Labels pictures',
  },
  {
    owner: 'acme',
    name: 'old-experiments',
    age: 900,
    branches: ['master'],
    size: 310,
    private: true,
    archived: true,
    pushed: { daysAgo: 500, language: 'Jupyter Notebook' },
  },
  { owner: 'acme', name: 'empty', age: 3, branches: [], size: 0, private: true },
]

/** The repositories of the project as owner/repo. */
export const repositoryNames = REPOSITORIES.map(({ owner, name }) => `${owner}/${name}`)

export function repositories({ store, notFound }: World): Handlers<'getRepository' | 'listBranches'> {
  return {
    getRepository: ({ caller, path, reply }) => reply(200, metadata(find(caller.projectId, path))),
    // All branches (`branches-complete`).
    listBranches: ({ caller, path, reply }) => {
      const { owner, name, branches } = find(caller.projectId, path)
      return reply(200, {
        branches: branches.map((branch, index) => ({
          name: branch,
          protected: index === 0,
          default: index === 0,
          sha: hexFrom(`${owner}/${name}/${branch}`, 40),
        })),
      })
    },
  }

  function find(projectId: string, { owner, repo }: { owner: string; repo: string }): RepositoryRow {
    const row = projectId === PROJECT && REPOSITORIES.find((row) => row.owner === owner && row.name === repo)
    if (!row) throw notFound('repository', `${owner}/${repo}`)
    return row
  }

  function metadata({ owner, name, age, branches, pushed, ...row }: RepositoryRow): Repository {
    const daysAgo = (days: number) => rfc3339(store.state.startedAt - days * DAY)
    return {
      archived: row.archived ?? false,
      branchCount: branches.length,
      cloneUrl: `https://code.example.com/${owner}/${name}.git`,
      createdAt: daysAgo(age),
      defaultBranch: branches[0] ?? 'main',
      ...(row.description !== undefined && { description: row.description }),
      disabled: false,
      forksCount: row.private ? 0 : 3,
      fullName: `${owner}/${name}`,
      hasIssues: !row.archived,
      hasPages: false,
      hasWiki: false,
      htmlUrl: `https://code.example.com/${owner}/${name}`,
      ...(pushed && { language: pushed.language, pushedAt: daysAgo(pushed.daysAgo) }),
      name,
      private: row.private,
      size: row.size,
      stargazersCount: row.private ? 0 : 12,
      ...(row.topics && { topics: row.topics }),
      updatedAt: rfc3339(store.state.startedAt - (pushed?.daysAgo ?? age) * DAY + HOUR),
    }
  }
}
