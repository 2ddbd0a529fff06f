import { numberFrom } from '../../../hash.ts'
import { iso8601, SECOND } from '../../kit/clock.ts'
import type { StoredApp, StoredBuild } from '../tables.ts'
import type { World } from '../world.ts'
import { liveId, numbersIn } from './ids.ts'

/** In each interval of this length, one build of an app starts. */
const INTERVAL = 100 * SECOND
/** Time in which a build writes its log: its last line is at most this late. */
const DURATION = 18 * SECOND
/** Number of latest builds to list. */
const MOST_RECENT = 8

/** Derives the builds of an app: those stored, and, after the start of the sandbox, one in each interval. */
export function buildsOf(world: Pick<World, 'store' | 'start'>, { appId }: Pick<StoredApp, 'appId'>) {
  const { store } = world
  const start = world.start()

  function nth(number: number): StoredBuild {
    const id = liveId('build', appId, number)
    const second = (number - 1) * (INTERVAL / SECOND) + numberFrom(`${id} start`, 10, 30)
    const outcome = numberFrom(`${id} outcome`, 1, 5) === 1 ? 'failure' : 'success'
    return { id, appId, createdAt: iso8601(start + second * SECOND), outcome }
  }

  const startOf = ({ createdAt }: StoredBuild) => Date.parse(createdAt)
  /** Number of the latest build that may have started by a moment. */
  const latestAt = (moment: number) => Math.max(0, Math.ceil((moment - start) / INTERVAL))
  let rows: StoredBuild[] | undefined

  return {
    /** Lists the latest builds that started after the start of the sandbox and by a moment, latest first. */
    recent(moment: number): StoredBuild[] {
      const latest = latestAt(moment)
      const builds = Array.from({ length: Math.min(latest, MOST_RECENT) }, (_, age) => nth(latest - age))
      return builds.filter((build) => startOf(build) <= moment)
    },
    /** Finds a build that has started by a moment. */
    find(id: string, moment: number): StoredBuild | undefined {
      const row = store.get('builds', id)
      if (row) return row.appId === appId ? row : undefined
      const [number = 0] = numbersIn('build', appId, id)
      if (number < 1 || number > latestAt(moment)) return undefined
      const build = nth(number)
      return startOf(build) <= moment ? build : undefined
    },
    /** Returns the ID of the latest build that has succeeded by a moment, or of any build if there is none. */
    deployedAt(moment: number): string {
      const latest = latestAt(moment)
      for (let number = latest; number > Math.max(0, latest - MOST_RECENT); number--) {
        const build = nth(number)
        if (build.outcome === 'success' && startOf(build) + DURATION <= moment) return build.id
      }
      rows ??= store.where('builds', 'appId', appId).sort((a, b) => startOf(b) - startOf(a))
      return (rows.find(({ outcome }) => outcome === 'success') ?? rows[0] ?? nth(1)).id
    },
  }
}
