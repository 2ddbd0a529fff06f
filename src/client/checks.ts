/** An argument that cannot be sent, or an invalid option. */
export class InvalidArgument extends TypeError {}

/** Throws an {@link InvalidArgument}. @param got is shown */
export function refuse(name: string, expected: string, got: unknown): never {
  throw new InvalidArgument(
    `${name} must be ${expected}; it is ${typeof got === 'string' ? JSON.stringify(got) : String(got)}.`,
  )
}

const SECRET = '***'

/**
 * Checks that a value is a single path segment. Otherwise, the call could reach a wrong resource: `..` removes the
 * preceding segment, and an empty ID turns the path of an item into that of the list. @throws InvalidArgument
 */
export function checkPathSegment(name: string, value: unknown): string {
  // Excludes dot segments, slashes, control characters, and lone surrogates, which cannot be encoded.
  return typeof value === 'string' && /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u.test(value)
    ? value
    : refuse(name, 'a non-empty string without slashes, not "." or ".."', value)
}

/** Parses a URL. @returns `{}` if it is invalid; `URL.parse` is too new for some browsers */
export function parseUrl(text: string, base?: string): Partial<URL> {
  try {
    return new URL(text, base)
  } catch {
    return {}
  }
}

/**
 * Checks a base URL: absolute (or relative to the page in a browser), http or https, without user, query or fragment.
 *
 * @returns the URL without trailing slashes
 * @throws InvalidArgument, whose message omits user, query and fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  const { href = '' } = parseUrl(String(value), globalThis.location?.href)
  if (/^https?:\/\/[^@/]+\/[^?#]*$/.test(href)) return href.replace(/\/+$/, '')
  // The parts after "?" or "#" and before "@" may be secrets.
  const shown = value && String(value).replace(/.*@.*|[?#].*/s, SECRET)
  return refuse(name, 'an http or https URL without user, query or fragment', shown)
}

/** Checks that a token can be sent in a header. @throws InvalidArgument, whose message omits the token */
export function checkToken(name: string, value: unknown): string {
  return typeof value === 'string' && /^[!-~]+$/.test(value)
    ? value
    : refuse(name, 'non-empty printable ASCII without spaces', SECRET)
}

/**
 * Checks headers.
 *
 * @returns the headers, added to `base`, with lower-case names: names that differ only in case would be sent twice
 * @throws InvalidArgument, whose message omits the headers, which may be secrets
 */
export function checkHeaders(name: string, value: unknown, base?: object): Record<string, string> {
  try {
    return { ...base, ...Object.fromEntries(new Headers(value as Record<string, string>)) }
  } catch {
    return refuse(name, 'valid header names and values', SECRET)
  }
}

/** Checks a number. @throws InvalidArgument */
export function checkNumber(name: string, value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : refuse(name, 'a number, at least 0', value)
}
