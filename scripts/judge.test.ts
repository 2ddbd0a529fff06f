import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { UsageError } from '../src/command.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { runJudge } from './judge.ts'
import { ledgerIn, runHere } from './testing/run-here.ts'

const folder = temporaryFolder(afterAll)
const KEYS = '/v2/projects/p-sandbox/api-keys'
let runs = 0
/** Judges HARs in this process. */
async function judge(...args: string[]) {
  const reports = join(folder, `reports-${++runs}`)
  const finished = await runHere(runJudge, ['--reports', reports, ...args])
  return { ...finished, ...ledgerIn(reports) }
}

let files = 0
function har(content: string | object): string {
  const file = join(folder, `${++files}.har`)
  writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
  return file
}
const entry = (url: string, text = '[]') => ({
  request: { method: 'GET', url, headers: [{ name: 'authorization', value: 'Bearer token-of-a-user' }] },
  response: { status: 200, headers: [{ name: 'content-type', value: 'application/json' }], content: { text } },
})
const harOf = (...entries: unknown[]) => har({ log: { entries } })

test('HARs of one service give one ledger; a contradiction sets exit code 1, unless the baseline has it', async () => {
  const first = har(`\u{feff}${JSON.stringify({ log: { entries: [entry(`http://a.test${KEYS}`)] } })}`)
  const second = harOf(entry(`http://a.test${KEYS}`, '{}'))
  const both = await judge(first, second)
  expect(both.stderr).toBe('Judged 2 exchanges.\n')
  expect(both.stdout).toMatch(/^✗ listApiKeys: /m)
  expect(both.ledger).toMatchObject({ tier: 'passive', target: 'http://a.test', run: { requests: 2 } })
  const again = await judge(second, '--baseline', both.path)
  expect([both.code, again.code]).toEqual([1, 0])
})

test('a wrong body sets exit code 1, although mitmproxy writes a size after compression', async () => {
  const recorded = entry(`http://a.test${KEYS}`, '{}')
  const content = { ...recorded.response.content, size: 22, compression: -20 }
  const { code } = await judge(harOf({ ...recorded, response: { ...recorded.response, bodySize: 22, content } }))
  expect(code).toBe(1)
})

test('successes without credentials count only in a file that has credentials', async () => {
  const known = entry(`http://a.test${KEYS}`)
  const open = { ...known, request: { ...known.request, headers: [] } }
  expect((await judge(harOf(known), harOf(open))).code).toBe(0)
  expect((await judge(harOf(known, open))).code).toBe(1)
})

test('the path of a service can be longer than a file name', async () => {
  const { code, path } = await judge(harOf(entry(`http://a.test/${'x'.repeat(300)}${KEYS}`)))
  expect([code, path]).toEqual([0, expect.stringContaining('a.test-xxx')])
})

test('a host of dots in a HAR does not make the run write outside the reports folder', async () => {
  const { ledger } = await judge(harOf(entry(`http://..${KEYS}`)))
  expect(ledger.target).toBe('http://..')
})

const tooLarge = har('')
truncateSync(tooLarge, 100_000_001)

const TEXT = JSON.stringify({ log: { entries: [] } })
const utf16 = Buffer.from(TEXT, 'utf16le')

test.each<[content: Buffer | string, name: string, advice: string]>([
  [Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'in UTF-16', 'Save it in UTF-8'],
  [Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), 'in UTF-16', 'Save it in UTF-8'],
  [utf16, 'in UTF-16', 'Save it in UTF-8'],
  [Buffer.from(utf16).swap16(), 'in UTF-16', 'Save it in UTF-8'],
  [deflateSync(TEXT, { level: 9 }), 'compressed with zlib, as .zhar files are', 'Have mitmproxy write a file'],
  [deflateSync(TEXT, { level: 1 }), 'compressed with zlib, as .zhar files are', 'Have mitmproxy write a file'],
  [gzipSync(TEXT), 'compressed with gzip', 'Decompress it'],
  [Buffer.from('504b030414000000', 'hex'), 'a ZIP archive', 'Record it as .har'],
  [Buffer.from('504b050600000000', 'hex'), 'a ZIP archive', 'Record it as .har'],
  ['<!DOCTYPE html><html></html>', 'HTML or XML', 'Export the traffic as HAR'],
  ['\ufeff  <?xml version="1.0"?><charles-session/>', 'HTML or XML', 'Export the traffic as HAR'],
  ['', 'empty', 'Record it again'],
  [' \n', 'empty', 'Record it again'],
])('a file in another format is refused with its name (row %#)', async (content, name, advice) => {
  const file = har(content)
  const error = await runJudge(['--reports', join(folder, 'none'), file]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  const { message } = error as UsageError
  expect(message).toContain(`${file} is not a HAR: it is ${name}. ${advice}`)
})

test.each<[args: string[], message: RegExp]>([
  [[], /^Name a HAR, as in npm run judge -- recorded\.har\. See --help\.$/],
  [[join(folder, 'none.har')], /^Cannot read the HAR .*none\.har \(ENOENT\)\.$/],
  [[folder], / is not a file; expected a HAR\.$/],
  [[tooLarge], / has 101 MB; a HAR may have at most 100 MB\. Record it in parts\.$/],
  [[har('text')], /\.har is not a HAR: it is not JSON\.$/],
  [[har('['.repeat(1_000_000))], /\.har is not a HAR: it is not JSON\.$/],
  [[har(brotliCompressSync(TEXT))], /\.har is not a HAR: it is not JSON\.$/],
  [[har(TEXT.slice(0, -2))], /\.har is not a HAR: it is not JSON\.$/],
  [[har('[]')], /\.har is not a HAR: it has no list log\.entries\.$/],
  [[har({ log: { entries: {} } })], /\.har is not a HAR: it has no list log\.entries\.$/],
  [
    [harOf(null, { request: { method: {}, url: { toString: 1 } } })],
    /has no request of an operation of the document\.$/,
  ],
  [
    [harOf(entry('http://a.test/x'))],
    /has no request of an operation of the document\. It has requests to http:\/\/a\.test\.$/,
  ],
  [
    [harOf(entry(`http://a.test${KEYS}`)), harOf(entry(`http://b.test/x${KEYS}`))],
    /has traffic of several services; choose one with --url: http:\/\/a\.test, http:\/\/b\.test\/x\.$/,
  ],
  [
    [harOf(entry(`http://a.test${KEYS}`)), '--url', 'http://c.test'],
    /Nothing in .* could be judged: 1 \(other host\)\.$/,
  ],
  [[harOf(), '--url', 'http://c.test'], /Nothing in .* could be judged: there are no entries\.$/],
])('what cannot be judged is a usage error, which sets exit code 2 (row %#)', async (args, message) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const error = await runJudge(['--reports', join(folder, 'none'), ...args]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as UsageError).message).toMatch(message)
})
