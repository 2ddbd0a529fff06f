/** An argument that cannot be sent, or an invalid option. */
export class InvalidArgument extends TypeError {}

/** Replaces secrets. ASCII, because headers can hold nothing else. */
export const REDACTED = '***'

/** Control and formatting characters, with which a message could forge lines of a log. */
export const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Z}]+/gu

/**
 * Checks a value.
 *
 * @param parse returns what to use for the value; if it returns false or throws, the value is invalid
 * @param shown replaces the value in the message
 * @throws InvalidArgument
 */
export function check<Result>(
  name: string,
  value: unknown,
  expected: string,
  parse: () => Result | false,
  shown = value,
): Result {
  try {
    const result = parse()
    if (result !== false) return result
  } catch {}
  // Objects may contain secrets, and some cannot be converted to a string.
  const got =
    typeof shown === 'string'
      ? JSON.stringify(shown).replace(UNPRINTABLE, ' ')
      : Object(shown) === shown
        ? kindOf(shown)
        : String(shown)
  throw new InvalidArgument(`${name} must be ${expected}; it is ${got}.`)
}

/** The kind of a value, such as `[object Date]`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value)

/** Checks that an object has only known keys. @throws InvalidArgument */
export function checkKeys(object: object, known: string[]): void {
  for (const key in object) if (!known.includes(key)) check('A key', key, `one of [${known}]`, () => false)
}

/** Excludes dot segments, slashes, control characters, and lone surrogates, which cannot be encoded. */
const PATH_SEGMENT = /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u

/**
 * Checks that a value is a single path segment. Otherwise, the call could reach another resource: `..` removes the
 * preceding segment, and an empty ID turns the path of an item into that of the list. @throws InvalidArgument
 */
export function checkPathSegment(name: string, value: unknown): string {
  return check(name, value, 'a path segment', () => typeof value === 'string' && PATH_SEGMENT.test(value) && value)
}

/**
 * Checks a base URL: absolute (or relative to the page in a browser), http or https, without user, query or fragment.
 *
 * @returns the URL without trailing slashes
 * @throws InvalidArgument, whose message omits user, query and fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  return check(
    name,
    value,
    'an http or https URL without user, query or fragment',
    () => {
      // `URL.parse` is too new for some browsers.
      const { href } = new URL(String(value), globalThis.location?.href)
      return /^https?:[^@?#]+$/.test(href) && href.replace(/\/+$/, '')
    },
    // The parts after "?" or "#" and before "@" may be secrets.
    value && String(value).replace(/.*@.*|[?#].*/s, REDACTED),
  )
}

/** Checks that a token can be sent in a header. @throws InvalidArgument, whose message omits the token */
export function checkToken(name: string, value: unknown): string {
  return check(
    name,
    value,
    'ASCII without spaces',
    () => typeof value === 'string' && /^[!-~]+$/.test(value) && value,
    value && REDACTED,
  )
}

/**
 * Checks headers.
 *
 * @returns the headers, added to `base`, with lower-case names: names that differ only in case would be sent twice
 * @throws InvalidArgument, whose message omits the headers, which may be secrets
 */
export function checkHeaders(name: string, value: unknown, base?: object): Record<string, string> {
  return check(
    name,
    value,
    'valid names and values',
    () => {
      // `new Headers` would turn undefined into text.
      const given =
        Symbol.iterator in Object(value) ? value : Object.entries(value ?? {}).filter(([, each]) => each !== undefined)
      return { ...base, ...Object.fromEntries(new Headers(given as [string, string][])) }
    },
    REDACTED,
  )
}

/** Checks a number. @throws InvalidArgument */
export function checkNumber(name: string, value: unknown): number {
  return check(name, value, 'a number, at least 0', () => typeof value === 'number' && value >= 0 && value)
}
