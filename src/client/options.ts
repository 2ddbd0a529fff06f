import { type Authorize, createAuthorize, type Token } from './auth.ts'
import { checkBaseUrl, checkHeaders, checkKeys, checkNumber, checkPathSegment } from './checks.ts'
import type { Hooks } from './hooks.ts'

/** `fetch`, called with a URL and an init whose headers are a plain object. `init.signal` aborts the request. */
export type Fetch = (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Time limit in milliseconds, including retries and waits. Default: 30000, unless the client sets another. */
  timeoutMs?: number | undefined
  /**
   * Maximum number of retries after a network error or status 408, 429, 502, 503 or 504. Operations are retried only if
   * that is safe, as the docstring of each method states. Default: 2, unless the client sets another.
   */
  retries?: number | undefined
  /** Maximum size of a response body in bytes, after decompression. Default: 64 MiB, unless the client sets another. */
  maxBytes?: number | undefined
  /**
   * Additional headers, merged with those of the client; undefined ones are ignored.
   * The client sets Authorization and, for a body, Content-Type.
   */
  headers?: Record<string, string | undefined> | undefined
  /** Other options of `fetch`, such as `cache`, `credentials` or `keepalive`, merged with those of the client. */
  init?:
    | (Omit<RequestInit, 'body' | 'headers' | 'method' | 'redirect' | 'signal'> & Record<string, unknown>)
    | undefined
}

/** Options of a client. Those of {@link CallOptions} are defaults for its calls. */
export interface ClientOptions extends Omit<CallOptions, 'signal'>, Hooks {
  /** Base URL of the service without a version prefix, such as `http://127.0.0.1:4010`. */
  baseUrl: string | URL
  /** Service account token, or a function that returns one. The client caches no tokens. */
  token: Token
  /** ID of the project that every call uses. */
  projectId: string
  /**
   * Replaces the global `fetch`, which is otherwise looked up at each call. A wrapper must pass on `init.signal`: otherwise
   * calls still end in time, but their requests continue.
   */
  fetch?: Fetch | undefined
  /**
   * Path segment that names the code-hosting provider in the paths of repositories. Which segment the service uses is
   * undocumented (`codehost-segment` in the register of unknowns). Default: `codehost`.
   */
  codehost?: string | undefined
}

/** Checked options. */
export interface Settings extends Hooks, Record<'baseUrl' | 'codehost' | 'projectId', string> {
  fetch: Fetch
  headers: Record<string, string>
  init: object
  maxBytes: number
  retries: number
  signal?: AbortSignal
  timeoutMs: number
  token: Authorize
}

const encodedSegment = (name: string, value: unknown) => encodeURIComponent(checkPathSegment(name, value))
const unchecked = (_: string, value: unknown) => value

/** Check each option and return its setting. `base` is the setting that it overrides. */
const CHECKS: Record<keyof Settings, (name: string, value: never, base?: object) => unknown> = {
  baseUrl: checkBaseUrl,
  codehost: encodedSegment,
  fetch: unchecked,
  headers: checkHeaders,
  init: (_, value: object, base) => ({ ...base, ...value }),
  maxBytes: checkNumber,
  onError: unchecked,
  onRequest: unchecked,
  onResponse: unchecked,
  onRetry: unchecked,
  projectId: encodedSegment,
  retries: checkNumber,
  signal: unchecked,
  timeoutMs: checkNumber,
  token: createAuthorize,
}

/** The global fetch is looked up at each call, so that MSW and instrumentation can replace it. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init)

/** Checks options and merges them into a copy of `base`. @throws InvalidArgument that names the option */
export function checkOptions(options: object, base: object): Settings {
  const settings: Record<string, unknown> = { ...base }
  checkKeys(options, Object.keys(CHECKS))
  let name: keyof Settings
  for (name in CHECKS) {
    // Code that adds to Object.prototype must not redirect calls.
    const value = Object.hasOwn(options, name) ? options[name as never] : undefined
    if (value !== undefined || !(name in base))
      settings[name] = CHECKS[name](name, value as never, settings[name] as object)
  }
  return settings as never
}
