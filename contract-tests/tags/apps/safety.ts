import { ApiError, type Client, ParseError } from '../../../src/client/index.ts'
import type { Cleanup, CleanupContext } from '../../../src/verifier/http/cleanup.ts'
import { NOBODY, only } from '../../../src/verifier/http/safety.ts'
import type { Leftover } from '../../../src/verifier/model/ledger.ts'
import type { Tag } from '../../service.ts'
import { schemaOf } from './settings.ts'

/** Number of failed updates after which cleanup tries no further settings of an app. */
const MOST_FAILURES = 2

export const safety = {
  // No operation reads an app, so its settings cannot be restored: only the disposable app may be changed. The service must
  // reject a change of the foreign app.
  updateApp: {
    lowest: 'write',
    permit: ({ path }, { fixtures }) =>
      only('write', path.app_id, fixtures['disposable.app_id'], fixtures['foreign.app_id']),
  },
  deleteApp: {
    lowest: 'destructive',
    permit: ({ path }, { fixtures }) =>
      only('destructive', path.app_id, fixtures['disposable.app_id'], fixtures['foreign.app_id']),
  },
} satisfies Tag<'updateApp' | 'deleteApp'>['safety']

/** The cheapest settings of an app: fewest replicas and GPUs, with authentication on. */
const CHEAPEST = {
  minReplicaCount: schemaOf('minReplicaCount').minimum,
  gpuCount: schemaOf('gpuCount').minimum,
  disableAuth: false,
}

/**
 * Tracks the apps that a run changes. Unless the target is the run's own, `undo` gives them the cheapest settings and reports
 * them as leftovers, because their previous settings cannot be restored.
 */
export function cleanup({ fixtures, isOwn, client }: CleanupContext): Cleanup {
  /** IDs of the apps that the run has changed and not deleted since. */
  const changed = new Set<string>()
  const undoing = (app_id: string) => ({
    operationId: 'updateApp',
    path: { project_id: String(fixtures.project_id), app_id },
  })

  async function settle(app_id: string): Promise<Leftover> {
    // An app of another project, whose update should have been rejected, is not changed any further.
    if (app_id === fixtures['foreign.app_id']) return configurationOf(app_id)
    const set: string[] = []
    const refused: string[] = []
    let failure: string | undefined
    for (const [name, value] of Object.entries(CHEAPEST)) {
      const update = () =>
        (client() as Client).updateApp({ app_id, body: { [name]: value } }).then(
          () => undefined,
          (error: Error) =>
            // The service may accept the update with 204.
            error instanceof ParseError ? undefined : whyFailed(error),
        )
      if (refused.length < MOST_FAILURES) failure = await update()
      if (failure === undefined) set.push(`${name} ${JSON.stringify(value)}`)
      else refused.push(name)
    }
    return {
      ...configurationOf(app_id, set.length > 0 ? `, now with ${set.join(', ')}` : ''),
      ...(set.length === 0 && failure !== undefined && { why: failure }),
      ...(refused.length > 0 && {
        remedy: `Update or delete the app. Settings that may not have their cheapest values: ${refused.join(', ')}.`,
        undo: undoing(app_id),
      }),
    }
  }

  /** Apps whose update has been sent, until its result is known. */
  const sent = new Set<string>()

  return {
    begin({ id, path: { app_id } }) {
      if (id !== 'updateApp' || app_id === undefined) return () => undefined
      sent.add(app_id)
      return () => void sent.delete(app_id)
    },
    left: () =>
      (isOwn ? [] : [...new Set([...changed, ...sent])].filter((id) => id !== NOBODY)).map((id) => ({
        ...configurationOf(id),
        undo: undoing(id),
      })),
    adopt({ undo }) {
      const { app_id } = undo?.path ?? {}
      const allowed = [fixtures['disposable.app_id'], fixtures['foreign.app_id']]
      if (undo?.operationId !== 'updateApp' || !app_id || !allowed.includes(app_id)) return false
      changed.add(app_id)
      return true
    },
    answered({ operationId, status }, { app_id }) {
      if (status < 200 || status > 299 || app_id === undefined) return
      if (operationId === 'updateApp') changed.add(app_id)
      if (operationId === 'deleteApp') changed.delete(app_id)
    },
    unanswered({ id, path: { app_id } }) {
      if (id === 'updateApp' && app_id) changed.add(app_id)
    },
    async undo() {
      const left: Leftover[] = []
      for (const app_id of isOwn ? [] : changed) if (app_id !== NOBODY) left.push(await settle(app_id))
      return left
    },
  }
}

const whyFailed = (error: Error) => (error instanceof ApiError ? `updateApp returned ${error.status}` : error.message)

function configurationOf(app_id: string, now = ''): Leftover {
  return {
    what: `the configuration of the app ${app_id}${now}`,
    why: 'no operation reads an app, so the run could not restore the previous settings',
    remedy: 'Update or delete the app, which the fixtures name as disposable or foreign.',
    changed: true,
  }
}
