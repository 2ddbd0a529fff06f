import { expect, test } from 'vitest'
import type { Finding, Ledger } from '../../src/verifier/engine/ledger.ts'
import { exampleLedger } from '../../src/verifier/reports/testing/ledgers.ts'
import { exitCodeOf, type ResultOptions } from './results.ts'

const operation: Finding = {
  ...{ id: 'getRun/operation', operationId: 'getRun', kind: 'operation', says: '' },
  ...{ verdict: 'verified', evidence: [] },
}
const facts = [operation, { ...operation, id: 'getRun/2XX', verdict: 'contradicted' as const }]
const assumed = [operation, { ...operation, id: 'getRun/2XX', verdict: 'assumption contradicted' as const }]

const baseline = exampleLedger({ facts })

test.each<[what: string, changes: Partial<Ledger>, code: number, options?: Partial<ResultOptions>]>([
  ['if the service conforms', {}, 0],
  ['if a fact is contradicted', { facts }, 1],
  ['if a fact is contradicted, and the run is incomplete', { facts, incomplete: 'aborted' }, 1],
  ['if the run is incomplete', { incomplete: 'aborted' }, 2],
  ['if no operation is verified', { facts: [] }, 2],
  ['if an assumption is contradicted', { facts: assumed }, 0],
  ['if an assumption is contradicted, with --strict', { facts: assumed }, 1, { strict: true }],
  ['if a fact is contradicted, as in the baseline', { facts }, 0, { baseline }],
  [
    'if a fact is contradicted, unlike in the baseline',
    { facts },
    1,
    { baseline: exampleLedger({ facts: [operation] }) },
  ],
])('the exit code %s', (_, changes, code, options) => {
  const ledger = { ...exampleLedger({ facts: [operation] }), ...changes }
  expect(exitCodeOf([{ ledger }], { strict: false, reports: '', sources: {}, ...options })).toBe(code)
})
