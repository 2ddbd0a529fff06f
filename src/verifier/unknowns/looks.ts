import { typeOf } from '../../document/keywords/values.ts'
import type { Validator } from '../engine/validator.ts'

/** What a value looks like, told without telling the value. */

const FORMATS = ['date-time', 'iso-8601', 'date'] as const
const SCHEMAS = FORMATS.map((format) => ({ type: 'string', format }))
const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_.-]{0,40}$/
/** IDs and tokens, too, may pass for identifiers: digits and hexadecimal ones in a row give them away. */
const RANDOM = /\d{4}|[0-9a-f]{8}/i

const ENCODINGS: [pattern: RegExp, name: string][] = [
  [/^[0-9a-f]+$/, 'lower-case hexadecimal digits'],
  [/^[0-9A-F]+$/, 'upper-case hexadecimal digits'],
  [/^[A-Z2-7]+=*$/, 'signs of base32'],
  [/^[A-Za-z0-9+/]+=*$/, 'signs of base64'],
  [/^[A-Za-z0-9_-]+=*$/, 'signs of base64url'],
]

/** The type of a value as JSON Schema has it, whole numbers told apart. */
export function jsonTypeOf(value: unknown): string {
  return Number.isInteger(value) ? 'integer' : typeOf(value)
}

/** Which formats of moments a text is in; `another format` where it is in none. */
export function formatOf(text: string, validator: Validator): string {
  const fitting = FORMATS.filter((_, index) => validator.fits(SCHEMAS[index] ?? {}, text))
  if (fitting.length > 0) return fitting.join(' and ')
  return text === '' ? 'empty' : 'another format'
}

/** How bytes may be written in a text, such as `64 lower-case hexadecimal digits`. */
export function encodingOf(text: string): string {
  const [, prefix = '', rest = ''] = /^([a-z0-9-]{1,12}:)?(.*)$/s.exec(text) ?? []
  const name = ENCODINGS.find(([pattern]) => pattern.test(rest))?.[1] ?? 'characters of another encoding'
  return `${prefix && `"${prefix}" and `}${rest.length} ${name}`
}

/** Whether a text may name a kind of something, and neither a thing nor a secret. */
export function isKindLike(text: string): boolean {
  return IDENTIFIER.test(text) && !RANDOM.test(text)
}
