import { HOUR, MINUTE, SECOND } from '../state/clock.ts'
import { hash, numberFrom } from '../state/hash.ts'
import { hitsOf, NOTICE } from '../state/incidents.ts'
import type { StoredApp, StoredContainer } from '../state/tables.ts'
import type { World } from '../state/world.ts'
import { liveId, numbersIn } from './ids.ts'
import { type Level, scalingOf, slotsOf } from './scaling.ts'

/** The life of a container. Moments are in milliseconds since the Unix epoch; later updates of its app can change the last two. */
export interface Life {
  id: string
  /** The stored container; undefined for one that was requested after the start of the sandbox. */
  row?: StoredContainer
  /** ID of the container that it replaces. */
  replaces?: string
  requestedAt: number
  startedAt: number
  readyAt: number
  /** When its process ran out of memory and was restarted, oldest first. */
  restarts: number[]
  /** When it is asked to stop. */
  stopAt: number
  endedAt: number
  /** Whether it ends because the provider reclaims the host. */
  isEvicted: boolean
  /** When the provider reclaims the host in an incident. */
  reclaimedAt?: number
}

/**
 * Each replica of an app has a slot. A slot renews its container at this interval: the new container is requested, and the old
 * one is asked to stop when the new one is ready.
 */
const RENEWAL = 5 * MINUTE
/** A new container is not renewed for this long. */
const SETTLING = 70 * SECOND
/** A container is ready for at least this long. */
const SHORTEST_SERVICE = 5 * SECOND
/** Maximum lifetime of a container that was requested after the start of the sandbox. */
const LONGEST_LIFE = 8 * MINUTE
/** Levels that determine the life of a container are at most this long before and after its request. */
const REACH = 15 * MINUTE
/** Time from the stop of a container with the fate `terminating` to the start of the sandbox. */
const STOPPED = 2 * MINUTE
/** Time from the restart of a container with the fate `restarted` to the start of the sandbox. */
const RESTARTED = 30 * MINUTE

/** The parts of a {@link World} from which the lives of containers are derived. */
export type TimelineWorld = Pick<World, 'store' | 'live' | 'moment' | 'incidents'>

/** A period in which a slot is in use. If it began before the known levels, `since` is minus infinity. */
interface Use {
  since: number
  until: number
}

/**
 * Derives the lives of an app's containers. A life is a pure function of the stored rows and the incidents, so that it is the
 * same whenever it is derived. Deriving takes time only for the slots that the app has at the moment.
 */
export function timelineOf(world: TimelineWorld, app: StoredApp) {
  const { store, live, moment } = world
  const incidents = world.incidents()
  const start = Date.parse(store.sandbox.startedAt)
  const { ids, slots } = slotsOf(store, app)
  const { levelsIn, replicasAt, settingsAt } = scalingOf(app, ids.length, start)
  const rowOf = (slot: number) => store.get('containers', ids[slot - 1] ?? '')
  const levelsAround = (moment: number) => levelsIn(moment - REACH, moment + REACH)
  let firstLevels: Level[] | undefined
  const prefix = liveId('container', app.appId)
  const offset = hash(app.appId) / 2 ** 32

  /** Lists the uses of a slot. It reacts to a change of the level after a delay. */
  function usesOf(slot: number, levels: Level[]): Use[] {
    const delay = numberFrom(`${app.appId} slot ${slot}`, 2, 15)
    const uses: Use[] = []
    let since: number | undefined
    for (const [index, level] of levels.entries()) {
      const second = Math.ceil((level.since - start) / SECOND) + delay
      const at = index === 0 ? Number.NEGATIVE_INFINITY : start + second * SECOND
      if (level.replicas >= slot) since ??= at
      else if (since !== undefined) {
        if (since < at) uses.push({ since, until: at })
        since = undefined
      }
    }
    return since === undefined ? uses : [...uses, { since, until: Number.POSITIVE_INFINITY }]
  }

  /** Returns the first moment from which a slot that was in use since `since` renews its container. */
  function settledAt(slot: number, since: number): number {
    if (Number.isFinite(since)) return since + SETTLING
    return start + (rowOf(slot)?.fate === 'pending' ? SETTLING : 0)
  }

  function renewalFrom(slot: number, moment: number): number {
    // Multiples of the golden ratio spread evenly, whatever their number, so that renewals of the slots take turns.
    const turn = (slot * 0.6180339887498949 + offset) % 1
    const first = start + (1 + Math.floor((turn * RENEWAL) / SECOND)) * SECOND
    return first + Math.max(0, Math.ceil((moment - first) / RENEWAL)) * RENEWAL
  }

  const idAt = (slot: number, requestedAt: number) => `${prefix}-${slot}-${(requestedAt - start) / SECOND}`

  /** Derives how the container of a slot ends: its slot is renewed or no longer used (`until`), but it is ready for a while. */
  function endingOf(id: string, readyAt: number, until: number, slot: number, renewedAt: number) {
    const replacedAt = renewedAt < until ? startOf(idAt(slot, renewedAt), renewedAt).readyAt : until
    const stopAt = Math.max(readyAt + SHORTEST_SERVICE, Math.min(until, replacedAt))
    const isEvicted = numberFrom(`${id} fate`, 1, 12) === 1
    const stopping = isEvicted ? NOTICE : numberFrom(`${id} stop`, 60, 80) * SECOND
    return { stopAt, isEvicted, endedAt: stopAt + stopping }
  }

  /** Lists the lives in a slot that began at most {@link LONGEST_LIFE} before a moment. */
  function livesIn(slot: number, moment: number, levels = levelsAround(moment)): Life[] {
    const oldest = moment - LONGEST_LIFE
    return usesOf(slot, levels).flatMap((use) => {
      const settled = settledAt(slot, use.since)
      const requests = use.since >= oldest && use.since <= moment ? [use.since] : []
      let renewal = renewalFrom(slot, Math.max(settled, oldest))
      for (; renewal <= moment && renewal < use.until; renewal += RENEWAL) requests.push(renewal)
      const lives = requests.flatMap((requestedAt) => withReplacements(lifeAt(slot, requestedAt, use), slot, use))
      const row = use.since < start && moment < start + LONGEST_LIFE ? rowOf(slot) : undefined
      if (row) lives.unshift(...withReplacements(lifeOf(row), slot, use).slice(1))
      return lives.filter(({ requestedAt }) => requestedAt <= moment)
    })
  }

  /** Adds the containers that replace one that an incident has evicted, until its slot is renewed. */
  function withReplacements(life: Life, slot: number, use: Use): Life[] {
    const lives = [life]
    const renewedAt = renewalFrom(slot, Math.max(settledAt(slot, use.since), life.requestedAt + 1))
    for (let last = life; last.reclaimedAt !== undefined && live; ) {
      const requestedAt = start + Math.floor((last.reclaimedAt - start) / SECOND) * SECOND
      if (requestedAt >= Math.min(renewedAt, use.until)) break
      last = { ...lifeAt(slot, requestedAt, use), replaces: last.id }
      lives.push(last)
    }
    return lives
  }

  /** Applies the incidents to a life: they restart its process or end it early. */
  function afterIncidents(life: Life): Life {
    if (incidents.length === 0) return life
    const target = { id: life.id, appId: app.appId, hostIp: hostOf(life.id), startedAt: life.startedAt }
    const { outOfMemory, reclaimed = Number.POSITIVE_INFINITY } = hitsOf(target, incidents, moment())
    const restarts = [...life.restarts, ...outOfMemory.map((at) => at + SECOND)]
    const stopAt = Math.min(life.stopAt, reclaimed)
    return {
      ...life,
      restarts: restarts.filter((at) => at < stopAt).sort((a, b) => a - b),
      ...(reclaimed === stopAt && { stopAt, reclaimedAt: stopAt, endedAt: stopAt + NOTICE, isEvicted: true }),
    }
  }

  function lifeAt(slot: number, requestedAt: number, { since, until }: Use): Life {
    const id = idAt(slot, requestedAt)
    const settled = settledAt(slot, since)
    const started = startOf(id, requestedAt)
    const ending = endingOf(id, started.readyAt, until, slot, renewalFrom(slot, Math.max(settled, requestedAt + 1)))
    const restartedAt = started.readyAt + numberFrom(`${id} restart`, 60, 180) * SECOND
    const isRestarted = numberFrom(`${id} memory`, 1, 6) === 1 && restartedAt < ending.stopAt
    const previous = requestedAt - RENEWAL
    const first = Number.isFinite(since) ? idAt(slot, since) : ids[slot - 1]
    const replaces = renewalFrom(slot, settled) <= previous ? idAt(slot, previous) : first
    return afterIncidents({
      ...{ id, requestedAt, ...started, ...ending, restarts: isRestarted ? [restartedAt] : [] },
      ...(requestedAt !== since && replaces !== undefined && { replaces }),
    })
  }

  /** Derives the life of a stored container. Its fate determines the part before the start of the sandbox. */
  function lifeOf(row: StoredContainer): Life {
    const { id, fate } = row
    const requestedAt = Date.parse(row.requestedAt)
    const starting = numberFrom(`${id} start`, 4, 15) * SECOND
    const startedAt = fate === 'pending' ? start + starting : Math.min(requestedAt + starting, start)
    const readyAt = fate === 'pending' ? startOf(id, start).readyAt : startedAt
    const life = { id, row, requestedAt, startedAt, readyAt, restarts: [], isEvicted: false }
    const slot = slots.get(id)
    if (slot !== undefined) {
      const restarts = fate === 'restarted' ? [Math.max(startedAt, start - RESTARTED)] : []
      const never = { stopAt: Number.POSITIVE_INFINITY, endedAt: Number.POSITIVE_INFINITY }
      if (!live) return afterIncidents({ ...life, restarts, ...never })
      firstLevels ??= levelsAround(start)
      const [use] = usesOf(slot, firstLevels)
      const renewedAt = renewalFrom(slot, settledAt(slot, Number.NEGATIVE_INFINITY))
      return afterIncidents({ ...life, restarts, ...endingOf(id, readyAt, use?.until ?? start, slot, renewedAt) })
    }
    if (fate === 'terminating') {
      const stopAt = Math.max(startedAt, start - STOPPED)
      return { ...life, stopAt, endedAt: start + numberFrom(`${id} stop`, 60, 80) * SECOND }
    }
    const endedAt = Math.min(start, requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND)
    const isEvicted = fate === 'evicted'
    return { ...life, stopAt: isEvicted ? endedAt - NOTICE : endedAt, endedAt, isEvicted }
  }

  function stored(): Life[] {
    return store.where('containers', 'appId', app.appId).map(lifeOf)
  }

  function requested(moment: number): Life[] {
    if (moment <= start) return []
    const levels = levelsAround(moment)
    const most = Math.max(...levels.map(({ replicas }) => replicas))
    return Array.from({ length: most }, (_, index) => livesIn(index + 1, moment, levels)).flat()
  }

  return {
    levelsIn,
    replicasAt,
    settingsAt,
    /** Number of replicas at the start of the sandbox. */
    initial: ids.length,
    /** Finds the container of a slot that serves the runs at a moment, or that will as soon as it is ready. */
    serving(slot: number, moment: number): Life | undefined {
      const row = moment - start < LONGEST_LIFE ? rowOf(slot) : undefined
      const lives = [...(row ? [lifeOf(row)] : []), ...livesIn(slot, moment)]
      return lives.find(({ readyAt, stopAt }) => readyAt <= moment && moment < stopAt) ?? lives.at(-1)
    },
    /** Lists the stored containers. */
    stored,
    /** Lists the containers that were requested after the start of the sandbox, and shortly before a moment. */
    requested,
    /** Lists the containers that have been requested by a moment and have not ended. */
    active(moment: number): Life[] {
      const lives = [...(moment < start + REACH ? stored() : []), ...requested(moment)]
      return lives.filter(({ endedAt }) => endedAt > moment)
    },
    /** Finds a container that was requested by a moment. */
    find(id: string, moment: number): Life | undefined {
      const row = store.get('containers', id)
      if (row) return row.appId === app.appId ? lifeOf(row) : undefined
      const [slot = 0, second = -1] = numbersIn('container', app.appId, id)
      const requestedAt = start + second * SECOND
      if (slot < 1 || second < 0 || requestedAt > moment) return undefined
      return livesIn(slot, requestedAt).find((life) => life.id === id)
    },
  }
}

/** Derives the IP address of a container's host. */
export function hostOf(id: string): string {
  return `192.0.2.${numberFrom(`${id} host`, 1, 40)}`
}

function startOf(id: string, requestedAt: number) {
  const startedAt = requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND
  return { startedAt, readyAt: startedAt + numberFrom(`${id} ready`, 3, 8) * SECOND }
}
