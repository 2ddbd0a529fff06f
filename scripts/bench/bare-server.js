// Returns the examples and checks nothing. Plain JavaScript, because type stripping would add to the start.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
for (const { method, path, answer } of JSON.parse(process.argv[2])) app.on(method, path, (c) => c.json(answer))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`Listening on http://127.0.0.1:${port}`)
})
