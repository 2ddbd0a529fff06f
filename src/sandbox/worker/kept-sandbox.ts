import { Hono } from 'hono'
import { InvalidArgumentError } from '../../client/checks.ts'
import type { Controls } from '../controls.ts'
import { InvalidSeed, Refusal } from '../errors.ts'
import type { Access } from '../http/auth.ts'
import { controlSnapshots, throwRefusal } from '../http/control.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts'
import { iso8601, MINUTE } from '../state/clock.ts'
import type { Fault } from '../state/fault.ts'
import type { ScenarioState } from '../state/scenarios.ts'
import { createSnapshots, type NamedSnapshot, type SnapshotStore } from '../state/snapshots.ts'
import { changeFrom, createTable, readRows, writeChanges } from '../state/sql.ts'
import type { Switches } from '../state/switches.ts'
import { changesOf, snapshotFrom, type Transaction } from '../state/tables.ts'
import { misconfigured, type TenantStorage } from './environment.ts'

/** Key of the controls in the storage, which has them once they differ from the initial ones. */
const CONTROLS = 'controls'

export type KeptSandbox = ReturnType<typeof openSandbox>

/**
 * Opens a sandbox whose state, controls and snapshots the storage of a Durable Object keeps. Empty storage gets the
 * seed of a new sandbox.
 *
 * @throws Refusal that says what to do, if the stored state is damaged or an option is invalid
 */
export function openSandbox(storage: TenantStorage, options: SandboxOptions) {
  const { sql, kv } = storage
  let isOpen = true
  const write = (transaction: Transaction) => storage.transactionSync(() => writeChanges(sql, transaction))
  createTable(sql)
  const rows = [...readRows(sql)]
  const sandbox = create({
    ...options,
    ...(rows.length > 0 && { snapshot: snapshotFrom(rows) }),
    async save(transaction) {
      // A call that waits while its tenant is deleted must not change the next state.
      if (!isOpen) throw new Error('the tenant was deleted')
      write(transaction)
    },
  })
  if (rows.length === 0) write({ replaces: true, changes: changesOf(sandbox.snapshot()) })

  const initial = JSON.stringify(controlsOf(sandbox))
  let kept = String(kv.get(CONTROLS) ?? initial)
  try {
    if (kept !== initial) resumeControls(sandbox, JSON.parse(kept))
  } catch (error) {
    // Another version of the sandbox, with other switches or scenarios, stored them.
    console.error(error)
  }
  const keepControls = () => {
    const controls = JSON.stringify(controlsOf(sandbox))
    if (!isOpen || controls === kept) return
    if (controls === initial) kv.delete(CONTROLS)
    else kv.put(CONTROLS, controls)
    kept = controls
  }

  const { snapshot: current, restore: replace, clock } = sandbox
  const snapshots = createSnapshots({ current, replace, now: clock.now }, keepSnapshots(storage))
  const app = new Hono<{ Bindings: Access }>()
  app.onError(throwRefusal)
  app.route('/_sandbox/snapshots', controlSnapshots(snapshots))
  app.all('*', ({ req, env }) => sandbox.respond(req.raw, env))
  return {
    /** Responds to a request, and stores the controls if they have changed: a call may have used up a fault. */
    async respond(request: Request, access: Access): Promise<Response> {
      try {
        return await app.fetch(request, access)
      } finally {
        keepControls()
      }
    },
    /** Keeps nothing from now on. */
    close() {
      isOpen = false
    },
  }
}

/** Creates a sandbox. @throws Refusal that says what to do if the stored state or an option is invalid */
function create(options: SandboxOptions): Sandbox {
  try {
    return createSandbox(options)
  } catch (error) {
    const { message } = error as Error
    if (error instanceof InvalidSeed) {
      throw new Refusal(500, `The stored state of the tenant cannot be used: ${message}. DELETE /_sandbox removes it.`)
    }
    if (error instanceof RangeError || error instanceof InvalidArgumentError) throw misconfigured(message)
    throw error
  }
}

/** Keeps the snapshots that have names in the storage of a Durable Object, one row per row of their state. */
function keepSnapshots(storage: TenantStorage): SnapshotStore {
  const { sql } = storage
  sql.exec(`CREATE TABLE IF NOT EXISTS snapshots (position INTEGER PRIMARY KEY, name TEXT NOT NULL, taken_at TEXT NOT NULL,
    table_name TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL) STRICT`)
  sql.exec('CREATE INDEX IF NOT EXISTS snapshots_by_name ON snapshots (name)')

  function list(): NamedSnapshot[] {
    // One row is that of the table `sandbox`.
    const found = sql.exec(`SELECT name, taken_at AS takenAt, COUNT(*) - 1 AS rows FROM snapshots
      GROUP BY name ORDER BY MIN(position)`)
    return Array.from(found, ({ name, takenAt, rows }) => ({ name, takenAt, rows }) as NamedSnapshot)
  }

  function remove(name: string): boolean {
    const isKept = list().some((each) => each.name === name)
    sql.exec('DELETE FROM snapshots WHERE name = ?', name)
    return isKept
  }

  return {
    list,
    get(name) {
      const rows = sql.exec('SELECT table_name, id, json FROM snapshots WHERE name = ? ORDER BY position', name)
      const changes = Array.from(rows, changeFrom)
      return changes.length > 0 ? snapshotFrom(changes) : undefined
    },
    put({ name, takenAt }, snapshot) {
      storage.transactionSync(() => {
        remove(name)
        for (const { table, id, row } of changesOf(snapshot)) {
          const insert = 'INSERT INTO snapshots (name, taken_at, table_name, id, json) VALUES (?, ?, ?, ?, ?)'
          sql.exec(insert, name, takenAt, table, id, JSON.stringify(row))
        }
      })
    },
    delete: remove,
  }
}

/** What users have set with the controls, besides the state. */
interface KeptControls {
  /** The moment at which the clock stopped, or how far a running clock is ahead of the actual time, in milliseconds. */
  clock: { stoppedAt: string } | { ahead: number }
  switches: Switches
  faults: Fault[]
  scenarios: ScenarioState[]
}

type Controlled = Pick<Controls, 'clock' | 'faults' | 'scenarios' | 'switches' | 'turn'>

/** Returns what users have set with the controls. @param time replaces `Date.now` */
export function controlsOf({ clock, faults, scenarios, switches }: Controlled, time = Date.now): KeptControls {
  const now = clock.now()
  return {
    clock: clock.fixed ? { stoppedAt: iso8601(now) } : { ahead: now - time() },
    switches: { ...switches },
    faults: faults.list().map(({ id: _, ...fault }) => fault),
    scenarios: scenarios.list().filter(({ running }) => running),
  }
}

/**
 * Sets the controls of a new sandbox as they were. Faults get new IDs.
 *
 * @param time replaces `Date.now`
 * @throws RangeError if a kept scenario, switch or fault is invalid; the clock is set nevertheless
 */
export function resumeControls(controls: Controlled, kept: KeptControls, time = Date.now): void {
  const { clock, faults, scenarios } = controls
  try {
    controls.turn(kept.switches)
    for (const fault of kept.faults) faults.add(fault)
    for (const { name } of scenarios.list()) scenarios.stop(name)
    for (const { name, since = '', until, appIds } of kept.scenarios.toSorted(bySince)) {
      // A scenario starts at the moment of the clock.
      clock.set(since)
      const minutes = until === undefined ? undefined : (Date.parse(until) - Date.parse(since)) / MINUTE
      scenarios.start(name, { ...(minutes && { minutes }), ...(appIds && { appIds }) })
    }
  } finally {
    const isStopped = 'stoppedAt' in kept.clock
    clock.set('stoppedAt' in kept.clock ? kept.clock.stoppedAt : new Date(time() + kept.clock.ahead))
    if (!isStopped) clock.resume()
  }
}

const bySince = (one: ScenarioState, other: ScenarioState) =>
  Date.parse(one.since ?? '') - Date.parse(other.since ?? '')
