import { largestPage } from '../../../generated/operation-table.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../api/sandbox.ts'

/** The moment at which tests stop the clock: a Tuesday in March. */
export const NOW = '2026-03-10T09:30:00.000Z'

/** Number of events on the largest page. */
export const LARGEST = largestPage.listContainerEvents

/** Path prefixes of the sandbox's project. */
export const V2 = '/v2/projects/p-sandbox'
export const V3 = '/v3/projects/p-sandbox'

/** A body that creates a domain. */
export const DOMAIN = { domain: 'new.example.com', domainType: 'subdomain', region: 'us-east-1' }

/** Creates a sandbox whose clock is stopped. */
export const start = (options: SandboxOptions = {}) => createSandbox({ now: NOW, ...options })

export interface CallOptions {
  token?: string
  /** Text, bytes and streams are sent unchanged, other values as JSON. Bytes and streams get no Content-Type. */
  body?: unknown
  headers?: Record<string, string>
}

interface Received {
  status: number
  headers: Headers
  text: string
  /** Parsed JSON; `undefined` for an empty body. */
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define its type.
  body: any
}

/**
 * Sends one request, by default with the owner token.
 *
 * @param target method and path, such as `GET /v2/projects/p-sandbox/api-keys`
 */
export async function call(
  { fetch }: Pick<Sandbox, 'fetch'>,
  target: string,
  { token = 'sandbox-owner-token', body, headers }: CallOptions = {},
): Promise<Received> {
  const [method = '', path = ''] = target.split(' ')
  const isBinary = body instanceof Uint8Array || body instanceof ReadableStream
  const json = body === undefined || isBinary ? {} : { 'Content-Type': 'application/json' }
  const content = isBinary || typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`http://sandbox.test${path}`, {
    method,
    body: content,
    duplex: 'half',
    headers: { Authorization: `Bearer ${token}`, ...json, ...headers },
  } as RequestInit)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) }
}

/** Returns everything that a caller can change: state, clock, faults, scenarios and switches. */
export function stateOf({ snapshot, clock, faults, scenarios, switches }: Sandbox): unknown {
  const controls = { faults: faults.list(), scenarios: scenarios.list(), switches: { ...switches } }
  return { ...snapshot(), now: clock.now(), fixed: clock.fixed, ...controls }
}
