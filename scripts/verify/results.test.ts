import { expect, test } from 'vitest'
import type { Finding, Ledger } from '../../src/verifier/engine/ledger.ts'
import { exampleLedger } from '../../src/verifier/reports/testing/ledgers.ts'
import { estimateInWords } from './progress.ts'
import { exitCodeOf } from './results.ts'

const operation: Finding = {
  ...{ id: 'getRun/operation', operationId: 'getRun', kind: 'operation', says: '' },
  ...{ verdict: 'verified', evidence: [] },
}
const passing = exampleLedger({
  facts: [operation],
  timings: [
    { operationId: 'getRun', count: 20, medianMs: 80, p95Ms: 500 },
    { operationId: 'listApiKeys', count: 20, medianMs: 90, p95Ms: 812 },
  ],
})
const contradicted: Partial<Ledger> = { facts: [operation, { ...operation, verdict: 'contradicted' }] }

test.each<[what: string, changes: Partial<Ledger>, budgetMs: number | undefined, code: number]>([
  ['without --budget-ms', {}, undefined, 0],
  ['if no operation is slower', {}, 812, 0],
  ['if an operation is slower', {}, 811, 1],
  ['if an operation is slower, but the run is incomplete', { incomplete: 'aborted' }, 811, 2],
  ['if an operation is slower and a fact is contradicted', { ...contradicted, incomplete: 'aborted' }, 811, 1],
])('response times set the exit code %s', (_, changes, budgetMs, code) => {
  const done = [{ ledger: { ...passing, ...changes } }]
  expect(exitCodeOf(done, { strict: false, ...(budgetMs !== undefined && { budgetMs }) })).toBe(code)
})

test('an estimate states the duration, the pace and the time limit that ends the run', () => {
  const estimate = { requests: 1060, msPerRequest: 3000, totalMs: 3_180_000 }
  const text = 'The run will take about 53 min at 3.0 s per request (1,060 requests)'
  expect(estimateInWords(estimate, 900_000)).toBe(`${text}; --time-limit ends it after 15 min.`)
  expect(estimateInWords(estimate, 3_600_000)).toBe(`${text}.`)
})
