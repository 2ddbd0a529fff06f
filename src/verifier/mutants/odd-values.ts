import { follow, type OpenApiDocument, type Schema } from '../../document/document.ts'

/** Makes another value of one, or gives it back as it is. */
export type Change = (value: unknown) => unknown

/** What may be wrong with a value, in words, and how it comes to be. */
export type OddValue = [says: string, change: Change]

/** Ways in which a value is of another type, among them those of everyday: a number in quotes, a list around it, no value. */
export function wrongTypes(type: string): OddValue[] {
  const inList: OddValue = ['in a list', (value) => [value]]
  const inQuotes: OddValue = ['in quotes', String]
  const other: Record<string, OddValue[]> = {
    string: [inList, ['as a number', () => 7]],
    integer: [inList, inQuotes, ['as a fraction', (value) => Number(value) + 0.5]],
    number: [inList, inQuotes],
    boolean: [inList, inQuotes, ['as a number', Number]],
    array: [
      ['as an object', (value) => ({ ...(value as unknown[]) })],
      ['in an object', (value) => ({ items: value })],
    ],
    object: [inList, ['as a text', (value) => JSON.stringify(value)]],
  }
  return [['null', () => null], ...(other[type] ?? [inList])]
}

/** What may have gone wrong with a text of which only some are allowed. */
export const ODD_TEXTS: OddValue[] = [
  ['with something behind it', (value) => `${value}-beside`],
  ['in the other case', otherCase],
  ['with something in front', (value) => `1/${value}`],
  ['empty', () => ''],
]

export const ODD_VALUES: OddValue[] = [
  ['a number', () => 7],
  ['null', () => null],
]

/** The texts that alternatives of a schema name, the first of each. */
export function knownTextsOf(document: OpenApiDocument, { oneOf = [], anyOf = [] }: Schema): unknown[] {
  const alternatives = [...oneOf, ...anyOf].map((each) => follow<Schema>(document, each))
  return alternatives.flatMap((each) => each.const ?? each.enum?.[0] ?? []).filter((text) => text !== '')
}

/** What is nearly in a format. @throws Error when the format is not known */
export function malformed(format: string): OddValue[] {
  const inText =
    (change: (text: string) => string): Change =>
    (value) =>
      typeof value === 'string' ? change(value) : value
  const known: Record<string, OddValue[]> = {
    'date-time': [
      ['without a zone', inText((text) => text.replace(/Z$|[+-]\d\d:\d\d$/, ''))],
      ['with a blank for the T', inText((text) => text.replace('T', ' '))],
      ['the day alone', inText((text) => text.slice(0, 10))],
      ['on a day that there is not', inText((text) => text.replace(/-\d\d-\d\d/, '-02-30'))],
      ['in seconds since the epoch', inText((text) => String(Date.parse(text) / 1000))],
    ],
    date: [
      ['with a time', inText((text) => `${text}T00:00:00Z`)],
      ['without the day', inText((text) => text.slice(0, 7))],
      ['with the day in front', inText((text) => text.split('-').toReversed().join('.'))],
      ['on a day that there is not', inText((text) => text.replace(/-\d\d-\d\d/, '-02-30'))],
    ],
    'iso-8601': [
      ['with a blank for the T', inText((text) => text.replace('T', ' '))],
      ['in the 13th month', inText((text) => text.replace(/-\d\d-/, '-13-'))],
      ['in words', inText((text) => new Date(text).toUTCString())],
      ['in milliseconds since the epoch', inText((text) => String(Date.parse(text) + 1))],
    ],
    uri: [
      ['without its origin', inText((text) => new URL(text).pathname)],
      ['with a blank', inText((text) => `${text} `)],
    ],
    'uri-reference': [
      ['with a blank', inText((text) => `${text} `)],
      ['with a percent sign that starts no escape', inText((text) => `${text}%`)],
    ],
  }
  const found = known[format]
  if (!found) throw new Error(`No faults are known for the format "${format}"; teach mutants/answers.ts to break it.`)
  return found
}

export function otherCase(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()
}
