/** Compares the values of a JSON Schema keyword: whether the new ones accept less or more than the old ones. */
import { CharSet, DFA, type Element, isDisjointWith, JS, NFA, type NoParent } from 'refa'

/** How the accepted values changed. `other`: some were added, others removed; `unknown`: it cannot be decided. */
export type Narrowing = 'same' | 'narrower' | 'wider' | 'other' | 'unknown'

/** The values of each keyword that apply together: one, or several where an `allOf` repeats the keyword. */
export type Constraints = Record<string, unknown[] | undefined>

/** JSON Schema's types, with `number` split in two so that `integer` is a part of it. */
const TYPES = ['null', 'boolean', 'integer', 'fraction', 'string', 'array', 'object'] as const
type JsonType = (typeof TYPES)[number]

interface Row {
  /** The types that the keyword constrains. A schema that allows none of them ignores the keyword. */
  types?: JsonType[]
  /** Whether every value that `some` accepts fits `all` too; undefined if it cannot be decided. */
  isSubset(some: Constraints, all: Constraints, shared: JsonType[]): boolean | undefined
}

const numbers: JsonType[] = ['integer', 'fraction']
const sameText = (keyword: string): Row => ({
  isSubset: (some, all) => canonical(some[keyword]) === canonical(all[keyword]),
})
const values: Row = {
  isSubset(some, all) {
    const [few, many] = [valuesOf(some), valuesOf(all)]
    return !many || (!!few && contains(few, many))
  },
}
const lower = bound('lower', 'minimum', 'exclusiveMinimum')
const upper = bound('upper', 'maximum', 'exclusiveMaximum')

/**
 * One row per keyword. Each gets all constraints of its schema, since keywords overlap: `minimum: 1` and
 * `exclusiveMinimum: 0` are the same for integers, and `const` is an `enum` of one value.
 */
const KEYWORDS: Record<string, Row> = {
  type: { isSubset: (some, all) => contains(typesOf(some), typesOf(all)) },
  enum: values,
  const: values,
  minimum: lower,
  exclusiveMinimum: lower,
  maximum: upper,
  exclusiveMaximum: upper,
  minLength: bound('lower', 'minLength', '', ['string']),
  maxLength: bound('upper', 'maxLength', '', ['string']),
  minItems: bound('lower', 'minItems', '', ['array']),
  maxItems: bound('upper', 'maxItems', '', ['array']),
  minProperties: bound('lower', 'minProperties', '', ['object']),
  maxProperties: bound('upper', 'maxProperties', '', ['object']),
  multipleOf: listed('multipleOf', numbers, (step, given) => given.some((one) => Number.isInteger(one / step))),
  format: listed('format', ['string', ...numbers], (format, given) =>
    given.some((one) => one === format || NARROWER_FORMATS[one]?.includes(format)),
  ),
  uniqueItems: listed('uniqueItems', ['array'], (isUnique, given) => !isUnique || given.includes(true)),
  required: listed('required', ['object'], (name, given) => given.includes(name)),
  dependentRequired: listed('dependentRequired', ['object'], (needs: Needs, given: Needs[]) =>
    Object.entries(needs).every(([name, others]) =>
      others.every((other) => given.some((one) => one[name]?.includes(other))),
    ),
  ),
  pattern: { types: ['string'], isSubset: fitsPatterns },
  // The same text means something else, so neither side keeps working.
  contentEncoding: sameText('contentEncoding'),
  contentMediaType: sameText('contentMediaType'),
  discriminator: { isSubset: (...both) => sameText('discriminator').isSubset(...both) || undefined },
}

/** Formats whose values also have the listed formats. */
const NARROWER_FORMATS: Record<string, string[]> = {
  int32: ['int64'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  iri: ['iri-reference'],
  'uri-reference': ['iri-reference'],
}

/** Whether a keyword constrains values in a way that can be compared. */
export const isConstraint = (keyword: string) => Object.hasOwn(KEYWORDS, keyword)

/** Compares a keyword where both schemas allow values that it constrains; `type` covers changes of the types. */
export function narrowingOf(keyword: string, before: Constraints, after: Constraints): Narrowing {
  const { types, isSubset } = KEYWORDS[keyword] as Row
  const shared = sharedTypes(before, after)
  if (types && !types.some((type) => shared.includes(type))) return 'same'
  const [keepsOld, addsNone] = [isSubset(before, after, shared), isSubset(after, before, shared)]
  if (keepsOld === undefined || addsNone === undefined) return 'unknown'
  if (keepsOld) return addsNone ? 'same' : 'wider'
  return addsNone ? 'narrower' : 'other'
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value) ?? ''
  const sorted = (_: string, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node
  return JSON.stringify(value, sorted) ?? ''
}

/** The types that both schemas allow. */
export function sharedTypes(before: Constraints, after: Constraints): JsonType[] {
  const types = typesOf(after)
  return typesOf(before).filter((type) => types.includes(type))
}

/** The types that values may have, by `type`, `enum` and `const`. */
export function typesOf(constraints: Constraints): JsonType[] {
  const ofValues = valuesOf(constraints)?.map((value) => typeOf(JSON.parse(value)))
  return declaredTypes(constraints).filter((type) => ofValues?.includes(type) ?? true)
}

function declaredTypes({ type: lists = [] }: Constraints): JsonType[] {
  const nameOf = (type: JsonType) => (numbers.includes(type) ? ['number', type] : [type])
  return TYPES.filter((type) => lists.every((list) => [list].flat().some((name) => nameOf(type).includes(`${name}`))))
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  return typeof value as JsonType
}

/** The values that `enum` and `const` leave, each as JSON; undefined if they are not listed. */
export function valuesOf(constraints: Constraints): string[] | undefined {
  const types = declaredTypes(constraints)
  const finite = types.every((type) => type === 'null' || type === 'boolean') ? [[null, true, false]] : []
  const lists = [...finite, ...(constraints.enum ?? []), ...(constraints.const ?? []).map((value) => [value])]
  if (lists.length === 0) return undefined
  const [first = [], ...others] = (lists as unknown[][]).map((list) =>
    list.filter((value) => types.includes(typeOf(value))).map(canonical),
  )
  return first.filter((value) => others.every((list) => list.includes(value)))
}

const contains = <Value>(some: Value[], all: Value[]) => some.every((value) => all.includes(value))

type Needs = Record<string, string[]>

/** Several values of a keyword apply together: each value of `all` must follow from those of `some`. */
// biome-ignore lint/suspicious/noExplicitAny: the keyword decides the type of its values
function listed(keyword: string, types: JsonType[], follows: (value: any, given: any[]) => boolean): Row {
  return {
    types,
    isSubset(some, all, shared) {
      // Every integer is a multiple of 1.
      const known = keyword === 'multipleOf' && !shared.includes('fraction') ? [1] : []
      const given = [...known, ...(some[keyword] ?? []).flat()]
      return (all[keyword] ?? []).flat().every((value) => follows(value, given))
    },
  }
}

/**
 * An upper bound is the lower bound of the negated values. Bounds of integers are moved to the nearest integer inside, so
 * that both ways of writing them agree.
 */
function bound(side: 'lower' | 'upper', inclusive: string, exclusive: string, types = numbers): Row {
  const sign = side === 'lower' ? 1 : -1
  return {
    types,
    isSubset(some, all, shared) {
      const isInteger = !shared.includes('fraction')
      const boundsOf = (constraints: Constraints) =>
        [inclusive, exclusive].flatMap((keyword, isExclusive) =>
          (constraints[keyword] ?? []).map((value) => {
            const limit = sign * Number(value)
            if (!isInteger) return { limit, isOpen: isExclusive }
            return { limit: isExclusive ? Math.floor(limit) + 1 : Math.ceil(limit), isOpen: 0 }
          }),
        )
      // No length is below 0.
      const implicit = types !== numbers && side === 'lower' ? [{ limit: 0, isOpen: 0 }] : []
      const given = [...implicit, ...boundsOf(some)]
      return boundsOf(all).every(({ limit, isOpen }) =>
        given.some((one) => one.limit > limit || (one.limit === limit && one.isOpen >= isOpen)),
      )
    },
  }
}

/** Without a pattern every string matches, as with an empty one. */
function fitsPatterns(before: Constraints, after: Constraints): boolean | undefined {
  const [old, now] = [before.pattern ?? [], after.pattern ?? []] as [string[], string[]]
  const some = old.filter((pattern) => !now.includes(pattern))
  const all = now.filter((pattern) => !old.includes(pattern))
  if (all.length === 0) return true
  const unknown = some.length === 0 ? false : undefined
  if (some.length > 1 || all.length > 1) return unknown
  try {
    const others = DFA.fromFA(automatonOf(all[0] ?? ''))
    others.complement()
    return isDisjointWith(automatonOf(some[0] ?? ''), others)
  } catch {
    // refa cannot express lookarounds, inner anchors and back references, and refuses automata that grow too large.
    return unknown
  }
}

/** JSON Schema's patterns match anywhere, so each alternative without an anchor at its edge gets "anything" there. */
function automatonOf(source: string): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse({
    backreferences: 'throw',
    assertions: 'parse',
  })
  const anyCharacter: NoParent<Element> = { type: 'CharacterClass', characters: CharSet.all(maxCharacter) }
  const anything = (): Element => {
    const alternatives = [{ type: 'Concatenation' as const, elements: [{ ...anyCharacter }] }]
    const quantifier: NoParent<Element> = { type: 'Quantifier', min: 0, max: Infinity, lazy: false, alternatives }
    return quantifier as Element
  }
  for (const { elements } of expression.alternatives) {
    if (isAnchor(elements[0], 'behind')) elements.shift()
    else elements.unshift(anything())
    if (isAnchor(elements.at(-1), 'ahead')) elements.pop()
    else elements.push(anything())
  }
  return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'throw' })
}

/** Whether an element is `^` or `$`, which refa reads as "no character before" and "no character after". */
function isAnchor(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements)
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll
}
