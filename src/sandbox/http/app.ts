import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { document } from '../../document/openapi.ts'
import type { Archives } from '../resources/archives.ts'
import { download } from '../resources/download.ts'
import type { Access } from './access.ts'
import { type Controls, createControl } from './control.ts'
import { Refusal } from './errors.ts'
import { quote } from './quote.ts'
import { errorResponse } from './responses.ts'
import { addRoutes, type RouteOptions } from './routes.ts'

/** Headers that a web app may read besides the ones that it always may. */
const EXPOSED = ['Accept-Ranges', 'Content-Range', 'ETag', 'Retry-After', 'Allow']

/** Everything that is served, as one function: the operations of the document, the archives, and the control under `/_sandbox`. */
export function createApp({
  archives,
  controls,
  ...options
}: RouteOptions & { archives: Archives; controls: Controls }) {
  const app = new Hono<{ Bindings: Access }>()
  app.onError(errorResponse)
  app.notFound(({ req }) => {
    return errorResponse(
      new Refusal(
        404,
        `There is no operation at ${quote(req.path)}; openapi.yaml lists those that are, and /_sandbox what there is.`,
      ),
    )
  })
  addRoutes(app, document, options)
  app.get('/archives/:file{.+\\.zip}', ({ req }) => {
    return download(req.raw, req.param('file').slice(0, -'.zip'.length), options.world, archives)
  })
  app.route('/_sandbox', createControl(controls))

  // Web apps call from another origin. Everything else is spared the work.
  const forBrowsers = new Hono<{ Bindings: Access }>()
  // Without this, Hono itself would answer a dropped connection, with 500 in plain text.
  forBrowsers.onError(errorResponse)
  forBrowsers.use(cors({ origin: '*', exposeHeaders: EXPOSED, maxAge: 600 }))
  forBrowsers.all('*', (c) => app.fetch(c.req.raw, c.env))

  return async (request: Request, from: Access): Promise<Response> => {
    // Hono looks methods up in plain objects, and writes on what it finds: one named __proto__ would change every object.
    if (request.method in Object.prototype) return errorResponse(new Refusal(405, 'There is no such method.'))
    return request.headers.has('Origin') ? forBrowsers.fetch(request, from) : app.fetch(request, from)
  }
}
