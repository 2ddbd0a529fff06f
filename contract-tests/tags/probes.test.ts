import { describe, expect, test } from 'vitest'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { generalProbes } from '../../src/verifier/engine/general-probes.ts'
import { createSuite } from '../../src/verifier/engine/suite.ts'
import { suite } from '../suite.ts'

const { probes } = createSuite(suite)

import { lifetimeOf } from './builds/probes.ts'
import { ordersOf } from './containers/probes.ts'

const NOW = Date.parse('2026-03-10T09:30:00Z')

test.each([
  ['X-Amz-Date=20260310T093000Z&X-Amz-Expires=3600', 'about 3600 s by its parameter X-Amz-Expires'],
  [`Expires=${NOW / 1000 + 901}`, 'about 900 s by its parameter Expires'],
  [`exp=${NOW + 20_500}`, 'about 21 s by its parameter exp'],
  [`se=${encodeURIComponent('2026-03-10T10:30:00Z')}`, 'about 3600 s by its parameter se'],
  [`expires=${NOW / 1000 - 5}`, 'over already by its parameter expires, if the clocks agree'],
  ['signature=abc', undefined],
  ['expires=soon', undefined],
])('a URL with %s works for %s', (query, lifetime) => {
  expect(lifetimeOf(`https://files.test/a.zip?${query}`, NOW)).toBe(lifetime)
})

test.each([
  [['2026-03-01', '2026-03-01', '2026-03-02'], ['ascending by at']],
  [['2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z'], ['descending by at']],
  [['2026-03-02', '2026-03-01', '2026-03-03'], ['in no order by at']],
  [['2026-03-02', '2026-03-02'], []],
  [['2026-03-02', 'x'], []],
])('the order of %j is %j', (moments, orders) => {
  expect(ordersOf(moments.map((at) => ({ at, name: 'same' })))).toEqual(orders)
})

describe('probes', () => {
  const operations = listOperations(document)
  const general = operations.flatMap((operation) =>
    generalProbes(document, operation).map((probe) => ({ ...probe, operation })),
  )

  test('observe entries of the register, and belong to an operation', () => {
    const named = Object.entries(probes)
    expect(named.length).toBeGreaterThan(20)
    for (const [name] of named) expect(operations.map(({ id }) => id)).toContain(name.split('/')[0])
    for (const { observes } of [...general, ...named.map(([, probe]) => probe)]) {
      expect(observes.length).toBeGreaterThan(0)
      for (const id of observes) expect(document['x-unknowns']).toHaveProperty([id])
    }
  })

  test('that every operation gets are none that delete', () => {
    expect(general.map(({ operation }) => operation.method)).not.toContain('DELETE')
  })

  test('change one thing of a baseline request, or are not sent', () => {
    const proper = { method: 'POST', url: 'http://service.test/a?b=1', requestBody: '{"region":"r","domain":"d"}' }
    const changed = (says: string) =>
      general.find((probe) => probe.operation.id === 'createDomain' && probe.says === says)?.change(proper)
    expect(changed('Without domain')).toEqual({ ...proper, requestBody: '{"region":"r"}' })
    expect(changed('Without domainType')).toBeUndefined()
    expect(changed('Without any field')).toEqual({ ...proper, requestBody: '{}' })
    expect(changed('A query parameter that the document does not have')?.url).toMatch(
      /^http:\/\/service\.test\/a\?b=1&\w+=1$/,
    )
  })
})
