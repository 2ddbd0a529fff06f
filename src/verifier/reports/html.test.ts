import { expect, test } from 'vitest'
import type { Finding } from '../model/ledger.ts'
import { saying } from '../testing/in-words.ts'
import { htmlReport } from './html.ts'
import { exampleLedger } from './testing/ledgers.ts'

const REGISTER = {
  'success-status-codes': { question: 'Which code?', meanwhile: '.', settle: '.', source: 'inferred' as const },
}

test('the HTML report has the header, causes, changes, verdicts, facts, observations and leftovers', () => {
  const ledger = exampleLedger({
    incomplete: 'the service stopped responding',
    retries: [{ operationId: 'listApiKeys', why: 'got 503', count: 3 }],
    baseline: { notes: ['The documents differ.'], contradicted: [], mended: ['listApiKeys/2XX'], untested: [] },
  })
  const html = htmlReport(ledger, { register: REGISTER, lineOf: ({ id }) => `openapi.yaml:${id.length}` })
  const text = html.replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')
  const parts = [
    'https://api.example.com: verification of openapi.yaml Verification',
    'Tier read Document 1.0.0 ab12ab12ab12 Started 2026-11-21 15:20 UTC Duration 1,234 requests in 12.3 s Retries 3 (got 503) Run 1a2b',
    'Incomplete, not a pass: the service stopped responding. Nothing new is contradicted on https://api.example.com; 1 fact is still contradicted',
    '2 causes Contradictions with the same cause are listed once.',
    'known: listApiKeys: the body: expected an array, got an object 1 fact The body is an array. openapi.yaml:20 GET /v2/projects/p/api_keys?page=3 -> 200 { &quot;keys&quot;: [] curl',
    'Do: Return an array; or correct openapi.yaml:20, if the service is right.',
    'The documents differ. Contradicted before, now verified 1 fact listApiKeys/2XX',
    '1 item left behind. What to do',
    '12 documented facts',
    'contradicted 1 8 %',
    'unexercised 8 67 %',
    'listApiKeys 4 facts: 1 contradicted, 1 assumption contradicted, 1 unprovable here, 1 verified',
    'contradicted listApiKeys/2XX/type The body is an array. the body: expected an array, got an object',
    '/0/createdAt: expected a string, got 7; Open question: timestamp-formats.',
    'listApiKeys/2XX The keys.',
    'success-status-codes Which code? 1 observation',
    'listApiKeys 2XX 200 4',
    'deletion returned 500 Delete it in the dashboard.',
  ]
  for (const part of parts) expect(text.replaceAll('&gt;', '>')).toContain(part)
  expect(html).not.toContain('<script')
})

test('headings and texts show code as code, not with backticks', () => {
  const [fact] = exampleLedger().facts
  const says = '`tokens.expired` reads data'
  const access = {
    ...fact,
    id: 'listApiKeys/access/expired',
    kind: 'rule',
    verdict: 'contradicted',
    problems: [saying(says)],
  }
  const html = htmlReport(exampleLedger({ facts: [access as Finding] }))
  expect(html).toContain('<strong>listApiKeys: <code>tokens.expired</code> reads data</strong>')
  expect(html.replace(/<style>.*?<\/style>/s, '')).not.toContain('`')
})

test('every verdict has an icon that the page defines, and the table has only verdicts that occur', () => {
  const html = htmlReport(exampleLedger())
  const defined = [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id))
  expect(used.size).toBeGreaterThan(3)
  expect(defined).toEqual(expect.arrayContaining([...used]))
  expect(html).toContain('<th scope="col">verified')
  expect(htmlReport(exampleLedger({ facts: [] }))).not.toContain('<th scope="col">verified')
})

test('a comment is above its command, which has each option on a line of its own', () => {
  const ledger = exampleLedger()
  for (const { request } of ledger.exchanges) request.method = 'POST'
  expect(htmlReport(ledger)).toMatch(
    /<code># This request changes something\.\ncurl -i &#39;[^\n]* \\\n {2}-X POST \\\n {2}-H [^\n]*[^\\]\n<\/code>/,
  )
})

test('a share is 100 % only for all facts, and 0 % only for none', () => {
  const [verified, contradicted] = exampleLedger().facts
  const facts = [contradicted, ...Array.from({ length: 999 }, () => verified)].flatMap((finding) => finding ?? [])
  const html = htmlReport(exampleLedger({ facts }))
  expect(html.match(/<small>[^/]*%<\/small>/g)).toEqual(
    ['&lt; 1 %', '0 %', '0 %', '0 %', '&gt; 99 %'].map((share) => `<small>${share}</small>`),
  )
})
