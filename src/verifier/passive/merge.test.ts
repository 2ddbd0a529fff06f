import { expect, test } from 'vitest'
import type { Finding, Ledger, Verdict } from '../engine/ledger.ts'
import { ledgerText } from '../reports/ledger-json.ts'
import { exampleLedger } from '../reports/testing/ledgers.ts'
import { mergeLedgers } from './merge.ts'

const { exchanges, run } = exampleLedger()

/** Creates a ledger with one exchange, which shows the verdict on each fact. Reasons are names of the ledger. */
function ledgerOf(name: string, verdicts: Record<string, Verdict | [Verdict]>, more: Partial<Ledger> = {}): Ledger {
  const facts = Object.entries(verdicts).map(([id, verdict]): Finding => {
    const hasEvidence = Array.isArray(verdict) || verdict === 'verified' || verdict.includes('contradicted')
    const fact = { id, operationId: id.split('/')[0] ?? '', kind: 'rule', says: 'It holds.' } as const
    return { ...fact, verdict: [verdict].flat()[0] as Verdict, reason: name, evidence: hasEvidence ? [1] : [] }
  })
  const [exchange] = exchanges
  const named = exchanges.slice(0, 2).map((each) => ({ ...each, tried: name }))
  return exampleLedger({
    target: name,
    facts,
    exchanges: exchange ? named : [],
    unknowns: [],
    leftovers: [],
    run: { ...run, id: name },
    ...more,
  })
}

test('per fact, the worst contradiction wins, then verified, then the reason that says most', () => {
  const a = ledgerOf('a', {
    'x/1': 'verified',
    'x/2': 'contradicted',
    'x/3': 'unexercised',
    'x/4': 'unprovable here',
    'y/1': 'unexercised',
    'y/2': 'verified',
  })
  const b = ledgerOf(
    'b',
    {
      'x/1': 'assumption contradicted',
      'x/2': 'assumption contradicted',
      'x/3': ['unexercised'],
      'x/4': 'unexercised',
      'y/1': 'unexercised',
      'y/2': 'unexercised',
    },
    { tier: 'passive' },
  )
  const c = ledgerOf('c', { 'z/1': 'verified', 'x/1': 'unprovable here' }, { tier: 'write' })
  const merged = mergeLedgers([b, a, c])
  expect(merged.facts.map(({ id, verdict, reason }) => `${id} ${verdict} ${reason}`)).toEqual([
    'x/1 assumption contradicted b',
    'x/2 contradicted a',
    'x/3 unexercised b',
    'x/4 unexercised b',
    'y/1 unexercised a',
    'y/2 verified a',
    'z/1 verified c',
  ])
  for (const { evidence, reason } of merged.facts)
    expect(evidence.map((index) => merged.exchanges[index]?.tried)).toEqual(evidence.map(() => reason))
  expect(merged.exchanges).toHaveLength(3)
  expect(merged).toMatchObject({ target: 'b + a + c', tier: 'write', run: { id: 'b+a+c', requests: 3 * run.requests } })
  expect(() => ledgerText(merged)).not.toThrow()
})

test('counts of observations are summed, leftovers kept, and an incomplete run stays incomplete', () => {
  const one = exampleLedger({ incomplete: 'it ended' })
  const merged = mergeLedgers([one, exampleLedger({ target: 'other', seed: 8 })])
  expect(merged.unknowns.map(({ count }) => count)).toEqual(one.unknowns.map(({ count }) => 2 * count))
  expect(merged).toMatchObject({ incomplete: 'https://api.example.com: it ended', leftovers: [{}, {}] })
  expect(merged.seed).toBeUndefined()
  const same = mergeLedgers([exampleLedger(), exampleLedger()])
  const { run: _, leftovers: __, unknowns: ___, ...rest } = exampleLedger()
  expect(same).toMatchObject(rest)
})

test('the fixtures and the mapped names of all runs are kept, and a fixture is missing only if no run had it', () => {
  const merged = mergeLedgers([
    exampleLedger({ tier: 'passive', fixtures: [] }),
    exampleLedger({ fixtures: [{ name: 'app_id', source: 'missing' }], names: { 'getThing.month': 'period' } }),
    exampleLedger({ fixtures: [{ name: 'app_id', source: 'given', value: 'app-1' }] }),
  ])
  expect(merged.fixtures).toEqual([{ name: 'app_id', source: 'given', value: 'app-1' }])
  expect(merged.names).toEqual({ 'getThing.month': 'period' })
})

test('retries and responses are summed, and the slowest response times are kept', () => {
  const counting = (count: number, medianMs: number): Ledger =>
    Object.assign(exampleLedger(), {
      retries: [{ operationId: 'listApiKeys', why: 'got 503', count }],
      timings: [{ operationId: 'listApiKeys', count, medianMs, p95Ms: 90 - medianMs }],
    })
  expect(mergeLedgers([counting(1, 5), exampleLedger(), counting(2, 7)])).toMatchObject({
    retries: [{ operationId: 'listApiKeys', why: 'got 503', count: 3 }],
    timings: [{ operationId: 'listApiKeys', count: 3, medianMs: 7, p95Ms: 85 }],
  })
})

test('ledgers of different documents cannot be merged', () => {
  const other = exampleLedger({ target: 'other', document: { version: '2.0.0', sha256: 'cd34'.repeat(16) } })
  expect(() => mergeLedgers([exampleLedger(), other])).toThrow(
    /https:\/\/api.example.com \(1.0.0, ab12.*other \(2.0.0, cd34.* different documents/,
  )
})
