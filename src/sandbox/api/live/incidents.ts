import { numberFrom } from '../../../hash.ts'
import { MINUTE, SECOND } from '../../kit/clock.ts'

/** A period in which containers are hit. Moments are milliseconds since the Unix epoch. */
export interface Incident {
  kind: 'out_of_memory' | 'spot_interruption'
  since: number
  /** Default: the incident goes on. */
  until?: number
  /** IDs of the apps whose containers are hit. Default: all apps. */
  appIds?: readonly string[]
}

/** What incidents need to know about a container. */
interface IncidentTarget {
  id: string
  appId: string
  hostIp: string
  startedAt: number
}

/** What incidents do to a container, if nothing else ends it. */
interface Hits {
  /** Moments at which the container runs out of memory, oldest first. */
  outOfMemory: number[]
  /** Moment at which the provider announces that it reclaims the host. */
  reclaimed?: number
}

/** Time that a container needs to load its model again after it has run out of memory. */
export const RESTART_TIME = 45 * SECOND
/** Time from the announcement that a host is reclaimed to the eviction of its containers. */
export const NOTICE = 30 * SECOND

/** Maximum number of times that a container runs out of memory in an incident, so that it has few events after years. */
const MOST_TIMES = 50
/** Hosts are reclaimed one after the other, within this time, and again after it. */
const RECLAIM_TIME = 4 * MINUTE

/** Returns how incidents hit a container until a moment: a function of its arguments alone. */
export function hitsOf(container: IncidentTarget, incidents: readonly Incident[], moment: number): Hits {
  const own = incidents.filter(({ appIds }) => appIds?.includes(container.appId) ?? true)
  const outOfMemory = own
    .filter(({ kind }) => kind === 'out_of_memory')
    .flatMap((each) => timesOf(container, each, moment))
  const reclaims = own
    .filter(({ kind }) => kind === 'spot_interruption')
    .flatMap(({ since, until = Number.POSITIVE_INFINITY }) => {
      const first = since + numberFrom(`${container.hostIp} reclaimed`, 0, RECLAIM_TIME - 1)
      const at = firstAfter(container.startedAt, first, RECLAIM_TIME)
      return at <= moment && at < until ? at : []
    })
  const reclaimed = Math.min(...reclaims)
  return {
    outOfMemory: outOfMemory.filter((at) => at < reclaimed).sort((a, b) => a - b),
    ...(reclaims.length > 0 && { reclaimed }),
  }
}

function timesOf(
  { id, startedAt }: IncidentTarget,
  { since, until = Number.POSITIVE_INFINITY }: Incident,
  moment: number,
): number[] {
  const period = numberFrom(`${id} memory`, 75, 150) * SECOND
  const first = firstAfter(startedAt, since + numberFrom(`${id} memory start`, 0, 40) * SECOND, period)
  return Array.from({ length: MOST_TIMES }, (_, time) => first + time * period).filter(
    (at) => at <= moment && at < until,
  )
}

/** Returns the first of the moments `first`, `first + distance`, `first + 2 * distance`, … that is after `moment`. */
function firstAfter(moment: number, first: number, distance: number): number {
  return first > moment ? first : first + (Math.floor((moment - first) / distance) + 1) * distance
}
