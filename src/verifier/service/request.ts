import type { Operation } from '../../document/document.ts'
import { initOf } from '../../request-init.ts'
import type { Suite } from '../checks/suite.ts'
import type { PlainRequest } from '../http/exchange.ts'
import type { Target } from '../http/target-types.ts'
import type { Case } from '../inputs/cases.ts'
import { serviceOf } from './service.ts'

/** Returns the baseline request of an operation. Requests that prepare it are sent through the target. */
export type Capture = (target: Target) => Promise<PlainRequest>

/**
 * Returns a function that captures the baseline request of an operation instead of sending it. The captured request is cached
 * unless the operation is `renewed`. Requests that prepare the baseline request are sent through the target.
 *
 * @param used gets the name of each fixture that the call reads
 */
export function createCapture(
  { calls, renewed }: Pick<Suite, 'calls' | 'renewed'>,
  { id }: Operation,
  used?: Set<string>,
): Capture {
  let known: Promise<PlainRequest> | undefined
  const capture: Capture = async (target) => {
    const captured: PlainRequest[] = []
    const api = target.client({
      intercept: async (request, operationId) => {
        if (operationId !== id) return
        const { method, url } = request
        captured.push({ method, url, requestBody: request.body ? await request.clone().text() : undefined })
        // The call ends here. Its error is expected, and ignored below.
        throw new Error('captured instead of sent')
      },
    })
    try {
      await calls[id]?.({ ...serviceOf(target, used), api })
    } catch (error) {
      if (captured.length === 0) throw error
    }
    const [baseline] = captured
    if (!baseline) throw new Error(`No tag calls ${id}. Add or correct its entry in the \`calls\` of its tag.`)
    return baseline
  }
  return (target) => {
    if (renewed.includes(id)) return capture(target)
    known ??= capture(target)
    return known
  }
}

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

/** The baseline request with the change that a case makes. @param beside other body properties to send */
export function withCase(
  baseline: PlainRequest,
  { place, name, value }: Pick<Case, 'place' | 'name' | 'value'>,
  beside: Record<string, unknown> = {},
): PlainRequest {
  if (place === 'query') {
    const url = new URL(baseline.url)
    url.searchParams.delete(name)
    if (value !== undefined) url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
    return { ...baseline, url: url.href }
  }
  // A property whose value is undefined is left out, because JSON has no such value.
  const body = name ? { ...JSON.parse(baseline.requestBody ?? '{}'), ...beside, [name]: value } : value
  return { ...baseline, requestBody: body === undefined ? undefined : JSON.stringify(body) }
}
