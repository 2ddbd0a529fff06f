import { allowed, itemsOf, type Keyword, plain, type RequestFault, refused } from './keyword.ts'
import { ALMOST } from './types.ts'
import { type Format, WORDS } from './words.ts'

/** Creates the row of a limit on numbers. @param outward 1 if larger values violate the keyword, -1 if smaller ones do */
function limitOf(keyword: 'minimum' | 'maximum' | 'exclusiveMinimum', outward: 1 | -1, isExclusive = false): Keyword {
  /** The allowed number that is closest to the limit, in steps of `step`. */
  const lastOf = (limit: number, step: number) => (isExclusive ? limit - outward * step : limit)
  return {
    kind: 'limit',
    reads: plain(keyword, WORDS[keyword]),
    appliesTo: 'number',
    inShort: WORDS[keyword],
    narrows: (limit, other) => outward * (Number(limit) - Number(other)) <= 0,
    trials({ value, schema: { type } }) {
      const step = type === 'number' ? 0.001 : 1
      const limit = Number(value)
      return [allowed(lastOf(limit, step)), refused(isExclusive ? limit : limit + outward * step)]
    },
    requestFaults({ value }) {
      // Returns NaN for anything that is not a number, so that every comparison is false.
      const beyond = (given: unknown) => (typeof given === 'number' ? outward * (given - Number(value)) : Number.NaN)
      const isBeyond = (given: unknown) => beyond(given) > 0 || (isExclusive && beyond(given) === 0)
      return [
        { takes: 'a value just outside the limit', isMeant: (given) => isBeyond(given) && beyond(given) <= 1 },
        { takes: 'any value outside the limit', isMeant: isBeyond },
        { refuses: 'a value just inside the limit', isMeant: (given) => !isBeyond(given) && beyond(given) > -1 },
      ]
    },
    responseFaults({ value }) {
      const says = isExclusive ? 'equal to the limit' : outward < 0 ? 'one below the limit' : 'one above the limit'
      return [{ says, change: () => Number(value) + (isExclusive ? 0 : outward) }]
    },
  }
}

export const minimum = limitOf('minimum', -1)
export const maximum = limitOf('maximum', 1)
export const exclusiveMinimum = limitOf('exclusiveMinimum', -1, true)

/** Repeats items until there are `length` of them. */
const filled = (items: unknown[], length: number) => Array.from({ length }, (_, index) => items[index % items.length])

export const maxItems: Keyword = {
  kind: 'limit',
  reads: plain('maxItems', WORDS.maxItems, ['must have', 'has']),
  appliesTo: 'array',
  inShort: WORDS.maxItems,
  narrows: (limit, other) => Number(limit) <= Number(other),
  violation: (_, list) => ({ got: String((list as unknown[]).length) }),
  trials({ value, schema, follow }) {
    const items = itemsOf(schema, follow)
    return [allowed(filled(items, Number(value))), refused(filled(items, Number(value) + 1))]
  },
  requestFaults({ value }) {
    const limit = Number(value)
    const lengthOf = (given: unknown) => (Array.isArray(given) ? given.length : -1)
    const instead = (given: unknown) => (given as unknown[]).slice(0, limit)
    return [
      { takes: 'a list with one item too many', isMeant: (given) => lengthOf(given) === limit + 1, instead },
      { takes: 'a list of any length', isMeant: (given) => lengthOf(given) > limit, instead },
      { refuses: 'a list of the maximum length', isMeant: (given) => lengthOf(given) === limit },
    ]
  },
  responseFaults: ({ value }) => [
    {
      says: 'with one item too many',
      change: (list) => (Array.isArray(list) && list.length > 0 ? filled(list, Number(value) + 1) : list),
    },
  ],
}

/** Without `narrows`, because comparing patterns would take a library that is larger than the package. */
export const pattern: Keyword = {
  kind: 'format',
  reads: plain('pattern', (value) => WORDS.pattern(`\`${value}\``)),
  appliesTo: 'string',
  trials({ schema: { examples = [], pattern: source = '' } }, sample) {
    // A service may have no data for the example of the document, such as an old month.
    const known = sample === undefined ? examples : [sample]
    const example = String(known[0] ?? '')
    // Unrelated text, and variants of the example: too long, too short, with the month `00` or `13` or a wrong character.
    const texts = [
      'no match',
      `${example}0`,
      `0${example}`,
      example.slice(0, -1),
      example.replace(/\d\d$/, '00'),
      example.replace(/\d\d$/, '13'),
      example.replace(/\D/, '/'),
    ]
    const wrong = [...new Set(texts)].filter((text) => text !== '' && !new RegExp(source).test(text))
    return [...known.map(allowed), ...wrong.map(refused)]
  },
  requestFaults({ value }, { fitsAlternative }) {
    const source = String(value)
    const looser = {
      'text in any format': '',
      'a match with a prefix': source.replace(/^\^/, ''),
      'a match with a suffix': source.replace(/\$$/, ''),
    }
    const fits = (each: string, given: unknown) => new RegExp(each).test(String(given))
    return Object.entries(looser).flatMap(([takes, each]): RequestFault[] => {
      const isMeant = (given: unknown) => fits(each, given) && !fits(source, given) && !fitsAlternative(given)
      return each === source ? [] : [{ takes, isMeant }]
    })
  },
  responseFaults: () => ALMOST,
}

export const format: Keyword = {
  kind: 'format',
  reads: plain('format', (value) => WORDS.format(checkedFormat(value))),
  appliesTo: 'string',
  narrows: (value, other) => WIDER_FORMATS[String(value)]?.includes(String(other)) ?? false,
  responseFaults({ value }) {
    return Object.entries(MALFORMED[checkedFormat(value)]).map(([says, change]) => ({
      says,
      change: (old) => (typeof old === 'string' ? change(old) : old),
      mayFit: true,
    }))
  },
}

/** Formats that allow all values of another, by the other. */
const WIDER_FORMATS: Record<string, string[]> = {
  int32: ['int64'],
  float: ['double'],
  date: ['iso-8601'],
  'date-time': ['iso-8601'],
  uri: ['uri-reference'],
}

const NONEXISTENT_DAY = { 'with the date February 30': (text: string) => text.replace(/-\d\d-\d\d/, '-02-30') }
const SPACE_FOR_T = { 'with a space instead of the T': (text: string) => text.replace('T', ' ') }
const TRAILING_SPACE = { 'with a trailing space': (text: string) => `${text} ` }

/** Changes that make text violate a format. */
const MALFORMED: Record<Format, Record<string, (text: string) => string>> = {
  'date-time': {
    'without a time zone': (text) => text.replace(/Z$|[+-]\d\d:\d\d$/, ''),
    ...SPACE_FOR_T,
    'without the time': (text) => text.slice(0, 10),
    ...NONEXISTENT_DAY,
    'as seconds since the epoch': (text) => String(Date.parse(text) / 1000),
  },
  date: {
    'with a time': (text) => `${text}T00:00:00Z`,
    'without the day': (text) => text.slice(0, 7),
    'with the day first': (text) => text.split('-').toReversed().join('.'),
    ...NONEXISTENT_DAY,
  },
  'iso-8601': {
    ...SPACE_FOR_T,
    'with the month 13': (text) => text.replace(/-\d\d-/, '-13-'),
    'as an HTTP date': (text) => new Date(text).toUTCString(),
    'as milliseconds since the epoch': (text) => String(Date.parse(text) + 1),
  },
  uri: {
    'without the origin': (text) => new URL(text).pathname,
    ...TRAILING_SPACE,
  },
  'uri-reference': {
    ...TRAILING_SPACE,
    'with an incomplete percent escape': (text) => `${text}%`,
  },
}

function checkedFormat(value: unknown): Format {
  if (Object.hasOwn(MALFORMED, String(value))) return value as Format
  throw new Error(`The format "${value}" is unknown. Add it to FORMATS in src/document/keywords/words.ts.`)
}
