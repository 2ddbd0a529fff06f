import fc from 'fast-check'
import type { OpenApiDocument, Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { otherCase, type WrongValues } from '../../document/keywords/keyword.ts'
import { keywordOf } from '../../document/keywords.ts'
import type { Validator } from '../engine/validator.ts'
import { allowedValues } from './allowed.ts'
import { isProof, isUsableInQuery, subjectOf, wholeAt } from './cases.ts'
import type { InputField } from './input-fields.ts'

/** Maximum number of consecutive generated values that break no constraint or more than one. */
const MAX_MISSES = 1000
/** Maximum distance of values near a limit, in multiples of the limit, and maximum number of excess items. */
const FAR = 20
const MAX_EXCESS = 400
/** A service that stores a number in 16 or 32 bits may read a large number as a valid one. */
const WORDS = [2 ** 16, 2 ** 32]

/** Letters that no parser reads as part of a number. */
const LETTERS = 'ghjkmnqrvwz'

/**
 * Returns a generator for each way to break the constraint of a fact about a query or body, and no other constraint. Some
 * constraints cannot be broken: any text in a query satisfies `type: string`.
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
  const subject = subjectOf(document, fact)
  const whole = wholeAt(document, operation, fact)
  const ways = keywordOf(keyword).wrong?.(subject, WRONG_VALUES) ?? []
  return ways.map((way) => proofs(at.path.length > 1 ? among(way) : way, fact.id, isWrong))

  function isWrong(value: unknown): boolean {
    return (at?.in !== 'query' || isUsableInQuery(whole, value, validator)) && isProof(validator, whole, value, false)
  }

  /** Inserts a wrong item at any index of an array of valid items. */
  function among(way: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const good = inputField && allowedValues(document, inputField, 'sure')
    const lists = good?.map((list) => (Array.isArray(list) ? list.slice(1) : [])) ?? fc.constant([])
    return fc
      .tuple(lists, fc.nat(), way)
      .map(([list, place, wrong]) => list.toSpliced(place % (list.length + 1), 0, wrong))
  }
}

const WRONG_VALUES: WrongValues = {
  either: (...ways) => fc.oneof(...ways),

  beyond(limit, outward, { isInteger, isExclusive }) {
    const next = outward < 0 ? Math.ceil(limit) - 1 : Math.floor(limit) + 1
    const upTo = (end: number) => fc.integer({ min: Math.min(next, end), max: Math.max(next, end) })
    const near = upTo(next + outward * FAR * Math.max(1, Math.abs(limit)))
    const fractions = fc.integer({ min: 1 }).map((eighths) => limit + (outward * eighths) / 8)
    // Mostly large numbers, because `near` covers those close to the limit. Some overflow to a valid number.
    const far = fc.noBias(upTo(outward * Number.MAX_SAFE_INTEGER))
    const wrapped = fc.constantFrom(...WORDS.map((word) => limit + outward * (word - 1)))
    return [
      ...(isExclusive ? [fc.constant(limit)] : []),
      isInteger ? near : fc.oneof(near, fractions),
      fc.oneof({ weight: 3, arbitrary: far }, { weight: 1, arbitrary: wrapped }),
    ]
  },

  longerThan(limit, items) {
    if (items.length === 0) return []
    return [limit, MAX_EXCESS].map((excess) =>
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
        [...text].map(otherCase).join(''),
      ].filter((other) => other !== text)
      return others.length > 0 ? fc.constantFrom(...others) : fc.constant(`${text}a`)
    }),

  misspelt: (texts) =>
    fc
      .tuple(fc.constantFrom(...texts.map(String)), fc.nat(), fc.constantFrom(...SLIPS))
      .map(([text, place, slip]) => slip(text, place % Math.max(1, text.length)))
      .filter((text) => text !== ''),

  anyText: () => fc.string({ minLength: 1, unit: 'grapheme' }),

  // Without null: a service may treat a field that is null like a missing one.
  anyJson() {
    const texts = fc.constantFrom('', ' ', 'true', 'null', '1e3', '0x10', 'NaN')
    const likeNumbers = fc.oneof(fc.integer().map(String), texts, fc.string({ unit: 'grapheme' }))
    const lists = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 })
    const nested = fc.oneof(lists, fc.dictionary(fc.string(), fc.jsonValue()))
    return fc.oneof(fc.boolean(), fc.integer(), fc.double({ noNaN: true }), likeNumbers, nested)
  },

  /** Text that is not a number, but that a lenient parser may partly or wholly read as one. */
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

/** Keeps values that break nothing but the constraint. Generation throws after more than {@link MAX_MISSES} others in a row. */
function proofs(way: fc.Arbitrary<unknown>, id: string, isWrong: (value: unknown) => boolean): fc.Arbitrary<unknown> {
  let misses = 0
  return way.filter((value) => {
    const isKept = isWrong(value)
    misses = isKept ? 0 : misses + 1
    if (misses > MAX_MISSES) throw new Error(`No value was found that breaks ${id} alone.`)
    return isKept
  })
}
