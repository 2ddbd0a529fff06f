import { expect, test } from 'vitest'
import type { Ledger, Verdict } from '../engine/ledger.ts'
import { compareLedgers } from './compare.ts'
import { exampleLedger, OTHER_RUN } from './testing/ledgers.ts'

function changed(change: (ledger: Ledger) => void): Ledger {
  const ledger = exampleLedger()
  change(ledger)
  return ledger
}

test('compareLedgers ignores values that differ from run to run', () => {
  const other = changed((ledger) => {
    ledger.run = OTHER_RUN
    ledger.exchanges.unshift(...ledger.exchanges)
    for (const finding of ledger.facts) finding.evidence = [0]
    for (const observation of ledger.unknowns) observation.count += 1
    ledger.unknowns.reverse()
    ledger.leftovers = []
    ledger.seed = 8
  })
  expect(compareLedgers(exampleLedger(), other)).toEqual({ isSame: true, text: 'Both runs have the same findings.' })
})

test.each<[Verdict, title: string, after: Verdict[]]>([
  ['verified', 'Newly contradicted', ['contradicted']],
  ['unexercised', 'Newly contradicted', ['contradicted']],
  ['assumption contradicted', 'Newly contradicted', ['contradicted']],
  ['contradicted', 'No longer contradicted', ['assumption contradicted', 'verified', 'unprovable here']],
  ['verified', 'Worse', ['assumption contradicted', 'unexercised']],
  ['unexercised', 'Worse', ['assumption contradicted']],
  ['unprovable here', 'Better', ['verified']],
  ['contradicted', 'Neither better nor worse', ['unexercised']],
  ['unexercised', 'Neither better nor worse', ['unprovable here']],
])('a change from %s is listed under "%s" if the new verdict is one of %j', (before, title, verdicts) => {
  const [fact] = exampleLedger().facts.slice(0, 1)
  const ledger = (verdict: Verdict) => exampleLedger({ facts: fact ? [{ ...fact, verdict }] : [] })
  for (const after of verdicts) {
    const text = `The runs differ.\n\n${title}:\n- listApiKeys/2XX: ${before}, then ${after}`
    expect(compareLedgers(ledger(before), ledger(after))).toEqual({ isSame: false, text })
  }
})

test('facts that only one of two tiers tests are counted by operation, at the end', () => {
  const [fact] = exampleLedger().facts
  if (!fact) return expect.unreachable()
  const ledger = (tier: 'read' | 'write', verdicts: Verdict[]) =>
    exampleLedger({ tier, facts: verdicts.map((verdict, index) => ({ ...fact, id: `fact-${index}`, verdict })) })
  const before = ledger('read', ['unexercised', 'unexercised', 'unexercised', 'verified'])
  const after = ledger('write', ['verified', 'assumption contradicted', 'contradicted', 'contradicted'])
  expect(compareLedgers(before, after).text).toBe(`The runs differ.

Newly contradicted:
- fact-2: unexercised, then contradicted
- fact-3: verified, then contradicted

Settings:
- tier: read, then write

Tested at only one of the two tiers:
- listApiKeys: 2 facts`)
})

test('compareLedgers describes every kind of difference', () => {
  const before = exampleLedger()
  const after = changed((ledger) => {
    Object.assign(ledger, { seed: 8, target: 'mock', tier: 'write', incomplete: 'no response' })
    ledger.document.sha256 = 'ff'.repeat(32)
    const [status, type, createdAt, expired, ...others] = ledger.facts
    const [codes, formats] = ledger.unknowns
    if (!status || !type || !createdAt || !expired || !codes || !formats) throw new Error('The ledger is too small.')
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

Newly contradicted:
- listApiKeys/2XX: verified, then contradicted (got 500)

No longer contradicted:
- listApiKeys/2XX/type: contradicted, then verified

Settings:
- target: https://api.example.com, then mock
- tier: read, then write
- document: 1.0.0 (SHA-256 ab12ab12ab12), then 1.0.0 (SHA-256 ffffffffffff)
- complete: yes, then no (no response)

Neither better nor worse:
- listApiKeys/auth/expired: unprovable here, then unexercised (no expired token)

Same verdict, different reason:
- listApiKeys/2XX[].createdAt/type: “/0/createdAt: expected a string, got 7”, then “got null”

Only in the first run:
- five/operation (unexercised)

Only in the second run:
- listApiKeys/new (verified)

Observations:
- success-status-codes, listApiKeys 2XX: 200, then 201
- timestamp-formats, listApiKeys 2XX[].createdAt: number, then nothing
- timestamp-formats, listApiKeys 2XX[].expiresAt: nothing, then number
- undocumented-fields, listApiKeys 2XX[].note: string, then nothing

The seeds differ (7, 8), so the runs tested different cases.`)
})
