import type { components } from '../../../generated/types.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'

type Schemas = components['schemas']

/** Lifecycles that the containers of an app take in turn, so that each occurs. */
const FATES = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const

/** The source of both views of a container, so that they agree (`container-views-agree`). */
export interface Container {
  id: string
  fate: (typeof FATES)[number]
  requestedAt: number
  startedAt: number
  /** `startedAt` in ISO 8601, for the list. */
  startTimestamp: string
  /** Only if it has ended. */
  endedAt?: number
  /** When it received the request to stop; only while it terminates. */
  stopsSince?: number
  /** The fields that both views share. */
  shared: Pick<
    Schemas['ActiveContainer'],
    'appId' | 'buildId' | 'containerIp' | 'hardwareProvider' | 'hostIp' | 'isTerminating' | 'projectId' | 'region'
  >
  /** Number of probes among its events. */
  probes: number
  /** Time of its last event. */
  seenUntil: number
}

/** Probes of the first container: more events than the largest page holds. */
const MOST_PROBES = 240

/**
 * Derives the containers of an app. Their states do not change with the clock: the transitions are undocumented
 * (`container-state-values`).
 *
 * @param seededAt reference for their times, in milliseconds since the Unix epoch
 */
export function containersOf(stored: StoredApp, seededAt: number): Container[] {
  return Array.from({ length: stored.footprint.containers }, (_, index) => containerAt(stored, index, seededAt))
}

/** Derives one container of an app. @param index counts from 0 */
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

type Happening = [type: string, message: string, at: number]

/**
 * Derives the events of a container, oldest first, up to its end or the seed. Fields and kinds are undocumented
 * (`container-event-fields`, `container-event-kind-values`); these are a choice.
 */
export function eventsOf(container: Container): Schemas['ContainerEvent'][] {
  const { id, fate, requestedAt, startedAt, seenUntil: last, stopsSince, shared, probes } = container
  const middle = startedAt + (last - startedAt) / 2
  const probed = Array.from({ length: probes }, (_, index): Happening => {
    const at = startedAt + ((last - startedAt) * (index + 1)) / (probes + 2)
    return ['probe', 'The readiness of the container was checked', at]
  })
  const byFate: Partial<Record<Container['fate'], Happening[]>> = {
    restarted: [
      ['out_of_memory', 'The process was killed because it ran out of memory', middle],
      ['restarted', 'The container was restarted', middle + SECOND],
    ],
    terminating: [['terminating', 'The container was asked to stop', stopsSince ?? last]],
    ended: [['ended', 'The process ended', last]],
    evicted: [
      ['spot_interruption', `The provider reclaims the host ${shared.hostIp}`, last - 30 * SECOND],
      ['eviction', 'The container was evicted', last],
    ],
  }
  const happenings: Happening[] = [
    ['scheduled', `Scheduled on ${shared.hostIp}`, requestedAt],
    ['started', 'The container has started', startedAt],
    ...(byFate[fate] ?? []),
    ...probed,
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
