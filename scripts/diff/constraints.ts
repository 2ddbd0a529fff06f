/** Checks, keyword by keyword, whether the values that one JSON Schema accepts also fit another. */
import { isDeepStrictEqual } from 'node:util'
import type { Element, NFA, NoParent } from 'refa'
import type { Verdict } from './verdicts.ts'

/** The package does not depend on refa, which is larger than the package: users who compare patterns install it. */
const refa = await import('refa').catch(() => undefined)
/** Why patterns cannot be compared. */
export const NO_PATTERNS = `The patterns cannot be compared${refa ? '' : ' unless refa is installed (npm install refa)'}.`

/** The constraints of a schema, by keyword. A keyword can occur several times, through `$ref` and `allOf`; all apply. */
export type Constraints = Record<string, unknown[] | undefined>

/** The types of JSON Schema, with `number` split into `integer` and `fraction`. */
const TYPES = ['null', 'boolean', 'integer', 'fraction', 'string', 'array', 'object'] as const
type JsonType = (typeof TYPES)[number]
const NUMBERS: JsonType[] = ['integer', 'fraction']

/** Whether every value that `some` accepts fits `keyword` in `all`; undefined if this cannot be decided. */
type IsSubset = (some: Constraints, all: Constraints, keyword: string, shared: JsonType[]) => boolean | undefined

/**
 * Keywords, the function that compares them, and the types of the values that they constrain (by default all). Functions
 * get all constraints of both schemas, since keywords overlap: `minimum: 1` equals `exclusiveMinimum: 0` for integers, and
 * `const` is an `enum` of one value.
 */
const ROWS: [keywords: string, isSubset: IsSubset, types?: JsonType[]][] = [
  ['type', (some, all) => contains(typesOf(some), typesOf(all))],
  ['enum const', areValuesListed],
  ['minimum maximum exclusiveMinimum exclusiveMaximum', areBoundsWithin, NUMBERS],
  ['minLength maxLength', areBoundsWithin, ['string']],
  ['minItems maxItems', areBoundsWithin, ['array']],
  ['minProperties maxProperties', areBoundsWithin, ['object']],
  ['multipleOf', each<number>((step, given) => given.some((one) => Number.isInteger(one / step))), NUMBERS],
  ['format', each<string>((format, given) => given.some((one) => isFormatOf(one, format))), ['string', ...NUMBERS]],
  ['uniqueItems', each<boolean>((isUnique, given) => !isUnique || given.includes(true)), ['array']],
  ['required', each<string>((name, given) => given.includes(name)), ['object']],
  ['dependentRequired', each<Needs>(areDependenciesKept), ['object']],
  ['pattern', fitsPatterns, ['string']],
  // With a different encoding or media type, the same text means something else, which breaks both sides.
  ['contentEncoding contentMediaType', isSame],
  ['discriminator', (some, all, keyword) => isSame(some, all, keyword) || undefined],
]
const KEYWORDS = new Map(
  ROWS.flatMap(([keywords, isSubset, types]) => keywords.split(' ').map((keyword) => [keyword, { isSubset, types }])),
)

/** Whether a keyword constrains values in a way that can be compared. */
export const isConstraint = (keyword: string) => KEYWORDS.has(keyword)

/** Judges whether all values that `some` accepts fit the keyword in `all`. A keyword for types that they do not share holds. */
export function fits(keyword: string, some: Constraints, all: Constraints): Verdict {
  const { isSubset, types } = KEYWORDS.get(keyword) as { isSubset: IsSubset; types?: JsonType[] }
  const shared = sharedTypes(some, all)
  if (types && !types.some((type) => shared.includes(type))) return 'holds'
  const isFitting = isSubset(some, all, keyword, shared)
  if (isFitting === undefined) return 'unjudged'
  return isFitting ? 'holds' : 'breaks'
}

/** The types that both schemas allow. */
export function sharedTypes(before: Constraints, after: Constraints): JsonType[] {
  const types = typesOf(after)
  return typesOf(before).filter((type) => types.includes(type))
}

/** The types that `type`, `enum` and `const` allow together. */
export function typesOf(constraints: Constraints): JsonType[] {
  const ofValues = valuesOf(constraints)?.map(typeOf)
  return declaredTypes(constraints).filter((type) => ofValues?.includes(type) ?? true)
}

function declaredTypes({ type: lists = [] }: Constraints): JsonType[] {
  const nameOf = (type: JsonType) => (NUMBERS.includes(type) ? ['number', type] : [type])
  return TYPES.filter((type) => lists.every((list) => [list].flat().some((name) => nameOf(type).includes(`${name}`))))
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  return typeof value as JsonType
}

/** The values that `type`, `enum` and `const` allow; undefined if they are not a finite list. */
export function valuesOf(constraints: Constraints): unknown[] | undefined {
  const types = declaredTypes(constraints)
  const finite = types.every((type) => type === 'null' || type === 'boolean') ? [[null, true, false]] : []
  const lists = [...finite, ...(constraints.enum ?? []), ...(constraints.const ?? []).map((value) => [value])]
  const [first, ...others] = lists as unknown[][]
  return first?.filter((value) => types.includes(typeOf(value)) && others.every((list) => contains([value], list)))
}

/** Whether `all` has every value of `some`. */
export const contains = (some: unknown[], all: unknown[]) =>
  some.every((value) => all.some((other) => isDeepStrictEqual(value, other)))

function areValuesListed(some: Constraints, all: Constraints): boolean {
  const [few, many] = [valuesOf(some), valuesOf(all)]
  return !many || (!!few && contains(few, many))
}

function isSame(some: Constraints, all: Constraints, keyword: string): boolean {
  return isDeepStrictEqual(some[keyword], all[keyword])
}

/** Creates a comparison for a keyword whose values all apply: each value in `all` must follow from those in `some`. */
function each<Value>(follows: (value: Value, given: Value[]) => boolean): IsSubset {
  return (some, all, keyword, shared) => {
    // Every integer is a multiple of 1.
    const known = keyword === 'multipleOf' && !shared.includes('fraction') ? [1] : []
    const given = [...known, ...(some[keyword] ?? []).flat()] as Value[]
    return ((all[keyword] ?? []).flat() as Value[]).every((value) => follows(value, given))
  }
}

type Needs = Record<string, string[]>

function areDependenciesKept(needs: Needs, given: Needs[]): boolean {
  return Object.entries(needs).every(([name, others]) =>
    others.every((other) => given.some((one) => one[name]?.includes(other))),
  )
}

/** Formats whose values also conform to the listed formats. */
const NARROWER_FORMATS: Record<string, string[]> = {
  int32: ['int64'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  iri: ['iri-reference'],
  'uri-reference': ['iri-reference'],
}

const isFormatOf = (narrow: string, wide: string) => narrow === wide || !!NARROWER_FORMATS[narrow]?.includes(wide)

/**
 * Compares bounds, treating an upper bound as a lower bound of the negated values. Moves bounds of integers to the nearest
 * allowed integer, so that inclusive and exclusive bounds can be compared.
 */
function areBoundsWithin(some: Constraints, all: Constraints, keyword: string, shared: JsonType[]): boolean {
  const inclusive = keyword.replace('exclusiveM', 'm')
  const sign = inclusive.startsWith('min') ? 1 : -1
  const boundsOf = (constraints: Constraints) =>
    [inclusive, inclusive.replace('m', 'exclusiveM')].flatMap((name, isExclusive) =>
      (constraints[name] ?? []).map((value) => {
        const limit = sign * Number(value)
        if (shared.includes('fraction')) return { limit, isOpen: isExclusive }
        return { limit: isExclusive ? Math.floor(limit) + 1 : Math.ceil(limit), isOpen: 0 }
      }),
    )
  // Lengths, and numbers of items or properties, are never negative.
  const implicit = /^min[LIP]/.test(keyword) ? [{ limit: 0, isOpen: 0 }] : []
  const given = [...implicit, ...boundsOf(some)]
  return boundsOf(all).every(({ limit, isOpen }) =>
    given.some((one) => one.limit > limit || (one.limit === limit && one.isOpen >= isOpen)),
  )
}

/**
 * Whether every string that matches the patterns of `before` matches those of `after`. If this cannot be decided: false if
 * `after` only adds patterns, otherwise undefined.
 */
function fitsPatterns(before: Constraints, after: Constraints): boolean | undefined {
  const [old, now] = [before.pattern ?? [], after.pattern ?? []] as [string[], string[]]
  const some = old.filter((pattern) => !now.includes(pattern))
  const all = now.filter((pattern) => !old.includes(pattern))
  if (all.length === 0) return true
  const unknown = some.length === 0 ? false : undefined
  if (!refa || some.length > 1 || all.length > 1) return unknown
  const { DFA, isDisjointWith } = refa
  try {
    const others = DFA.fromFA(automatonOf(refa, all[0] ?? ''))
    others.complement()
    return isDisjointWith(automatonOf(refa, some[0] ?? ''), others)
  } catch {
    // refa cannot express lookarounds, inner anchors or back references, and rejects automata that grow too large.
    return unknown
  }
}

/** The automaton of a pattern. Patterns match anywhere, so "anything" is added to each end without an anchor. */
function automatonOf({ JS, NFA }: typeof import('refa'), source: string): NFA {
  const parse = (pattern: string) =>
    JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({ backreferences: 'throw', assertions: 'parse' })
  const { expression, maxCharacter } = parse(source)
  const anything = parse('[^]*').expression.alternatives.flatMap(({ elements }) => elements)
  for (const { elements } of expression.alternatives) {
    if (isAnchor(elements[0], 'behind')) elements.shift()
    else elements.unshift(...anything)
    if (isAnchor(elements.at(-1), 'ahead')) elements.pop()
    else elements.push(...anything)
  }
  return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'throw' })
}

/** Whether an element is `^` or `$`, which refa reads as "no character before" and "no character after". */
function isAnchor(element: NoParent<Element> | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements)
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll
}
