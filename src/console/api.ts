import { checkToken } from '../client/checks.ts'
import type { Keep } from './storage.ts'

/** A request to the controls that failed, with the sandbox's message. */
export class ControlError extends Error {
  /** 0 if the sandbox did not respond: it has stopped, or cannot be reached. */
  readonly status: number

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

/** A request without a response counts as lost after this time. */
const TIMEOUT_MS = 10_000

const TOKEN_KEY = 'sandbox.controlToken'

export type ConsoleApi = ReturnType<typeof createConsoleApi>

/**
 * Creates the client for the controls.
 *
 * @param base URL of the sandbox, which ends with a slash
 * @param keep keeps the control token
 */
export function createConsoleApi(base: string, keep: Keep) {
  async function send(method: string, target: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const token = keep.getItem(TOKEN_KEY)
    const response = await fetch(`${base}_sandbox${target && `/${target}`}`, {
      method,
      headers: {
        ...(token !== null && { 'X-Sandbox-Control-Token': token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new ControlError(0, 'The sandbox does not respond.', cause)
    })
    if (response.ok) return response
    const { message } = await response.json().catch(() => ({}))
    throw new ControlError(response.status, String(message ?? `The sandbox returned ${response.status}.`))
  }

  return {
    base,
    /** Requests a target under /_sandbox, and returns its JSON. @throws ControlError */
    async get<Result>(target: string): Promise<Result> {
      return (await send('GET', target)).json()
    },
    send,
    /** Sends the control token with all later requests of this tab. @throws InvalidArgumentError */
    authorize: (token: string) => keep.setItem(TOKEN_KEY, checkToken('The control token', token)),
  }
}
