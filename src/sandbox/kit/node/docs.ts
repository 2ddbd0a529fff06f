import { existsSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { Refusal } from '../errors.ts'
import { errorResponse } from '../http/responses.ts'
import { quote } from '../values.ts'

export type Docs = ReturnType<typeof createDocs>

const AT = '/docs'

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
  app.use(async (c, next) => {
    if (!(await isFileWithin(root, c.req.path.slice(AT.length)))) return c.notFound()
    await next()
    const type = c.res.ok ? TYPES[extname(c.req.path)] : undefined
    if (type) c.res.headers.set('Content-Type', `${type}; charset=utf-8`)
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

/** Whether a path (with `index.html` after a final slash) is a regular file in `root`, not a link out of it or a pipe. */
async function isFileWithin(root: string, path: string): Promise<boolean> {
  const file = join(root, path, path.endsWith('/') ? 'index.html' : '')
  const [inside, place] = await Promise.all([root, file].map((each) => realpath(each).catch(() => undefined)))
  return Boolean(place?.startsWith(`${inside}${sep}`)) && (await stat(file)).isFile()
}
