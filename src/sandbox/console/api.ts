/** A response with an error status; the message is the sandbox's. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The sandbox did not respond: it has stopped, or cannot be reached. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** A request without a response counts as lost after this time. */
const TIMEOUT_MS = 10_000

const TOKEN_KEY = 'sandbox.controlToken'

export type Api = ReturnType<typeof createApi>

/** Creates the client for the controls. @param base URL of the sandbox, which ends with a slash */
export function createApi(base: string) {
  async function send(method: string, target: string, body?: unknown): Promise<Response> {
    const token = sessionStorage.getItem(TOKEN_KEY)
    const response = await fetch(`${base}_sandbox${target && `/${target}`}`, {
      method,
      headers: {
        ...(token !== null && { 'X-Sandbox-Control-Token': token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new Unreachable('The sandbox does not respond.', { cause })
    })
    if (response.ok) return response
    const { message } = await response.json().catch(() => ({}))
    throw new Refused(response.status, String(message ?? `The sandbox returned ${response.status}.`))
  }

  return {
    base,
    /** Requests a target under /_sandbox, and returns its JSON. @throws Refused, Unreachable */
    async get<Result>(target: string): Promise<Result> {
      return (await send('GET', target)).json()
    },
    send,
    /** Sends the control token with all later requests of this tab. */
    authorize: (token: string) => sessionStorage.setItem(TOKEN_KEY, token),
  }
}

/** Writes a query without the fields that are empty. */
export function queryOf(fields: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
