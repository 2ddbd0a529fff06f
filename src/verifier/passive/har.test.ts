import { expect, test } from 'vitest'
import { judgeEntry } from './har.ts'
import type { PassiveJudge } from './judge.ts'
import type { Recorded } from './recorded.ts'

/** Reads an entry as the judge gets it. */
async function recordedIn(entry: object): Promise<Recorded> {
  const all: Recorded[] = []
  const judge = { judge: async (recorded: Recorded) => void all.push(recorded), skip: (why: string) => why }
  await judgeEntry(judge as unknown as PassiveJudge, entry)
  const [recorded] = all
  if (!recorded) throw new Error('The entry was skipped.')
  return recorded
}

const named = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }))

const TEXT = '[{"name":"a"}]'
const HTML = '<html>No such page.</html>'
const SIZE = TEXT.length
const LACKED = 'the recording lacks it'
const BASE64 = Buffer.from(TEXT).toString('base64')

interface Row {
  method?: string
  status?: number
  headers?: Record<string, string>
  bodySize?: unknown
  content: object
}

test.each<[recorder: string, response: Row, body: string]>([
  ['Chrome', { content: { size: SIZE, text: TEXT }, bodySize: -1 }, TEXT],
  ['Chrome, of a compressed body', { content: { size: SIZE, text: TEXT, compression: 4 }, bodySize: SIZE - 4 }, TEXT],
  // The DevTools convert texts to UTF-8, in which "ä" has one byte more than in ISO-8859-1.
  ['Chrome, of a body in ISO-8859-1', { content: { size: 5, text: '["ä"]', compression: 90 } }, '["ä"]'],
  ['Firefox, whose bodySize includes the headers', { content: { size: SIZE, text: TEXT }, bodySize: 400 }, TEXT],
  ['mitmproxy', { content: { size: 40, text: TEXT, compression: SIZE - 40 }, bodySize: 40 }, TEXT],
  ['mitmproxy, of HTML', { content: { size: 90, text: HTML, compression: HTML.length - 90 }, bodySize: 90 }, HTML],
  ['mitmproxy, of a long body', { content: { size: 9, text: TEXT, compression: SIZE - 9 }, bodySize: 9 }, TEXT],
  ['mitmproxy, of an empty body', { content: { size: 20, text: '', compression: -20 }, bodySize: 20 }, ''],
  ['mitmproxy, of a body that it passed on', { content: { size: 0, text: null }, bodySize: 0 }, LACKED],
  ['a recorder of the compressed size', { content: { size: 9, text: TEXT }, bodySize: 9 }, TEXT],
  ['a recorder of the compressed size of HTML', { content: { size: 9, text: HTML }, bodySize: 9 }, HTML],
  ['a recorder of the size in base64', { content: { size: BASE64.length, text: BASE64, encoding: 'base64' } }, TEXT],
  ['a recorder of no size', { content: { text: TEXT }, headers: { 'Content-Length': '34' } }, TEXT],
  ['a recorder of no size, of an empty body', { content: { text: '' } }, ''],
  ['a recorder that knows only bodySize', { content: { size: -1, text: TEXT }, bodySize: SIZE }, TEXT],
  ['a recorder of sizes as texts', { content: { size: '99', text: TEXT, compression: '9' }, bodySize: '99' }, TEXT],
  ['Playwright with a service worker', { content: { size: 0 }, headers: { 'Content-Length': '57' } }, LACKED],
  ['Playwright without headers of the body', { content: { size: 0 }, bodySize: 57 }, LACKED],
  ['Playwright, if it could not read the body', { content: { size: -1 } }, LACKED],
  ['a recorder of an empty text', { content: { size: 0, text: '' }, headers: { 'content-length': '57' } }, LACKED],
  ['a recorder of an empty text without a size', { content: { size: -1, text: '' } }, LACKED],
  ['a recorder of an empty text of some size', { content: { size: 57, text: '' } }, LACKED],
  ['a recorder of an empty body', { content: { size: 0 }, headers: { 'Content-Length': '0' } }, ''],
  ['a recorder of an empty body as unknown', { content: { size: -1 }, headers: { 'Content-Length': '0' } }, ''],
  ['any recorder of a 204', { status: 204, content: { size: -1 }, headers: { 'Content-Length': '57' } }, ''],
  ['any recorder of HEAD', { method: 'HEAD', content: { size: 0 }, headers: { 'Content-Length': '57' } }, ''],
  ['a recorder that cuts', { content: { size: 100, text: TEXT } }, `the recording has only ${SIZE} of 100 bytes`],
  [
    'a recorder that cuts, and knows only bodySize',
    { content: { size: -1, text: '[{' }, bodySize: 100 },
    'the recording has only 2 of 100 bytes',
  ],
  [
    'a recorder that cuts, and writes the compressed size',
    { content: { size: 4, text: '[{"name"', compression: 10 }, bodySize: 4 },
    'the recording has only 8 of 14 bytes',
  ],
  [
    'a tool that scrubs',
    { content: { size: 100, text: '[{"name":"[name redacted]"}]' } },
    '[{"name":"[name redacted]"}]',
  ],
  [
    'a tool that scrubs bodies',
    { content: { size: 100, text: '[application/json redacted]' } },
    'the recording hides it',
  ],
  [
    'a recorder of compressed bytes',
    {
      content: { size: 30, text: 'H4sIAAAAAAAAA6uuBQBDv6ajAgAAAA==', encoding: 'base64' },
      headers: { 'Content-Encoding': 'gzip' },
    },
    'the recording has it compressed',
  ],
  ['a recorder of chunks', { content: { size: 0 }, headers: { 'Transfer-Encoding': 'chunked' } }, LACKED],
  ['a recorder of gzip', { content: { size: 0, text: '' }, headers: { 'Content-Encoding': 'gzip' } }, LACKED],
  ['a tool that scrubs bodies as JSON', { content: { size: 100, text: '"***"' } }, 'the recording hides it'],
])(
  'the body of a response by %s (row %#)',
  async (_, { method = 'GET', status = 200, headers = {}, ...rest }, expected) => {
    const all = { 'Content-Type': 'application/json', ...headers }
    const response = { status, headers: named(all), ...rest }
    const { body } = await recordedIn({ request: { method, url: 'http://a.test/' }, response })
    expect(String(body)).toBe(expected)
    const isMissing = /^(the recording|it) /.test(expected)
    expect(Buffer.isBuffer(body)).toBe(!isMissing)
  },
)

test.each<[what: string, request: object, body: string | undefined, why: string | undefined]>([
  ['of the right size', { bodySize: 2, postData: { text: '{}' } }, '{}', undefined],
  ['of an unknown size', { bodySize: -1, postData: { text: '{' } }, '{', undefined],
  ['of broken JSON', { bodySize: 1, postData: { text: '{' } }, '{', undefined],
  ['that was cut', { bodySize: 90, postData: { text: '{' } }, undefined, 'the recording has only 1 of 90 bytes'],
  ['that was scrubbed', { bodySize: 90, postData: { text: '[REDACTED]' } }, undefined, 'the recording hides it'],
  ['that is missing', { bodySize: 90 }, undefined, LACKED],
  ['that is missing, by its header', { headers: named({ 'Content-Length': '90' }) }, undefined, LACKED],
  ['of a wrong type', { bodySize: 0, postData: { text: null } }, undefined, LACKED],
  ['that was not sent', { bodySize: 0 }, undefined, undefined],
])('the body of a request %s', async (_, request, body, why) => {
  const response = { status: 200, headers: [], content: {} }
  const recorded = await recordedIn({ request: { method: 'POST', url: 'http://a.test/', ...request }, response })
  expect([recorded.requestBody, recorded.noRequestBody]).toEqual([body, why])
})
