import { existsSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { Refusal } from '../http/errors.ts'
import { quote } from '../http/quote.ts'
import { errorResponse } from '../http/responses.ts'

/** Serves the docs of the API, as `npm run docs` builds them, under `/docs/`. */
export interface Docs {
  /** Answers a request for them; `undefined` where it is for something else. */
  respond(request: Request): Response | Promise<Response> | undefined
  /** Whether there is something to serve; that can change while the sandbox runs. */
  areThere(): boolean
}

const AT = '/docs'

/** Of these Hono knows no type. */
const TYPES: Record<string, string> = { '.md': 'text/markdown', '.yaml': 'application/yaml' }

/** @param folder in which they are, or will be */
export function createDocs(folder: string): Docs {
  const root = resolve(folder)
  const app = new Hono()
  app.onError(errorResponse)
  app.get(AT, (c) => c.redirect(`${AT}/`))
  app.use(async (c, next) => {
    if (!(await isFileWithin(root, c.req.path.slice(AT.length)))) return c.notFound()
    await next()
    const type = c.res.ok ? TYPES[extname(c.req.path)] : undefined
    if (type) c.res.headers.set('Content-Type', `${type}; charset=utf-8`)
  })
  // The folder may be built later: given as the root, it would have to be there now.
  app.get(`${AT}/*`, serveStatic({ rewriteRequestPath: (path) => join(root, path.slice(AT.length)) }))
  app.notFound(({ req }) => errorResponse(notFound(root, req.path)))
  return {
    respond: (request) => (isBelow(new URL(request.url).pathname) ? app.fetch(request) : undefined),
    areThere: () => areIn(root),
  }
}

/** Whether a path leads to a file of the folder: neither out of it by a link, nor to what is no file and may never end. */
async function isFileWithin(root: string, path: string): Promise<boolean> {
  const [inside, place] = await Promise.all(
    [root, join(root, path, path.endsWith('/') ? 'index.html' : '')].map(realOf),
  )
  if (!inside || !place?.startsWith(`${inside}${sep}`)) return false
  return (await stat(place)).isFile()
}

function realOf(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined)
}

function isBelow(path: string): boolean {
  return path === AT || path.startsWith(`${AT}/`)
}

function areIn(root: string): boolean {
  return existsSync(join(root, 'index.html'))
}

function notFound(root: string, path: string): Refusal {
  if (areIn(root))
    return new Refusal(404, `The docs have nothing at ${quote(path)} that can be read; they start at ${AT}/.`)
  return new Refusal(404, 'The docs are not built yet: in a checkout, npm run docs builds them.')
}
