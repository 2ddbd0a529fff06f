import { expect, test } from 'vitest'
import type { Finding, Ledger } from '../../src/verifier/engine/ledger.ts'
import { exampleLedger } from '../../src/verifier/reports/testing/ledgers.ts'
import { exitCodeOf } from './results.ts'

const operation: Finding = {
  ...{ id: 'getRun/operation', operationId: 'getRun', kind: 'operation', says: '' },
  ...{ verdict: 'verified', evidence: [] },
}
const facts = [operation, { ...operation, id: 'getRun/2XX', verdict: 'contradicted' as const }]
const assumed = [operation, { ...operation, id: 'getRun/2XX', verdict: 'assumption contradicted' as const }]

test.each<[what: string, changes: Partial<Ledger>, code: number, strict?: boolean]>([
  ['if the service conforms', {}, 0],
  ['if a fact is contradicted', { facts }, 1],
  ['if a fact is contradicted, and the run is incomplete', { facts, incomplete: 'aborted' }, 1],
  ['if the run is incomplete', { incomplete: 'aborted' }, 2],
  ['if no operation is verified', { facts: [] }, 2],
  ['if an assumption is contradicted', { facts: assumed }, 0],
  ['if an assumption is contradicted, with --strict', { facts: assumed }, 1, true],
])('the exit code %s', (_, changes, code, strict = false) => {
  const ledger = { ...exampleLedger({ facts: [operation] }), ...changes }
  expect(exitCodeOf([{ ledger }], { strict, reports: '', sources: {} })).toBe(code)
})
