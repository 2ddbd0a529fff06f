import { listOperations } from '../../../document/document.ts'
import { type Fact, readFacts } from '../../../document/facts.ts'
import { document } from '../../../document/openapi.ts'
import type { Evidence, Finding, Ledger, Observation } from '../../engine/ledger.ts'

/** A made-up run over the whole document, as large as a real one: some 1,500 facts and 1,500 exchanges. */
export function largeLedger(): Ledger {
  const operations = listOperations(document)
  const expectations = operations.flatMap(({ id }): Fact[] =>
    Array.from({ length: 16 }, (_, index) => ({
      id: `${id}/expectation/property-${index}`,
      operationId: id,
      kind: 'expectation',
      says: 'No request that fits the document is answered with 5XX.',
      pointer: '',
    })),
  )
  const facts = operations.flatMap(({ id }) =>
    [...readFacts(document), ...expectations].filter(({ operationId }) => operationId === id),
  )
  const exchanges = Array.from({ length: 1_500 }, (_, index) => index).flatMap((index): Evidence[] =>
    operations
      .slice(index % operations.length)
      .slice(0, 1)
      .map(({ id, method, path }) => ({
        operationId: id,
        tried: index % 3 === 0 ? 'a baseline call' : 'body.port of 65536, one above its maximum',
        request: {
          method,
          path: path.replaceAll(/[{}]/g, '').replace('project_id', 'p-sandbox'),
          credential: 'the token of the fixtures',
          ...(method !== 'GET' && { body: JSON.stringify({ port: 65_536, region: 'us-east-1' }) }),
        },
        response: {
          status: index % 3 === 0 ? 200 : 400,
          contentType: 'application/json',
          body: JSON.stringify({ message: 'port must be at most 65535', details: 'x'.repeat(index % 900) }),
        },
      })),
  )
  return {
    format: 1,
    target: 'https://api.staging.example.com',
    document: { version: document.info.version, sha256: '3f9a1c0de54b7782'.repeat(4) },
    tier: 'write',
    seed: 424_242,
    run: { id: 'k3x9', startedAt: '2026-11-21T15:20:00.000Z', seconds: 83.4, requests: 1_912 },
    facts: facts.map((fact, index) => ({ ...ending(fact, index), evidence: placesOf(index) })),
    exchanges,
    unknowns: Object.keys(document['x-unknowns'])
      .slice(10, 42)
      .flatMap((unknown, nth): Observation[] =>
        Array.from({ length: 1 + (nth % 7) }, (_, index) => ({
          unknown,
          operationId: operations[(nth + index) % operations.length]?.id ?? '',
          at: ['2XX', '2XX[].status', 'an unknown key in the body'][index % 3] ?? '',
          saw: ['200', '"RUNNING"', 'string', '201'][(nth + index) % 4] ?? '',
          count: 1 + ((nth * 7 + index) % 40),
          evidence: nth * 7 + index,
        })),
      ),
    leftovers: [
      {
        what: 'the domain verify-k3x9-3.example.com (domain-17)',
        why: 'its deletion was answered with 500',
        remedy: 'Delete it in the dashboard, or with deleteDomain and the ID domain-17.',
      },
    ],
  }
}

function ending({ id, operationId, kind, says, restsOn }: Fact, index: number): Omit<Finding, 'evidence'> {
  const fact = { id, operationId, kind, says, ...(restsOn && { restsOn }) }
  if (operationId.startsWith('delete') && !['operation', 'auth'].includes(kind)) {
    return { ...fact, verdict: 'unexercised', reason: 'tier write does not delete what it has not created' }
  }
  if (operationId === 'getRun' && kind === 'type') {
    return { ...fact, verdict: 'unexercised', reason: 'the fixtures have no run_id' }
  }
  if (id.endsWith('auth/expired')) return { ...fact, verdict: 'unprovable here', reason: 'no expired token is given' }
  if (id === 'updateApp/body.port/maximum') {
    return { ...fact, verdict: 'contradicted', reason: '65536 was taken with 200; above 65535 the document has 400' }
  }
  if (id.startsWith('getContainer/2XX.') && index % 9 === 0) {
    return { ...fact, verdict: 'contradicted', reason: 'the answer does not have it, and the document has it always' }
  }
  if (restsOn && index % 23 === 0) {
    return { ...fact, verdict: 'assumption contradicted', reason: 'it is a string, and the document assumes a number' }
  }
  if (index % 31 === 0) return { ...fact, verdict: 'unexercised', reason: 'the answer had no item to look at' }
  return { ...fact, verdict: 'verified' }
}

function placesOf(index: number): number[] {
  return Array.from({ length: index % 4 }, (_, nth) => (index + nth * 19) % 1_500)
}
