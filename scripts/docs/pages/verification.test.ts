import { expect, test } from 'vitest'
import { document } from '../../../src/document/openapi.ts'
import { stepSummary } from '../../../src/verifier/reports/annotations.ts'
import { exampleLedger, hostileLedger } from '../../../src/verifier/reports/testing/ledgers.ts'
import { context } from './testing/context.ts'
import { caveats, verdictOf, verificationPage } from './verification.ts'

const pageOf = (ledger = exampleLedger()) => verificationPage(context, ledger, {})

test('the page says when the run started, embeds its summary, and links to the report', () => {
  const { main, markdown, description } = pageOf()
  expect(description).toBe(
    'https://api.example.com breaks its contract: 1 cause, 1 contradicted fact. 1 of 11 facts that tier read allows are verified (9 %). 1 assumption is contradicted.',
  )
  expect(markdown).toContain(stepSummary([exampleLedger()]).trim())
  expect(markdown).toContain('The run started on 2026-11-21 15:20 UTC.')
  expect(main.html).toContain('<td>listApiKeys</td><td>1</td><td>1</td>')
})

test('text of a service becomes no markup, link or table cell', () => {
  const { main } = pageOf(hostileLedger())
  expect(main.html).not.toMatch(/<(img|script|svg|mark)\b/)
  expect([...main.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['report.html'])
  for (const row of main.html.matchAll(/<tr>.*?<\/tr>/g)) expect(row[0].match(/<t[dh]/g)).toHaveLength(6)
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
