import { expect, test } from 'vitest'
import { harEntries, NotAHar } from './har-entries.ts'

/** Reads a text in chunks, with a limit per entry of 1000 bytes. Returns the entries and the final error, if any. */
async function read(text: string, chunk = text.length || 1) {
  const bytes = Buffer.from(text)
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  const entries: unknown[] = []
  try {
    for await (const each of harEntries(chunks(), 1000)) entries.push('entry' in each ? each.entry : each.skipped)
  } catch (error) {
    if (!(error instanceof NotAHar)) throw error
    return { entries, problem: error.message }
  }
  return { entries }
}

const ENTRIES = [{ a: '} ] "quoted" \\' }, { b: [{ c: ['{', { log: { entries: [1] } }] }], é: '\\"' }, {}]
const har = (entries: string, more = '') =>
  `\u{feff}{"comment": "entries\\": [{", "log": {"pages": [{"entries": [{}]}], "creator": {"entries": []}${more}, "entries": [${entries}]}}\n`

test.each([1, 2, 3, 7, 4096])(
  'entries are found in chunks of %d bytes, whatever their text contains',
  async (chunk) => {
    const text = har(ENTRIES.map((entry) => JSON.stringify(entry)).join(' ,\n'))
    expect(await read(text, chunk)).toEqual({ entries: ENTRIES })
  },
)

test('entries that are too long or not JSON are skipped', async () => {
  const text = har(`{"a": "${'x'.repeat(2000)}"}, {"a": }, {"b": 1}`)
  for (const chunk of [100, 4096]) {
    expect(await read(text, chunk)).toEqual({
      entries: [expect.stringMatching(/^entry longer than /), 'entry that is not JSON', { b: 1 }],
    })
  }
})

test.each<[string, problem: string, entries?: unknown[]]>([
  ['', 'is empty'],
  ['not json', 'is not a JSON object, at byte 0'],
  ['[]', 'is not a JSON object, at byte 1'],
  ['{"log": {"pages": []}}', 'has no list log.entries'],
  ['{"log": {"entries": {}}}', 'has no list log.entries'],
  ['{"log": {"entries": [{"a": 1}, 7]}}', 'has an entry that is not an object, at byte 31', [{ a: 1 }]],
  ['{"log": {"entries": [{"a": 1}, {"b"', 'ends too early, after 35 bytes', [{ a: 1 }]],
  ['{"log": {"entries": [{"a": 1}}', 'has a bracket that does not match, at byte 29', [{ a: 1 }]],
])('%j: the entries before the defect are read, and the error says what it is', async (text, problem, entries = []) => {
  expect(await read(text)).toEqual({ entries, problem })
})

test('a hundred thousand entries are read one by one', async () => {
  const { entries } = await read(har(Array(100_000).fill('{"a":1}').join()), 1 << 16)
  expect(entries).toHaveLength(100_000)
})
