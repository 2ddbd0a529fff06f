import { existsSync, type Stats } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { Refusal } from '../errors.ts'
import { errorResponse } from '../http/responses.ts'
import { quote } from '../values.ts'

export type Docs = ReturnType<typeof createDocs>

const AT = '/docs'
const MODIFIED = 'Last-Modified'

/** Media types by file extension, for extensions that Hono does not know. */
const TYPES: Record<string, string> = { '.md': 'text/markdown', '.yaml': 'application/yaml' }

/** Serves the output of `npm run docs` under `/docs/`. @param folder may be missing until the docs are built */
export function createDocs(folder: string) {
  const root = resolve(folder)
  const isBuilt = () => existsSync(join(root, 'index.html'))
  const app = new Hono()
  app.onError(errorResponse)
  // Relative, because a proxy may have removed a prefix from the path.
  app.get(AT, (c) => c.redirect(`${AT.slice(1)}/`))
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, MODIFIED] }))
  app.use(async (c, next) => {
    const file = await fileWithin(root, c.req.path.slice(AT.length))
    if (!file) return c.notFound()
    const modified = file.mtime.toUTCString()
    const isRead = ['GET', 'HEAD'].includes(c.req.method)
    // The tags are weak, and so never match If-Range: the client then gets the whole file (RFC 9110, section 13.1.5).
    if (c.req.header('If-Range') !== undefined) c.req.raw.headers.delete('Range')
    if (isRead && isUnmodified(c.req.raw.headers, modified)) c.res = new Response(null, { status: 304 })
    else await next()
    if (c.res.status >= 400) return
    const type = TYPES[extname(c.req.path)]
    if (type) c.res.headers.set('Content-Type', `${type}; charset=utf-8`)
    c.res.headers.set(MODIFIED, modified)
    // Weak, because a file could change twice within the resolution of the file system's clock.
    c.res.headers.set('ETag', `W/"${file.size}-${file.mtimeMs}"`)
    // Otherwise, browsers may show old docs for some time after a build.
    c.res.headers.set('Cache-Control', 'no-cache')
  })
  // Not the option `root` of `serveStatic`, which logs an error if the folder does not exist yet.
  app.get(`${AT}/*`, serveStatic({ rewriteRequestPath: (path) => join(root, path.slice(AT.length)) }))
  app.notFound(({ req }) => {
    const noFile = `The docs do not serve ${req.method} ${quote(req.path)}; they start at GET ${AT}/.`
    const notBuilt = 'The docs folder has no index.html; in a checkout, run npm run docs.'
    return errorResponse(new Refusal(404, isBuilt() ? noFile : notBuilt))
  })
  return {
    /** Responds to a request for the docs; returns `undefined` for other requests. */
    respond(request: Request): Response | Promise<Response> | undefined {
      return `${new URL(request.url).pathname}/`.startsWith(`${AT}/`) ? app.fetch(request) : undefined
    },
    /** Whether the docs are built; this can change while the sandbox runs. */
    isBuilt,
  }
}

/** Describes the file of a path (with `index.html` after a final slash); `undefined` for a link out of `root`, or a pipe. */
async function fileWithin(root: string, path: string): Promise<Stats | undefined> {
  const file = join(root, path, path.endsWith('/') ? 'index.html' : '')
  const [inside, place] = await Promise.all([root, file].map((each) => realpath(each).catch(() => undefined)))
  if (!place?.startsWith(`${inside}${sep}`)) return undefined
  const stats = await stat(file)
  return stats.isFile() ? stats : undefined
}

/** Evaluates `If-Modified-Since`, which is ignored if it is no date, or beside `If-None-Match` (RFC 9110, section 13.1.3). */
function isUnmodified(headers: Headers, modified: string): boolean {
  if (headers.has('If-None-Match')) return false
  const since = headers.get('If-Modified-Since') ?? ''
  const isDate = new Date(since).toUTCString() === since
  return isDate && Date.parse(modified) <= Date.parse(since)
}
