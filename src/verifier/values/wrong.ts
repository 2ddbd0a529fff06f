import fc from 'fast-check'
import { follow, type OpenApiDocument, type Operation, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Validator } from '../engine/validator.ts'
import { allowedValues } from './allowed.ts'
import { isProved, isTellable, schemaAt, wholeAt } from './cases.ts'
import type { InputField } from './input-fields.ts'

/** A value is looked for so often before it is said that there is none. */
const MOST_MISSES = 1000
/** How far past a limit "far" begins, and by how much a list is too long at most. */
const FAR = 20
const LONGEST_EXCESS = 400
/** Who keeps whole numbers in so many bits takes a number that is far too large for a small one. */
const WORDS = [2 ** 16, 2 ** 32]

/** Signs of which texts in a query are made that are no number, however one reads them. */
const LETTERS = 'ghjkmnqrvwz'

/**
 * Values that break the constraint of a fact and nothing else, in different ways: each is to be tried. None where the
 * constraint cannot be broken alone, or a query could not tell.
 */
export function wrongValues(
  document: OpenApiDocument,
  validator: Validator,
  operation: Operation,
  fact: Fact,
  inputField: InputField | undefined,
): fc.Arbitrary<unknown>[] {
  const { keyword, value, at } = fact
  if (keyword === undefined || !at || (at.in !== 'query' && at.in !== 'body')) return []
  const schema = schemaAt(document, operation, fact)
  const whole = wholeAt(document, operation, fact)
  const isItem = at.path.length > 1
  return waysToBreak()
    .map((way) => (isItem ? among(way) : way))
    .map((way) => proved(way, fact.id, isWrong))

  function isWrong(wrong: unknown): boolean {
    return (at?.in !== 'query' || isTellable(whole, wrong, validator)) && isProved(validator, whole, wrong, false)
  }

  function waysToBreak(): fc.Arbitrary<unknown>[] {
    const limit = Number(value)
    switch (keyword) {
      case 'minimum':
        return below(schema, limit)
      case 'exclusiveMinimum':
        return [fc.constant(limit), ...below(schema, limit)]
      case 'maximum':
        return above(limit)
      case 'maxItems':
        return tooLong(schema, limit)
      case 'enum':
        return [caseChanged(schema), fc.oneof(misspelt(schema), fc.string({ minLength: 1, unit: 'grapheme' }))]
      case 'pattern':
        return [misspelt(schema), fc.string({ minLength: 1, unit: 'grapheme' })]
      case 'type':
      case 'oneOf':
        if (at?.in === 'query') return keyword === 'type' && isText(schema) ? [] : [textInQuery()]
        // A field that is `null` may count as one that is left out, so that it is no proof.
        return [fc.oneof(fc.boolean(), fc.integer(), fc.double({ noNaN: true }), likeNumbers(), nested())]
      default:
        return []
    }
  }

  /** The wrong item somewhere in a list of good ones. */
  function among(way: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const good = inputField && allowedValues(document, inputField, 'sure')
    const lists = good?.map((list) => (Array.isArray(list) ? list.slice(1) : [])) ?? fc.constant([])
    return fc
      .tuple(lists, fc.nat(), way)
      .map(([list, place, wrong]) => list.toSpliced(place % (list.length + 1), 0, wrong))
  }

  function tooLong(list: Schema, limit: number): fc.Arbitrary<unknown>[] {
    const items = follow<Schema>(document, list.items ?? {})
    const good = items.enum ?? items.examples ?? []
    if (good.length === 0) return []
    const past = (excess: number) =>
      fc.array(fc.constantFrom(...good), { minLength: limit + 1, maxLength: limit + excess, size: 'max' })
    return [past(limit), past(LONGEST_EXCESS)]
  }

  /** Text by which a service that reads a query leniently may be led to something else. */
  function textInQuery(): fc.Arbitrary<unknown> {
    const letters = fc.string({ minLength: 1, unit: fc.constantFrom(...LETTERS) })
    return fc.oneof(
      letters,
      fc.tuple(fc.nat(), letters).map(([number, text]) => `${number}${text}`),
      fc.tuple(fc.nat(), fc.nat()).map((parts) => parts.join('.5,')),
      fc.constantFrom('NaN', 'null', 'undefined', '[]', '{}', '1;2', '٣', '--1'),
    )
  }
}

/** In a query everything is text, lists of texts included. */
function isText({ type }: Schema): boolean {
  return type !== 'integer' && type !== 'number' && type !== 'boolean'
}

function below({ type }: Schema, limit: number): fc.Arbitrary<unknown>[] {
  const next = Math.ceil(limit) - 1
  const near = fc.integer({ min: next - FAR * Math.max(1, Math.abs(limit)), max: next })
  const wrapped = fc.constantFrom(...WORDS).map((word) => limit + 1 - word)
  return [
    type === 'integer'
      ? near
      : fc.oneof(
          near,
          fc.integer({ min: 1 }).map((eighths) => limit - eighths / 8),
        ),
    fc.oneof({ weight: 3, arbitrary: anywhere(Number.MIN_SAFE_INTEGER, next) }, { weight: 1, arbitrary: wrapped }),
  ]
}

function above(limit: number): fc.Arbitrary<unknown>[] {
  const next = Math.floor(limit) + 1
  const wrapped = fc.constantFrom(...WORDS).map((word) => limit - 1 + word)
  return [
    fc.integer({ min: next, max: next + FAR * Math.max(1, Math.abs(limit)) }),
    fc.oneof({ weight: 3, arbitrary: anywhere(next, Number.MAX_SAFE_INTEGER) }, { weight: 1, arbitrary: wrapped }),
  ]
}

/** Mostly of the largest size: what is near is tried by itself. */
function anywhere(min: number, max: number): fc.Arbitrary<number> {
  return fc.noBias(fc.integer({ min, max }))
}

function caseChanged({ enum: values = [] }: Schema): fc.Arbitrary<string> {
  return fc.constantFrom(...values.map(String)).chain((text) => {
    const others = [
      text.toUpperCase(),
      text.toLowerCase(),
      text.slice(0, 1).toUpperCase() + text.slice(1),
      text.slice(0, 1).toLowerCase() + text.slice(1),
      [...text].map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join(''),
    ].filter((other) => other !== text)
    return others.length > 0 ? fc.constantFrom(...others) : fc.constant(`${text}a`)
  })
}

/** Texts that come near one that is allowed. */
function misspelt({ enum: values, examples = [] }: Schema): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...(values ?? examples).map(String)), fc.nat(), fc.constantFrom(...SLIPS))
    .map(([text, place, slip]) => slip(text, place % Math.max(1, text.length)))
    .filter((text) => text !== '')
}

const SLIPS: ((text: string, place: number) => string)[] = [
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => `${text},`,
  (text) => `"${text}"`,
  (text) => `${text}\n`,
  (text) => text.replaceAll(/[-_]/g, (sign) => (sign === '-' ? '_' : '-')),
  (text, place) => text.slice(0, place) + text.slice(place + 1),
  (text, place) => text.slice(0, place) + text.slice(place, place + 1) + text.slice(place),
  (text, place) => `${text.slice(0, place)}9${text.slice(place + 1)}`,
  (text, place) => `${text.slice(0, place)}٣${text.slice(place + 1)}`,
  (text, place) =>
    text.slice(0, place) +
    text
      .slice(place, place + 2)
      .split('')
      .reverse()
      .join('') +
    text.slice(place + 2),
]

function likeNumbers(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.integer().map(String),
    fc.constantFrom('', ' ', 'true', 'null', '1e3', '0x10', 'NaN'),
    fc.string({ unit: 'grapheme' }),
  )
}

function nested(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }), fc.dictionary(fc.string(), fc.jsonValue()))
}

/** @throws Error when no value is found that is as meant: what is not tried is not to pass as tried */
function proved(way: fc.Arbitrary<unknown>, id: string, isWrong: (value: unknown) => boolean): fc.Arbitrary<unknown> {
  let misses = 0
  return way.filter((value) => {
    const isMeant = isWrong(value)
    misses = isMeant ? 0 : misses + 1
    if (misses > MOST_MISSES) throw new Error(`No value was found that breaks ${id} alone.`)
    return isMeant
  })
}
