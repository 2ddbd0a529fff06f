/** A value of the caller's that nothing can be sent with. */
export class InvalidArgument extends TypeError {}

/**
 * Checks that a value can stand as one segment of a path. Anything else would send the call to another resource: `..`
 * removes the segment before it, and an empty value leaves a list where one item was meant.
 *
 * @param name how the caller knows the value, such as `app_id`
 * @throws InvalidArgument that names the value and says what was expected
 */
export function checkPathSegment(name: string, value: unknown): string {
  // No dot segment, slash, control character or half of a surrogate pair, which cannot be encoded.
  if (typeof value === 'string' && /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u.test(value)) return value
  throw new InvalidArgument(
    `${name} must be a string without slashes, not empty, "." or ".."; it is ${JSON.stringify(value)}.`,
  )
}

/**
 * Checks a base URL: absolute (or relative to the page where there is one), http or https, with nothing besides its path.
 *
 * @param name how the caller knows the value, such as `baseUrl`
 * @returns the URL as it is joined with paths, without slashes at its end
 * @throws InvalidArgument that names the value and says what was expected, without what may be a secret: a password, a
 *   query or a fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  const text = String(value)
  const href = URL.parse(text, globalThis.location?.href)?.href ?? ''
  if (/^https?:\/\/[^@/]+\/[^?#]*$/.test(href)) return href.replace(/\/+$/, '')
  // What follows "?" or "#", or stands before "@", may be a secret.
  const told = text.replace(/.*@.*|[?#].*/s, '…')
  // An absent value is told as it is, not in quotes.
  throw new InvalidArgument(
    `${name} must be an http or https URL without user, query and fragment; it is ${JSON.stringify(value && told)}.`,
  )
}

/**
 * Checks that a token can be sent in a header.
 *
 * @throws InvalidArgument that never tells the token
 */
export function checkToken(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value
  throw new InvalidArgument(`${name} must be printable ASCII without spaces, not empty.`)
}
