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
        message: `The app ${path.app_id} was updated.`,
        self: `/v2/projects/${encodeURIComponent(caller.projectId)}/apps/${encodeURIComponent(path.app_id)}`,
        success: true,
      })
    },

    deleteApp: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      // Its builds, containers and runs disappear, its domains become unassigned, its cost stays on the bill. The
      // service's behaviour is undocumented (`app-deletion-effects`).
      store.update((state) => {
        state.apps.set(path.app_id, { ...stored, deletedAt: clock.now() })
        for (const [id, { domain, appId }] of state.domains) {
          if (appId === path.app_id) state.domains.set(id, { domain })
        }
      })
      return reply(200, { message: `The app ${path.app_id} was deleted.` })
    },
  }
}

/**
 * Merges an update into an app. Settings that the update leaves out stay (`app-update-left-out`); a rejected update never gets
 * here (`app-update-refused`). `compute` is stored as a list, and its first item becomes the hardware, if there is one
 * (`compute-list-edges`). `service_toml` changes nothing else (`service-toml-precedence`), `cpu` and `memory` take any text
 * (`cpu-memory-notation`), the minimum of replicas may exceed the maximum (`replica-counts-crossed`), and no setting excludes
 * another (`setting-combinations`). An app has the documented fields and the settings of updates (`app-settings`,
 * `app-field-types`), and no others (`app-other-fields`).
 */
function merge(app: Schemas['App'], { compute, ...settings }: Schemas['AppConfiguration']): Schemas['App'] {
  if (compute === undefined) return { ...app, ...settings }
  const list = [compute].flat()
  return { ...app, ...settings, compute: list, hardware: list[0] ?? app.hardware }
}
