import type { components } from '../../../generated/types.ts'
import { numberFrom } from '../state/random.ts'
import type { StoredApp } from '../state/store.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from '../state/timestamps.ts'

type Schemas = components['schemas']

/** How a container fares; the containers of an app go through these in turn, so that a few of each can be looked at. */
const FATES = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const

/** What the sandbox knows of a container; both of its views follow from it, and so they agree (`container-views-agree`). */
export interface Container {
  id: string
  fate: (typeof FATES)[number]
  requestedAt: number
  startedAt: number
  /** The same in ISO 8601, as the list has it. */
  startTimestamp: string
  /** Only of those that ended. */
  endedAt?: number
  /** When it was asked to stop, only of those that are terminating. */
  stopsSince?: number
  /** What both views have in common. */
  shared: Pick<
    Schemas['ActiveContainer'],
    'appId' | 'buildId' | 'containerIp' | 'hardwareProvider' | 'hostIp' | 'isTerminating' | 'projectId' | 'region'
  >
  /** How often it was probed, until when it is looked at: what its events follow from. */
  probes: number
  seenUntil: number
}

/** The container that has this many probes among its events, more than a page of the largest size takes. */
const MOST_PROBES = 240

/**
 * The containers of an app. They do not move on with the clock: which moves there are between states is not shown
 * (`container-state-values`).
 *
 * @param seededAt the moment around which their lives are laid, in milliseconds since the Unix epoch
 */
export function containersOf(stored: StoredApp, seededAt: number): Container[] {
  return Array.from({ length: stored.footprint.containers }, (_, index) => containerAt(stored, index, seededAt))
}

/** One of the containers of an app, counted from 0 on. */
export function containerAt({ app, name, footprint }: StoredApp, index: number, seededAt: number): Container {
  const id = `container-${name}-${index + 1}`
  const fate = FATES[index % FATES.length] ?? 'running'
  const age = fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE
  const requestedAt = seededAt - age
  const startedAt = requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND
  const hasEnded = fate === 'ended' || fate === 'evicted'
  const endedAt = hasEnded ? requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND : undefined
  return {
    id,
    fate,
    requestedAt,
    startedAt,
    startTimestamp: iso8601(startedAt),
    ...(endedAt !== undefined && { endedAt }),
    ...(fate === 'terminating' && { stopsSince: seededAt - 2 * MINUTE }),
    shared: {
      appId: app.appId,
      buildId: `build-${name}-${Math.max(1, footprint.builds - (index % 3 === 2 ? 1 : 0))}`,
      containerIp: `10.0.${numberFrom(`${id} net`, 0, 31)}.${numberFrom(`${id} ip`, 2, 254)}`,
      hardwareProvider: 'example-cloud',
      hostIp: `192.0.2.${numberFrom(`${id} host`, 1, 40)}`,
      isTerminating: fate === 'terminating',
      projectId: app.projectId,
      region: app.region,
    },
    probes: index === 0 && footprint.containers > 2 ? MOST_PROBES : numberFrom(`${id} probes`, 3, 30),
    seenUntil: endedAt ?? seededAt,
  }
}

/** What happens to a container in its life, in order; in between it is probed. */
type Happening = [type: string, message: string, at: number]

/**
 * The events of a container's life, the oldest first, from its request to its end, or to the moment of the seed. Fields and
 * kinds are not shown (`container-event-fields`, `container-event-kind-values`): these are a choice.
 */
export function eventsOf(container: Container): Schemas['ContainerEvent'][] {
  const { id, fate, requestedAt, startedAt, seenUntil: last, stopsSince, shared, probes } = container
  const middle = startedAt + (last - startedAt) / 2
  const happenings: Happening[] = [
    ['scheduled', `Scheduled on ${shared.hostIp}`, requestedAt],
    ['started', 'The container has started', startedAt],
    ...(fate === 'restarted'
      ? ([
          ['out_of_memory', 'The process was killed, since it ran out of memory', middle],
          ['restarted', 'The container was started again', middle + SECOND],
        ] satisfies Happening[])
      : []),
    ...(stopsSince === undefined
      ? []
      : [['terminating', 'The container was asked to stop', stopsSince] satisfies Happening]),
    ...(fate === 'ended' ? [['ended', 'The process ended', last] satisfies Happening] : []),
    ...(fate === 'evicted'
      ? ([
          ['spot_interruption', `The host ${shared.hostIp} is taken back`, last - 30 * SECOND],
          ['eviction', 'The container was evicted', last],
        ] satisfies Happening[])
      : []),
    ...Array.from({ length: probes }, (_, index): Happening => {
      const at = startedAt + ((last - startedAt) * (index + 1)) / (probes + 2)
      return ['probe', 'The readiness of the container was checked', at]
    }),
  ]
  return happenings
    .sort(([, , a], [, , b]) => a - b)
    .map(([type, message, at], index) => ({
      id: `event-${id.replace(/^container-/, '')}-${index + 1}`,
      type,
      message,
      timestamp: rfc3339(at),
    }))
}
