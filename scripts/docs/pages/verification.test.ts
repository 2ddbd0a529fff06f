import { expect, test } from 'vitest'
import { document } from '../../../src/document/openapi.ts'
import { exampleLedger, hostileLedger } from '../../../src/verifier/reports/testing/ledgers.ts'
import { context } from './testing/context.ts'
import { caveats, verdictOf, verificationPage } from './verification.ts'

const pageOf = (ledger = exampleLedger()) => verificationPage(context, ledger, {})

test('the page says what was verified and when, lists contradictions first, and links to operations and the report', () => {
  const { main, markdown, description } = pageOf()
  expect(description).toBe(
    'https://api.example.com breaks its contract: 1 cause, 1 contradicted fact. 1 of 11 facts that tier read allows are verified (9 %). 1 assumption is contradicted.',
  )
  const headings = [...main.html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g)].map(([, text]) => text)
  const [first, ...rest] = ['Verification', 'Contradictions', 'Operations', 'Not verified', 'Meaning of the verdicts']
  expect(headings).toEqual([first, ...rest])
  expect(main.html).toContain('<td><a href="operations/listApiKeys.html">listApiKeys</a></td><td>4</td>')
  expect(markdown).toContain('[listApiKeys](operations/listApiKeys.md)')
  for (const part of [
    '[full report](report.html)',
    '2026-11-21 15:20 UTC',
    '1,234 requests in 12.3 s',
    '- Tier: read;',
  ])
    expect(markdown).toContain(part)
  expect(markdown).toContain('- ✗ contradicted: listApiKeys: the body: expected an array, got an object. 1 fact.')
  expect(markdown).toContain('- unexercised: the fixtures have no run\\_id (5 facts)')
})

test('text of a service becomes no markup, link or table cell', () => {
  const { main } = pageOf(hostileLedger())
  expect(main.html).not.toMatch(/<(img|script|svg|mark)\b/)
  expect([...main.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['report.html'])
  for (const row of main.html.matchAll(/<tr>.*?<\/tr>/g)) expect(row[0].match(/<t[dh]/g)).toHaveLength(7)
})

test('the page warns of a target of this project and of another version of the document', () => {
  const own = expect.stringContaining('a target of this project')
  const other = expect.stringContaining('a different version of the document')
  expect(caveats(document, exampleLedger())).toEqual([other])
  expect(caveats(document, exampleLedger({ target: 'mock' }))).toEqual([own, other])
})

test('verdictOf counts the verdicts of one operation', () => {
  expect(verdictOf(exampleLedger({ target: 'sandbox' }), 'deleteApp')).toBe('2 facts on sandbox: 2 unexercised')
})
