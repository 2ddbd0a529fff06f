import type { ErrorCause } from './errors.ts'

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
  const texts = [code, name === 'TypeError' && message].map(String)
  return PREFIXES.some((prefix) => texts.some((text) => text.startsWith(prefix)))
}

/** Copies name, code and message of a network error. @param redact removes secrets; undefined if it cannot */
export function causeOf(thrown: unknown, redact: (text: string) => string | undefined): ErrorCause {
  // Node only reports "fetch failed"; the reason, such as `ECONNREFUSED`, is in the inner cause.
  const { cause = thrown, message: outer } = Object(thrown)
  const { name, code, message } = Object(cause)
  return { name: redact(String(name)), code: code && redact(String(code)), message: redact(String(message || outer)) }
}
