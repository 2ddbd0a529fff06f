import { InvalidArgumentError } from '../../client/checks.ts'
import { ApiError, ParseError } from '../../client/errors.ts'
import { parseJson } from '../../json.ts'
import { RunOver, Throttled, TooLong, Unavailable } from '../http/errors.ts'
import { MissingFixture, tokensOf } from '../http/fixtures.ts'
import { NoAnswer } from '../http/no-answer.ts'
import type { Target } from '../http/target-types.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { hasStatus } from '../model/status.ts'
import { createScope, createStore } from '../service/scope.ts'
import { type Service, serviceOf } from '../service/service.ts'
import type { Search } from './finder.ts'

/** What the searches of a run share. */
export interface Searching {
  target: Target
  /** IDs of resources that no longer exist. */
  gone: Set<string>
  /** Why an operation that a search called got no response, by operationId. */
  unanswered: Map<string, string>
  /** ID of the operation that a search called last. */
  asked: string
}

/**
 * Creates what finders use to look for fixtures.
 *
 * @param limit maximum number of requests
 * @param without an operation that the search must not call
 * @param store where to look for responses, and to keep them; default: a new one
 */
export function createSearch(searching: Searching, limit: number, without?: string, store = createStore()): Search {
  const { gone } = searching
  const { target } = createScope(searching.target, store, 'all')
  const sent = new Set<string>()
  const intercept = ({ url }: Request, operationId: string | undefined) => {
    if (operationId === without && without !== undefined) throw new Inconclusive(`${without} proves nothing here`)
    searching.asked = operationId ?? ''
    sent.add(url)
    if (sent.size > limit) throw new Inconclusive(`the search has reached its limit of ${limit} requests`)
  }
  const service: Service = { ...serviceOf(target), api: target.client({ intercept }) }
  return {
    service,
    at: (path) => target.client({ intercept, path }),
    isGone: (id) => gone.has(id),
    tokens: new Set([target.token, ...tokensOf(target.fixtures, target.api.isToken).values()]),
    seen: (id = '') => {
      const segment = encodeURIComponent(id)
      const read = target.exchanges.filter(({ status, url }) => hasStatus('2XX', status) && url.includes(segment))
      return [...new Set(read.map(({ text }) => text))].map((text) => parseJson(text))
    },
  }
}

/**
 * Returns what a search returns, or why it failed.
 *
 * @throws RunOver; NoAnswer if the service responds to nothing; Throttled and Unavailable if no
 *   request has succeeded so far
 */
export async function resultOf<Result>(searching: Searching, search: () => Promise<Result>): Promise<Result | string> {
  const { target, unanswered } = searching
  try {
    return await search()
  } catch (error) {
    if (error instanceof ApiError || error instanceof ParseError)
      return `${error.operationId} returned ${error.status}${error instanceof ParseError ? ' without valid JSON' : ''}`
    if (error instanceof RunOver) throw error
    const isDead = error instanceof NoAnswer && !target.everResponded() && !(await target.isAlive())
    if (isDead) throw error
    const isUnavailable = error instanceof Throttled || error instanceof Unavailable
    if (isUnavailable && !target.exchanges.some(({ status }) => hasStatus('2XX', status))) throw error
    if ([NoAnswer, Throttled, TooLong].some((kind) => error instanceof kind))
      unanswered.set(searching.asked, (error as Error).message)
    if ([MissingFixture, Inconclusive, NoAnswer, InvalidArgumentError].some((kind) => error instanceof kind))
      return (error as Error).message
    // Finders rely on the documented shape of responses; whether they have it is what the run tests.
    if (error instanceof TypeError || error instanceof RangeError) return 'a response does not conform to its schema'
    throw error
  }
}

/** Whether another operation has used a resource successfully in this run, and the run has not deleted it since. */
export function wasUsed({ exchanges }: Target, id: string, without: string | undefined): boolean {
  const segment = encodeURIComponent(id)
  const last = exchanges.findLast(({ operationId, isDocumented, method, url, status }) => {
    const segments = new URL(url).pathname.split('/')
    const isAbout = method === 'DELETE' ? segments.at(-1) === segment : segments.includes(segment)
    return isAbout && isDocumented && hasStatus('2XX', status) && (method === 'DELETE' || operationId !== without)
  })
  return last !== undefined && last.method !== 'DELETE'
}
