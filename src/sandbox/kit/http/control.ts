import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { type Clock, iso8601 } from '../clock.ts'
import { InvalidSeed, Refusal } from '../errors.ts'
import type { Fault } from '../faults/fault.ts'
import type { RequestFilter, Requests } from '../journal/journal.ts'
import { quote } from '../values.ts'
import type { Bindings } from './access.ts'
import type { ControlledSandbox } from './controlled-sandbox.ts'
import { readJson } from './read-request.ts'
import { requireAccess } from './require-access.ts'

/** Creates the routes under `/_sandbox`. @param reads routes of the GET operations that need no token and ignore faults */
export function createControl(
  controls: ControlledSandbox,
  reads: Hono<{ Bindings: Bindings }>,
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()
  app.use(requireAccess)

  app.get('/', (c) => c.json({ control: paths, catalog: controls.catalog(c.req.query('project')) }))
  app.get('/fixtures', (c) => c.json(controls.fixtures()))
  app.post('/reset', async (c) => {
    await controls.reset()
    return c.body(null, 204)
  })

  app.get('/snapshot', (c) => c.json(controls.snapshot()))
  app.post('/restore', async (c) => {
    // No limit, because a sandbox can grow to any size.
    await controls.restore(await readJson(c.req.raw, { maxBytes: Number.POSITIVE_INFINITY }))
    return c.body(null, 204)
  })

  app.route('/resources', controlResources(controls.resources))
  app.route('/snapshots', controlSnapshots(controls.snapshots))

  const clock = (c: Context) => {
    return c.json({ now: iso8601(controls.clock.now()), fixed: controls.clock.fixed, live: controls.live })
  }
  app.get('/clock', clock)
  app.patch('/clock', async (c) => {
    setClock(controls.clock, await readObject(c))
    return clock(c)
  })

  app.get('/faults', (c) => c.json(controls.faults.list()))
  app.post('/faults', async (c) => {
    controls.faults.add((await readObject(c)) as unknown as Fault)
    return c.json(controls.faults.list(), 201)
  })
  app.delete('/faults', (c) => {
    controls.faults.clear()
    return c.body(null, 204)
  })
  app.delete('/faults/:id', (c) => {
    const id = c.req.param('id')
    if (controls.faults.remove(id)) return c.body(null, 204)
    throw new Refusal(404, `No pending fault has the ID ${quote(id)}; GET /_sandbox/faults lists the pending ones.`)
  })

  app.get('/scenarios', (c) => c.json(controls.scenarios.list()))
  app.post('/scenarios/:name', async (c) => {
    controls.scenarios.start(c.req.param('name'), await readObject(c, {}))
    return c.json(controls.scenarios.list(), 201)
  })
  app.delete('/scenarios/:name', (c) => {
    controls.scenarios.stop(c.req.param('name'))
    return c.body(null, 204)
  })

  const switches = (c: Context) => c.json(controls.describeSwitches())
  app.get('/switches', switches)
  app.patch('/switches', async (c) => {
    controls.turn(await readObject(c))
    return switches(c)
  })

  app.route('/', controlRequests(controls.requests))

  const paths = [...pathsOf(app), 'GET /_sandbox/read/{path of a GET operation}']
  app.route('/read', reads)
  app.all('*', ({ req }) => {
    throw new Refusal(404, `${req.method} ${quote(req.path)} does not exist; the controls are ${paths.join(', ')}.`)
  })
  app.onError(throwRefusal)
  return app
}

/** Lists the method and path of each route. */
function pathsOf({ routes }: Hono<{ Bindings: Bindings }>): string[] {
  const own = routes.filter(({ method }) => method !== 'ALL')
  return own.map(({ method, path }) => `${method} /_sandbox${path.replace(/^\/$/, '').replace(/:(\w+)/g, '{$1}')}`)
}

/** Throws an error of a control, as a Refusal if the request caused it. */
function throwRefusal(error: Error): never {
  if (error instanceof RangeError) throw new Refusal(400, error.message)
  if (error instanceof InvalidSeed) throw new Refusal(400, `The state cannot be restored: ${error.message}.`)
  throw error
}

/** @param absent result for a request without a body. Default: it is refused */
async function readObject(c: Context, absent?: object): Promise<Record<string, unknown>> {
  const value = (await readJson(c.req.raw)) ?? absent
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value)
  if (!isObject) throw new Refusal(400, 'The body must be a JSON object.')
  return value as Record<string, unknown>
}

function setClock(clock: Clock, given: Record<string, unknown>): void {
  const { now, advanceMs, running } = given
  const isOne = Object.keys(given).length === 1
  if (isOne && typeof now === 'string') clock.set(now)
  else if (isOne && Number.isSafeInteger(advanceMs)) clock.advance(advanceMs as number)
  else if (isOne && running === true) clock.resume()
  else {
    throw new RangeError(
      `The body must be {"now": "<moment>"}, {"advanceMs": <integer>} or {"running": true}; it is ${quote(given)}.`,
    )
  }
}

/** Creates the routes under `/_sandbox/resources`. */
function controlResources(inventory: ControlledSandbox['resources']): Hono {
  const app = new Hono()
  app.get('/', (c) => c.json(inventory.overview()))
  app.get('/:table', async (c) => {
    const { offset, limit, ...filter } = c.req.query()
    const numbers = { offset: numberOf(offset), limit: numberOf(limit) }
    return c.json(await inventory.list(c.req.param('table'), { ...filter, ...numbers }))
  })
  return app
}

/** Reads a number of a query. Text that is none is kept, for the message. */
const numberOf = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Number(text) : (text as number | undefined))

/** Creates the routes under `/_sandbox/snapshots`. */
function controlSnapshots(snapshots: ControlledSandbox['snapshots']): Hono {
  const app = new Hono()
  const missing = (name: string) =>
    new Refusal(404, `There is no snapshot ${quote(name)}; GET /_sandbox/snapshots lists the snapshots.`)

  app.get('/', (c) => c.json(snapshots.list()))
  app.put('/:name', (c) => {
    snapshots.take(c.req.param('name'))
    return c.json(snapshots.list())
  })
  app.post('/:name/restore', async (c) => {
    const name = c.req.param('name')
    if (!snapshots.list().some((each) => each.name === name)) throw missing(name)
    await snapshots.restore(name)
    return c.body(null, 204)
  })
  app.delete('/:name', (c) => {
    if (!snapshots.remove(c.req.param('name'))) throw missing(c.req.param('name'))
    return c.body(null, 204)
  })
  return app
}

/** Default maximum number of entries in a response. */
const LIMIT = 100

/** Creates the routes under `/_sandbox/requests`, and `/_sandbox/requests.har`. */
function controlRequests(requests: Requests): Hono {
  const app = new Hono()
  app.get('/requests', (c) => {
    const accepts = c.req.header('Accept') ?? ''
    return accepts.includes('text/event-stream')
      ? stream(c, requests)
      : c.json(requests.list({ limit: LIMIT, ...filterIn(c) }))
  })
  app.get('/requests/stream', (c) => stream(c, requests))
  app.get('/requests.har', (c) => {
    return c.json(requests.har(filterIn(c)), 200, { 'Content-Disposition': 'attachment; filename="sandbox.har"' })
  })
  app.delete('/requests', (c) => {
    requests.clear()
    return c.body(null, 204)
  })
  return app
}

/** Reads the filter in a query. @throws RangeError if a parameter is repeated */
function filterIn(c: Context): RequestFilter {
  const filter = Object.entries(c.req.queries()).map(([name, values]) => {
    if (values.length > 1) throw new RangeError(`query parameter ${quote(name)} must not be repeated.`)
    const [text = ''] = values
    return [name, /^\d+$/.test(text) ? Number(text) : text]
  })
  return Object.fromEntries(filter)
}

/**
 * Sends entries as server-sent events until the client leaves: those after the ID in the Last-Event-ID header or `since`; by
 * default, only new ones. Nothing waits in memory for a slow client, which misses entries that have left the journal.
 */
function stream(c: Context, requests: Requests): Response {
  const { limit: _, ...filter } = filterIn(c)
  const lastId = Number(c.req.header('Last-Event-ID') || Number.NaN)
  const [latest] = requests.list({ limit: 1 })
  let since = Number.isSafeInteger(lastId) ? lastId : (filter.since ?? latest?.id ?? 0)
  // Check the filter before the response starts.
  requests.list({ ...filter, since, limit: 1 })
  // A stream that nobody reads would never end.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })

  return streamSSE(c, async (events) => {
    let reached = 0
    let wake = () => {}
    const unsubscribe = requests.subscribe(({ id }) => {
      reached = id
      wake()
    })
    c.req.raw.signal.addEventListener('abort', () => events.abort())
    events.onAbort(() => wake())
    // Sends the headers now, and asks EventSource to reconnect after a second.
    await events.write('retry: 1000\n\n')
    while (!events.aborted) {
      const entries = requests.list({ ...filter, since, limit: LIMIT })
      for (const entry of entries) {
        if (!events.aborted) await events.writeSSE({ id: String(entry.id), data: JSON.stringify(entry) })
        since = entry.id
      }
      if (entries.length > 0 || events.aborted) continue
      since = Math.max(since, reached)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    unsubscribe()
  })
}
