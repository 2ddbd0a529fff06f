import fc from 'fast-check'
import type { OpenApiDocument, Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { WrongValues } from '../../document/keywords/keyword.ts'
import { keywordOf } from '../../document/keywords.ts'
import type { Validator } from '../engine/validator.ts'
import { allowedValues } from './allowed.ts'
import { isProved, isTellable, schemaAt, subjectOf, wholeAt } from './cases.ts'
import type { InputField } from './input-fields.ts'

/** After this many values in a row that prove nothing, there is probably no other. */
const MOST_MISSES = 1000
/** How many times a limit the values next to it lie beyond it, and the most items by which an array is too long. */
const FAR = 20
const LONGEST_EXCESS = 400
/** A service that keeps integers in this many bits takes a large number for a small one. */
const WORDS = [2 ** 16, 2 ** 32]

/** Letters that no parser takes for part of a number. */
const LETTERS = 'ghjkmnqrvwz'

/**
 * Values that break the constraint of a fact and nothing else, in several ways; each way is to be tried. There are none if the
 * constraint cannot be broken alone, or if the text of a query would not show it.
 */
export function wrongValues(
  document: OpenApiDocument,
  validator: Validator,
  operation: Operation,
  fact: Fact,
  inputField: InputField | undefined,
): fc.Arbitrary<unknown>[] {
  const { keyword, at } = fact
  if (keyword === undefined || !at || (at.in !== 'query' && at.in !== 'body')) return []
  const subject = subjectOf(document, fact, schemaAt(document, operation, fact))
  const whole = wholeAt(document, operation, fact)
  const ways = keywordOf(keyword).wrong?.(subject, WRONG_VALUES) ?? []
  return ways.map((way) => proved(at.path.length > 1 ? among(way) : way, fact.id, isWrong))

  function isWrong(value: unknown): boolean {
    return (at?.in !== 'query' || isTellable(whole, value, validator)) && isProved(validator, whole, value, false)
  }

  /** The wrong item at any index of an array of valid items. */
  function among(way: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const good = inputField && allowedValues(document, inputField, 'sure')
    const lists = good?.map((list) => (Array.isArray(list) ? list.slice(1) : [])) ?? fc.constant([])
    return fc
      .tuple(lists, fc.nat(), way)
      .map(([list, place, wrong]) => list.toSpliced(place % (list.length + 1), 0, wrong))
  }
}

const WRONG_VALUES: WrongValues = {
  just: (value) => fc.constant(value),
  either: (...ways) => fc.oneof(...ways),

  below(limit, isInteger) {
    const next = Math.ceil(limit) - 1
    const near = fc.integer({ min: next - FAR * Math.max(1, Math.abs(limit)), max: next })
    const fractions = fc.integer({ min: 1 }).map((eighths) => limit - eighths / 8)
    return [
      isInteger ? near : fc.oneof(near, fractions),
      farOrWrapped(
        Number.MIN_SAFE_INTEGER,
        next,
        WORDS.map((word) => limit + 1 - word),
      ),
    ]
  },

  above(limit) {
    const next = Math.floor(limit) + 1
    return [
      fc.integer({ min: next, max: next + FAR * Math.max(1, Math.abs(limit)) }),
      farOrWrapped(
        next,
        Number.MAX_SAFE_INTEGER,
        WORDS.map((word) => limit - 1 + word),
      ),
    ]
  },

  longerThan(limit, items) {
    if (items.length === 0) return []
    return [limit, LONGEST_EXCESS].map((excess) =>
      fc.array(fc.constantFrom(...items), { minLength: limit + 1, maxLength: limit + excess, size: 'max' }),
    )
  },

  inOtherCase: (texts) =>
    fc.constantFrom(...texts.map(String)).chain((text) => {
      const others = [
        text.toUpperCase(),
        text.toLowerCase(),
        text.slice(0, 1).toUpperCase() + text.slice(1),
        text.slice(0, 1).toLowerCase() + text.slice(1),
        [...text].map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join(''),
      ].filter((other) => other !== text)
      return others.length > 0 ? fc.constantFrom(...others) : fc.constant(`${text}a`)
    }),

  misspelt: (texts) =>
    fc
      .tuple(fc.constantFrom(...texts.map(String)), fc.nat(), fc.constantFrom(...SLIPS))
      .map(([text, place, slip]) => slip(text, place % Math.max(1, text.length)))
      .filter((text) => text !== ''),

  anyText: () => fc.string({ minLength: 1, unit: 'grapheme' }),

  // Without null: a service may take a field that is null for one that is left out.
  anyJson: () => fc.oneof(fc.boolean(), fc.integer(), fc.double({ noNaN: true }), likeNumbers(), nested()),

  /** Text that a lenient parser may still read as a number. */
  noNumber() {
    const letters = fc.string({ minLength: 1, unit: fc.constantFrom(...LETTERS) })
    return fc.oneof(
      letters,
      fc.tuple(fc.nat(), letters).map(([number, text]) => `${number}${text}`),
      fc.tuple(fc.nat(), fc.nat()).map((parts) => parts.join('.5,')),
      fc.constantFrom('NaN', 'null', 'undefined', '[]', '{}', '1;2', '٣', '--1'),
    )
  },
}

/** Mostly large numbers, since those near a limit have a way of their own, and some that overflow to a valid one. */
function farOrWrapped(min: number, max: number, wrapped: number[]): fc.Arbitrary<number> {
  const far = fc.noBias(fc.integer({ min, max }))
  return fc.oneof({ weight: 3, arbitrary: far }, { weight: 1, arbitrary: fc.constantFrom(...wrapped) })
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
  (text, place) => text.slice(0, place) + [...text.slice(place, place + 2)].reverse().join('') + text.slice(place + 2),
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

/** Filters out values that prove nothing. @throws Error if there seem to be no others */
function proved(way: fc.Arbitrary<unknown>, id: string, isWrong: (value: unknown) => boolean): fc.Arbitrary<unknown> {
  let misses = 0
  return way.filter((value) => {
    const isProof = isWrong(value)
    misses = isProof ? 0 : misses + 1
    if (misses > MOST_MISSES) throw new Error(`No value was found that breaks ${id} alone.`)
    return isProof
  })
}
