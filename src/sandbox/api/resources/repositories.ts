import type { StoredRepository } from '../tables.ts'
import type { World } from '../world.ts'
import type { Handlers } from './handlers.ts'

export function repositories({ store, notFound }: World): Handlers<'getRepository' | 'listBranches'> {
  return {
    getRepository: ({ caller, path, reply }) => {
      const { projectId, branches, ...repository } = find(caller.projectId, path)
      return reply(200, repository)
    },
    // Whether the service returns all branches is undocumented (`repository-branches`).
    listBranches: ({ caller, path, reply }) => reply(200, { branches: find(caller.projectId, path).branches }),
  }

  function find(projectId: string, { owner, repo }: { owner: string; repo: string }): StoredRepository {
    const repository = store.get('repositories', `${projectId}/${owner}/${repo}`)
    if (!repository) throw notFound('repository', `${owner}/${repo}`)
    return repository
  }
}
