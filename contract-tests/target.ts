import { type Client, createClient, NetworkError } from '../src/client/index.ts'
import type { Operation } from '../src/document.ts'
import { escapeRegExp } from '../src/printable.ts'
import type { Fixtures } from './fixtures.ts'

/** Every request is given up after this time, so that no service can hang a run. */
const TIMEOUT_MS = 10_000
/** A longer answer is not read to its end: the document bounds none, but memory does. */
const MAX_BODY_BYTES = 10 * 1024 * 1024
/** Statuses that fetch allows no body for. */
const WITHOUT_BODY = [204, 205, 304]

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
  /** Why `text` is not the whole body, where it is not. */
  unreadable?: string
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
  /** Why the target cannot show a rule that goes beyond one answer, where it cannot. */
  keepsNothing?: string
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>
}

/** How the service has answered so far; an answer that says nothing, such as one that is too long, is one. */
export interface Contact {
  unansweredInARow: number
  everAnswered: boolean
}

/** A service under test, and the one place from which requests leave. */
export interface Target extends Omit<TargetOptions, 'fetch'> {
  readonly contact: Readonly<Contact>
  /**
   * Sends a request.
   *
   * @throws {@link RefusedRequest} before it leaves, when it is none of the target's operations
   * @throws {@link NoAnswer} when nothing comes back in time
   * @throws {@link Inconclusive} when the service asks to slow down (429) or answers more than is read
   */
  send(request: Request): Promise<Exchange>
  /** A generated client that sends through the target and tells of each exchange; with another token than the target's, if given. */
  client(onExchange: (exchange: Exchange) => void, token?: string): Client
  /**
   * Gets bytes from a presigned URL that an answer has brought, without a credential; redirects are not followed.
   *
   * @param first offset of the first byte
   * @param last offset of the last byte
   * @returns the bytes, or in words what came instead of them; the URL, which is a secret, never stands there
   * @throws {@link NoAnswer} and {@link Inconclusive} as {@link send}
   */
  fetchRange(url: string, first: number, last: number): Promise<Buffer | string>
}

/** The service did not answer: nothing listens, the connection broke, or it took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** An answer that says nothing of the fact that was tried; the message says why. */
export class Inconclusive extends Error {
  override name = 'Inconclusive'
}

/** A request that the target must not be sent. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
}

/** What a call of {@link Target.client} threw: the client wraps what the target threw, as any failure of the network. */
export function thrownBy(error: unknown): unknown {
  return error instanceof NetworkError ? error.cause : error
}

export function createTarget({ fetch = globalThis.fetch, ...options }: TargetOptions): Target {
  const operationOf = allowList(options)
  const contact: Contact = { unansweredInARow: 0, everAnswered: false }
  const keepContact = (answered: boolean) => {
    contact.everAnswered ||= answered
    contact.unansweredInARow = answered ? 0 : contact.unansweredInARow + 1
  }

  const send = async (request: Request): Promise<Exchange> => {
    const { method, url } = request
    const operationId = operationOf(method, url)
    if (!operationId) throw new RefusedRequest(`${method} ${new URL(url).pathname} may not be sent here`)
    const requestBody = request.body ? await request.clone().text() : undefined
    // A connection of its own: a service that closes an idle one just now would look as if it gave no answer.
    request.headers.set('Connection', 'close')
    const answer = await answerOf(request, fetch).catch((error: unknown) => {
      keepContact(!(error instanceof NoAnswer))
      throw error
    })
    keepContact(true)
    if (answer.status === 429) throw new Inconclusive('the service limits the rate of requests (429)')
    return { operationId, method, url, requestBody, ...answer }
  }

  return {
    ...options,
    contact,
    send,
    client: (onExchange, token = options.token) =>
      createClient({
        baseUrl: options.baseUrl,
        token,
        projectId: options.fixtures.project_id,
        // Each request is sent once, so that what is judged is what came first.
        retries: 0,
        ...(options.codehost !== undefined && { codehost: options.codehost }),
        fetch: async (request) => {
          const exchange = await send(request)
          onExchange(exchange)
          const { status, text, contentType } = exchange
          return new Response(WITHOUT_BODY.includes(status) ? null : text, {
            // fetch hands out statuses that a Response may not have; the exchange has the one that came.
            status: status >= 200 && status <= 599 ? status : 500,
            headers: { 'Content-Type': contentType },
          })
        },
      }),

    async fetchRange(url, first, last) {
      const protocol = URL.parse(url)?.protocol
      if (protocol !== 'http:' && protocol !== 'https:') return 'the presigned URL is no http or https URL'
      const request = new Request(url, { headers: { Range: `bytes=${first}-${last}`, Connection: 'close' } })
      const { status, bytes } = await receive(request, fetch)
      if (status === 206) return bytes
      if (status === 200) return 'the presigned URL was answered with the whole archive, not with the range'
      return `the presigned URL was answered with ${status}, not with 206`
    },
  }
}

type Answer = Pick<Exchange, 'status' | 'contentType' | 'text' | 'unreadable'>

async function answerOf(request: Request, fetch: NonNullable<TargetOptions['fetch']>): Promise<Answer> {
  const { status, contentType, bytes } = await receive(request, fetch)
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { status, contentType, text }
  } catch {
    return { status, contentType, text: '', unreadable: 'not valid UTF-8' }
  }
}

async function receive(request: Request, fetch: NonNullable<TargetOptions['fetch']>) {
  try {
    // The signal goes to fetch itself: on a second Request around the first it is lost when that one is collected.
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(request, { signal, redirect: 'manual' })
    const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    return { status: response.status, contentType, bytes: await bytesOf(response) }
  } catch (error) {
    if (error instanceof Inconclusive) throw error
    throw new NoAnswer(`no answer from ${new URL(request.url).origin}: ${reasonOf(error)}`, { cause: error })
  }
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BODY_BYTES)
      throw new Inconclusive(`the answer is longer than the ${MAX_BODY_BYTES} bytes that are read`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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

/** fetch hides the reason (`ECONNREFUSED …`) in the cause of its "fetch failed". */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `none within ${TIMEOUT_MS / 1000} s`
  const inner = cause as { message?: string; code?: string } | undefined
  return inner?.message || inner?.code || message
}
