/** Replaces secrets. ASCII, because headers can hold nothing else. */
export const REDACTED = '***'

/** Control and formatting characters, with which a message could forge lines of a log. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Z}]+/gu

/** Maximum length of a message, and of a body that is not JSON, in characters. */
export const MAX_LENGTH = 500

/** Makes a text safe to log. It is cut first, because long texts take seconds to search. */
export const printable = (text: string): string => text.slice(0, MAX_LENGTH).replace(UNPRINTABLE, ' ')

/** An argument that cannot be sent, or an invalid option. */
export class InvalidArgument extends TypeError {
  constructor(message: string) {
    super(printable(message))
  }
}

/**
 * Checks a value.
 *
 * @param shown what the message shows of the value
 * @param parse returns what to use for the value; if it returns false or throws, the value is invalid
 * @throws InvalidArgument
 */
export function check<Result>(name: string, shown: unknown, expected: string, parse: () => Result | false): Result {
  try {
    const result = parse()
    if (result !== false) return result
  } catch {}
  // Objects may contain secrets, and some cannot be converted to a string.
  const got =
    typeof shown === 'string' ? JSON.stringify(shown) : Object(shown) === shown ? kindOf(shown) : String(shown)
  throw new InvalidArgument(`${name} must be ${expected}; it is ${got}.`)
}

/** The kind of a value, such as `[object Date]`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value)

/** The part of a name that is the same in most misspellings, such as `baseURL`, `timeout` and `project_id`. */
const startOf = (name: string) => name.slice(0, 4).toLowerCase()

/** Checks that a value is a function. @throws InvalidArgument */
export function checkFunction<Value>(name: string, value: Value): Value {
  return check(name, value, 'a function', () => typeof value === 'function' && value)
}

/**
 * Checks that an object has only known keys. Inherited keys are ignored, because other code may have added them to all objects.
 *
 * @param what names the keys in the message, such as `a call option`
 * @throws InvalidArgument
 */
export function checkKeys(object: object, known: readonly string[], what: string): void {
  for (const key of Object.keys(object)) {
    if (known.includes(key)) continue
    const similar = known.find((name) => startOf(name) === startOf(key))
    const advice = similar ? `did you mean "${similar}"?` : `expected: ${known.join(', ')}.`
    throw new InvalidArgument(`${JSON.stringify(key)} is not ${what}; ${advice}`)
  }
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

/** Checks and encodes a path segment. @throws InvalidArgument */
export const encodeSegment = (name: string, value: unknown): string => encodeURIComponent(checkPathSegment(name, value))

/**
 * Checks a base URL: absolute (or relative to the page in a browser), http or https, without user, query or fragment.
 *
 * @returns the URL without trailing slashes
 * @throws InvalidArgument, whose message omits user, query and fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  const page = globalThis.location?.href
  // The parts after "?" or "#" and before "@" may be secrets.
  const shown = value && String(value).replace(/.*@.*|[?#].*/s, REDACTED)
  return check(name, shown, `an ${page ? '' : 'absolute '}http or https URL without user, query or fragment`, () => {
    // A missing value must not become a path of the page. `URL.parse` is too new for some browsers.
    const { href } = new URL(String(value ?? '//'), page)
    return /^https?:[^@?#]+$/.test(href) && href.replace(/\/+$/, '')
  })
}

/** Checks that a token can be sent in a header. @throws InvalidArgument, whose message omits the token */
export function checkToken(name: string, value: unknown): string {
  const isToken = () => typeof value === 'string' && /^[!-~]+$/.test(value) && value
  return check(name, value && REDACTED, 'ASCII without spaces', isToken)
}

/**
 * Checks headers.
 *
 * @returns the headers, added to `base`, with lower-case names: names that differ only in case would be sent twice
 * @throws InvalidArgument, whose message omits the headers, which may be secrets
 */
export function checkHeaders(name: string, value: unknown, base?: object): Record<string, string> {
  return check(name, REDACTED, 'valid headers', () => {
    // `new Headers` would turn undefined into text.
    const given =
      Symbol.iterator in Object(value) ? value : Object.entries(value ?? {}).filter(([, each]) => each !== undefined)
    return { ...base, ...Object.fromEntries(new Headers(given as [string, string][])) }
  })
}

/** Checks a number. @throws InvalidArgument */
export function checkNumber(name: string, value: unknown): number {
  return check(name, value, 'a number, at least 0', () => typeof value === 'number' && value >= 0 && value)
}
