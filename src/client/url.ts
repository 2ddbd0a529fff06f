/**
 * Checks that a value can stand as one segment of a path. Anything else would send the call to another resource: `..`
 * removes the segment before it, and an empty value leaves a list where one item was meant.
 *
 * @param name how the caller knows the value, such as `app_id`
 * @throws TypeError that names the value and says what was expected; nothing has been sent
 */
export function checkPathSegment(name: string, value: unknown): string {
  const isSegment = typeof value === 'string' && !['', '.', '..'].includes(value) && !/[/\\\p{Cc}\p{Cs}]/u.test(value)
  if (isSegment) return value
  const came = value === undefined ? 'missing' : JSON.stringify(value)
  throw new TypeError(`${name} must be a string without slashes that is not empty, "." or ".."; it is ${came}.`)
}

/**
 * Checks a base URL: absolute, http or https, and nothing behind the path.
 *
 * @param name how the caller knows the value, such as `baseUrl`
 * @returns the URL as it is joined with paths, without slashes at its end
 * @throws TypeError that names the value and says what was expected, without a password that the URL may hold
 */
export function checkBaseUrl(name: string, value: string): string {
  const url = URL.parse(value)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    const came = value.includes('@') ? 'something else' : JSON.stringify(value)
    throw new TypeError(`${name} must be an absolute http or https URL, such as http://127.0.0.1:4010; it is ${came}.`)
  }
  const besides = [
    url.username || url.password ? 'a user name or password' : '',
    url.search && 'a query',
    url.hash && 'a fragment',
  ]
  const found = besides.filter(Boolean).join(' and ')
  if (found) throw new TypeError(`${name} must end with the path; it has ${found}.`)
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/**
 * Checks that a token can be sent in a header.
 *
 * @throws TypeError that never tells the token
 */
export function checkToken(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value
  throw new TypeError(`${name} must be a string of printable ASCII characters without spaces, and not empty.`)
}
