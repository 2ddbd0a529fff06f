import type { Schema } from '../document.ts'
import { typeOf } from './words.ts'

/** Everything that the project knows about one keyword: a row of the table in keywords.ts. */
export interface Keyword {
  /** The kind of the facts that the keyword states. */
  kind: 'default' | 'limit' | 'enum' | 'type' | 'format' | 'presence' | 'omission'
  /** The JSON Schema keyword, if the row has a different name. */
  of?: keyof Schema
  /** Returns the facts that the keyword states in a schema; none if the schema does not have the keyword. */
  reads(schema: Schema, reading: Reading): Stated[]
  /** The JSON type whose values the keyword constrains. Default: every type. */
  appliesTo?: 'number' | 'string' | 'array' | 'object'
  /** Returns a schema that states only the fact, or `undefined` if none can. Default: the keyword as in the document. */
  asserts?(value: unknown): Schema | undefined
  /** Whether `value` allows nothing that `other` forbids. Without it, `npm run diff` cannot judge a changed value. */
  narrows?(value: unknown, other: unknown): boolean
  /** Formats the limit for the docs, such as `at least 3`. */
  inShort?(value: unknown): string
  /** What a message says differently if the violation is not about the whole value, from the parameters of the error. */
  violation?(params: Record<string, unknown>, value: unknown): Partial<Violation>
  /** Returns allowed and forbidden values to send. A keyword without `trials` is unsupported in requests. */
  trials?(subject: RequestSubject, sample: unknown): Trial[]
  /** Returns wrong ways to handle a value in a request. A keyword without `requestFaults` is unsupported in requests. */
  requestFaults?(subject: RequestSubject, judge: RequestJudge): RequestFault[]
  /** Returns changes that break a response. A keyword without `responseFaults` is unsupported in responses. */
  responseFaults?(subject: Subject): ResponseFault[]
}

type Follow = (schema: Schema) => Schema

interface Reading {
  isResponse: boolean
  /** Whether the schema is an alternative of a `oneOf`. */
  isAlternative: boolean
  follow: Follow
}

/** What a message says about a violation. */
export interface Violation {
  /** The field that the violation is about, if the keyword is in the schema of the enclosing object. */
  field?: string
  expected: string
  /** Missing if it is the value itself. */
  got?: string
}

export interface Stated {
  /** The end of the fact ID, such as `maximum` or `enum/day`. */
  id: string
  /** The predicate of the fact's sentence, such as `is always present`. */
  says: string
  value?: unknown
  /** The property that the fact is about, if the keyword is in the schema of the enclosing object. */
  property?: string
}

/** The value of a fact, and the schema that states the fact. */
interface Subject {
  value: unknown
  schema: Schema
  follow: Follow
}

export interface RequestSubject extends Subject {
  place: 'query' | 'body'
  /** Whether the fact is about the whole body. */
  isWhole: boolean
}

/** A value to send at the place of a fact, and whether the document allows it there. */
export type Trial = { value: unknown; allowed: boolean }

interface RequestJudge {
  /** Whether a value conforms to the fact, whatever else the schema at its place states. */
  fits(value: unknown): boolean
  /** Whether one of the alternatives of a `oneOf` at the place of the fact allows a value. */
  fitsAlternative(value: unknown): boolean
}

/** A service reads a forbidden value as `instead(value)` or a valid one, rejects an allowed one, or has a wrong default. */
export type RequestFault =
  | { takes: string; isMeant(value: unknown): boolean; instead?: (value: unknown) => unknown }
  | { refuses: string; isMeant(value: unknown): boolean }
  | { says: string; assumes: unknown }

/** A change to a value in a response, or to the response's whole body or content type. */
export type ResponseFault =
  | {
      says: string
      /** Returns a new value, {@link ABSENT} to remove the old one, or the old one if there is nothing to break. */
      change(value: unknown): unknown
      /** The kind of fault. Default: `value`. */
      kind?: 'mistyped' | 'dropped'
      /** The property of the value to change, instead of the value itself. */
      property?: string
      /** Whether the new value may conform to the schema, in which case the change is no fault. */
      mayFit?: true
    }
  | { says: string; body: { contentType: string } | { text: string } }

/** A change to a request or response returns this to remove the value. */
export const ABSENT = Symbol('absent')

export const allowed = (value: unknown): Trial => ({ value, allowed: true })
export const refused = (value: unknown): Trial => ({ value, allowed: false })

/**
 * Creates the `reads` of a keyword that states one fact.
 *
 * @param words returns the text after the verb, such as `at least 1`, for the value of the keyword
 * @param verbs the verb for requests, and the one for responses
 */
export function plain(
  keyword: keyof Schema,
  words: (value: never) => string,
  [must, is] = ['must be', 'is'],
): Keyword['reads'] {
  return (schema, { isResponse, isAlternative }) => {
    const value = schema[keyword]
    if (value === undefined) return []
    const says = `${isResponse ? is : must} ${words(value as never)}`
    return [{ id: keyword, says: isAlternative ? `${says}, unless another alternative applies` : says, value }]
  }
}

interface Example {
  says: string
  value: unknown
  /** Whether a value is of the same kind as this example. */
  isLike: (value: unknown) => boolean
}

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

/** Values of every JSON type, including text that lenient parsers mistake for another type. */
export const JSON_VALUES: Example[] = [
  { says: 'a string', value: 'text', isLike: text(/^(?!\d)/) },
  { says: 'a number in quotes', value: '7', isLike: text(/^\d+$/) },
  { says: 'a number followed by a letter', value: '7x', isLike: text(/^\d+\D/) },
  { says: 'an integer', value: 7, isLike: Number.isInteger },
  { says: 'a fraction', value: 1.5, isLike: (value) => isOfType(value, 'number') && !Number.isInteger(value) },
  { says: 'a boolean', value: true, isLike: (value) => isOfType(value, 'boolean') },
  { says: 'an array', value: [], isLike: Array.isArray },
  { says: 'an object', value: {}, isLike: (value) => isOfType(value, 'object') },
  { says: 'null', value: null, isLike: (value) => value === null },
]

const asText = (pattern: RegExp) => (value: unknown) => pattern.test(String(value))

/** Text that looks like values of different types, because every query value is text. */
export const QUERY_VALUES: Example[] = [
  { says: 'a word', value: 'text', isLike: asText(/^[a-z]+$/) },
  { says: 'a number', value: '7', isLike: asText(/^\d+$/) },
  { says: 'a number followed by a letter', value: '7x', isLike: asText(/^\d+[a-z]+$/) },
  { says: 'a fraction', value: '1.5', isLike: asText(/^\d+\.\d+$/) },
]

export const isOfType = (value: unknown, type = '') =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** Some values that a schema allows, from the document where possible; empty if none is known. */
export function validValues(schema: Schema): unknown[] {
  const { type, examples, items, default: usual, minimum, maximum } = schema
  if (type === 'boolean') return [true, false]
  if (type === 'array') return items?.type === undefined ? [[]] : (examples ?? [])
  if (type === 'object') return [{}]
  if (examples) return examples
  if (type !== 'integer' && type !== 'number') return schema.enum?.slice(0, 1) ?? []
  return [usual ?? minimum ?? maximum].filter((value) => value !== undefined)
}

/** One value that a schema allows; `undefined` if none is known. */
export function validValue({ $ref, ...schema }: Schema, follow: Follow): unknown {
  if ($ref !== undefined) return validValue(follow({ $ref }), follow)
  const { type = '', oneOf, examples, enum: values, default: usual, minimum } = schema
  const known = examples?.[0] ?? values?.[0] ?? usual ?? minimum
  if (known === undefined && oneOf?.[0]) return validValue(oneOf[0], follow)
  return known ?? { string: 'text', boolean: true, array: [], object: {} }[type]
}

/** The documented items of an array schema, from its enum or its examples; empty if it has neither. */
export function itemsOf({ items = {} }: Schema, follow: Follow): unknown[] {
  const { enum: values, examples } = follow(items)
  return values ?? examples ?? []
}

/** Converts text to upper case, or upper-case text to lower case. Returns any other value unchanged. */
export function otherCase(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()
}
