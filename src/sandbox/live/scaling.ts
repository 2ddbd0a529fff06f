import { DAY, HOUR } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/tables.ts'
import { changesOf, settingsOf } from './settings.ts'

/** Maximum number of replicas of an app that had fewer at the start: a limit of the sandbox, because `scalingBuffer` has none. */
const MOST_REPLICAS = 2000

/** A number of replicas, from a moment until the next level. */
export interface Level {
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
    // A choice: the maximum takes precedence over a larger minimum (`replica-counts-crossed`).
    const wanted = Math.min(Math.max(demandAt(moment), minReplicaCount), maxReplicaCount)
    return Math.min(wanted + scalingBuffer, Math.max(MOST_REPLICAS, initial))
  }

  return {
    replicasAt,
    settingsAt,
    /** Lists the levels from a moment to another. The first one may have begun earlier. */
    levelsIn(from: number, to: number): Level[] {
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
