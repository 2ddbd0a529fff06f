import { expect, test } from 'vitest'
import type { Ledger, Verdict } from '../engine/ledger.ts'
import { compareLedgers } from './compare.ts'
import { exampleLedger, hostileLedger, OTHER_RUN } from './testing/ledgers.ts'

function changed(change: (ledger: Ledger) => void): Ledger {
  const ledger = exampleLedger()
  change(ledger)
  return ledger
}

test('values that differ from run to run are ignored', () => {
  const other = changed((ledger) => {
    ledger.run = OTHER_RUN
    ledger.exchanges.unshift(...ledger.exchanges)
    for (const finding of ledger.facts) finding.evidence = [0]
    for (const observation of ledger.unknowns) observation.count += 1
    ledger.unknowns.reverse()
    ledger.leftovers = []
    ledger.seed = 8
  })
  expect(compareLedgers(exampleLedger(), other)).toEqual({ isSame: true, text: 'Both runs found the same.' })
})

test.each<[Verdict, Verdict, 'Worse' | 'Better' | 'Neither better nor worse']>([
  ['verified', 'contradicted', 'Worse'],
  ['verified', 'assumption contradicted', 'Worse'],
  ['verified', 'unexercised', 'Worse'],
  ['unexercised', 'contradicted', 'Worse'],
  ['unprovable here', 'assumption contradicted', 'Worse'],
  ['assumption contradicted', 'contradicted', 'Worse'],
  ['contradicted', 'assumption contradicted', 'Better'],
  ['contradicted', 'verified', 'Better'],
  ['unprovable here', 'verified', 'Better'],
  ['contradicted', 'unexercised', 'Neither better nor worse'],
  ['unexercised', 'unprovable here', 'Neither better nor worse'],
])('from %s to %s: %s', (before, after, title) => {
  const ledger = (verdict: Verdict) =>
    changed(({ facts }) => {
      for (const fact of facts.slice(0, 1)) fact.verdict = verdict
    })
  expect(compareLedgers(ledger(before), ledger(after))).toEqual({
    isSame: false,
    text: `The runs differ.\n\n${title}:\n- listApiKeys/2XX: ${before}, then ${after}`,
  })
})

test.each<[string, (ledger: Ledger) => void]>([
  ['target: https://api.example.com, then mock', (ledger) => (ledger.target = 'mock')],
  ['tier: read, then write', (ledger) => (ledger.tier = 'write')],
  [
    'document: 1.0.0 (SHA-256 ab12ab12ab12), then 1.0.0 (SHA-256 ffffffffffff)',
    (ledger) => (ledger.document.sha256 = 'ff'.repeat(32)),
  ],
  ['complete: yes, then no, no answer', (ledger) => (ledger.incomplete = 'no answer')],
])('%s', (line, change) => {
  const text = `The runs differ.\n\nSettings:\n- ${line}`
  expect(compareLedgers(exampleLedger(), changed(change))).toEqual({ isSame: false, text })
})

test('every difference in words', () => {
  const before = exampleLedger()
  const after = changed((ledger) => {
    ledger.seed = 8
    const [status, type, createdAt, expired, ...others] = ledger.facts
    const [codes, formats] = ledger.unknowns
    if (!status || !type || !createdAt || !expired || !codes || !formats) throw new Error('The example has changed.')
    const { reason: _, ...mended } = type
    ledger.facts = [
      { ...status, verdict: 'contradicted', reason: 'got 500' },
      { ...mended, verdict: 'verified' },
      { ...createdAt, reason: 'got null' },
      { ...expired, verdict: 'unexercised', reason: 'no expired token' },
      ...others.slice(0, -1),
      { ...status, id: 'listApiKeys/new' },
    ]
    ledger.unknowns = [
      { ...codes, saw: '201' },
      { ...formats, at: '2XX[].expiresAt' },
    ]
  })
  expect(compareLedgers(before, after).text).toBe(`The runs differ.

Worse:
- listApiKeys/2XX: verified, then contradicted (got 500)

Better:
- listApiKeys/2XX/type: contradicted, then verified

Neither better nor worse:
- listApiKeys/auth/expired: unprovable here, then unexercised (no expired token)

Same verdict, other reason:
- listApiKeys/2XX[].createdAt/type: “got a number”, then “got null”

Only in the first run:
- five/operation (unexercised)

Only in the second run:
- listApiKeys/new (verified)

Observations:
- success-status-codes, listApiKeys 2XX: 200, then 201
- timestamp-formats, listApiKeys 2XX[].createdAt: number, then nothing
- timestamp-formats, listApiKeys 2XX[].expiresAt: nothing, then number

The seeds differ (7, 8), so the runs tried different cases.`)
})

test('text of a service cannot control the terminal', () => {
  const { text } = compareLedgers(exampleLedger(), hostileLedger())
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
})
