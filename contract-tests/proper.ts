import { JSON_TYPE, type Operation } from '../src/document.ts'
import type { Case } from './cases.ts'
import type { Exchange } from './exchange.ts'
import { NOBODY } from './tiers.ts'

/** The request of a proper call, before it is sent or after. */
export type Proper = Pick<Exchange, 'method' | 'url' | 'requestBody'>

export function requestOf({ method, url, requestBody }: Proper, token?: string): Request {
  return new Request(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(requestBody !== undefined && { 'Content-Type': JSON_TYPE }),
    },
    ...(requestBody !== undefined && { body: requestBody }),
  })
}

/** The URL of a request, with an ID that nothing has for one parameter of its path. */
export function withSegment({ path }: Operation, url: string, name: string, { baseUrl }: { baseUrl: string }): string {
  const base = baseUrl.replace(/\/+$/, '')
  const { pathname, search } = new URL(url)
  const start = new URL(base).pathname.replace(/\/+$/, '')
  const segments = pathname.slice(start.length).split('/')
  const place = path.split('/').indexOf(`{${name}}`)
  return `${new URL(base).origin}${start}${segments.with(place, NOBODY).join('/')}${search}`
}

/** The proper request with the one change that a case makes to it. */
export function withCase<Request extends Proper>(
  proper: Request,
  { place, name, value }: Case,
  besides: Record<string, Record<string, unknown>> = {},
): Request {
  if (place === 'query') {
    const url = new URL(proper.url)
    url.searchParams.delete(name)
    if (value !== undefined) url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    return { ...proper, url: url.href }
  }
  const body = name ? { ...JSON.parse(proper.requestBody ?? '{}'), ...besides[name], [name]: value } : value
  return { ...proper, requestBody: body === undefined ? undefined : JSON.stringify(body) }
}
