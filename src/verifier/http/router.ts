import { checkPathSegment } from '../../client/checks.ts'
import type { Operation } from '../../document/document.ts'
import { escapeRegExp } from '../../printable.ts'
import { NOBODY } from './safety.ts'

/** The operation that a request calls, with its path parameters. */
export interface Route {
  id: string
  method: string
  /** Whether the document describes the method on this path. */
  isDocumented: boolean
  /** Path parameters, decoded, by name. */
  path: Record<string, string>
}

interface RouterOptions {
  baseUrl: string
  /** `codehost` is read at each request, because discovery may find it. Default: any project, and any segment in its place. */
  fixtures?: { project_id: string; codehost?: string }
  operations: Operation[]
  isOwn?: boolean
  /** Whether an ID may be that of a project in a request. Default: that of the fixtures, and {@link NOBODY}. */
  isProject?: (id: string, method: string) => boolean
}

const ANY = '[^/]+'

/**
 * Returns a function that finds the operation of a request by method and URL. Requests for projects that `isProject`
 * excludes match no operation. If the target belongs to the run, undocumented methods match, too. So do GETs with another
 * code-hosting segment, which are not documented either: discovery tries segments.
 */
export function createRouter({
  baseUrl,
  fixtures,
  operations,
  isOwn = false,
  isProject = (id) => fixtures === undefined || id === fixtures.project_id || id === NOBODY,
}: RouterOptions) {
  const base = new URL(baseUrl)
  const routes = operations.map(({ id, method, path }) => {
    const segments = path.split('/').map((segment) => {
      if (segment === 'codehost') return `(?<codehost>${ANY})`
      return segment.startsWith('{') ? `(?<${segment.slice(1, -1)}>${ANY})` : escapeRegExp(segment)
    })
    return { id, method, path: new RegExp(`^${escapeRegExp(base.pathname.replace(/\/+$/, ''))}${segments.join('/')}$`) }
  })
  return (method: string, url: string): Route | undefined => {
    const { origin, pathname } = new URL(url)
    if (origin !== base.origin) return undefined
    // `containers/active` also matches `containers/{container_id}`: the match with fewer parameters wins.
    const [found] = routes
      .filter((route) => route.method === method || isOwn)
      .flatMap(({ id, path, ...route }) => {
        const match = path.exec(pathname)
        const { codehost: segment, ...groups } = match?.groups ?? {}
        const host = fixtures?.codehost ?? (fixtures && 'codehost')
        const isOther = segment !== undefined && host !== undefined && segment !== encodeURIComponent(host)
        if (!match || (isOther && method !== 'GET' && !isOwn)) return []
        return [{ id, isDocumented: route.method === method && !isOther, groups }]
      })
      .sort(
        (a, b) =>
          Number(b.isDocumented) - Number(a.isDocumented) ||
          Object.keys(a.groups).length - Object.keys(b.groups).length,
      )
    const path = found && decoded(found.groups)
    if (path?.project_id !== undefined && !isProject(path.project_id, method)) return undefined
    return path && { id: found.id, method, isDocumented: found.isDocumented, path }
  }
}

/** Decodes path parameters; `undefined` if one is invalid: with an encoded slash, for example, a service could run another operation. */
function decoded(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, checkPathSegment(name, decodeURIComponent(value))]),
    )
  } catch {
    return undefined
  }
}
