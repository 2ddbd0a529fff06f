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

/**
 * Derives the builds of an app: those stored, and, after the start of the sandbox, one in each interval. In a live sandbox, an
 * app without stored builds has one that started before, so that its containers have a build: number 0.
 */
export function buildsOf(world: Pick<World, 'store' | 'start' | 'live'>, { appId }: Pick<StoredApp, 'appId'>) {
  const { store, live } = world
  const start = world.start()
  const startOf = ({ createdAt }: StoredBuild) => Date.parse(createdAt)
  let latestFirst: StoredBuild[] | undefined
  const stored = () => {
    latestFirst ??= store.where('builds', 'appId', appId).sort((a, b) => startOf(b) - startOf(a))
    return latestFirst
  }
  const firstNumber = () => (live && stored().length === 0 ? 0 : 1)
  /** Number of the latest build that may have started by a moment. */
  const latestAt = (moment: number) => Math.max(0, Math.ceil((moment - start) / INTERVAL))

  function nth(number: number): StoredBuild {
    const id = liveId('build', appId, number)
    const second = (number - 1) * (INTERVAL / SECOND) + numberFrom(`${id} start`, 10, 30)
    const hasFailed = number > 0 && numberFrom(`${id} outcome`, 1, 5) === 1
    return { id, appId, createdAt: iso8601(start + second * SECOND), outcome: hasFailed ? 'failure' : 'success' }
  }

  /** Lists the numbers of the latest builds that may have started by a moment, latest first. */
  function latestNumbers(moment: number): number[] {
    const latest = latestAt(moment)
    const count = Math.min(latest - firstNumber() + 1, MOST_RECENT)
    return Array.from({ length: count }, (_, age) => latest - age)
  }

  return {
    /** Lists the latest builds that are not stored and started by a moment, latest first. */
    recent(moment: number): StoredBuild[] {
      return latestNumbers(moment)
        .map(nth)
        .filter((build) => startOf(build) <= moment)
    },
    /** Finds a build that has started by a moment. */
    find(id: string, moment: number): StoredBuild | undefined {
      const row = store.get('builds', id)
      if (row) return row.appId === appId ? row : undefined
      const [number = -1] = numbersIn('build', appId, id)
      if (number < firstNumber() || number > latestAt(moment)) return undefined
      const build = nth(number)
      return startOf(build) <= moment ? build : undefined
    },
    /** Returns the ID of the latest build that has succeeded by a moment, or of any build if there is none. */
    deployedAt(moment: number): string {
      for (const number of latestNumbers(moment)) {
        const build = nth(number)
        if (build.outcome === 'success' && startOf(build) + DURATION <= moment) return build.id
      }
      return (stored().find(({ outcome }) => outcome === 'success') ?? stored()[0] ?? nth(0)).id
    },
  }
}
