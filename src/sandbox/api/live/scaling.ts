import { numberFrom } from '../../../hash.ts'
import { DAY, HOUR } from '../../kit/clock.ts'
import { type Fate, FOOTPRINT, type Footprint, type StoredApp } from '../tables.ts'
import type { World } from '../world.ts'

/** Maximum number of replicas of an app that had fewer at the start: a limit of the sandbox, because `scalingBuffer` has none. */
const MOST_REPLICAS = 2000

/** A number of replicas, from a moment until the next level. */
export interface ReplicaLevel {
  since: number
  replicas: number
}

/**
 * Derives the number of replicas that an app wants: its demand, which depends on the hour, within the limits of its settings.
 *
 * @param initial number of replicas before `start`, and the demand on average
 * @param start the start of the sandbox. All moments are in milliseconds since the Unix epoch
 */
export function scalingOf(app: StoredApp, initial: number, start: number) {
  const settingsAt = settingsOf(app)
  const demands: number[] = []

  function demandAt(moment: number): number {
    const hour = Math.floor((moment % DAY) / HOUR)
    demands[hour] ??= initial && Math.max(1, Math.round((initial * percentAt(app.appId, hour)) / 100))
    return demands[hour]
  }

  function replicasAt(moment: number): number {
    if (moment < start) return initial
    const { minReplicaCount = 0, maxReplicaCount = MOST_REPLICAS, scalingBuffer = 0 } = settingsAt(moment)
    // A choice: the maximum takes precedence over a larger minimum (`setting-combinations`).
    const wanted = Math.min(Math.max(demandAt(moment), minReplicaCount), maxReplicaCount)
    return Math.min(wanted + scalingBuffer, Math.max(MOST_REPLICAS, initial))
  }

  return {
    replicasAt,
    settingsAt,
    /** Lists the levels from a moment to another. The first one may have begun earlier. */
    levelsIn(from: number, to: number): ReplicaLevel[] {
      const moments = [start, ...changesOf(app)]
      for (let hour = Math.ceil(from / HOUR) * HOUR; hour < to; hour += HOUR) moments.push(hour)
      const inside = moments.filter((moment) => moment > from && moment < to).sort((a, b) => a - b)
      return [from, ...inside].map((since) => ({ since, replicas: replicasAt(since) }))
    },
  }
}

/** Derives the demand in an hour of the day, in percent of the average: highest at 14:00 UTC, lowest at night. */
function percentAt(appId: string, hour: number): number {
  const distance = Math.abs(((hour + 22) % 24) - 12)
  return 130 - 6 * distance + numberFrom(`${appId} hour ${hour}`, -15, 15)
}

/**
 * Number of earlier settings that an app keeps; `seed/schema.ts` rejects more. Beyond it, the settings between the first and
 * later ones are forgotten, and with them the containers of that time.
 */
export const MOST_EARLIER = 100

/** Returns a function that finds the settings of an app at a moment. */
function settingsOf(app: StoredApp): (moment: number) => Footprint {
  const earlier = app.earlier?.map((settings) => ({ settings, until: Date.parse(settings.until) })) ?? []
  return (moment) => earlier.find(({ until }) => moment < until)?.settings ?? app
}

/** Lists the moments at which the settings of an app changed. */
function changesOf({ earlier = [] }: StoredApp): number[] {
  return earlier.map(({ until }) => Date.parse(until))
}

/** Adds the settings before an update to an updated app. @param now moment of the update */
export function withEarlier(before: StoredApp, updated: StoredApp, now: number): StoredApp {
  if (FOOTPRINT.every((key) => before[key] === updated[key])) return updated
  // Changes after `now` exist if the clock was set back; this update replaces them.
  const earlier = before.earlier?.filter(({ until }) => Date.parse(until) <= now) ?? []
  const until = new Date(now).toISOString()
  if (earlier.at(-1)?.until !== until) {
    const settings = settingsOf(before)(now)
    const kept = Object.fromEntries(
      FOOTPRINT.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    )
    earlier.push({ ...(kept as Footprint), until })
  }
  // The first settings stay: costs are relative to them.
  if (earlier.length > MOST_EARLIER) earlier.splice(1, 1)
  return { ...updated, earlier }
}

const FATES_WITH_SLOT: Fate[] = ['running', 'restarted', 'pending']

/** Finds the slots of the containers of an app that run or start at the start of the sandbox: the first ID is in slot 1. */
export function slotsOf({ store, memo }: Pick<World, 'store' | 'memo'>, app: StoredApp) {
  return memo(app, 'slots', () => {
    const rows = store.where('containers', 'appId', app.appId).filter(({ fate }) => FATES_WITH_SLOT.includes(fate))
    const ids = rows.map(({ id }) => id)
    return { ids, slots: new Map(ids.map((id, index) => [id, index + 1])) }
  })
}
