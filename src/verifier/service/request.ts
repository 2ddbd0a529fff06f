import type { Operation } from '../../document/document.ts'
import { initOf } from '../../request-init.ts'
import type { PlainRequest } from '../http/exchange.ts'

export function requestOf({ method, url, requestBody }: PlainRequest, token?: string): Request {
  return new Request(url, initOf({ method, body: requestBody }, token))
}

/** The path parameters in the URL of an operation, decoded, by name. */
export function pathOf({ path }: Operation, url: string): Record<string, string> {
  const segments = path.split('/')
  // Counted from the end, because the base URL may have a path of its own.
  const given = new URL(url).pathname.split('/').slice(-segments.length)
  const named = segments.map((segment, index) => [segment.slice(1, -1), decodeURIComponent(given[index] ?? '')])
  return Object.fromEntries(named.filter((_, index) => segments[index]?.startsWith('{')))
}

/** The baseline request with the result of `change` for one path parameter. */
export function withSegment(
  baseline: PlainRequest,
  { path }: Operation,
  name: string,
  change: (known: string) => string,
): PlainRequest {
  const segments = path.split('/')
  const url = new URL(baseline.url)
  // Counted from the end, because the base URL may have a path of its own.
  const index = segments.indexOf(`{${name}}`) - segments.length
  const given = url.pathname.split('/')
  const id = change(decodeURIComponent(given.at(index) ?? ''))
  url.pathname = given.with(index, encodeURIComponent(id)).join('/')
  return { ...baseline, url: url.href }
}

/** A change of one place of a request. */
export interface Change {
  place: 'query' | 'body'
  /** Name of the query parameter or of the property of the body; empty for the body as a whole. */
  name: string
  /** `undefined` leaves out the parameter, the property or the whole body. */
  value: unknown
}

/** A request with a change. @param beside other body properties to send */
export function withChange(
  request: PlainRequest,
  { place, name, value }: Change,
  beside: Record<string, unknown> = {},
): PlainRequest {
  if (place === 'query') {
    const url = new URL(request.url)
    url.searchParams.delete(name)
    if (value !== undefined) url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    return { ...request, url: url.href }
  }
  // A property whose value is undefined is left out, because JSON has no such value.
  const body = name ? { ...JSON.parse(request.requestBody ?? '{}'), ...beside, [name]: value } : value
  return { ...request, requestBody: body === undefined ? undefined : JSON.stringify(body) }
}
