import { typeOf } from '../document/keywords/words.ts'
import { cut } from '../printable.ts'

/** Replaces secrets. ASCII, because headers can hold nothing else. */
export const REDACTED = '***'

/** Control and formatting characters, with which a message could forge lines of a log, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu

/** Maximum length of a message, and of a body that is not JSON, in characters. */
export const MAX_LENGTH = 500

/** Makes a text safe to log. It is cut first, because long texts take seconds to search. */
export const printable = (text: string): string => cut(text, MAX_LENGTH).replace(UNPRINTABLE, ' ')

/**
 * Sets properties of an error that neither JSON nor a console shows. Loggers and frameworks may assign them, or read them
 * through a proxy, so they are neither getters nor private.
 */
export function setHidden(error: Error, values: object): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(error, name, { value, writable: true, configurable: true })
}

/**
 * An invalid argument or option. The call had no effect, unless `parameter` is `fetch`, which was called, but returned no Response.
 */
export class InvalidArgumentError extends TypeError {
  /** The class name, for `switch`. */
  declare readonly kind: 'InvalidArgumentError'
  /** Name of the parameter or option, such as `app_id`, `body` or `baseUrl`. */
  declare readonly parameter: string
  /** Type of its value: `null`, `array`, or the result of `typeof`. */
  declare readonly valueType: string

  static {
    // The stack begins with it.
    InvalidArgumentError.prototype.name = 'InvalidArgumentError'
  }

  constructor(parameter: string, value: unknown, message: string) {
    super(printable(message))
    const { name } = this
    setHidden(this, { name, kind: name })
    this.parameter = parameter
    this.valueType = typeOf(value)
  }
}

/** Creates the error for an invalid value. @param shown replaces the value in the message if it may contain a secret */
function invalid(name: string, value: unknown, expected: string, shown = inWords(value)): InvalidArgumentError {
  return new InvalidArgumentError(name, value, `${name} must be ${expected}; it is ${shown}.`)
}

/** Objects may contain secrets, and some cannot be converted to a string, so only their kind is shown. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) {
    return value.length > 0 ? `a list of ${[...new Set(Array.from(value, typeOf))].join(' and ')}` : 'an empty list'
  }
  return Object(value) === value ? kindOf(value) : String(value)
}

/**
 * Checks a value.
 *
 * @param parse returns what to use for the value; if it returns false or throws, the value is invalid
 * @throws InvalidArgumentError
 */
export function check<Result>(name: string, value: unknown, expected: string, parse: () => Result | false): Result {
  try {
    const result = parse()
    if (result !== false) return result
  } catch {}
  throw invalid(name, value, expected)
}

/** The kind of a value, such as `[object Date]`. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value)

/** The part of a name that is the same in most misspellings, such as `baseURL`, `timeout` and `project_id`. */
const startOf = (name: string) => name.slice(0, 4).toLowerCase()

/** Checks that a value is a function. @throws InvalidArgumentError */
export function checkFunction<Value>(name: string, value: Value): Value {
  return check(name, value, 'a function', () => typeof value === 'function' && value)
}

/**
 * Checks that an object has only known keys. Inherited keys are ignored, because other code may have added them to all objects.
 *
 * @param what names the keys in the message, such as `a call option`
 * @throws InvalidArgumentError
 */
export function checkKeys(object: object, known: readonly string[], what: string): void {
  for (const key of Object.keys(object)) {
    if (known.includes(key)) continue
    const similar = known.find((name) => startOf(name) === startOf(key))
    const names = known.length > 0 ? `expected: ${known.join(', ')}.` : 'it has none.'
    const advice = similar ? `did you mean "${similar}"?` : names
    const value = (object as Record<string, unknown>)[key]
    throw new InvalidArgumentError(key, value, `${JSON.stringify(key)} is not ${what}; ${advice}`)
  }
}

/** Excludes dot segments, slashes, control characters, and lone surrogates, which cannot be encoded. */
const PATH_SEGMENT = /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u

/**
 * Checks that a value is a single path segment. Otherwise, the call could reach another resource: `..` removes the
 * preceding segment, and an empty ID turns the path of an item into that of the list. @throws InvalidArgumentError
 */
export function checkPathSegment(name: string, value: unknown): string {
  return check(name, value, 'a path segment', () => typeof value === 'string' && PATH_SEGMENT.test(value) && value)
}

/** Checks and encodes a path segment. @throws InvalidArgumentError */
export const encodeSegment = (name: string, value: unknown): string => encodeURIComponent(checkPathSegment(name, value))

/**
 * An absolute URL or a path. Without its slashes, `https:api` would be a path of an https page; `//host` and `/\host` are URLs of
 * another host.
 */
const URL_OR_PATH = /^(https?:\/)?\/(?![/\\])/i
/** Has no user, query or fragment. */
const BASE_URL = /^https?:[^@?#]+$/

/**
 * Checks a base URL: absolute, or in a browser a path that starts with a slash. Other relative URLs, such as an empty one of an
 * unset variable, would depend on the page that is open, and send the token there.
 *
 * @returns the absolute URL without trailing slashes
 * @throws InvalidArgumentError if it is anything else, has a user, query or fragment, or ends with a version such as `/v2`. The
 *   message omits user, query and fragment
 */
export function checkBaseUrl(name: string, value: unknown): string {
  const { href: address } = Object(globalThis.location)
  const page = /^https?:/.test(address) ? address : undefined
  const given = typeof value === 'string' ? value : Object(value).href
  // `URL` ignores tabs and line breaks, so `/\t/host` is a URL of another host.
  const text = (typeof given === 'string' ? given : '').trim().replace(/[\t\n\r]/g, '')
  let url: string | undefined
  try {
    // Without a page, a path is invalid. `URL.parse` is too new for some browsers.
    const { href } = new URL(text, page)
    if (URL_OR_PATH.test(text) && BASE_URL.test(href)) url = href.replace(/\/+$/, '')
  } catch {}
  if (url && !/\/v\d+$/i.test(url)) return url
  const forms = `an absolute http or https URL${page ? ', or a path of the page such as /api,' : ''}`
  const expected = `${forms} without ${url ? 'version, because each operation has its own' : 'user, query or fragment'}`
  // The parts after "?" or "#" and before "@" may be secrets.
  const shown =
    typeof given === 'string'
      ? JSON.stringify(text.includes('@') ? REDACTED : text.replace(/[?#].*/s, REDACTED))
      : undefined
  throw invalid(name, value, expected, shown)
}

/** Checks that a token can be sent in a header. @throws InvalidArgumentError, whose message omits the token */
export function checkToken(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[!-~]+$/.test(value)) return value
  throw invalid(name, value, 'non-empty ASCII without spaces', value ? REDACTED : undefined)
}

/**
 * Checks headers.
 *
 * @returns the headers, added to `base`, with lower-case names: names that differ only in case would be sent twice
 * @throws InvalidArgumentError, whose message omits the headers, which may be secrets
 */
export function checkHeaders(name: string, value: unknown, base?: object): Record<string, string> {
  try {
    // `new Headers` would turn undefined into text.
    const given =
      Symbol.iterator in Object(value) ? value : Object.entries(value ?? {}).filter(([, each]) => each !== undefined)
    return { ...base, ...Object.fromEntries(new Headers(given as [string, string][])) }
  } catch {
    throw invalid(name, value, 'valid headers', REDACTED)
  }
}

/** Checks a number. @throws InvalidArgumentError */
export function checkNumber(name: string, value: unknown): number {
  return check(name, value, 'a number, at least 0', () => typeof value === 'number' && value >= 0 && value)
}
