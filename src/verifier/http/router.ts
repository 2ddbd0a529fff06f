import { checkPathSegment } from '../../client/checks.ts'
import type { Operation } from '../../document/document.ts'
import { escapeRegExp } from '../../printable.ts'
import { type Api, segmentsOf } from './api.ts'
import type { Fixtures } from './fixtures.ts'
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
  api: Pick<Api, 'tenant' | 'openSegments'>
  /** Read at each request, because discovery may find open segments. Default: any tenant, and any text of open segments. */
  fixtures?: Fixtures
  operations: Operation[]
  isOwn?: boolean
  /** Whether an ID may be that of the tenant in a request. Default: that of the fixtures, and {@link NOBODY}. */
  isTenant?: (id: string, method: string) => boolean
}

const ANY = '[^/]+'

/**
 * Returns a function that finds the operation of a request by method and URL. Requests for tenants that `isTenant` excludes match no
 * operation. If the target belongs to the run, undocumented methods match, too. So do GETs with other text in open segments, which
 * are not documented either: discovery tries texts.
 */
export function createRouter({
  baseUrl,
  api,
  fixtures,
  operations,
  isOwn = false,
  isTenant = (id) => fixtures === undefined || id === fixtures[api.tenant] || id === NOBODY,
}: RouterOptions) {
  const base = new URL(baseUrl)
  const routes = operations.map(({ id, method, path }) => {
    const segments = segmentsOf(path, api).map(({ text, name }) =>
      name === undefined ? escapeRegExp(text) : `(?<${name}>${ANY})`,
    )
    return {
      id,
      method,
      pattern: new RegExp(`^${escapeRegExp(base.pathname.replace(/\/+$/, ''))}${segments.join('/')}$`),
    }
  })
  return (method: string, url: string): Route | undefined => {
    const { origin, pathname } = new URL(url)
    if (origin !== base.origin) return undefined
    // `things/active` also matches `things/{thing_id}`: the match with fewer parameters wins.
    const [found] = routes
      .filter((route) => route.method === method || isOwn)
      .flatMap(({ id, pattern, ...route }) => {
        const match = pattern.exec(pathname)
        const groups = { ...match?.groups }
        const isOther = api.openSegments.some((name) => isOtherText(name, groups[name]))
        for (const name of api.openSegments) delete groups[name]
        if (!match || (isOther && method !== 'GET' && !isOwn)) return []
        return [{ id, isDocumented: route.method === method && !isOther, groups }]
      })
      .sort(
        (a, b) =>
          Number(b.isDocumented) - Number(a.isDocumented) ||
          Object.keys(a.groups).length - Object.keys(b.groups).length,
      )
    const path = found && decoded(found.groups)
    const tenant = path?.[api.tenant]
    if (tenant !== undefined && !isTenant(tenant, method)) return undefined
    return path && { id: found.id, method, isDocumented: found.isDocumented, path }
  }

  /** Whether an open segment has another text than that of the fixture or, without one, of the document. */
  function isOtherText(name: string, text: string | undefined): boolean {
    if (text === undefined || fixtures === undefined) return false
    return text !== encodeURIComponent(String(fixtures[name] ?? name))
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
