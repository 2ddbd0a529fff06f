import { hash, numberFrom } from '../../../hash.ts'
import { iso8601, MINUTE, SECOND } from '../../kit/clock.ts'
import type { RunKind, StoredApp, StoredContainer, StoredRun } from '../tables.ts'
import { type Life, type TimelineWorld, timelineOf } from './containers.ts'
import { liveId, numbersIn } from './ids.ts'

/** Number of latest runs to list. */
const MOST_RECENT = 20
/** Maximum time between the request of a run and its start. */
const LONGEST_QUEUE = 30 * SECOND
/** A slot in use for this long has requested a container. */
const REACTION = 20 * SECOND

/** The kinds of the runs after the start of the sandbox. A kind that is listed more often is more frequent. */
const KINDS: RunKind[] = [
  'completed',
  'completed',
  'completed',
  'failed',
  'completed',
  'websocket',
  'completed',
  'completed',
  'failed',
  'ephemeral',
]

/** When and where a run starts and ends. Moments are in milliseconds since the Unix epoch, durations in milliseconds. */
export interface RunProgress {
  container: Life
  /** Whether the run was over at the start of the sandbox. */
  isPast: boolean
  startedAt: number
  completedAt: number
  activatorQueue: number
  containerQueue: number
  execution: number
}

/** A run that a container has served, and when it started, in milliseconds since the Unix epoch. */
export interface ServedRun {
  id: string
  at: number
}

/** Lists the runs that a stored container had served at the start of the sandbox, oldest first. */
function pastRunsOf({ store, memo }: TimelineWorld, container: StoredContainer): readonly ServedRun[] {
  return memo(container, 'runs', () => {
    const rows = store.where('runs', 'containerId', container.id).filter(({ kind }) => kind !== 'queued')
    return rows.map(({ id, createdAt }) => ({ id, at: Date.parse(createdAt) })).sort((a, b) => a.at - b.at)
  })
}

/** Lists the runs of an app that were queued at the start of the sandbox. */
const queuedRunsOf = ({ store, memo }: TimelineWorld, app: StoredApp): readonly StoredRun[] =>
  memo(app, 'queued runs', () => store.where('runs', 'appId', app.appId).filter(({ kind }) => kind === 'queued'))

/** Derives the runs of an app: those stored, and, after the start of the sandbox, one in each interval. */
export function runsOf(world: TimelineWorld, app: StoredApp) {
  const { store } = world
  const { appId } = app
  const start = world.start()
  const timeline = timelineOf(world, app)
  const interval = numberFrom(`${appId} runs`, 9, 14) * SECOND
  const createdOf = (run: StoredRun) => Date.parse(run.createdAt)

  function nth(number: number): StoredRun {
    const id = liveId('run', appId, number)
    const createdAt = start + (number - 1) * interval + numberFrom(`${id} request`, 1, interval / SECOND) * SECOND
    return { id, appId, kind: KINDS[hash(id) % KINDS.length] ?? 'completed', createdAt: iso8601(createdAt) }
  }

  /** Whether a run was requested by a moment; an app without replicas gets no requests. */
  const exists = (run: StoredRun, moment: number) => createdOf(run) <= moment && timeline.replicasAt(createdOf(run)) > 0

  /** Lists the runs that were requested after the start of the sandbox, and from a moment to another. */
  function requestedIn(from: number, to: number): StoredRun[] {
    const first = Math.max(1, Math.floor((from - start) / interval))
    const last = Math.floor((to - start) / interval) + 1
    const runs = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => nth(first + index))
    return runs.filter((run) => from <= createdOf(run) && exists(run, to))
  }

  /** Derives when and where a run starts and ends; undefined if the app has no container for it. */
  function progressOf(run: StoredRun): RunProgress | undefined {
    const { id, kind, containerId } = run
    const isEphemeral = kind === 'ephemeral'
    if (kind !== 'queued' && store.get('runs', id)) {
      const container = containerId === undefined ? undefined : timeline.find(containerId, start)
      const queue = numberFrom(`${id} container`, 1, 40)
      const atLeast = isEphemeral ? 4 * MINUTE : SECOND / 2
      return container && { container, isPast: true, ...timed(run, queue, atLeast) }
    }
    const dueAt = Math.max(createdOf(run), start) + numberFrom(`${id} queue`, 1000, 4000)
    const replicas = Math.min(...timeline.levelsIn(dueAt - REACTION, dueAt).map((level) => level.replicas))
    const container = replicas && timeline.serving(1 + (hash(`${id} slot`) % replicas), dueAt)
    if (!container) return undefined
    const queue = Math.max(dueAt, container.readyAt) - createdOf(run)
    return { container, isPast: false, ...timed(run, queue, (isEphemeral ? 10 : 2) * SECOND) }
  }

  return {
    progressOf,
    /** Lists the latest runs that were requested after the start of the sandbox and by a moment, oldest first. */
    recent: (moment: number) => requestedIn(Math.max(start, moment - MOST_RECENT * interval), moment),
    /** Finds a run that was requested by a moment. */
    find(id: string, moment: number): StoredRun | undefined {
      const row = store.get('runs', id)
      if (row) return row.appId === appId ? row : undefined
      const [number = 0] = numbersIn('run', appId, id)
      if (number < 1 || start + (number - 1) * interval > moment) return undefined
      const run = nth(number)
      return exists(run, moment) ? run : undefined
    },
    /**
     * Lists the runs that a container has served by a moment: those that were over at the start of the sandbox, and later ones.
     */
    servedBy(container: Life, moment: number) {
      const past = container.row ? pastRunsOf(world, container.row) : []
      if (moment <= start) return { past, later: [] }
      const isOld = container.requestedAt <= start + LONGEST_QUEUE && container.stopAt > start
      const queued = isOld ? queuedRunsOf(world, app) : []
      const from = Math.max(start, container.requestedAt - LONGEST_QUEUE)
      const later = [...queued, ...requestedIn(from, Math.min(moment, container.stopAt))].flatMap(
        (run): ServedRun[] => {
          const progress = progressOf(run)
          if (progress?.container.id !== container.id || progress.startedAt > moment) return []
          return [{ id: run.id, at: progress.startedAt }]
        },
      )
      return { past, later: later.sort((a, b) => a.at - b.at) }
    },
  }

  /**
   * Derives the timings of a run.
   *
   * @param queue time until it starts, without that in the activator
   * @param atLeast shortest execution
   */
  function timed(run: StoredRun, queue: number, atLeast: number) {
    const { id } = run
    const activatorQueue = numberFrom(`${id} activator`, 1, 20)
    const execution = atLeast + numberFrom(`${id} execution`, 0, atLeast)
    const startedAt = createdOf(run) + activatorQueue + queue
    return { activatorQueue, containerQueue: queue, execution, startedAt, completedAt: startedAt + execution }
  }
}
