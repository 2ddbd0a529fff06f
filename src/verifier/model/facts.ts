import type { Assumed } from '../../document/assumed.ts'
import type { Aspect, OpenApiDocument, Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { typeOf } from '../../document/keywords/words.ts'
import { keywordOf } from '../../document/keywords.ts'
import { nodeAt } from '../../document/schemas.ts'
import { isObject } from '../../document/walk.js'

/** The open aspects that excuse rejecting an allowed value or accepting a forbidden one. */
const EXCUSED: Record<'allowed' | 'forbidden', Aspect[]> = {
  allowed: ['type', 'fields', 'value'],
  forbidden: ['type', 'fields', 'body', 'limit'],
}

/** The unknowns that leave open how a service responds to a value that satisfies or breaks a fact. */
export function excusesForSent({ assumes = {} }: Fact, side: keyof typeof EXCUSED): string[] {
  return [...new Set(EXCUSED[side].flatMap((aspect) => assumes[aspect] ?? []))]
}

/** Whether a value is `null` where the document leaves open whether the field is `null` or omitted. */
export function isOpenNull({ null: ids }: Assumed, value: unknown): boolean {
  return value === null && ids !== undefined
}

/**
 * The unknowns that excuse a response value that violates a statement.
 *
 * @param around the object that has the value as a property, if it is known: entries with `unless` depend on its other properties
 */
export function excusesForReceived(
  { 'x-unknowns': register }: OpenApiDocument,
  { null: ofNull = [], ...others }: Assumed,
  value: unknown,
  around?: unknown,
): string[] {
  const open = new Set([...Object.values(others).flat(), ...(value === null ? ofNull : [])])
  return [...open].filter((id) => {
    const excepted = isObject(around) ? Object.entries(register[id]?.unless ?? {}) : []
    return !excepted.some(([name, values]) => values.includes((around as Record<string, unknown>)[name]))
  })
}

/** A schema that states only this fact; `undefined` if no schema can. */
export function assertionOf(document: OpenApiDocument, { keyword, value, pointer }: Fact): Schema | undefined {
  if (keyword === undefined) return undefined
  const { asserts } = keywordOf(keyword)
  return asserts ? asserts(value) : { [keyword]: nodeAt(document, pointer)[keyword as keyof Schema] }
}

/** Whether a fact constrains values of the type of `value`: a maximum, for example, constrains only numbers. */
export function appliesTo({ keyword }: Fact, value: unknown): boolean {
  const { appliesTo: type } = keyword === undefined ? {} : keywordOf(keyword)
  return type === undefined || type === typeOf(value)
}
