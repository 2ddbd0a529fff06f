import fc from 'fast-check'
import { follow, type OpenApiDocument, type Schema } from '../../document/document.ts'
import { keywordsOf } from '../../document/keywords.ts'
import type { Draft } from './draft.ts'
import type { InputField } from './input-fields.ts'

/**
 * How far the values go. `sure` ones must be taken; `likely` ones may be refused for reasons that are not shown; `odd` ones
 * are whatever text fits the schema.
 */
export type Reach = 'sure' | 'likely' | 'odd'

/** Beyond the only limit of a number, and in a list without one, values go so far. */
const SPAN = 100
const MOST_ITEMS = 5
/** Fractions of numbers are quarters: exact in binary, and no notation with an exponent. */
const QUARTERS = 4
const MOST_VARIANTS = 99
/** A number that is written as text may be carried out at a price. */
const FEW_VARIANTS = 3
const LONG_TEXT = 2000

/** Properties that go along with another one when its value is tried; of two that name each other, one bounds the other. */
export type Alongside = Record<string, Record<string, unknown>>

/** Drafts of allowed values for any of some places together. */
export function allowedDrafts(
  document: OpenApiDocument,
  inputFields: InputField[],
  alongside: Alongside,
  reach: Reach,
): fc.Arbitrary<Draft> | undefined {
  const values = inputFields.flatMap((inputField) => {
    const arbitrary = allowedValues(document, inputField, reach)
    return arbitrary ? [{ inputField, arbitrary }] : []
  })
  if (values.length === 0) return undefined
  return fc
    .tuple(
      // None at all is the baseline request by itself; with one at least, the last could not be taken away.
      fc.subarray([...values.keys()]),
      fc.tuple(...values.map(({ arbitrary }) => arbitrary)),
    )
    .map(([chosen, all]) => {
      const draft = { query: {} as Record<string, unknown>, body: {} as Record<string, unknown> }
      for (const index of chosen) {
        const inputField = values[index]?.inputField
        if (inputField) draft[inputField.place][inputField.name] = all[index]
      }
      return { ...draft, body: accompanied(draft.body, alongside) }
    })
}

/** Adds what goes along with what is there; two bounds that are both there are put in order. */
export function accompanied(body: Record<string, unknown>, alongside: Alongside): Record<string, unknown> {
  const result = { ...body }
  for (const name of Object.keys(body)) {
    for (const [other, value] of Object.entries(alongside[name] ?? {})) {
      const isCrossed = isLower(name, other) && Number(body[name]) > Number(body[other])
      if (!(other in body) || isCrossed) result[other] = value
    }
  }
  return result

  /** The lower bound goes along with the largest value of the upper one. */
  function isLower(name: string, other: string): boolean {
    return Number(alongside[name]?.[other]) > Number(alongside[other]?.[name])
  }
}

/** Values of one place; none where nothing is known that is allowed. */
export function allowedValues(
  document: OpenApiDocument,
  inputField: InputField,
  reach: Reach,
): fc.Arbitrary<unknown> | undefined {
  const { place, schema, sample, shown, isOpen } = inputField
  if (reach === 'odd') return oddValues(document, inputField)
  // The sample is one of those alternatives that are not listed one by one.
  if (sample !== undefined && !schema.oneOf) return fc.constant(sample)
  return valuesOf(schema, sample === undefined ? shown : [sample])

  function valuesOf(node: Schema, known: unknown[]): fc.Arbitrary<unknown> | undefined {
    if (node.oneOf) {
      const alternatives = node.oneOf.flatMap((each) => {
        const values = valuesOf(follow<Schema>(document, each), ofType(follow<Schema>(document, each), known))
        return values ? [values] : []
      })
      return alternatives.length > 0 ? fc.oneof(...alternatives) : undefined
    }
    if (node.enum) return fc.constantFrom(...node.enum)
    switch (node.type) {
      case 'boolean':
        return fc.boolean()
      case 'integer':
      case 'number':
        return numbers(node, known as number[])
      case 'array':
        return lists(node, known as unknown[][])
      case 'string':
        return texts(node, known as string[])
      case 'object':
        return fc.constantFrom(...(known.length > 0 ? known : [{}]))
      default:
        return undefined
    }
  }

  function numbers(node: Schema, known: number[]): fc.Arbitrary<number> | undefined {
    const step = node.type === 'integer' ? 1 : 1 / QUARTERS
    const bounds = boundsOf(node, step)
    const certain = [...known, ...Object.values(bounds)]
    if (certain.length === 0) return undefined
    const { low = Math.min(...certain) } = bounds
    // If something about the value is undocumented, a limit may be.
    const { high = isOpen ? Math.max(...certain) : low + SPAN } = bounds
    const within = fc.integer({ min: 0, max: Math.floor((high - low) / step) }).map((steps) => low + steps * step)
    return fc.oneof({ weight: 3, arbitrary: within }, { weight: 1, arbitrary: fc.constantFrom(low, high) })
  }

  function lists(node: Schema, known: unknown[][]): fc.Arbitrary<unknown> | undefined {
    const items = follow<Schema>(document, node.items ?? {})
    const item = valuesOf(items, [...(items.examples ?? []), ...known.flat()])
    // An empty list may stand for leaving it out; where nothing is known of the items, there is no other.
    if (!item) return fc.constant([])
    // Whether a value may stand twice in a list is often not shown, so that none does.
    const { high = MOST_ITEMS } = boundsOf(node)
    return fc.uniqueArray(item, { minLength: 1, maxLength: Math.min(high, items.enum?.length ?? high) })
  }

  function texts(node: Schema, known: string[]): fc.Arbitrary<unknown> | undefined {
    if (known.length === 0) return undefined
    const one = fc.constantFrom(...known)
    if (hasFormat(node) || place === 'query') return one
    if (isOpen && reach === 'sure') return one
    return fc.oneof(
      one,
      fc.tuple(one, fc.integer({ min: 1, max: MOST_VARIANTS })).map(([text, variant]) =>
        // A number that is written as text stays one.
        /^\d+$/.test(text) ? `${Number(text) + 1 + (variant % FEW_VARIANTS)}` : `${text}-${variant}`,
      ),
    )
  }
}

/** Text that nobody would think of, but that fits. What names something that is to exist, or is not shown, is left out. */
function oddValues(
  document: OpenApiDocument,
  { schema, sample, isOpen, place }: InputField,
): fc.Arbitrary<unknown> | undefined {
  const alternatives = (schema.oneOf ?? [schema]).map((each) => follow<Schema>(document, each))
  const { pattern } = alternatives.find((each) => each.pattern !== undefined) ?? {}
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (sample !== undefined || isOpen || place === 'query') return undefined
  const items = follow<Schema>(document, schema.items ?? {})
  if (isFreeText(schema)) return oddTexts()
  return schema.type === 'array' && isFreeText(items) ? fc.array(oddTexts(), { maxLength: MOST_ITEMS }) : undefined
}

function isFreeText(schema: Schema): boolean {
  return schema.type === 'string' && !schema.enum && !hasFormat(schema)
}

function hasFormat(schema: Schema): boolean {
  return keywordsOf(schema).some(({ row }) => row.kind === 'format')
}

function boundsOf(schema: Schema, step = 1): { low?: number; high?: number } {
  const bounds = keywordsOf(schema).map(({ row, value }) => row.bounds?.(Number(value), step))
  return Object.assign({}, ...bounds)
}

function oddTexts(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\n', '\u0000', '../..', '%00', '{}', '"\'<>&', 'null', '\u202e'),
    fc.integer({ min: 1, max: LONG_TEXT }).map((length) => 'x'.repeat(length)),
  )
}

function ofType({ type }: Schema, values: unknown[]): unknown[] {
  const name = type === 'integer' ? 'number' : type
  return values.filter((value) => (Array.isArray(value) ? 'array' : typeof value) === name)
}
