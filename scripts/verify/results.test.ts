import { expect, test } from 'vitest'
import type { Finding, Ledger } from '../../src/verifier/engine/ledger.ts'
import { withBaseline } from '../../src/verifier/reports/baseline.ts'
import { exampleLedger } from '../../src/verifier/reports/testing/ledgers.ts'
import { exitCodeOf } from './results.ts'

const operation: Finding = {
  ...{ id: 'getRun/operation', operationId: 'getRun', kind: 'operation', says: '' },
  ...{ verdict: 'verified', evidence: [] },
}
const facts = [operation, { ...operation, id: 'getRun/2XX', verdict: 'contradicted' as const }]
const assumed = [operation, { ...operation, id: 'getRun/2XX', verdict: 'assumption contradicted' as const }]

test.each<[what: string, changes: Partial<Ledger>, code: number, options?: { strict?: true; earlier?: Finding[] }]>([
  ['if the service conforms', {}, 0],
  ['if a fact is contradicted', { facts }, 1],
  ['if a fact is contradicted, and the run is incomplete', { facts, incomplete: 'aborted' }, 1],
  ['if the run is incomplete', { incomplete: 'aborted' }, 2],
  ['if no operation is verified', { facts: [] }, 2],
  ['if an assumption is contradicted', { facts: assumed }, 0],
  ['if an assumption is contradicted, with --strict', { facts: assumed }, 1, { strict: true }],
  ['if a fact is contradicted, as in the baseline', { facts }, 0, { earlier: facts }],
  ['if a fact is contradicted, unlike in the baseline', { facts }, 1, { earlier: [operation] }],
])('the exit code %s', (_, changes, code, { strict = false, earlier } = {}) => {
  const ledger = { ...exampleLedger({ facts: [operation] }), ...changes }
  const compared = earlier ? withBaseline(ledger, exampleLedger({ facts: earlier })) : ledger
  expect(exitCodeOf([{ ledger: compared }], { strict })).toBe(code)
})
