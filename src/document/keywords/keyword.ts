import type { Arbitrary } from 'fast-check'
import type { Schema } from '../document.ts'

/** Everything that the project knows about one keyword: a row of the table in keywords.ts. */
export interface Keyword {
  /** The kind of its facts. */
  kind: 'default' | 'limit' | 'enum' | 'type' | 'format' | 'presence' | 'omission'
  /** The keyword of JSON Schema, if the row has another name. */
  of?: keyof Schema
  /** The facts that it states in a schema. */
  reads(schema: Schema, reading: Reading): Stated[]
  /** The JSON type whose values it constrains. By default every type. */
  speaksOf?: 'number' | 'string' | 'array' | 'object'
  /** A schema that states one of its facts alone. By default the keyword with its value in the document. */
  asserts?(value: unknown): Schema | undefined
  /** The smallest or largest allowed number or length. */
  bounds?(limit: number, step: number): { low?: number; high?: number }
  /** The limit in words, for docs, such as `at least 3`. */
  inShort?(value: unknown): string
  /** Values that a request tries, allowed and refused. Without them, the keyword is unsupported in requests. */
  trials?(subject: RequestSubject, sample: unknown): Trial[]
  /** Ways to break it in a request of a seeded run. Each way is tried. */
  wrong?(subject: RequestSubject, make: WrongValues): Arbitrary<unknown>[]
  /** Services that are too lax or too strict about it. Without them, the keyword is unsupported in requests. */
  requestFaults?(subject: RequestSubject, judge: RequestJudge): RequestFault[]
  /** Responses that break it. Without them, the keyword is unsupported in responses. */
  responseFaults?(subject: Subject): ResponseFault[]
}

export interface Reading {
  isResponse: boolean
  /** Whether the schema is one of several alternatives. */
  isAlternative: boolean
  follow(schema: Schema): Schema
}

export interface Stated {
  /** The last part of the ID of the fact. */
  id: string
  says: string
  value?: unknown
  /** The property that the fact is about, if its keyword stands in the object around it. */
  property?: string
}

/** A fact, and the schema that states it. */
export interface Subject {
  value: unknown
  schema: Schema
  follow(schema: Schema): Schema
}

export interface RequestSubject extends Subject {
  place: 'query' | 'body'
  /** Whether the fact is about the whole body. */
  isWhole: boolean
}

/** A value of a request. */
export interface Trial {
  value: unknown
  allowed: boolean
}

/** Generators of values that break a constraint. */
export interface WrongValues {
  either(...ways: Arbitrary<unknown>[]): Arbitrary<unknown>
  beyond(limit: number, outward: 1 | -1, is: { isInteger: boolean; isExclusive: boolean }): Arbitrary<unknown>[]
  longerThan(limit: number, items: unknown[]): Arbitrary<unknown>[]
  inOtherCase(texts: unknown[]): Arbitrary<unknown>
  misspelt(texts: unknown[]): Arbitrary<unknown>
  anyText(): Arbitrary<unknown>
  anyJson(): Arbitrary<unknown>
  noNumber(): Arbitrary<unknown>
}

export interface RequestJudge {
  /** Whether a value fits the fact. */
  fits(value: unknown): boolean
  /** Whether another alternative at the same place allows a value. */
  fitsAlternative(value: unknown): boolean
}

type IsMeant = (value: unknown) => boolean

/** A service takes a value as if it were the one `instead`, or refuses it, or assumes a value if there is none. */
export type RequestFault =
  | { takes: string; isMeant: IsMeant; instead?: (value: unknown) => unknown }
  | { refuses: string; isMeant: IsMeant }
  | { says: string; assumes: unknown }

/** A response with another value, or another body. */
export type ResponseFault =
  | {
      says: string
      /** Returns the new value, {@link ABSENT} to remove it, or the value itself if there is nothing to break. */
      change(value: unknown): unknown
      /** By default `value`. */
      kind?: 'mistyped' | 'dropped'
      /** The property to change, instead of the value itself. */
      property?: string
      /** Whether the new value may fit the schema after all. Then it is no fault. */
      mayFit?: true
    }
  | { says: string; body: { contentType: string } | { text: string } }

/** A value to leave out. */
export const ABSENT = Symbol('absent')

export const allowed = (value: unknown): Trial => ({ value, allowed: true })
export const refused = (value: unknown): Trial => ({ value, allowed: false })

/** Reads a keyword that states one fact about the value at its place. */
export function plain(keyword: keyof Schema, says: (value: never) => string): Keyword['reads'] {
  return (schema, { isAlternative }) => {
    const value = schema[keyword]
    if (value === undefined) return []
    const words = says(value as never)
    const lowered = words.charAt(0).toLowerCase() + words.slice(1)
    return [{ id: keyword, says: isAlternative ? `Unless it is something else: ${lowered}` : words, value }]
  }
}
