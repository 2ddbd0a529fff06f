import { Hono } from 'hono'
import type { Inventory } from '../resources/inventory-types.ts'

/** Creates the routes under `/_sandbox/resources`. */
export function controlResources(inventory: Inventory): Hono {
  const app = new Hono()
  app.get('/', (c) => c.json(inventory.overview()))
  app.get('/:table', async (c) => {
    const { offset, limit, ...filter } = c.req.query()
    const numbers = { offset: numberOf(offset), limit: numberOf(limit) }
    return c.json(await inventory.list(c.req.param('table'), { ...filter, ...numbers }))
  })
  return app
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
