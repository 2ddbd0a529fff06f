import { type Client, createClient } from '../src/client/index.ts'
import type { Operation } from '../src/document.ts'
import type { Fixtures } from './fixtures.ts'

/** Every request is given up after this time, so that no service can hang a run. */
const TIMEOUT_MS = 10_000

/** A request of an operation and what came back. The credential is left out; the body may hold secrets and never enters a report. */
export interface Exchange {
  operationId: string
  method: string
  url: string
  requestBody: string | undefined
  status: number
  /** Media type without its parameters; empty when the answer has none. */
  contentType: string
  text: string
}

export interface TargetOptions {
  /** How the target is called in reports, such as `mock`. */
  name: string
  /** Absolute base URL. */
  baseUrl: string
  token: string
  fixtures: Fixtures
  /** Path segment of the code-hosting provider, where it is not `codehost`. */
  codehost?: string
  /** The operations that may be called; anything else is refused before it leaves. */
  operations: Operation[]
  /** Why the target cannot tell a good token from a bad one, where it cannot. */
  acceptsAnyToken?: string
  fetch?: (request: Request) => Promise<Response>
}

/** A service under test, and the one place from which requests leave. */
export interface Target extends Omit<TargetOptions, 'fetch'> {
  /**
   * Sends a request.
   *
   * @throws {@link RefusedRequest} before it leaves, when it is none of the target's operations
   * @throws {@link NoAnswer} when nothing comes back in time
   */
  send(request: Request): Promise<Exchange>
  /** A generated client that sends through the target and tells of each exchange. */
  client(onExchange: (exchange: Exchange) => void): Client
}

/** The service did not answer: nothing listens, the connection broke, or it took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** A request that the target must not be sent. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
}

export function createTarget({ fetch = globalThis.fetch, ...options }: TargetOptions): Target {
  const operationOf = allowList(options)

  const exchange = async (request: Request): Promise<{ exchange: Exchange; response: Response }> => {
    const { method, url } = request
    const operationId = operationOf(method, url)
    if (!operationId) throw new RefusedRequest(`${method} ${new URL(url).pathname} may not be sent here`)
    const requestBody = request.body ? await request.clone().text() : undefined
    try {
      const response = await fetch(
        new Request(request, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' }),
      )
      const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      const text = await response.clone().text()
      return {
        exchange: { operationId, method, url, requestBody, status: response.status, contentType, text },
        response,
      }
    } catch (error) {
      throw new NoAnswer(`no answer from ${new URL(url).origin}: ${reasonOf(error)}`, { cause: error })
    }
  }

  return {
    ...options,
    send: async (request) => (await exchange(request)).exchange,
    client: (onExchange) =>
      createClient({
        baseUrl: options.baseUrl,
        token: options.token,
        projectId: options.fixtures.project_id,
        ...(options.codehost !== undefined && { codehost: options.codehost }),
        fetch: async (request) => {
          const answered = await exchange(request)
          onExchange(answered.exchange)
          return answered.response
        },
      }),
  }
}

/** Finds which of the target's operations a request is, by method and path; the project is part of the path. */
function allowList({ baseUrl, fixtures, codehost = 'codehost', operations }: TargetOptions) {
  const base = new URL(baseUrl)
  const routes = operations.map(({ id, method, path }) => {
    const segments = path.split('/').map((segment) => {
      if (segment === '{project_id}') return escapeRegExp(encodeURIComponent(fixtures.project_id))
      if (segment === 'codehost') return escapeRegExp(encodeURIComponent(codehost))
      return segment.startsWith('{') ? '[^/]+' : escapeRegExp(segment)
    })
    return { id, method, path: new RegExp(`^${escapeRegExp(base.pathname.replace(/\/+$/, ''))}${segments.join('/')}$`) }
  })
  return (method: string, url: string) => {
    const { origin, pathname } = new URL(url)
    if (origin !== base.origin) return undefined
    return routes.find((route) => route.method === method && route.path.test(pathname))?.id
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** fetch hides the reason (`ECONNREFUSED …`) in the cause of its "fetch failed". */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `none within ${TIMEOUT_MS / 1000} s`
  const inner = cause as { message?: string; code?: string } | undefined
  return inner?.message || inner?.code || message
}
