import { expect, test } from 'vitest'
import type { Baseline, Ledger, Verdict } from '../engine/ledger.ts'
import { changesInWords, withBaseline } from './baseline.ts'
import { exampleLedger } from './testing/ledgers.ts'

/** A ledger with a fact for each verdict, named by its index. */
function ledgerOf(verdicts: Verdict[], changes: Partial<Ledger> = {}): Ledger {
  const [fact] = exampleLedger().facts
  const facts = verdicts.flatMap((verdict, index) => (fact ? [{ ...fact, id: `fact-${index}`, verdict }] : []))
  return exampleLedger({ facts, ...changes })
}

test('only facts that were not contradicted before are newly contradicted', () => {
  const before = ledgerOf(['contradicted', 'verified', 'contradicted', 'verified', 'verified', 'unexercised'])
  const after = ledgerOf([
    'contradicted',
    'contradicted',
    'verified',
    'unexercised',
    'assumption contradicted',
    'contradicted',
    'contradicted',
  ])
  expect(withBaseline(after, before)).toEqual({
    ...after,
    baseline: {
      notes: ['The earlier run started at 2026-11-21 15:20 UTC.'],
      contradicted: ['fact-1', 'fact-5', 'fact-6'],
      mended: ['fact-2'],
      untested: ['fact-3'],
    },
  })
  expect(withBaseline(after, before, true).baseline?.contradicted).toContain('fact-4')
})

test('the terminal says how the runs differ, and what is newly contradicted', () => {
  const other = {
    target: 'http://b.test',
    tier: 'write',
    incomplete: 'x',
    document: { version: '2', sha256: 'cd' },
  } as const
  const linesOf = (after: Verdict[]) =>
    changesInWords(withBaseline(ledgerOf(after), ledgerOf(['verified'], other)).baseline as Baseline)
  const notes =
    'The earlier run started at 2026-11-21 15:20 UTC. The documents of the two runs differ. The earlier run verified http://b.test. The earlier run had tier write. The earlier run was incomplete.'
  expect(linesOf(['verified'])).toEqual([notes, 'Nothing is newly contradicted.'])
  expect(linesOf(['contradicted'])).toEqual([notes, 'Newly contradicted: 1 fact', '- fact-0'])
})
