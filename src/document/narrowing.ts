/** Compares the values of a JSON Schema keyword: whether the new ones accept less or more than the old ones. */

/** How the accepted values have changed. `other`: some were added, others removed; `unknown`: it cannot be decided. */
export type Narrowing = 'same' | 'narrower' | 'wider' | 'other' | 'unknown'

/** Compares two regular expressions; passed in, since deciding this takes a library that few callers need. */
export type ComparePatterns = (before: string, after: string) => Narrowing

// biome-ignore format: one line per group of keywords
export type ComparedKeyword =
  | 'type' | 'enum' | 'const' | 'format' | 'pattern' | 'contentEncoding' | 'contentMediaType'
  | 'minimum' | 'exclusiveMinimum' | 'maximum' | 'exclusiveMaximum' | 'multipleOf'
  | 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'uniqueItems'
  | 'minProperties' | 'maxProperties' | 'required' | 'dependentRequired' | 'discriminator'

/** The values of each keyword that apply together: one, or several where an `allOf` repeats the keyword. */
export type Constraints = { [Keyword in ComparedKeyword]?: unknown[] }

type Compare = (before: Constraints, after: Constraints, comparePatterns: ComparePatterns) => Narrowing

/**
 * One comparison per keyword. Each gets all constraints of its schema, since keywords overlap: `minimum: 1` and
 * `exclusiveMinimum: 0` are the same for integers, and `const` is an `enum` of one value.
 */
export const NARROWING: Record<ComparedKeyword, Compare> = {
  type: (before, after) => bySubset(typesOf(before), typesOf(after), contains),
  enum: compareValues,
  const: compareValues,
  format: forTypes(['string', 'integer', 'fraction'], (before, after) =>
    bySubset(before.format ?? [], after.format ?? [], (old, now) =>
      now.every((format) => old.some((one) => one === format || NARROWER_FORMATS[`${one}`]?.includes(`${format}`))),
    ),
  ),
  pattern: forTypes(['string'], comparePatternLists),
  minimum: compareLower,
  exclusiveMinimum: compareLower,
  maximum: compareUpper,
  exclusiveMaximum: compareUpper,
  multipleOf: forTypes(['integer', 'fraction'], (before, after, _, shared) => {
    const implied = shared.includes('fraction') ? [] : [1]
    const stepsOf = (list: unknown[] = []) => [...implied, ...(list as number[])]
    return bySubset(stepsOf(before.multipleOf), stepsOf(after.multipleOf), (old, now) =>
      now.every((step) => old.some((one) => Number.isInteger(one / step))),
    )
  }),
  minLength: forTypes(['string'], limit('minLength', 'lower')),
  maxLength: forTypes(['string'], limit('maxLength', 'upper')),
  minItems: forTypes(['array'], limit('minItems', 'lower')),
  maxItems: forTypes(['array'], limit('maxItems', 'upper')),
  minProperties: forTypes(['object'], limit('minProperties', 'lower')),
  maxProperties: forTypes(['object'], limit('maxProperties', 'upper')),
  uniqueItems: forTypes(['array'], (before, after) =>
    byOrder(Number(before.uniqueItems?.includes(true) ?? false), Number(after.uniqueItems?.includes(true) ?? false)),
  ),
  required: forTypes(['object'], (before, after) => byNames(before.required, after.required)),
  dependentRequired: forTypes(['object'], (before, after) =>
    byNames(before.dependentRequired?.map(pairsIn), after.dependentRequired?.map(pairsIn)),
  ),
  // The same text means something else, so neither side keeps working.
  contentEncoding: (before, after) => (isSame(before.contentEncoding, after.contentEncoding) ? 'same' : 'other'),
  contentMediaType: (before, after) => (isSame(before.contentMediaType, after.contentMediaType) ? 'same' : 'other'),
  discriminator: (before, after) => (isSame(before.discriminator, after.discriminator) ? 'same' : 'unknown'),
}

/** JSON Schema's types, with `number` split in two so that `integer` is a part of it. */
export const TYPES = ['null', 'boolean', 'integer', 'fraction', 'string', 'array', 'object'] as const
export type JsonType = (typeof TYPES)[number]

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

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value) ?? ''
  const sorted = (_: string, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node
  return JSON.stringify(value, sorted) ?? ''
}

const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other)

/** The types that values may have, by `type`, `enum` and `const`. */
export function typesOf(constraints: Constraints): JsonType[] {
  const values = valuesOf(constraints)
  const ofValues = values?.map((value) => typeOf(JSON.parse(value)))
  return declaredTypes(constraints).filter((type) => ofValues?.includes(type) ?? true)
}

function declaredTypes({ type: lists = [] }: Constraints): JsonType[] {
  if (lists.length === 0) return [...TYPES]
  const isIn = (list: unknown, type: JsonType) =>
    [list].flat().some((name) => name === type || (name === 'number' && (type === 'integer' || type === 'fraction')))
  return TYPES.filter((type) => lists.every((list) => isIn(list, type)))
}

function typeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  return typeof value as JsonType
}

/** The values that `enum` and `const` leave, each as JSON; undefined if there is no end of them. */
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

function compareValues(before: Constraints, after: Constraints): Narrowing {
  return bySubset(valuesOf(before), valuesOf(after), (some, all) => !all || (!!some && contains(some, all)))
}

function compareLower(...[before, after]: Parameters<Compare>): Narrowing {
  return compareBounds(before, after, ({ minimum, exclusiveMinimum }) => [minimum, exclusiveMinimum])
}

/** An upper bound is the lower bound of the negated values. */
function compareUpper(...[before, after]: Parameters<Compare>): Narrowing {
  const negated = (list?: unknown[]) => list?.map((value) => -Number(value))
  return compareBounds(before, after, ({ maximum, exclusiveMaximum }) => [negated(maximum), negated(exclusiveMaximum)])
}

type Bounds = (constraints: Constraints) => [inclusive: unknown[] | undefined, exclusive: unknown[] | undefined]

/** Bounds of integers are moved to the nearest integer inside, so that both ways of writing them agree. */
function compareBounds(before: Constraints, after: Constraints, boundsOf: Bounds): Narrowing {
  const shared = sharedTypes(before, after)
  if (!shared.includes('integer') && !shared.includes('fraction')) return 'same'
  const isInteger = !shared.includes('fraction')
  const strictest = (constraints: Constraints) => {
    const [inclusive = [], exclusive = []] = boundsOf(constraints)
    const bounds = [
      ...inclusive.map((bound) => [isInteger ? Math.ceil(Number(bound)) : Number(bound), 0] as const),
      ...exclusive.map(
        (bound) => (isInteger ? [Math.floor(Number(bound)) + 1, 0] : [Number(bound), 1]) as [number, number],
      ),
    ]
    return bounds.sort(([a, isOpen], [b, isOther]) => b - a || isOther - isOpen)[0] ?? [Number.NEGATIVE_INFINITY, 0]
  }
  const [[old, isOldOpen], [now, isNowOpen]] = [strictest(before), strictest(after)]
  return old === now ? byOrder(isOldOpen, isNowOpen) : byOrder(old, now)
}

function limit(keyword: ComparedKeyword, side: 'lower' | 'upper'): Compare {
  const strictness = (list: unknown[] = []) =>
    side === 'lower' ? Math.max(0, ...(list as number[])) : -Math.min(...(list as number[]))
  return (before, after) => byOrder(strictness(before[keyword]), strictness(after[keyword]))
}

function comparePatternLists(before: Constraints, after: Constraints, comparePatterns: ComparePatterns): Narrowing {
  const [all, left] = [before.pattern ?? [], after.pattern ?? []] as [string[], string[]]
  const old = all.filter((pattern) => !left.includes(pattern))
  const now = left.filter((pattern) => !all.includes(pattern))
  if (old.length === 0 && now.length === 0) return 'same'
  // Without a pattern every string matches, as with an empty one.
  const narrowing = old.length > 1 || now.length > 1 ? 'unknown' : comparePatterns(old[0] ?? '', now[0] ?? '')
  if (narrowing !== 'unknown') return narrowing
  return old.length === 0 ? 'narrower' : now.length === 0 ? 'wider' : 'unknown'
}

/** Compares only where values of the types remain possible; a change of the types themselves is `type`'s to tell. */
function forTypes(
  types: JsonType[],
  compare: (...args: [...Parameters<Compare>, shared: JsonType[]]) => Narrowing,
): Compare {
  return (before, after, comparePatterns) => {
    const shared = sharedTypes(before, after)
    return types.some((type) => shared.includes(type)) ? compare(before, after, comparePatterns, shared) : 'same'
  }
}

export function sharedTypes(before: Constraints, after: Constraints): JsonType[] {
  return typesOf(before).filter((type) => typesOf(after).includes(type))
}

function contains<Value>(some: Value[], all: Value[]): boolean {
  return some.every((value) => all.includes(value))
}

function bySubset<Value>(before: Value, after: Value, isSubset: (some: Value, all: Value) => boolean): Narrowing {
  const [keepsOld, addsNone] = [isSubset(before, after), isSubset(after, before)]
  if (keepsOld) return addsNone ? 'same' : 'wider'
  return addsNone ? 'narrower' : 'other'
}

/** More names mean fewer values. */
function byNames(before: unknown[] = [], after: unknown[] = []): Narrowing {
  return bySubset(before.flat(), after.flat(), (all, some) => contains(some, all))
}

/** A higher strictness means fewer values. */
function byOrder(before: number, after: number): Narrowing {
  return before === after ? 'same' : before < after ? 'narrower' : 'wider'
}

const pairsIn = (dependencies: unknown) =>
  Object.entries(dependencies as Record<string, string[]>).flatMap(([name, others]) =>
    others.map((other) => JSON.stringify([name, other])),
  )
