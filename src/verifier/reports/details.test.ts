import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { badCredentials } from '../http/credentials.ts'
import type { Evidence, Ledger } from '../model/ledger.ts'
import { causesOf } from './causes.ts'
import { causeDetails, commandOf, onOneLine } from './details.ts'
import { exampleLedger } from './testing/ledgers.ts'

type Request = Partial<Evidence['request']>

const evidence = (request: Request, status = 200): Evidence => ({
  operationId: 'updateApp',
  tried: 'a check',
  request: { method: 'GET', path: '/x/v2/apps?limit=5', credential: 'the token of the run', ...request },
  response: { status, contentType: '', body: '' },
})
const fixtures = [
  { name: 'tokens.member', source: 'given' as const },
  { name: 'tokens.expired', source: 'given' as const, variable: 'OLD_TOKEN' },
]
const linesOf = (request: Request, status?: number, target = 'http://a.test/x/', tier: Ledger['tier'] = 'passive') =>
  onOneLine(commandOf(evidence(request, status), { target, tier, fixtures }))

const TOKENS = { API_TOKEN: 'secret', MEMBER_TOKEN: 'member', OLD_TOKEN: 'old' }
const URLS = { API_URL: 'http://b.test', DOWNLOAD_URL: 'https://c.test/a.zip?s=1&t=2', REDACTED: 'k e"y' }

/** The arguments that curl gets when a shell runs the lines. */
function argumentsOf(lines: string[]): string[] {
  const script = `curl() { printf '%s\\n' "$@"; }\n${lines.join('\n')}`
  return String(execFileSync('sh', ['-c', script], { env: { ...TOKENS, ...URLS } }))
    .split('\n')
    .slice(1, -1)
}

const PATH = 'http://a.test/x/v2/apps?limit=5'
const bearer = (token: string) => ['-H', `Authorization: Bearer ${token}`]
const json = (body: string) => ['-H', 'Content-Type: application/json', '--data-raw', body]
const BODY = `{"it's":"$HOME \`id\` \\\\ \\"x\\" !"}`

test.each<[what: string, request: Request, sent: string[]]>([
  ['the token of the run', {}, [PATH, ...bearer('secret')]],
  ['another token', { credential: 'tokens.member' }, [PATH, ...bearer('member')]],
  ['a token whose variable the fixtures name', { credential: 'tokens.expired' }, [PATH, ...bearer('old')]],
  ['a recorded token', { credential: 'recorded token 2' }, [PATH, ...bearer('secret')]],
  ...Object.values(badCredentials(TOKENS.API_TOKEN)).flatMap((headers) =>
    Object.entries(headers).map(([credential, header]): [string, Request, string[]] => {
      return [credential, { credential }, [PATH, ...(header === undefined ? [] : ['-H', `Authorization: ${header}`])]]
    }),
  ),
  [
    'special characters',
    { method: 'PATCH', path: `/a'b;$(id)`, body: BODY },
    [`http://a.test/a'b;$(id)`, '-X', 'PATCH', ...bearer('secret'), ...json(BODY)],
  ],
  [
    'redacted parts',
    { method: 'POST', path: '/v2/***/a', body: `{"key":"***"}` },
    [`http://a.test/v2/${URLS.REDACTED}/a`, '-X', 'POST', ...bearer('secret'), ...json(`{"key":"${URLS.REDACTED}"}`)],
  ],
  [
    'brackets, which curl would expand',
    { path: '/v2/apps?a[]={b}' },
    ['-g', 'http://a.test/v2/apps?a[]={b}', ...bearer('secret')],
  ],
  [
    'a presigned URL',
    { path: '***', credential: 'none', range: 'bytes=0-9' },
    [URLS.DOWNLOAD_URL, '-H', 'Range: bytes=0-9'],
  ],
])('a shell sends the same request again: %s', (_, request, sent) => {
  expect(argumentsOf(linesOf(request, 400))).toEqual(sent)
})

test.each<[Request]>([[{ method: 'GET; id' }], [{ credential: 'malformed' }], [{ body: '{"a":"x…', isCut: true }]])(
  'there is no command for a request that is not known in full, or that a shell would run: %j',
  (request) => {
    expect(linesOf(request)).toEqual([])
  },
)

test('there is no command for a credential that the ledger does not name', () => {
  expect(linesOf({ credential: 'tokens.$(id)' }, 200, 'http://a.test', 'read')).toEqual([])
})

test.each<[Request, status: number, note: RegExp | undefined]>([
  [{ method: 'POST' }, 201, /^# This request changes something\.$/],
  [{ method: 'POST' }, 400, /^# If the service accepts this request now, it changes something\.$/],
  [{ method: 'GET' }, 400, undefined],
  [{ path: '***', range: 'bytes=0-9' }, 206, /^# Set DOWNLOAD_URL to a new presigned URL from a response\.$/],
  [{ path: '/***' }, 200, /^# Set REDACTED /],
  [{ credential: 'the token of the run with another last character' }, 200, /^# If the token ends in x, /],
])('before the command for %j that returned %i, a comment says %s', (request, status, note) => {
  const [first = '', ...rest] = linesOf(request, status)
  expect(first).toMatch(note ?? /^curl /)
  expect(rest).toHaveLength(note ? 1 : 0)
})

test('without a base URL, the command reads $API_URL', () => {
  expect(argumentsOf(linesOf({ credential: 'none' }, 200, 'sandbox'))).toEqual(['http://b.test/x/v2/apps?limit=5'])
})

test('several exchanges are listed in order, with what tells them apart, and without a command', () => {
  const ledger = exampleLedger({
    exchanges: [
      evidence({ method: 'POST', body: '{"a":1}' }, 201),
      evidence({ credential: 'tokens.member' }),
      evidence({ credential: 'none', path: '***', range: 'bytes=0-9' }, 206),
    ],
  })
  const facts = ledger.facts.slice(1, 2).map((finding) => ({ ...finding, evidence: [0, 1, 2] }))
  const [cause] = causesOf({ facts })
  expect(cause && causeDetails({ ...ledger, facts }, cause, {}).slice(0, -2)).toEqual([
    'POST /x/v2/apps?limit=5 {"a":1} -> 201',
    'GET /x/v2/apps?limit=5 (tokens.member) -> 200',
    'GET *** (Range: bytes=0-9) (no token) -> 206',
  ])
})
