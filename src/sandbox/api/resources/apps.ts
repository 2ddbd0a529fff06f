import type { App, AppConfiguration } from '../../../../generated/types.ts'
import { iso8601 } from '../../kit/clock.ts'
import { withEarlier } from '../live/scaling.ts'
import type { StoredApp } from '../tables.ts'
import type { World } from '../world.ts'
import type { Handlers } from './handlers.ts'

export function apps({ store, clock, live, app }: World): Handlers<'updateApp' | 'deleteApp'> {
  return {
    updateApp: ({ caller, path, body, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const merged = merge(stored, body)
      const updated = live ? withEarlier(stored, merged, clock.now()) : merged
      store.put('apps', updated)
      return reply(200, {
        app: shown(updated),
        message: `The app ${path.app_id} was updated.`,
        // A choice: a relative URL (`self-url-form`).
        self: `/v2/projects/${encodeURIComponent(caller.projectId)}/apps/${encodeURIComponent(path.app_id)}`,
        success: true,
      })
    },

    deleteApp: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      // The app's builds, containers and runs disappear, its domains become unassigned, and its past cost stays on the
      // bill. What the service deletes is undocumented (`app-deletion-effects`).
      store.put('apps', { ...stored, deletedAt: iso8601(clock.now()) })
      for (const { appId, ...domain } of store.where('domains', 'appId', path.app_id)) store.put('domains', domain)
      return reply(200, { message: `The app ${path.app_id} was deleted.` })
    },
  }
}

/** Returns the documented fields of an app. */
export function shown({ name, createdAt, deletedAt, centsPerDay, onGpu, repository, earlier, ...app }: StoredApp): App {
  return app
}

/**
 * Merges an update into an app. All its rules are choices: settings that the update omits are kept, and a rejected
 * update has no effect (`app-update-effects`); `compute` is stored as a list, and its first item, if any, becomes the
 * hardware; `cpu` and `memory` accept any text and are returned unchanged (`value-notation`);
 * `service_toml` changes no other setting (`service-toml-precedence`); settings combine freely, and `minReplicaCount` may
 * exceed `maxReplicaCount` (`setting-combinations`); an app has only the documented fields and the settings of updates
 * (`app-fields`).
 */
function merge(app: StoredApp, { compute, ...settings }: AppConfiguration): StoredApp {
  if (compute === undefined) return { ...app, ...settings }
  const list = [compute].flat()
  return { ...app, ...settings, compute: list, hardware: list[0] ?? app.hardware }
}
