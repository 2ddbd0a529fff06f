import { checkPathSegment } from '../../client/checks.ts'
import type { Operation } from '../../document/document.ts'
import { escapeRegExp } from '../../printable.ts'
import { NOBODY } from '../target/tiers.ts'

/** The operation that a request is. */
export interface Route {
  id: string
  method: string
  /** Whether the document has the method for the path. */
  isDocumented: boolean
  /** The values of the path's parameters, by name. */
  path: Record<string, string>
}

interface RouterOptions {
  baseUrl: string
  fixtures: { project_id: string }
  codehost?: string
  operations: Operation[]
  isOwn?: boolean
}

/**
 * Finds which of the operations a request is, by method and path; the project is part of the path. On a target of the run's
 * own, a method that a path does not have is let through as well, as what the path has it for.
 */
export function createRouter({ baseUrl, fixtures, codehost = 'codehost', operations, isOwn = false }: RouterOptions) {
  const base = new URL(baseUrl)
  const project = [fixtures.project_id, NOBODY].map((id) => escapeRegExp(encodeURIComponent(id))).join('|')
  const routes = operations.map(({ id, method, path }) => {
    const segments = path.split('/').map((segment) => {
      if (segment === '{project_id}') return `(?<project_id>${project})`
      if (segment === 'codehost') return escapeRegExp(encodeURIComponent(codehost))
      return segment.startsWith('{') ? `(?<${segment.slice(1, -1)}>[^/]+)` : escapeRegExp(segment)
    })
    return { id, method, path: new RegExp(`^${escapeRegExp(base.pathname.replace(/\/+$/, ''))}${segments.join('/')}$`) }
  })
  return (method: string, url: string): Route | undefined => {
    const { origin, pathname } = new URL(url)
    if (origin !== base.origin) return undefined
    // `containers/active` would also fit `containers/{container_id}`: the one with fewer parameters is meant.
    const [found] = routes
      .filter((route) => route.method === method || isOwn)
      .flatMap((route) => {
        const groups = route.path.exec(pathname)?.groups
        return groups ? [{ route, groups }] : []
      })
      .sort(
        (a, b) =>
          Number(b.route.method === method) - Number(a.route.method === method) ||
          Object.keys(a.groups).length - Object.keys(b.groups).length,
      )
    const path = found && decoded(found.groups)
    return path && { id: found.route.id, method, isDocumented: found.route.method === method, path }
  }
}

/** None when a value is more than one segment: a service that decodes the path first would take it for another one. */
function decoded(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, checkPathSegment(name, decodeURIComponent(value))]),
    )
  } catch {
    return undefined
  }
}
