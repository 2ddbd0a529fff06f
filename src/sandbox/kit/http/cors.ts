import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { timingSafeEqual } from 'hono/utils/buffer'
import { Refusal } from '../errors.ts'
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

/** Header of the control token. */
const HEADER = 'X-Sandbox-Control-Token'

/** Refuses requests that may not use the controls with 403. The response does not contain the token. */
export const requireAccess: Middleware = async (c, next) => {
  const { access } = c.env
  const { controlToken } = access
  const sent = c.req.header(HEADER)
  if (controlToken !== undefined && sent !== undefined) {
    if (!(await timingSafeEqual(sent, controlToken))) {
      throw new Refusal(403, `The control token in the header ${HEADER} is wrong.`)
    }
  } else if (!access.mayControl) {
    const how = controlToken === undefined ? `; start the sandbox with --control-token to set one` : ''
    throw new Refusal(
      403,
      `Requests that are not direct and local need the control token in the header ${HEADER}${how}.`,
    )
  }
  await next()
}
