import type { Sandbox } from '../sandbox.ts'

/** The moment at which the clocks of tests stand still: a Tuesday, with more than one month of the year behind it. */
export const NOW = '2026-03-10T09:30:00.000Z'

/** Where the paths of a project start. */
export const V2 = '/v2/projects/p-sandbox'
export const V3 = '/v3/projects/p-sandbox'

interface CallOptions {
  token?: string
  /** Becomes the JSON body; a string is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  /** As it came, for comparisons to the byte. */
  text: string
  /** Parsed; `undefined` when there is none. Each test knows what it asked for. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any
}

/**
 * Sends one request, with the token of an owner unless another one is given.
 *
 * @param target method and path, such as `GET /v2/projects/p-sandbox/api-keys`
 */
export async function call(
  { fetch }: Pick<Sandbox, 'fetch'>,
  target: string,
  { token = 'sandbox-owner-token', body, headers }: CallOptions = {},
): Promise<Answer> {
  const [method = '', path = ''] = target.split(' ')
  const response = await fetch(`http://sandbox.test${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) }
}
