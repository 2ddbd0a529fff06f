import type { App, AppConfiguration } from '../../../generated/types.ts'
import type { StoredApp } from '../state/store.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

export function apps({ store, clock, app }: World): Handlers<'updateApp' | 'deleteApp'> {
  return {
    updateApp: ({ caller, path, body, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const updated = merge(stored.app, body)
      replace(stored, { app: updated })
      return reply(200, {
        app: updated,
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
      replace(stored, { deletedAt: clock.now() })
      store.update((state) => {
        state.domains = state.domains.map((each) => (each.appId === path.app_id ? { domain: each.domain } : each))
      })
      return reply(200, { message: `The app ${path.app_id} was deleted.` })
    },
  }

  function replace(stored: StoredApp, change: Partial<StoredApp>): void {
    store.update(({ apps }) => apps.splice(apps.indexOf(stored), 1, { ...stored, ...change }))
  }
}

/**
 * Merges an update into an app. All its rules are choices: settings that the update omits are kept, and a rejected
 * update has no effect (`app-update-effects`); `compute` is stored as a list, and its first item, if any, becomes the
 * hardware; `cpu` and `memory` accept any text (`setting-notation`) and are returned unchanged (`values-as-sent`);
 * `service_toml` changes no other setting (`service-toml-precedence`); `minReplicaCount` may exceed `maxReplicaCount`
 * (`replica-counts-crossed`); settings combine freely (`setting-combinations`); an app has only the documented fields
 * and the settings of updates (`app-fields`).
 */
function merge(app: App, { compute, ...settings }: AppConfiguration): App {
  if (compute === undefined) return { ...app, ...settings }
  const list = [compute].flat()
  return { ...app, ...settings, compute: list, hardware: list[0] ?? app.hardware }
}
