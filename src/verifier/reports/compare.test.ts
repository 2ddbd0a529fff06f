import { expect, test } from 'vitest'
import type { Ledger, Verdict } from '../engine/ledger.ts'
import { compareLedgers, inWords } from './compare.ts'
import { exampleLedger, hostileLedger } from './testing/ledgers.ts'

function changed(change: (ledger: Ledger) => void): Ledger {
  const ledger = exampleLedger()
  change(ledger)
  return ledger
}

test('values that differ from run to run are ignored', () => {
  const other = changed((ledger) => {
    ledger.run = { id: '9z9z', startedAt: '2027-01-01T00:00:00.000Z', seconds: 1, requests: 2 }
    ledger.exchanges.unshift(...ledger.exchanges)
    for (const finding of ledger.facts) finding.evidence = [0]
    for (const observation of ledger.unknowns) observation.count += 1
    ledger.unknowns.reverse()
    ledger.leftovers = []
    ledger.seed = 8
  })
  const comparison = compareLedgers(exampleLedger(), other)
  expect(comparison.isSame).toBe(true)
  expect(inWords(comparison)).toBe('Both runs found the same.')
})

test.each<[Verdict, Verdict, 'worse' | 'better' | 'unclear']>([
  ['verified', 'contradicted', 'worse'],
  ['verified', 'assumption contradicted', 'worse'],
  ['verified', 'unexercised', 'worse'],
  ['unexercised', 'contradicted', 'worse'],
  ['unprovable here', 'assumption contradicted', 'worse'],
  ['assumption contradicted', 'contradicted', 'worse'],
  ['contradicted', 'assumption contradicted', 'better'],
  ['contradicted', 'verified', 'better'],
  ['unprovable here', 'verified', 'better'],
  ['contradicted', 'unexercised', 'unclear'],
  ['unexercised', 'unprovable here', 'unclear'],
])('from %s to %s is %s', (before, after, direction) => {
  const ledger = (verdict: Verdict) =>
    changed(({ facts }) => {
      for (const fact of facts.slice(0, 1)) fact.verdict = verdict
    })
  const comparison = compareLedgers(ledger(before), ledger(after))
  expect(comparison.isSame).toBe(false)
  expect(comparison[direction]).toEqual([
    { id: 'listApiKeys/2XX', before: { verdict: before }, after: { verdict: after } },
  ])
  const { worse, better, unclear, reasons } = comparison
  expect([worse, better, unclear, reasons].flat()).toHaveLength(1)
})

test.each<[string, (ledger: Ledger) => void, object]>([
  ['target', (ledger) => (ledger.target = 'mock'), { before: 'https://api.example.com', after: 'mock' }],
  ['tier', (ledger) => (ledger.tier = 'write'), { before: 'read', after: 'write' }],
  [
    'document',
    (ledger) => (ledger.document.sha256 = 'ff'.repeat(32)),
    { before: '1.0.0 (SHA-256 ab12ab12ab12)', after: '1.0.0 (SHA-256 ffffffffffff)' },
  ],
  ['complete', (ledger) => (ledger.incomplete = 'no answer'), { before: 'yes', after: 'no, no answer' }],
])('another %s is reported', (name, change, values) => {
  const comparison = compareLedgers(exampleLedger(), changed(change))
  expect(comparison).toMatchObject({ isSame: false, settings: [{ name, ...values }] })
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
      { ...status, verdict: 'contradicted', reason: 'it answered 500' },
      { ...mended, verdict: 'verified' },
      { ...createdAt, reason: 'it is null' },
      { ...expired, verdict: 'unexercised', reason: 'no expired token' },
      ...others.slice(0, -1),
      { ...status, id: 'listApiKeys/new' },
    ]
    ledger.unknowns = [
      { ...codes, saw: '201' },
      { ...formats, at: '2XX[].expiresAt' },
    ]
  })
  const comparison = compareLedgers(before, after)
  expect(inWords(comparison)).toBe(`The runs differ.

Worse:
- listApiKeys/2XX: verified, then contradicted (it answered 500)

Better:
- listApiKeys/2XX/type: contradicted, then verified

Neither better nor worse:
- listApiKeys/auth/expired: unprovable here, then unexercised (no expired token)

Same verdict, other reason:
- listApiKeys/2XX[].createdAt/type: “it is a number”, then “it is null”

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
  const text = inWords(compareLedgers(exampleLedger(), hostileLedger()))
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
})
