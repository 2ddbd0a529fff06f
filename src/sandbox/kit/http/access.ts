// Without Hono, whose types the package does not contain: its declarations export `Access`.
import type { RecordedExchange } from '../journal/exchange.ts'

/** Permissions that depend on where a request comes from and on the server's options, not on the caller of an operation. */
export interface Access {
  /** Whether the request may use `/_sandbox/…` without the control token. */
  readonly mayControl: boolean
  /** Requests with this token in the header `X-Sandbox-Control-Token` may use `/_sandbox/…`. Default: there is no token. */
  readonly controlToken?: string | undefined
  /** Origins of the web pages that may read responses. Default: all. */
  readonly allowOrigins?: readonly string[] | undefined
  /** Base URL of links to the sandbox, such as `https://example.com/sandbox`. Default: the origin of the request's URL. */
  readonly baseUrl?: string | undefined
}

/** What routes get besides the request: its permissions, and its record for the journal. */
export interface Bindings {
  access: Access
  exchange: RecordedExchange
}

/** What responds to requests: a sandbox. */
export interface Responder {
  /** @param from states whether the request may use the controls */
  respond(request: Request, from: Access): Promise<Response>
}
