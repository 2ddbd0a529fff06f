import { numberFrom } from '../../../hash.ts'
import { rfc3339, SECOND } from '../../kit/clock.ts'
import type { Life } from '../live/containers.ts'
import type { ServedRun } from '../live/runs.ts'

/** Interval at which the readiness of a container is checked after the start of the sandbox. */
const PROBE_INTERVAL = 10 * SECOND

/** Moments are in milliseconds since the Unix epoch. */
interface EventContext {
  life: Life
  hostIp: string
  /** ID of the container that this one replaces, if any. */
  replaced: string | undefined
  /** The runs that the container has served: those of the seed, and those that began later, each oldest first. */
  served: { past: readonly ServedRun[]; later: readonly ServedRun[] }
  startOfSandbox: number
  moment: number
}

interface Event {
  type: string
  message: string
  run_id?: string
}

/** Events of one kind, oldest first. They are created only when a page shows them, because a container can have thousands. */
interface Source {
  count: number
  /** Returns the moment of an event. @param index from 0 */
  at(index: number): number
  event(index: number): Event
}

/**
 * Derives the events of a container up to a moment: later moments add events at the end. The fields and kinds of events are a
 * choice (`container-event-fields-and-values`).
 */
export function eventsOf(context: EventContext) {
  const { life, served } = context
  const sources = [
    lifeEvents(context),
    runEvents(served.past, context),
    runEvents(served.later, context),
    probes(context),
  ]
  const total = sources.reduce((sum, { count }) => sum + count, 0)
  const prefix = life.id.replace('container', 'event')
  return {
    total,
    /** Returns the events from index `from` up to, but not including, `to`, oldest first. */
    slice(from: number, to: number) {
      const positions = sources.map((source) => ({ source, index: 0 }))
      skip(positions, from)
      const events = []
      for (let number = from; number < Math.min(to, total); number++) {
        const next = earliest(positions, 1)
        const event = next.source.event(next.index)
        events.push({ id: `${prefix}-${number + 1}`, ...event, timestamp: rfc3339(next.source.at(next.index)) })
        next.index += 1
      }
      return events
    },
  }
}

/** A source, and how many of its events were taken. */
interface Position {
  source: Source
  index: number
}

/** Skips the first `count` events of all sources together. Takes O(log `count`) time. */
function skip(positions: Position[], count: number): void {
  for (let left = count; left > 0; ) {
    // The next `step` events of this source are all among the next `left` events.
    const step = Math.max(1, Math.floor(left / positions.length))
    earliest(positions, step).index += step
    left -= step
  }
}

/** Finds the source whose event `ahead` places further is the earliest. */
function earliest(positions: Position[], ahead: number): Position {
  const momentOf = ({ source, index }: Position) => {
    const place = index + ahead - 1
    return place < source.count ? source.at(place) : Number.POSITIVE_INFINITY
  }
  return positions.reduce((first, each) => (momentOf(each) < momentOf(first) ? each : first))
}

/** The start, restarts and end of the container. */
function lifeEvents({ life, hostIp, replaced, moment }: EventContext): Source {
  const { requestedAt, startedAt, restarts, stopAt, endedAt, isEvicted } = life
  const scheduled = `Scheduled on ${hostIp}${replaced ? ` in place of ${replaced}` : ''}`
  const all: (Event & { at: number })[] = [
    { type: 'scheduled', message: scheduled, at: requestedAt },
    { type: 'started', message: 'The container has started', at: startedAt },
    ...restarts.flatMap((at) => [
      { type: 'out_of_memory', message: 'The process was killed because it ran out of memory', at: at - SECOND },
      { type: 'restarted', message: 'The container was restarted', at },
    ]),
  ]
  if (isEvicted) {
    all.push({ type: 'spot_interruption', message: `The provider reclaims the host ${hostIp}`, at: stopAt })
    all.push({ type: 'eviction', message: 'The container was evicted', at: endedAt })
  } else {
    const isAsked = stopAt < endedAt
    if (isAsked) all.push({ type: 'terminating', message: 'The container was asked to stop', at: stopAt })
    all.push({ type: 'ended', message: 'The process ended', at: endedAt })
  }
  const events = all.filter(({ at }) => at <= moment).sort((a, b) => a.at - b.at)
  return {
    count: events.length,
    at: (index) => events[index]?.at ?? Number.NaN,
    event: (index) => {
      const { at: _, ...event } = events[index] as (typeof events)[number]
      return event
    },
  }
}

/** The starts of the runs that the container has served. @param runs oldest first */
function runEvents(runs: readonly ServedRun[], { moment }: EventContext): Source {
  const isOver = runs.length === 0 || (runs.at(-1) as ServedRun).at <= moment
  const shown = isOver ? runs : runs.filter(({ at }) => at <= moment)
  return {
    count: shown.length,
    at: (index) => shown[index]?.at ?? Number.NaN,
    event: (index) => ({ type: 'run', message: 'A run has started', run_id: shown[index]?.id ?? '' }),
  }
}

/** The checks of the container's readiness. */
function probes({ life, startOfSandbox, moment }: EventContext): Source {
  const { id, row, startedAt, stopAt, endedAt } = life
  // Before the start of the sandbox, the number of checks is fixed.
  const seenUntil = Math.min(endedAt, startOfSandbox)
  const past = startedAt > seenUntil ? 0 : (row?.probes ?? numberFrom(`${id} probes`, 3, 30))
  const step = (seenUntil - startedAt) / (past + 2)
  const from = Math.max(startedAt, startOfSandbox)
  const later = Math.max(0, Math.floor((Math.min(stopAt, moment) - from) / PROBE_INTERVAL))
  return {
    count: past + later,
    at: (index) => (index < past ? startedAt + step * (index + 1) : from + PROBE_INTERVAL * (index - past + 1)),
    event: () => ({ type: 'probe', message: 'The readiness of the container was checked' }),
  }
}
