import type { components } from '../../../generated/types.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Schemas = components['schemas']

export function apps({ store, clock, app }: World): Handlers<'updateApp' | 'deleteApp'> {
  return {
    updateApp: ({ caller, path, body, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const updated = merge(stored.app, body)
      store.update((state) => state.apps.set(path.app_id, { ...stored, app: updated }))
      return reply(200, {
        app: updated,
        message: `The app ${path.app_id} is updated.`,
        self: `/v2/projects/${encodeURIComponent(caller.projectId)}/apps/${encodeURIComponent(path.app_id)}`,
        success: true,
      })
    },

    deleteApp: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      // What hangs below the app goes with it, and its domains become free; its cost stays on the bill. What the service
      // does with them is not shown (`app-deletion-effects`).
      store.update((state) => {
        state.apps.set(path.app_id, { ...stored, deletedAt: clock.now() })
        for (const [id, { domain, appId }] of state.domains) {
          if (appId === path.app_id) state.domains.set(id, { domain })
        }
      })
      return reply(200, { message: `The app ${path.app_id} is deleted.` })
    },
  }
}

/**
 * Keeps what the update does not name (`app-update-left-out`). The hardware is the preferred kind of `compute`, which is kept
 * as a list; of an empty one (`compute-list-edges`) nothing follows for it. The file in `service_toml` is kept verbatim and
 * changes nothing else (`service-toml-precedence`); `cpu` and `memory` may be any text (`cpu-memory-notation`), and the
 * smallest number of replicas may be above the largest (`replica-counts-crossed`): no setting excludes another
 * (`setting-combinations`). An update that is refused does not get here, and changes nothing (`app-update-refused`). An app has the fields that are named and
 * the settings of an update (`app-settings`, `app-field-types`), and no others (`app-other-fields`).
 */
function merge(app: Schemas['App'], { compute, ...settings }: Schemas['AppConfiguration']): Schemas['App'] {
  if (compute === undefined) return { ...app, ...settings }
  const list = [compute].flat()
  return { ...app, ...settings, compute: list, hardware: list[0] ?? app.hardware }
}
