import { Hono } from 'hono'
import { Refusal } from '../errors.ts'
import type { Snapshots } from '../state/snapshots.ts'
import { quote } from '../values.ts'

/** Creates the routes under `/_sandbox/snapshots`. */
export function controlSnapshots(snapshots: Snapshots): Hono {
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
