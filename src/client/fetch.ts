import { InvalidArgumentError, kindOf } from './checks.ts'
import type { ErrorCause } from './errors.ts'

/** `fetch`, called with a URL and an init whose headers are a plain object. `init.signal` aborts the request. */
export type Fetch = (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>

/** The global fetch is looked up at each call, so that MSW and instrumentation can replace it. */
export const globalFetch: Fetch = (url, init) => {
  const { fetch } = globalThis
  // In browsers, fetch must not be called as a method.
  if (typeof fetch === 'function') return fetch(url, init)
  throw new InvalidArgumentError(
    'fetch',
    fetch,
    'There is no global fetch here (Jest with jsdom has none): pass one as the option fetch.',
  )
}

/**
 * Calls a fetch.
 *
 * @throws InvalidArgumentError if a retry cannot help: there is no global fetch, it rejects `init`, or the result is not an unread
 *   Response; otherwise the error of the fetch
 */
export async function send(fetch: Fetch, url: string, init: Parameters<Fetch>[1]): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (thrown) {
    const problem = problemOfInit(thrown, fetch, init)
    throw problem ? new InvalidArgumentError('init', init, `init is invalid: ${problem}`) : thrown
  }
  const { ok, status, headers, text, type, body, bodyUsed } = Object(response) as Response
  const isUsed = bodyUsed || body?.locked
  if (
    isUsed ||
    typeof ok !== 'boolean' ||
    typeof status !== 'number' ||
    typeof text !== 'function' ||
    !(Symbol.iterator in Object(headers))
  ) {
    const expected = 'a new Response each time, with ok, status, headers and text()'
    const got = isUsed ? 'one that has been read' : kindOf(response)
    throw new InvalidArgumentError('fetch', response, `fetch must return ${expected}; it returned ${got}.`)
  }
  // `Response.error()` of a custom fetch means what a rejection of the global one does.
  if (type === 'error') throw new TypeError('network error')
  return response
}

/** Codes of undici for a wrong argument, such as a dispatcher of another version. */
const WRONG_ARGUMENT = /^UND_ERR_(INVALID|NOT_SUPPORTED)/

/** Says what is wrong with an init, if that is why a fetch failed. Without foreign messages, which may quote the token. */
function problemOfInit(thrown: unknown, fetch: Fetch, init: RequestInit): string | undefined {
  const { cause } = Object(thrown)
  const { name, code } = Object(cause)
  const isGlobal = fetch === globalFetch
  // Without the right methods, a dispatcher causes a TypeError in Node, which has no other for a network error.
  if (WRONG_ARGUMENT.test(code) || (isGlobal && name === 'TypeError' && !code && !isNetworkError(cause))) {
    return 'its dispatcher does not work with this fetch'
  }
  try {
    // Fails for the same values of `init`, but not because of the network, the URL, or the signal of another realm.
    if (isGlobal && globalThis.Request) new Request('http://localhost', { ...init, headers: {}, signal: null })
  } catch (error) {
    return (error as Error).message
  }
}

/** Prefixes of the codes of network errors, and of the messages of those without a code. */
const PREFIXES = [
  // Codes of the system, in Node.
  'EAI_',
  'ECONN',
  'EHOST',
  'ENET',
  'ENOTFOUND',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
  // Codes of undici and axios.
  'UND_ERR_',
  'ERR_NETWORK',
  // Bun, whose message begins with a space
  'Connection',
  ' A network error',
  // Node
  'fetch failed',
  'terminated',
  // Chromium
  'Failed to fetch',
  'network error',
  // Firefox
  'NetworkError when',
  // Safari
  'Load failed',
  'The Internet connection',
  // Deno
  'error sending request',
  // workerd
  'Network connection lost',
  // React Native and polyfills
  'Network request failed',
]

/** Whether an exception of a custom fetch reports a failure of the network. All others are errors of the app. */
export function isNetworkError(thrown: unknown): boolean {
  const { code, name, message } = Object(thrown)
  if (WRONG_ARGUMENT.test(code)) return false
  const texts = [code, name === 'TypeError' && message].map(String)
  return PREFIXES.some((prefix) => texts.some((text) => text.startsWith(prefix)))
}

/** Copies name, code and message of a network error. @param redact removes secrets; undefined if it cannot */
export function causeOf(thrown: unknown, redact: (text: string) => string | undefined): ErrorCause {
  // Numbers, such as the code of a DOMException, say less than the message.
  const text = (value: unknown) => (typeof value === 'string' && value ? redact(value) : undefined)
  const { name, code, message, cause } = Object(thrown)
  // Node only reports "fetch failed"; the reason, such as `ECONNREFUSED`, is in the inner cause. That of MSW is a Response.
  const inner = Object(cause)
  const hasReason = [inner.code, inner.message].some((each) => typeof each === 'string')
  return {
    name: text(hasReason ? inner.name : name),
    code: text(hasReason ? inner.code : code),
    message: text(inner.message) ?? text(message) ?? text(thrown) ?? 'no reason given',
  }
}
