import { numberFrom } from '../../hash.ts'
import type { Life } from '../live/containers.ts'
import { rfc3339, SECOND } from '../state/clock.ts'

/** Interval at which the readiness of a container is checked after the start of the sandbox. */
const PROBE_INTERVAL = 10 * SECOND

/** Moments are in milliseconds since the Unix epoch. */
interface EventContext {
  life: Life
  hostIp: string
  /** ID of the container that this one replaces, if any. */
  replaced: string | undefined
  /** The runs that the container has served, and when they started. */
  served: { id: string; at: number }[]
  startOfSandbox: number
  moment: number
}

interface Event {
  type: string
  message: string
  at: number
  run_id?: string
}

/**
 * Derives the events of a container up to a moment, oldest first: later moments add events at the end. The fields and kinds of
 * events are a choice (`container-event-fields-and-values`).
 */
export function eventsOf(context: EventContext) {
  const { life, hostIp, replaced, served, moment } = context
  const { id, requestedAt, startedAt, restarts, stopAt, endedAt, isEvicted } = life
  const scheduled = `Scheduled on ${hostIp}${replaced ? ` in place of ${replaced}` : ''}`
  const all: Event[] = [
    { type: 'scheduled', message: scheduled, at: requestedAt },
    { type: 'started', message: 'The container has started', at: startedAt },
    ...served.map((run) => ({ type: 'run', message: 'A run has started', at: run.at, run_id: run.id })),
    ...restarts.flatMap((at) => [
      { type: 'out_of_memory', message: 'The process was killed because it ran out of memory', at: at - SECOND },
      { type: 'restarted', message: 'The container was restarted', at },
    ]),
    ...(isEvicted
      ? [
          { type: 'spot_interruption', message: `The provider reclaims the host ${hostIp}`, at: stopAt },
          { type: 'eviction', message: 'The container was evicted', at: endedAt },
        ]
      : [
          ...(stopAt < endedAt
            ? [{ type: 'terminating', message: 'The container was asked to stop', at: stopAt }]
            : []),
          { type: 'ended', message: 'The process ended', at: endedAt },
        ]),
    ...probesOf(context).map((at) => ({ type: 'probe', message: 'The readiness of the container was checked', at })),
  ]
  return all
    .filter(({ at }) => at <= moment)
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...event }, index) => ({
      id: `${id.replace('container', 'event')}-${index + 1}`,
      ...event,
      timestamp: rfc3339(at),
    }))
}

/** Lists when the readiness of a container was checked. */
function probesOf({ life, startOfSandbox, moment }: EventContext): number[] {
  const { id, row, startedAt, stopAt, endedAt } = life
  // Before the start of the sandbox, the number of checks is fixed.
  const seenUntil = Math.min(endedAt, startOfSandbox)
  const count = startedAt > seenUntil ? 0 : (row?.probes ?? numberFrom(`${id} probes`, 3, 30))
  const step = (seenUntil - startedAt) / (count + 2)
  const past = Array.from({ length: count }, (_, probe) => startedAt + step * (probe + 1))
  const from = Math.max(startedAt, startOfSandbox)
  const later = Math.max(0, Math.floor((Math.min(stopAt, moment) - from) / PROBE_INTERVAL))
  return [...past, ...Array.from({ length: later }, (_, probe) => from + PROBE_INTERVAL * (probe + 1))]
}
