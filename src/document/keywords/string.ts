import { ALMOST } from './enum.ts'
import { allowed, type Keyword, plain, type RequestFault, refused } from './keyword.ts'

export const pattern: Keyword = {
  kind: 'format',
  reads: plain('pattern', (value) => `It matches the pattern ${value}`),
  speaksOf: 'string',
  trials({ schema: { examples = [], pattern: source = '' } }) {
    const example = String(examples[0] ?? '')
    // Near the example, but too long, too short, with other characters, or with `00` or `13` for a month.
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
    return [...examples.map(allowed), ...wrong.map(refused)]
  },
  wrong: ({ schema }, make) => [make.misspelt(schema.examples ?? []), make.anyText()],
  requestFaults({ value }, { fitsAlternative }) {
    const source = String(value)
    const looser = {
      'a text of another form': '',
      'what begins otherwise': source.replace(/^\^/, ''),
      'what ends otherwise': source.replace(/\$$/, ''),
    }
    const fits = (each: string, given: unknown) => new RegExp(each).test(String(given))
    return Object.entries(looser)
      .filter(([, each]) => each !== source)
      .map(([takes, each]): RequestFault => {
        return { takes, isMeant: (given) => fits(each, given) && !fits(source, given) && !fitsAlternative(given) }
      })
  },
  responseFaults: () => ALMOST,
}

export const format: Keyword = {
  kind: 'format',
  reads: plain('format', (value) => `It has the format ${value}.`),
  speaksOf: 'string',
  responseFaults({ value }) {
    const changes = MALFORMED[String(value)]
    if (!changes)
      throw new Error(`The format "${value}" is unknown. Add it to MALFORMED in src/document/keywords/string.ts.`)
    return Object.entries(changes).map(([says, change]) => ({
      says,
      change: (old) => (typeof old === 'string' ? change(old) : old),
      mayFit: true,
    }))
  },
}

const NO_SUCH_DAY = { 'on a day that there is not': (text: string) => text.replace(/-\d\d-\d\d/, '-02-30') }
const WITH_BLANK = { 'with a blank for the T': (text: string) => text.replace('T', ' ') }

/** For each format, texts that are almost in it. */
const MALFORMED: Record<string, Record<string, (text: string) => string>> = {
  'date-time': {
    'without a zone': (text) => text.replace(/Z$|[+-]\d\d:\d\d$/, ''),
    ...WITH_BLANK,
    'the day alone': (text) => text.slice(0, 10),
    ...NO_SUCH_DAY,
    'in seconds since the epoch': (text) => String(Date.parse(text) / 1000),
  },
  date: {
    'with a time': (text) => `${text}T00:00:00Z`,
    'without the day': (text) => text.slice(0, 7),
    'with the day in front': (text) => text.split('-').toReversed().join('.'),
    ...NO_SUCH_DAY,
  },
  'iso-8601': {
    ...WITH_BLANK,
    'in the 13th month': (text) => text.replace(/-\d\d-/, '-13-'),
    'in words': (text) => new Date(text).toUTCString(),
    'in milliseconds since the epoch': (text) => String(Date.parse(text) + 1),
  },
  uri: {
    'without its origin': (text) => new URL(text).pathname,
    'with a blank': (text) => `${text} `,
  },
  'uri-reference': {
    'with a blank': (text) => `${text} `,
    'with a percent sign that starts no escape': (text) => `${text}%`,
  },
}
