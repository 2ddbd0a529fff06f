import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Bindings } from './access.ts'

type Middleware = MiddlewareHandler<{ Bindings: Bindings }>

/** Response headers that a web app may read besides the CORS-safelisted ones. */
const EXPOSED = ['Accept-Ranges', 'Content-Range', 'ETag', 'Retry-After', 'Allow']

/** Creates the middleware that lets the pages of `allowOrigins`, by default all, send requests and read the responses. */
export function createCors(): Middleware {
  const common = { exposeHeaders: EXPOSED, maxAge: 600 }
  const allowed = (origin: string, { env }: Context) => (env.access.allowOrigins.includes(origin) ? origin : null)
  const all = cors({ ...common, origin: '*' })
  // Credentials only for listed origins: otherwise, any site could read a sandbox behind a login with the user's cookies.
  const some = cors({ ...common, origin: allowed, credentials: true })
  return (c, next) => {
    if (!c.req.raw.headers.has('Origin')) return next()
    const { access, exchange } = c.env
    return (access.allowOrigins ? some : all)(c, next).finally(() => {
      // The response now has more headers than those that were recorded when it was created.
      exchange.headers = undefined
    })
  }
}
