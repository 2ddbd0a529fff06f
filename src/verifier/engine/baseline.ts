import { JSON_TYPE, type Operation } from '../../document/document.ts'
import type { Exchange } from '../target/exchange.ts'
import { NOBODY } from '../target/tiers.ts'
import type { Case } from '../values/cases.ts'

/** A valid request of an operation, which each case changes in one place. */
export type Baseline = Pick<Exchange, 'method' | 'url' | 'requestBody'>

export function requestOf({ method, url, requestBody }: Baseline, token?: string): Request {
  return new Request(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(requestBody !== undefined && { 'Content-Type': JSON_TYPE }),
    },
    ...(requestBody !== undefined && { body: requestBody }),
  })
}

/** The URL of a request with a nonexistent ID for one path parameter. */
export function withSegment({ path }: Operation, url: string, name: string, { baseUrl }: { baseUrl: string }): string {
  const base = baseUrl.replace(/\/+$/, '')
  const { pathname, search } = new URL(url)
  const start = new URL(base).pathname.replace(/\/+$/, '')
  const segments = pathname.slice(start.length).split('/')
  const place = path.split('/').indexOf(`{${name}}`)
  return `${new URL(base).origin}${start}${segments.with(place, NOBODY).join('/')}${search}`
}

/** The baseline request with the change that a case makes. */
export function withCase<Request extends Baseline>(
  baseline: Request,
  { place, name, value }: Case,
  besides: Record<string, Record<string, unknown>> = {},
): Request {
  if (place === 'query') {
    const url = new URL(baseline.url)
    url.searchParams.delete(name)
    if (value !== undefined) url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    return { ...baseline, url: url.href }
  }
  const body = name ? { ...JSON.parse(baseline.requestBody ?? '{}'), ...besides[name], [name]: value } : value
  return { ...baseline, requestBody: body === undefined ? undefined : JSON.stringify(body) }
}
