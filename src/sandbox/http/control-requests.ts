import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { RequestFilter, Requests } from '../state/requests.ts'
import { quote } from '../values.ts'

/** Default maximum number of entries in a response. */
const LIMIT = 100

/** Creates the routes under `/_sandbox/requests`, and `/_sandbox/requests.har`. */
export function controlRequests(requests: Requests): Hono {
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
