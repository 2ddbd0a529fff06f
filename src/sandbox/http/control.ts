import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Sandbox } from '../sandbox.ts'
import type { Fault } from '../state/faults.ts'
import { checkEnvelope, DamagedSnapshot, writeSnapshot } from '../state/snapshot-text.ts'
import { SWITCHES } from '../state/switches.ts'
import type { Access } from './access.ts'
import { Refusal } from './errors.ts'
import { quote } from './quote.ts'
import { readJson } from './read-json.ts'

/** What there is, for whoever asks for something else. */
const PATHS = [
  'GET /_sandbox',
  'GET /_sandbox/fixtures',
  'POST /_sandbox/reset',
  'GET /_sandbox/snapshot',
  'POST /_sandbox/restore',
  'GET and PATCH /_sandbox/clock',
  'GET, POST and DELETE /_sandbox/faults',
  'GET and PATCH /_sandbox/switches',
]

/** A state is longer than any single call: each app may hold settings as long as the longest body. */
const MOST_SNAPSHOT_BYTES = 16 * 1024 * 1024

/** What can be done with a sandbox besides calling it. */
export type Controls = Omit<Sandbox, 'fetch' | 'respond'>

/** The control of a sandbox over HTTP, under `/_sandbox`: what tests and people do with it that no client of the API can. */
export function createControl(sandbox: Controls): Hono<{ Bindings: Access }> {
  const control = new Hono<{ Bindings: Access }>()
  control.use(async (c, next) => {
    if (c.env.mayControl) return next()
    throw new Refusal(
      403,
      'The control of the sandbox is open to this machine alone; start it with --open-control to change that.',
    )
  })

  control.get('/', (c) => c.json({ control: PATHS, catalog: sandbox.catalog() }))
  control.get('/fixtures', (c) => c.json(sandbox.fixtures()))
  control.post('/reset', async (c) => {
    await sandbox.reset()
    return c.body(null, 204)
  })

  control.get('/snapshot', (c) =>
    c.body(writeSnapshot(sandbox.snapshot()), 200, { 'Content-Type': 'application/json' }),
  )
  control.post('/restore', async (c) => {
    await sandbox.restore(checkEnvelope(await readJson(c.req.raw, MOST_SNAPSHOT_BYTES)))
    return c.body(null, 204)
  })

  const clock = (c: Context) => c.json({ now: new Date(sandbox.clock.now()).toISOString(), fixed: sandbox.clock.fixed })
  control.get('/clock', clock)
  control.patch('/clock', async (c) => {
    setClock(sandbox, await readObject(c))
    return clock(c)
  })

  control.get('/faults', (c) => c.json(sandbox.faults.list()))
  control.post('/faults', async (c) => {
    sandbox.faults.add((await readObject(c)) as unknown as Fault)
    return c.json(sandbox.faults.list(), 201)
  })
  control.delete('/faults', (c) => {
    sandbox.faults.clear()
    return c.body(null, 204)
  })

  const switches = (c: Context) =>
    c.json(
      Object.fromEntries(
        Object.entries(SWITCHES).map(([name, { means, values, unknowns }]) => {
          return [name, { value: sandbox.switches[name as keyof typeof SWITCHES], values, means, unknowns }]
        }),
      ),
    )
  control.get('/switches', switches)
  control.patch('/switches', async (c) => {
    sandbox.turn(await readObject(c))
    return switches(c)
  })

  control.all('*', ({ req }) => {
    throw new Refusal(
      404,
      `There is no ${req.method} ${quote(req.path)}; the control of the sandbox has ${PATHS.join(', ')}.`,
    )
  })
  control.onError((error) => {
    if (error instanceof RangeError) throw new Refusal(400, error.message)
    if (error instanceof DamagedSnapshot) throw new Refusal(400, `The snapshot cannot be restored: ${error.message}.`)
    throw error
  })
  return control
}

async function readObject(c: Context): Promise<Record<string, unknown>> {
  const value = await readJson(c.req.raw)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.')
  }
  return value as Record<string, unknown>
}

function setClock({ clock }: Pick<Sandbox, 'clock'>, given: Record<string, unknown>): void {
  const [[key, value] = [], ...more] = Object.entries(given)
  if (more.length === 0 && key === 'now' && typeof value === 'string') clock.set(value)
  else if (more.length === 0 && key === 'advanceMs' && Number.isSafeInteger(value)) clock.advance(value as number)
  else if (more.length === 0 && key === 'running' && value === true) clock.resume()
  else {
    throw new RangeError(
      'The clock takes one of {"now": "2026-03-10T09:30:00Z"}, {"advanceMs": 60000} and {"running": true}.',
    )
  }
}
