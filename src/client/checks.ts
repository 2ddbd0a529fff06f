/** A value of the caller's that nothing can be sent with; nothing has been sent. */
export class InvalidArgument extends TypeError {
  override name = 'InvalidArgument'
}

/**
 * Checks that a value can stand as one segment of a path. Anything else would send the call to another resource: `..`
 * removes the segment before it, and an empty value leaves a list where one item was meant.
 *
 * @param name how the caller knows the value, such as `app_id`
 * @throws InvalidArgument that names the value and says what was expected
 */
export function checkPathSegment(name: string, value: unknown): string {
  const isSegment = typeof value === 'string' && !['', '.', '..'].includes(value) && !/[/\\\p{Cc}\p{Cs}]/u.test(value)
  if (isSegment) return value
  throw new InvalidArgument(
    `${name} must be a string without slashes that is not empty, "." or ".."; it is ${inWords(value)}.`,
  )
}

/**
 * Checks a base URL: absolute, http or https, and nothing behind the path.
 *
 * @param name how the caller knows the value, such as `baseUrl`
 * @returns the URL as it is joined with paths, without slashes at its end
 * @throws InvalidArgument that names the value and says what was expected, without what may be a secret: a password, a
 *   query or a fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    // What follows "?" or "#", or stands before "@", may be a secret.
    const told = typeof value !== 'string' ? value : value.includes('@') ? '…' : value.replace(/[?#].*/s, '…')
    throw new InvalidArgument(
      `${name} must be an absolute http or https URL, such as http://127.0.0.1:4010; it is ${inWords(told)}.`,
    )
  }
  const besides = [
    url.username || url.password ? 'a user name or password' : '',
    url.search && 'a query',
    url.hash && 'a fragment',
  ]
  const found = besides.filter(Boolean).join(' and ')
  if (found) throw new InvalidArgument(`${name} must end with the path; it has ${found}.`)
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/**
 * Checks that a token can be sent in a header.
 *
 * @throws InvalidArgument that never tells the token
 */
export function checkToken(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value
  throw new InvalidArgument(`${name} must be a string of printable ASCII characters without spaces, and not empty.`)
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  return value === undefined || value === null ? 'missing' : `of type ${typeof value}`
}
