/** An argument that cannot be sent. */
export class InvalidArgument extends TypeError {}

/**
 * Checks that a value is a single path segment. Otherwise, the call could reach a wrong resource: `..` removes the
 * preceding segment, and an empty ID turns the path of an item into that of the list. @throws InvalidArgument
 */
export function checkPathSegment(name: string, value: unknown): string {
  // Excludes dot segments, slashes, control characters, and lone surrogates, which cannot be encoded.
  if (typeof value === 'string' && /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u.test(value)) return value
  throw new InvalidArgument(
    `${name} must be a non-empty string without slashes, not "." or ".."; it is ${JSON.stringify(value)}.`,
  )
}

/**
 * Checks a base URL: absolute (or relative to the page in a browser), http or https, without user, query or fragment.
 *
 * @returns the URL without trailing slashes
 * @throws InvalidArgument, whose message omits user, query and fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  const text = String(value)
  const href = URL.parse(text, globalThis.location?.href)?.href ?? ''
  if (/^https?:\/\/[^@/]+\/[^?#]*$/.test(href)) return href.replace(/\/+$/, '')
  // The parts after "?" or "#" and before "@" may be secrets.
  const redacted = text.replace(/.*@.*|[?#].*/s, '…')
  throw new InvalidArgument(
    `${name} must be an http or https URL without user, query or fragment; it is ${JSON.stringify(value && redacted)}.`,
  )
}

/** Checks that a token can be sent in a header. @throws InvalidArgument, whose message omits the token */
export function checkToken(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value
  throw new InvalidArgument(`${name} must be non-empty printable ASCII without spaces.`)
}
