import { numberFrom } from '../../../hash.ts'
import { HOUR, MINUTE, SECOND } from '../../kit/clock.ts'
import type { StoredApp, StoredContainer } from '../tables.ts'
import type { World } from '../world.ts'
import { liveId, numbersIn } from './ids.ts'
import { hitsOf, type Incident, NOTICE } from './incidents.ts'
import { type ReplicaLevel, scalingOf, slotsOf } from './scaling.ts'

/** The life of a container. Moments are in milliseconds since the Unix epoch; later updates of its app can change its end. */
export interface Life {
  id: string
  /** The stored container; undefined for one that was requested after the start of the sandbox. */
  row?: StoredContainer
  /** ID of the container that it replaces. Of a stored container, {@link replacedBy} finds it. */
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
/**
 * The slots of an app take turns to renew their containers: slot 2 this long after slot 1, slot 11 with slot 1. Which slot has the
 * first turn depends on the app.
 */
const TURN = 30 * SECOND
const TURNS = RENEWAL / TURN
/** Time from the start of the sandbox to the first turn. */
const FIRST_TURN = 5 * SECOND
/** A new container is not renewed for this long. */
const SETTLING = 70 * SECOND
/** A container is ready for at least this long. */
const SHORTEST_SERVICE = 5 * SECOND
/**
 * Maximum lifetime of a container that was requested after the start of the sandbox: settling, an interval of renewal, the start of the
 * next container (23 s) and the longest stop (80 s).
 */
const LONGEST_LIFE = 8 * MINUTE
/** Levels that determine the life of a container are at most this long before and after its request: more than {@link LONGEST_LIFE}. */
const REACH = 15 * MINUTE
/** Time from the stop of a container with the fate `terminating` to the start of the sandbox. */
const STOPPED = 2 * MINUTE
/** Time from the restart of a container with the fate `restarted` to the start of the sandbox. */
const RESTARTED = 30 * MINUTE

/** The parts of a {@link World} from which the lives of containers are derived. */
export type TimelineWorld = Pick<World, 'store' | 'start' | 'live' | 'moment' | 'incidents' | 'memo'>

/** A period in which a slot is in use. If it began before the known levels, `since` is minus infinity. */
interface Use {
  since: number
  until: number
}

/** What the lives of an app's containers are derived from. */
interface Timeline extends ReturnType<typeof scalingOf> {
  app: StoredApp
  live: boolean
  /** Start of the sandbox. */
  start: number
  incidents: readonly Incident[]
  /** Moment up to which incidents have hit containers. */
  now: number
  /** IDs of the containers that run or start at the start: the first one is in slot 1. */
  ids: string[]
  /** The slots of these containers, by ID. */
  slots: Map<string, number>
  /** Returns the stored container of a slot. */
  rowOf: (slot: number) => StoredContainer | undefined
  /** Levels around the start, once they are derived: stored containers share them. */
  firstLevels?: ReplicaLevel[]
}

const levelsAround = ({ levelsIn }: Timeline, moment: number) => levelsIn(moment - REACH, moment + REACH)

const idAt = ({ app, start }: Timeline, slot: number, requestedAt: number) =>
  liveId('container', app.appId, slot, (requestedAt - start) / SECOND)

/** Lists the uses of a slot. It reacts to a change of the level after a delay. */
function usesOf({ app, start }: Timeline, slot: number, levels: ReplicaLevel[]): Use[] {
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
function settledAt({ start, rowOf }: Timeline, slot: number, since: number): number {
  if (Number.isFinite(since)) return since + SETTLING
  return start + (rowOf(slot)?.fate === 'pending' ? SETTLING : 0)
}

/** Returns the first moment, from another one on, at which a slot renews its container. */
function renewalFrom({ app, start }: Timeline, slot: number, moment: number): number {
  const turn = (slot + numberFrom(`${app.appId} turn`, 0, TURNS - 1)) % TURNS
  const first = start + FIRST_TURN + turn * TURN
  return first + Math.max(0, Math.ceil((moment - first) / RENEWAL)) * RENEWAL
}

/** A container that waits for its end. */
interface Ready {
  id: string
  readyAt: number
  slot: number
  /** End of the use of its slot. */
  until: number
  /** When its slot is renewed. */
  renewedAt: number
}

/** Derives how a container ends: its slot is renewed or no longer used, but it is ready for a while. */
function endingOf(timeline: Timeline, { id, readyAt, slot, until, renewedAt }: Ready) {
  const replacedAt = renewedAt < until ? startOf(idAt(timeline, slot, renewedAt), renewedAt).readyAt : until
  const stopAt = Math.max(readyAt + SHORTEST_SERVICE, Math.min(until, replacedAt))
  const isEvicted = numberFrom(`${id} fate`, 1, 12) === 1
  const stopping = isEvicted ? NOTICE : numberFrom(`${id} stop`, 60, 80) * SECOND
  return { stopAt, isEvicted, endedAt: stopAt + stopping }
}

/**
 * Lists the lives in a slot that began at most {@link LONGEST_LIFE} before a moment, oldest first. Except for the first container of a
 * use, each replaces the one before it.
 */
function livesIn(timeline: Timeline, slot: number, moment: number, levels = levelsAround(timeline, moment)): Life[] {
  const { start, rowOf } = timeline
  const oldest = moment - LONGEST_LIFE
  return usesOf(timeline, slot, levels).flatMap((use) => {
    const settled = settledAt(timeline, slot, use.since)
    const requests = use.since >= oldest && use.since <= moment ? [use.since] : []
    let renewal = renewalFrom(timeline, slot, Math.max(settled, oldest))
    for (; renewal <= moment && renewal < use.until; renewal += RENEWAL) requests.push(renewal)
    const row = use.since < start && moment < start + LONGEST_LIFE ? rowOf(slot) : undefined
    const first = row ? [lifeOf(timeline, row)] : []
    const renewed = requests.map((at) => lifeAt(timeline, slot, at, use))
    const lives = [...first, ...renewed].flatMap((life) => withReplacements(timeline, life, slot, use))
    const linked = lives.map((life, index): Life => {
      const before = life.requestedAt === use.since ? undefined : lives[index - 1]
      return before && !life.row ? { ...life, replaces: before.id } : life
    })
    // The stored container itself is listed with the stored ones.
    return linked.filter(({ row, requestedAt }) => !row && requestedAt <= moment)
  })
}

/** Adds the containers that replace one that an incident has evicted, until its slot is renewed. */
function withReplacements(timeline: Timeline, life: Life, slot: number, use: Use): Life[] {
  const { start, live } = timeline
  const lives = [life]
  const settled = settledAt(timeline, slot, use.since)
  const renewedAt = renewalFrom(timeline, slot, Math.max(settled, life.requestedAt + 1))
  for (let last = life; last.reclaimedAt !== undefined && live; ) {
    const requestedAt = start + Math.floor((last.reclaimedAt - start) / SECOND) * SECOND
    if (requestedAt >= Math.min(renewedAt, use.until)) break
    last = lifeAt(timeline, slot, requestedAt, use)
    lives.push(last)
  }
  return lives
}

/** Applies the incidents to a life: they restart its process or end it early. */
function afterIncidents({ app, incidents, now }: Timeline, life: Life): Life {
  if (incidents.length === 0) return life
  const target = { id: life.id, appId: app.appId, hostIp: hostOf(life.id), startedAt: life.startedAt }
  const { outOfMemory, reclaimed = Number.POSITIVE_INFINITY } = hitsOf(target, incidents, now)
  const restarts = [...life.restarts, ...outOfMemory.map((at) => at + SECOND)]
  const stopAt = Math.min(life.stopAt, reclaimed)
  return {
    ...life,
    restarts: restarts.filter((at) => at < stopAt).sort((a, b) => a - b),
    ...(reclaimed === stopAt && { stopAt, reclaimedAt: stopAt, endedAt: stopAt + NOTICE, isEvicted: true }),
  }
}

/** Derives the life of a container that is requested after the start of the sandbox. */
function lifeAt(timeline: Timeline, slot: number, requestedAt: number, { since, until }: Use): Life {
  const id = idAt(timeline, slot, requestedAt)
  const settled = settledAt(timeline, slot, since)
  const started = startOf(id, requestedAt)
  const renewedAt = renewalFrom(timeline, slot, Math.max(settled, requestedAt + 1))
  const ending = endingOf(timeline, { id, readyAt: started.readyAt, slot, until, renewedAt })
  const restartedAt = started.readyAt + numberFrom(`${id} restart`, 60, 180) * SECOND
  const isRestarted = numberFrom(`${id} memory`, 1, 6) === 1 && restartedAt < ending.stopAt
  return afterIncidents(timeline, {
    id,
    requestedAt,
    ...started,
    ...ending,
    restarts: isRestarted ? [restartedAt] : [],
  })
}

/** Derives the life of a stored container. Its fate determines the part before the start of the sandbox. */
function lifeOf(timeline: Timeline, row: StoredContainer): Life {
  const { start, live, slots } = timeline
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
    if (!live) return afterIncidents(timeline, { ...life, restarts, ...never })
    timeline.firstLevels ??= levelsAround(timeline, start)
    const [use] = usesOf(timeline, slot, timeline.firstLevels)
    const renewedAt = renewalFrom(timeline, slot, settledAt(timeline, slot, Number.NEGATIVE_INFINITY))
    const ending = endingOf(timeline, { id, readyAt, slot, until: use?.until ?? start, renewedAt })
    return afterIncidents(timeline, { ...life, restarts, ...ending })
  }
  if (fate === 'terminating') {
    const stopAt = Math.max(startedAt, start - STOPPED)
    return { ...life, stopAt, endedAt: start + numberFrom(`${id} stop`, 60, 80) * SECOND }
  }
  const endedAt = Math.min(start, requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND)
  const isEvicted = fate === 'evicted'
  return { ...life, stopAt: isEvicted ? endedAt - NOTICE : endedAt, endedAt, isEvicted }
}

/**
 * Finds the stored container that a container replaces: the last one that had ended before it was requested, unless another one
 * was requested in between.
 */
function replacedBy(timeline: Timeline, rows: StoredContainer[], row: StoredContainer): string | undefined {
  const others = rows.filter(({ id }) => id !== row.id)
  const requestedAt = Date.parse(row.requestedAt)
  const earlier = others.map((each) => Date.parse(each.requestedAt)).filter((at) => at < requestedAt)
  const latest = earlier.reduce((last, at) => Math.max(last, at), Number.NEGATIVE_INFINITY)
  const ended = others.filter(({ fate }) => fate === 'ended' || fate === 'evicted')
  return ended.find((each) => {
    const { endedAt } = lifeOf(timeline, each)
    return endedAt > latest && endedAt <= requestedAt
  })?.id
}

/** Lists the containers that were requested after the start of the sandbox, and shortly before a moment. */
function requestedBefore(timeline: Timeline, moment: number): Life[] {
  if (moment <= timeline.start) return []
  const levels = levelsAround(timeline, moment)
  const most = Math.max(...levels.map(({ replicas }) => replicas))
  return Array.from({ length: most }, (_, index) => livesIn(timeline, index + 1, moment, levels)).flat()
}

/**
 * Derives the lives of an app's containers. A life is a pure function of the stored rows, and of the incidents up to the
 * moment of the world. Deriving takes time only for the slots that the app has at the moment.
 */
export function timelineOf(world: TimelineWorld, app: StoredApp) {
  const { store, live } = world
  const { appId } = app
  const start = world.start()
  const { ids, slots } = slotsOf(world, app)
  const scaling = scalingOf(app, ids.length, start)
  const rowOf = (slot: number) => store.get('containers', ids[slot - 1] ?? '')
  const incidents = world.incidents()
  const timeline: Timeline = { ...scaling, app, live, start, incidents, now: world.moment(), ids, slots, rowOf }
  const rows = () => store.where('containers', 'appId', appId)
  return {
    ...scaling,
    /** Number of replicas at the start of the sandbox. */
    initial: ids.length,
    /** Finds the container of a slot that serves the runs at a moment, or that will as soon as it is ready. */
    serving(slot: number, moment: number): Life | undefined {
      const row = moment - start < LONGEST_LIFE ? rowOf(slot) : undefined
      const lives = [...(row ? [lifeOf(timeline, row)] : []), ...livesIn(timeline, slot, moment)]
      return lives.find(({ readyAt, stopAt }) => readyAt <= moment && moment < stopAt) ?? lives.at(-1)
    },
    /** Returns the ID of the container that another one replaces, if any. */
    replacedBy({ row, replaces }: Life): string | undefined {
      return row ? world.memo(row, 'replaces', () => replacedBy(timeline, rows(), row)) : replaces
    },
    /** Lists the containers that were requested after the start of the sandbox, and shortly before a moment. */
    requested: (moment: number): Life[] => requestedBefore(timeline, moment),
    /** Lists the containers that have been requested by a moment and have not ended. */
    active(moment: number): Life[] {
      const stored = moment < start + REACH ? rows().map((row) => lifeOf(timeline, row)) : []
      const lives = [...stored, ...requestedBefore(timeline, moment)]
      return lives.filter(({ endedAt }) => endedAt > moment)
    },
    /** Finds a container that was requested by a moment. */
    find(id: string, moment: number): Life | undefined {
      const row = store.get('containers', id)
      if (row) return row.appId === appId ? lifeOf(timeline, row) : undefined
      const [slot = 0, second = -1] = numbersIn('container', appId, id)
      const requestedAt = start + second * SECOND
      if (slot < 1 || second < 0 || requestedAt > moment) return undefined
      return livesIn(timeline, slot, requestedAt).find((life) => life.id === id)
    },
  }
}

/** Derives the IP address of a container's host. */
export function hostOf(id: string): string {
  return `192.0.2.${numberFrom(`${id} host`, 1, 40)}`
}

/** Derives when a container starts and when it is ready, from its ID and the moment of its request. */
function startOf(id: string, requestedAt: number) {
  const startedAt = requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND
  return { startedAt, readyAt: startedAt + numberFrom(`${id} ready`, 3, 8) * SECOND }
}
