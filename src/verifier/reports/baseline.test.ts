import { expect, test } from 'vitest'
import type { Ledger, Verdict } from '../engine/ledger.ts'
import { changesInWords, changesSince } from './baseline.ts'
import { exampleLedger } from './testing/ledgers.ts'

/** A ledger with a fact for each verdict, named by its index. */
function ledgerOf(verdicts: Verdict[], changes: Partial<Ledger> = {}): Ledger {
  const [fact] = exampleLedger().facts
  const facts = verdicts.flatMap((verdict, index) => (fact ? [{ ...fact, id: `fact-${index}`, verdict }] : []))
  return exampleLedger({ facts, ...changes })
}

const ids = (facts: { id: string }[]) => facts.map(({ id }) => id)

test('only facts that were not contradicted before are worse', () => {
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
  const { worse, fixed, lost, notes } = changesSince(before, after)
  expect([ids(worse), ids(fixed), ids(lost)]).toEqual([['fact-1', 'fact-5', 'fact-6'], ['fact-2'], ['fact-3']])
  expect(notes).toEqual(['The earlier run started at 2026-11-21 15:20 UTC.'])
  expect(ids(changesSince(before, after, true).worse)).toContain('fact-4')
})

test('the notes say how the runs differ', () => {
  const other = {
    target: 'http://b.test',
    tier: 'write',
    incomplete: 'x',
    document: { version: '2', sha256: 'cd' },
  } as const
  expect(changesInWords(changesSince(ledgerOf(['verified'], other), ledgerOf(['verified'])))).toEqual([
    'The earlier run started at 2026-11-21 15:20 UTC. The documents of the two runs differ. The earlier run verified http://b.test. The earlier run had tier write. The earlier run was incomplete.',
    'Nothing is newly contradicted.',
  ])
})
