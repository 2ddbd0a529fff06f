import { iso8601 } from '../state/clock.ts'
import type { StoredApp, StoredBuild, StoredContainer, StoredRun } from '../state/tables.ts'
import type { World } from '../state/world.ts'
import { buildsOf } from './builds.ts'
import { timelineOf } from './containers.ts'
import { runsOf } from './runs.ts'

/** The stored builds, containers and runs of an app, and the latest of those that came after the start of the sandbox. */
export function latestOf(world: World, app: StoredApp) {
  const { store, moment } = world
  const { appId } = app
  return {
    builds: (): StoredBuild[] => [...store.where('builds', 'appId', appId), ...buildsOf(world, app).recent(moment())],
    containers: (): Pick<StoredContainer, 'id' | 'appId' | 'requestedAt'>[] => [
      ...store.where('containers', 'appId', appId),
      ...timelineOf(world, app)
        .requested(moment())
        .map(({ id, requestedAt }) => ({ id, appId, requestedAt: iso8601(requestedAt) })),
    ],
    runs: (): StoredRun[] => [...store.where('runs', 'appId', appId), ...runsOf(world, app).recent(moment())],
  }
}
