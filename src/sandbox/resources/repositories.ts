import type { Repository } from '../../../generated/types.ts'
import { DAY, HOUR, rfc3339 } from '../state/clock.ts'
import { hexFrom } from '../state/hash.ts'
import { PROJECT } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Fields = Pick<Repository, 'private' | 'size'> & Partial<Repository>
/** The first branch is the default. Ages are in days at the start of the sandbox; empty repositories lack `pushed`. */
type Row = [name: string, branches: string[], ages: [created: number, pushed?: number], fields: Fields]

const OWNER = 'acme'
const HOST = 'https://code.example.com'
const CHAT = { language: 'Python', description: 'The chat service', topics: ['chat', 'inference'] }
const VISION = { language: 'Python', description: 'Labels pictures' }
const OLD = { language: 'Jupyter Notebook', archived: true, hasIssues: false }

const REPOSITORIES: Row[] = [
  ['chat-service', ['main', 'streaming', 'release/1.4'], [420, 1], { private: true, size: 2048, ...CHAT }],
  ['vision-service', ['main', 'fix/rotate'], [410, 12], { private: false, size: 9120, ...VISION }],
  ['old-experiments', ['master'], [900, 500], { private: true, size: 310, ...OLD }],
  ['empty', [], [3], { private: true, size: 0 }],
]

/** Names of the project's repositories, in the form owner/repo. */
export const repositoryNames = REPOSITORIES.map(([name]) => `${OWNER}/${name}`)

/** Returns the URL from which the builds of an app clone its code; `undefined` if the code is uploaded. */
export function cloneUrlOf(appName: string): string | undefined {
  const name = `${OWNER}/${appName}-service`
  return repositoryNames.includes(name) ? `${HOST}/${name}.git` : undefined
}

export function repositories({ store, notFound }: World): Handlers<'getRepository' | 'listBranches'> {
  return {
    getRepository: ({ caller, path, reply }) => reply(200, metadata(find(caller.projectId, path))),
    // Whether the service returns all branches, and which it marks, is undocumented (`branches-complete`, `default-branch-mark`).
    listBranches: ({ caller, path, reply }) => {
      const [name, branches] = find(caller.projectId, path)
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

  function find(projectId: string, { owner, repo }: { owner: string; repo: string }): Row {
    // A choice (`repository-scope`): a project finds only its own repositories.
    const row = projectId === PROJECT && owner === OWNER && REPOSITORIES.find(([name]) => name === repo)
    if (!row) throw notFound('repository', `${owner}/${repo}`)
    return row
  }

  function metadata([name, branches, [created, pushed], fields]: Row): Repository {
    const daysAgo = (days: number) => store.state.startedAt - days * DAY
    return {
      archived: false,
      branchCount: branches.length,
      cloneUrl: `${HOST}/${OWNER}/${name}.git`,
      createdAt: rfc3339(daysAgo(created)),
      defaultBranch: branches[0] ?? 'main',
      disabled: false,
      forksCount: fields.private ? 0 : 3,
      fullName: `${OWNER}/${name}`,
      hasIssues: true,
      hasPages: false,
      hasWiki: false,
      htmlUrl: `${HOST}/${OWNER}/${name}`,
      name,
      ...(pushed !== undefined && { pushedAt: rfc3339(daysAgo(pushed)) }),
      stargazersCount: fields.private ? 0 : 12,
      updatedAt: rfc3339(daysAgo(pushed ?? created) + HOUR),
      ...fields,
    }
  }
}
