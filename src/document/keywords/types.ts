import type { Schema } from '../document.ts'
import { alternativesInWords } from './alternatives.ts'
import {
  allowed,
  isOfType,
  JSON_VALUES,
  type Keyword,
  otherCase,
  plain,
  QUERY_VALUES,
  type RequestSubject,
  type ResponseFault,
  refused,
  validValues,
} from './keyword.ts'
import { typeOf, WORDS } from './words.ts'

/** Whether frameworks convert a value in a body to a type by default (`request-coercion`). */
function isConverted(value: unknown, { type: to = '' }: Schema): boolean {
  const from = typeOf(value)
  if (to === 'integer' || to === 'number') return from === 'boolean' || (from === 'string' && isNumeric(String(value)))
  if (to === 'string') return from === 'number' || from === 'boolean'
  if (to === 'boolean') return from === 'number' || value === 'true' || value === 'false'
  return to === 'array' && from !== 'object' && from !== 'null'
}

const isNumeric = (text: string) => Number.isFinite(Number(text))

/** Whether a value of a wrong type in a body proves little: a service may treat a null body as missing. */
export const isOpen = (
  value: unknown,
  { schema, place, isWhole }: Pick<RequestSubject, 'schema' | 'place' | 'isWhole'>,
) => place === 'body' && ((isWhole && value === null) || isConverted(value, schema))

const requestFaults: Keyword['requestFaults'] = (subject, { fits }) => {
  const examples = subject.place === 'query' ? QUERY_VALUES : JSON_VALUES.filter(({ value }) => !isOpen(value, subject))
  const misfits = examples.filter(({ value }) => !fits(value))
  // In a query, any text is a valid string and a valid list of strings, so the only possible fault is to reject it.
  if (misfits.length === 0) return [{ refuses: 'a valid value', isMeant: fits }]
  return misfits.map(({ says, isLike }) => ({ takes: says, isMeant: (value) => isLike(value) && !fits(value) }))
}

export const type: Keyword = {
  kind: 'type',
  // A value that has the wrong type for one alternative may fit another alternative.
  reads: (schema, reading) => (reading.isAlternative ? [] : plain('type', WORDS.type)(schema, reading)),
  narrows: (types, others) => [types].flat().every((type) => [others].flat().some((other) => isWithin(type, other))),
  trials(subject, sample) {
    const { schema, isWhole } = subject
    const { type: own, minimum = 1 } = schema
    const wrong = JSON_VALUES.filter(({ value }) => !isOfType(value, own) && !isOpen(value, subject))
    const others = wrong.map(({ value }) => value)
    const valid = sample === undefined ? validValues(schema) : [sample]
    return [
      ...(isWhole ? [] : valid.map(allowed)),
      // The fraction is above the minimum, so that it violates only the type.
      ...others.map((value) => refused(value === 1.5 ? minimum + 0.5 : value)),
    ]
  },
  requestFaults,
  responseFaults: ({ value }) =>
    [NULL, ...(OF_OTHER_TYPES[String(value)] ?? [IN_LIST])].map((fault) => ({ ...fault, kind: 'mistyped' })),
}

const isWithin = (type: unknown, other: unknown) => type === other || (type === 'integer' && other === 'number')

const NULL: ResponseFault = { says: 'as null', change: () => null }
const IN_LIST: ResponseFault = { says: 'in an array', change: (value) => [value] }
const IN_QUOTES: ResponseFault = { says: 'in quotes', change: String }
const OF_OTHER_TYPES: Record<string, ResponseFault[]> = {
  string: [IN_LIST, { says: 'as a number', change: () => 7 }],
  integer: [IN_LIST, IN_QUOTES, { says: 'as a fraction', change: (value) => Number(value) + 0.5 }],
  number: [IN_LIST, IN_QUOTES],
  boolean: [IN_LIST, IN_QUOTES, { says: 'as a number', change: Number }],
  array: [
    { says: 'as an object', change: (value) => ({ ...(value as unknown[]) }) },
    { says: 'in an object', change: (value) => ({ items: value }) },
  ],
  object: [IN_LIST, { says: 'as a string', change: JSON.stringify }],
}

const alternatives = (keyword: 'oneOf' | 'anyOf'): Keyword => ({
  kind: 'type',
  reads({ [keyword]: schemas }, { isResponse, follow }) {
    if (!schemas) return []
    const words = alternativesInWords({ [keyword]: schemas }, follow)
    return [{ id: 'alternatives', says: `${isResponse ? 'is' : 'must be'} ${words}` }]
  },
  responseFaults({ schema: { oneOf = [], anyOf = [] }, follow }) {
    const known = [...oneOf, ...anyOf].map(follow).flatMap((each) => each.const ?? each.enum?.[0] ?? [])
    const words = known.filter((text) => text !== '')
    const values = {
      'as an undocumented value': 'beside',
      ...Object.fromEntries(words.map((text) => [`as ${text} in the wrong case`, otherCase(text)])),
      'as an empty string': '',
      'as a list with an undocumented value': ['beside'],
      'as a number': 7,
      'as null': null,
    }
    return Object.entries(values).map(([says, value]) => ({ says, change: () => value, mayFit: true }))
  },
})

export const anyOf = alternatives('anyOf')

export const oneOf: Keyword = {
  ...alternatives('oneOf'),
  trials: () => JSON_VALUES.map(({ value }) => refused(value)),
  requestFaults,
}

/** Changes that make most allowed strings invalid. */
export const ALMOST: ResponseFault[] = [
  { says: 'with a suffix', change: (value) => `${value}-beside`, mayFit: true },
  { says: 'in the wrong case', change: otherCase, mayFit: true },
  { says: 'with a prefix', change: (value) => `1/${value}`, mayFit: true },
  { says: 'as an empty string', change: () => '', mayFit: true },
]

const responseFaults = (): ResponseFault[] => [
  ...ALMOST,
  { says: 'as a number', change: () => 7, mayFit: true },
  { says: 'as null', change: () => null, mayFit: true },
]

const isInOtherCase = (given: unknown, values: unknown[]) =>
  !values.includes(given) && values.includes(otherCase(given))

const isSubset = (values: unknown, others: unknown) =>
  (values as unknown[]).every((value) => (others as unknown[]).includes(value))

export const enumeration: Keyword = {
  kind: 'enum',
  reads: plain('enum', WORDS.enum),
  narrows: isSubset,
  trials({ schema: { enum: values = [] } }) {
    const inOtherCase = values.map(otherCase).find((value) => !values.includes(value))
    return [`${values[0]}-beside`, ...(inOtherCase === undefined ? [] : [inOtherCase])].map(refused)
  },
  requestFaults: ({ value }, { fitsAlternative }) => [
    {
      takes: 'an undocumented value',
      isMeant: (given) => typeof given === 'string' && !(value as unknown[]).includes(given) && !fitsAlternative(given),
    },
    ...((value as unknown[]).some((each) => otherCase(each) !== each)
      ? [
          {
            takes: 'a value in any case',
            isMeant: (given: unknown) => isInOtherCase(given, value as unknown[]),
            instead: otherCase,
          },
        ]
      : []),
  ],
  responseFaults,
}

export const enumValue: Keyword = {
  kind: 'enum',
  of: 'enum',
  reads: ({ enum: values = [] }, { isResponse }) =>
    isResponse ? [] : values.map((value) => ({ id: `enum/${value}`, says: `can be ${JSON.stringify(value)}`, value })),
  asserts: () => undefined,
  trials: ({ value }) => [allowed(value)],
  requestFaults: ({ value }) => [{ refuses: 'the value', isMeant: (given) => given === value }],
}

export const constant: Keyword = {
  kind: 'enum',
  reads: plain('const', WORDS.const),
  responseFaults,
}
