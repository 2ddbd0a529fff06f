import { type Authorize, createAuthorize, type Token } from './auth.ts'
import {
  check,
  checkBaseUrl,
  checkFunction,
  checkHeaders,
  checkKeys,
  checkNumber,
  encodeSegment,
  kindOf,
} from './checks.ts'
import { type Fetch, globalFetch } from './fetch.ts'
import type { Hooks } from './hooks.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /**
   * Time limit in milliseconds, including retries and waits; `Infinity` means none. Default: 30000, unless the client sets
   * another.
   */
  timeoutMs?: number | undefined
  /**
   * Maximum number of retries after a network error or a temporary status, such as 408, 429 or 503. Operations are retried only
   * if that is safe, as the docstring of each method states. Default: 2, unless the client sets another.
   */
  retries?: number | undefined
  /** Maximum size of a response body in bytes, after decompression. Default: 64 MiB, unless the client sets another. */
  maxBytes?: number | undefined
  /**
   * Additional headers, merged with those of the client; undefined ones are ignored. Authorization and, for a body,
   * Content-Type are always those of the client itself.
   */
  headers?: Record<string, string | undefined> | undefined
  /**
   * Other options of `fetch`, such as `cache`, `credentials` or `keepalive`, merged with those of the client; not those that the
   * client sets.
   */
  init?: (Omit<RequestInit, SetByClient> & Record<string, unknown> & { [Name in SetByClient]?: never }) | undefined
}

/** Options of a client. Those of {@link CallOptions} are defaults for its calls. */
export interface ClientOptions extends Omit<CallOptions, 'signal'>, Hooks {
  /**
   * Base URL of the service without a version such as `/v2`: absolute, such as `http://127.0.0.1:4010`, or in a browser a path
   * that starts with `/`.
   */
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

/** Options that a copy of a client replaces. */
export type ClientChanges = Optional<ClientOptions>

/** Makes all fields optional, and lets them be undefined even with `exactOptionalPropertyTypes`. */
export type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** Checked options. */
export interface Settings extends Hooks {
  baseUrl: string
  codehost: string
  fetch: Fetch
  headers?: Record<string, string>
  init?: object
  maxBytes: number
  projectId: string
  retries: number
  signal?: AbortSignal
  timeoutMs: number
  token: Authorize
}

/** The defaults that {@link CallOptions} and {@link ClientOptions} state. */
const DEFAULTS = { codehost: 'codehost', fetch: globalFetch, maxBytes: 2 ** 26, retries: 2, timeoutMs: 30_000 }

/** The options of `fetch` that the client sets. Those of the caller would be lost. */
const SET_BY_CLIENT = ['body', 'headers', 'method', 'redirect', 'signal'] as const
type SetByClient = (typeof SET_BY_CLIENT)[number]

/** Checks the value of an option. @param base the setting that it overrides @returns the setting @throws InvalidArgumentError */
type Parse = (name: string, value?: unknown, base?: object) => unknown

const SHARED_OPTIONS = {
  headers: checkHeaders,
  init: (name: string, value: unknown, base?: object) =>
    check(
      name,
      value,
      `an object without ${SET_BY_CLIENT.join(', ')}`,
      () =>
        kindOf(value) === '[object Object]' &&
        !SET_BY_CLIENT.some((each) => (value as RequestInit)[each]) && { ...base, ...(value as object) },
    ),
  maxBytes: checkNumber,
  retries: checkNumber,
  timeoutMs: checkNumber,
} satisfies Record<string, Parse>

const CALL_OPTIONS: Record<string, Parse> = {
  ...SHARED_OPTIONS,
  signal: (name, value) =>
    check(
      name,
      value,
      'an AbortSignal',
      () => 'throwIfAborted' in (value as object) && 'addEventListener' in (value as object) && value,
    ),
}

const CLIENT_OPTIONS: Record<string, Parse> = {
  ...SHARED_OPTIONS,
  baseUrl: checkBaseUrl,
  codehost: encodeSegment,
  fetch: checkFunction,
  onError: checkFunction,
  onRequest: checkFunction,
  onResponse: checkFunction,
  onRetry: checkFunction,
  projectId: encodeSegment,
  token: createAuthorize,
}

/** Checks the options of a new client. @throws InvalidArgumentError */
export function parseClientOptions(options: ClientOptions): Settings {
  const settings = changeClient(DEFAULTS, options)
  for (const name of ['baseUrl', 'token', 'projectId']) {
    // Throws, because these have no default.
    if (!(name in settings)) CLIENT_OPTIONS[name]?.(name)
  }
  return settings
}

/** Checks options of a client, and adds them to a copy of its settings. @throws InvalidArgumentError */
export const changeClient = (settings: Partial<Settings>, options: ClientChanges): Settings =>
  change(settings, options, CLIENT_OPTIONS, 'an option')

/** Checks options of a call, and adds them to a copy of the client's settings. @throws InvalidArgumentError */
export const changeCall = (settings: Settings, options: CallOptions): Settings =>
  change(settings, options, CALL_OPTIONS, 'a call option')

function change(settings: Partial<Settings>, options: object, parsers: Record<string, Parse>, what: string): Settings {
  const given = { ...options }
  checkKeys(given, Object.keys(parsers), what)
  // Without the properties that other code may have added to all objects.
  const changed: Record<string, unknown> = { __proto__: null, ...settings }
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) changed[name] = parsers[name]?.(name, value, changed[name] as object)
  }
  return changed as unknown as Settings
}
