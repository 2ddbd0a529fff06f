import fc from 'fast-check'
import { follow, type OpenApiDocument, type Schema } from '../../document/document.ts'
import { typeOf } from '../../document/keywords/words.ts'
import { keywordsOf } from '../../document/keywords.ts'
import type { Case } from './cases.ts'
import type { Draft, InputField } from './input-fields.ts'

/** A service must accept `sure` values. For undocumented reasons, it may reject `likely` values and valid but `odd` text. */
export type Reach = 'sure' | 'likely' | 'odd'

/** The range of a number without an upper limit, and the maximum number of items of an array without a limit. */
const SPAN = 100
const MAX_ITEMS = 5
/** Generated fractions are quarters, which are exact in binary and written without an exponent. */
const QUARTERS = 4
const MAX_VARIANTS = 99
/** Text that consists of digits gets fewer variants, because it may be a quantity that costs money. */
const FEW_VARIANTS = 3
const LONG_TEXT = 2000

/** The properties that must be sent with a property, by its name. Two that list each other are a lower and an upper limit. */
export type Alongside = Record<string, Record<string, unknown>>

/** Generates drafts with allowed values for any subset of the fields; `undefined` if no allowed value is known. */
export function allowedDrafts(
  document: OpenApiDocument,
  inputFields: InputField[],
  alongside: Alongside,
  reach: Reach,
): fc.Arbitrary<Draft> | undefined {
  const values = inputFields.flatMap((inputField) => {
    const { place, name } = inputField
    const arbitrary = allowedValues(document, inputField, reach)
    return arbitrary ? { place, name, arbitrary } : []
  })
  if (values.length === 0) return undefined
  return fc
    .tuple(
      // The empty subset is the baseline request; without it, shrinking could not remove the last field.
      fc.subarray([...values.keys()]),
      fc.tuple(...values.map(({ arbitrary }) => arbitrary)),
    )
    .map(([chosen, all]) => {
      const draft: Record<InputField['place'], Record<string, unknown>> = { query: {}, body: {} }
      for (const [index, { place, name }] of values.entries())
        if (chosen.includes(index)) draft[place][name] = all[index]
      return { ...draft, body: accompanied(draft.body, alongside) }
    })
}

/** Adds the properties that must be sent with others, and raises an upper limit that is below its lower limit. */
export function accompanied(body: Record<string, unknown>, alongside: Alongside): Record<string, unknown> {
  const result = { ...body }
  for (const name of Object.keys(body)) {
    for (const [other, value] of Object.entries(alongside[name] ?? {})) {
      if (!(other in body) || (isLowerLimit(name, other, alongside) && Number(body[name]) > Number(body[other])))
        result[other] = value
    }
  }
  return result
}

/** The properties to send with the value of a case. An allowed value that can cross no other limit is sent alone. */
export function neededBeside({ name, value, allowed }: Case, inputFields: InputField[], alongside: Alongside = {}) {
  const needed = Object.entries(alongside[name] ?? {}).filter(([other]) => {
    const { minimum = Number.NaN, maximum = Number.NaN } = inputFields.find((each) => each.name === other)?.schema ?? {}
    const isApart = isLowerLimit(name, other, alongside) ? Number(value) <= minimum : Number(value) >= maximum
    return !(allowed && isApart)
  })
  return Object.fromEntries(needed)
}

/** Whether `name` is the lower of two limits: `alongside` sends the largest allowed upper limit with it. */
function isLowerLimit(name: string, other: string, alongside: Alongside): boolean {
  return Number(alongside[name]?.[other]) > Number(alongside[other]?.[name])
}

/** Generates allowed values of one field; `undefined` if none is known. */
export function allowedValues(
  document: OpenApiDocument,
  inputField: InputField,
  reach: Reach,
): fc.Arbitrary<unknown> | undefined {
  const { place, schema, sample, shown, isOpen } = inputField
  if (reach === 'odd') return oddValues(document, inputField)
  // With `oneOf`, the sample fits one alternative, and the others are generated as well.
  if (sample !== undefined && !schema.oneOf) return fc.constant(sample)
  return valuesOf(schema, sample === undefined ? shown : [sample])

  function valuesOf(node: Schema, known: unknown[]): fc.Arbitrary<unknown> | undefined {
    if (node.oneOf) {
      const schemas = node.oneOf.map((each) => follow<Schema>(document, each))
      const alternatives = schemas.flatMap((each) => valuesOf(each, ofType(each, known)) ?? [])
      return alternatives.length > 0 ? fc.oneof(...alternatives) : undefined
    }
    if (node.enum) return fc.constantFrom(...node.enum)
    if (node.type === 'boolean') return fc.boolean()
    if (node.type === 'integer' || node.type === 'number') return numbers(node, known as number[])
    if (node.type === 'array') return lists(node, known as unknown[][])
    if (node.type === 'string') return texts(node, known as string[])
    return node.type === 'object' ? fc.constantFrom(...(known.length > 0 ? known : [{}])) : undefined
  }

  function numbers(node: Schema, known: number[]): fc.Arbitrary<number> | undefined {
    const step = node.type === 'integer' ? 1 : 1 / QUARTERS
    const bounds = boundsOf(node, step)
    const certain = [...known, ...Object.values(bounds)]
    if (certain.length === 0) return undefined
    const { low = Math.min(...certain) } = bounds
    // If something about the value is undocumented, it may have an undocumented limit.
    const { high = isOpen ? Math.max(...certain) : low + SPAN } = bounds
    const within = fc.integer({ min: 0, max: Math.floor((high - low) / step) }).map((steps) => low + steps * step)
    return fc.oneof({ weight: 3, arbitrary: within }, { weight: 1, arbitrary: fc.constantFrom(low, high) })
  }

  function lists(node: Schema, known: unknown[][]): fc.Arbitrary<unknown> | undefined {
    const items = follow<Schema>(document, node.items ?? {})
    const item = valuesOf(items, [...(items.examples ?? []), ...known.flat()])
    // A service may treat an empty array like a missing one, so it is sent only if no item is known.
    if (!item) return fc.constant([])
    // Items are unique, because whether an array may contain a value twice is often undocumented.
    const { high = MAX_ITEMS } = boundsOf(node)
    return fc.uniqueArray(item, { minLength: 1, maxLength: Math.min(high, items.enum?.length ?? high) })
  }

  function texts(node: Schema, known: string[]): fc.Arbitrary<unknown> | undefined {
    if (known.length === 0) return undefined
    const one = fc.constantFrom(...known)
    if (hasFormat(node) || place === 'query' || (isOpen && reach === 'sure')) return one
    const variants = fc
      .tuple(one, fc.integer({ min: 1, max: MAX_VARIANTS }))
      .map(([text, variant]) =>
        /^\d+$/.test(text) ? `${Number(text) + 1 + (variant % FEW_VARIANTS)}` : `${text}-${variant}`,
      )
    return fc.oneof(one, variants)
  }
}

/** Generates text for a field with a pattern, or odd text for a fully documented free-text body field; else `undefined`. */
function oddValues(document: OpenApiDocument, { schema, sample, isOpen, place }: InputField) {
  const alternatives = (schema.oneOf ?? [schema]).map((each) => follow<Schema>(document, each))
  const { pattern } = alternatives.find((each) => each.pattern !== undefined) ?? {}
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (sample !== undefined || isOpen || place === 'query') return undefined
  const isFreeText = (node: Schema) => node.type === 'string' && !node.enum && !hasFormat(node)
  if (isFreeText(schema)) return oddTexts()
  const isList = schema.type === 'array' && isFreeText(follow<Schema>(document, schema.items ?? {}))
  return isList ? fc.array(oddTexts(), { maxLength: MAX_ITEMS }) : undefined
}

function hasFormat(schema: Schema): boolean {
  return keywordsOf(schema).some(({ row }) => row.kind === 'format')
}

function boundsOf(schema: Schema, step = 1): { low?: number; high?: number } {
  return Object.assign({}, ...keywordsOf(schema).map(({ row, value }) => row.bounds?.(Number(value), step)))
}

/** Any code point except surrogates. fast-check's unit `binary` is the same, but takes 0.7 s to create. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

function oddTexts(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('', ' ', '\n', '\u0000', '../..', '%00', '{}', '"\'<>&', 'null', '\u202e'),
    fc.integer({ min: 1, max: LONG_TEXT }).map((length) => 'x'.repeat(length)),
  )
}

function ofType({ type }: Schema, values: unknown[]): unknown[] {
  return values.filter((value) => typeOf(value) === (type === 'integer' ? 'number' : type))
}
