import { beforeAll, describe, expect, test } from 'vitest'
import { mockTarget, sandboxTarget } from '../../../contract-tests/targets.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox } from '../../sandbox/index.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import { createValidator } from '../engine/validator.ts'
import { verify } from '../engine/verify.ts'
import { createTarget, type Exchange } from '../target/target.ts'
import { createObserver, type Observer, UNDOCUMENTED_FIELDS } from './observer.ts'
import { AND_OTHERS } from './tally.ts'
import { SECRETS, withMore } from './testing/more-answers.ts'
import { verifySandbox } from './testing/verify-sandbox.ts'

const validator = createValidator(document)
const register = document['x-unknowns']

const answer = (operationId: string, body: unknown, more: Partial<Exchange> = {}): Exchange => ({
  operationId,
  method: 'GET',
  url: 'http://service.test/v2/projects/p',
  requestBody: undefined,
  credential: 'none',
  isDocumented: true,
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify(body),
  ...more,
})

const seenOf = (observer: Observer, unknown: string) =>
  observer
    .observations()
    .filter((observation) => observation.unknown === unknown)
    .map(({ at, saw, count }) => [at, saw, count])

const observing = (...exchanges: Exchange[]) => {
  const observer = createObserver(document, validator)
  for (const [place, exchange] of exchanges.entries()) observer.answered(exchange, place)
  return observer
}

describe('an answer shows', () => {
  test('the exact status of success, and of an error with what was asked', () => {
    const observer = createObserver(document, validator)
    observer.answered(answer('listApiKeys', [], { status: 201 }), 0)
    observer.answered(answer('listApiKeys', { message: 'No.' }, { status: 418 }), 1, 'With nothing')
    expect(seenOf(observer, 'success-status-codes')).toEqual([['2XX', '201', 1]])
    expect(seenOf(observer, 'error-status-codes')).toEqual([['With nothing', '418', 1]])
  })

  test('fields that the document does not have, under the entry that asks for them, with types and no values', () => {
    const app = { appId: 'a', size: 1.5, sub: { ok: true, list: [1, null] } }
    const observer = observing(answer('updateApp', { app, extra: 'private' }))
    expect(seenOf(observer, 'app-other-fields')).toEqual([
      ['2XX app.size', 'number', 1],
      ['2XX app.sub', 'object', 1],
      ['2XX app.sub.list', 'array', 1],
      ['2XX app.sub.list[]', 'integer', 1],
      ['2XX app.sub.list[]', 'null', 1],
      ['2XX app.sub.ok', 'boolean', 1],
    ])
    expect(seenOf(observer, UNDOCUMENTED_FIELDS)).toEqual([['2XX extra', 'string', 1]])
    expect(JSON.stringify(observer.observations())).not.toContain('private')
  })

  test('that there is no further field', () => {
    const observer = observing(answer('updateApp', { app: { appId: 'a' } }))
    expect(seenOf(observer, 'app-other-fields')).toEqual([['2XX app', 'no further field', 1]])
  })

  test('items of which nothing is said', () => {
    const observer = observing(answer('getBuildLogs', { logs: ['line', { at: 1 }] }))
    expect(seenOf(observer, 'build-log-entry-shape')).toEqual([
      ['2XX logs[]', 'object', 1],
      ['2XX logs[]', 'string', 1],
      ['2XX logs[].at', 'integer', 1],
    ])
  })

  test('values of documented open strings', () => {
    const observer = observing(
      answer('getContainer', { state: 'RUNNING' }),
      answer('getContainer', { state: 'LOST' }),
      answer('getContainer', { state: 'LOST', isTerminating: true }),
    )
    expect(seenOf(observer, 'container-state-values')).toEqual([
      ['2XX state', '"LOST"', 2],
      ['2XX state', '"RUNNING"', 1],
    ])
  })

  test('types and presence where they are assumed', () => {
    const observer = observing(
      answer('getRun', { item: { id: 7, completedAt: '2026-03-10T09:30:00Z' } }),
      answer('getRun', { item: { id: 'r' } }),
    )
    expect(seenOf(observer, 'run-field-types')).toContainEqual(['2XX item.id', 'integer', 1])
    expect(seenOf(observer, 'run-field-types')).toContainEqual(['2XX item.id', 'string', 1])
    expect(seenOf(observer, 'run-field-presence')).toContainEqual(['2XX item.completedAt', 'present in 1 of 2', 2])
    expect(seenOf(observer, 'run-field-presence')).toContainEqual(['2XX item.status', 'present in 0 of 2', 2])
  })

  test.each([
    ['2026-03-10T09:30:00Z', 'date-time and iso-8601'],
    ['20260310T093000Z', 'iso-8601'],
    ['2026-03-10', 'iso-8601 and date'],
    ['Tue Mar 10 2026', 'another format'],
    ['', 'empty'],
  ])('that %j is in the format %s', (pushedAt, format) => {
    expect(seenOf(observing(answer('getRepository', { pushedAt })), 'timestamp-formats')).toEqual([
      ['2XX pushedAt', format, 1],
    ])
  })

  test.each([
    ['ab'.repeat(32), '64 lower-case hexadecimal digits'],
    [`sha256:${'AB'.repeat(32)}`, '"sha256:" and 64 upper-case hexadecimal digits'],
    [`${'aZ+/'.repeat(10)}aZ0=`, '44 signs of base64'],
  ])('how the digest %j is encoded', (digest, encoding) => {
    expect(seenOf(observing(answer('computeBaseImageHash', { digest })), 'digest-encoding')).toEqual([
      ['2XX digest', encoding, 1],
    ])
  })

  test('nothing new the second time, but for its status', () => {
    const once = answer('getRun', { item: { id: 'r' } })
    expect(seenOf(observing(once, once), 'run-field-types')).toContainEqual(['2XX item.id', 'string', 1])
    expect(seenOf(observing(once, once), 'success-status-codes')).toEqual([['2XX', '200', 2]])
  })
})

describe('kinds of events', () => {
  const kindsOf = (events: object[], more: Partial<Exchange> = {}) =>
    seenOf(observing(answer('listContainerEvents', { events }, more)), 'container-event-kind-values')
  const events = (kind: (index: number) => unknown, length = 12) =>
    Array.from({ length }, (_, index) => ({ at: index, kind: kind(index) }))

  test('are identifiers that many events share', () => {
    expect(kindsOf(events((index) => (index % 3 === 0 ? 'OOMKilled' : 'Evicted')))).toEqual([
      ['2XX events[].kind', '"Evicted"', 8],
      ['2XX events[].kind', '"OOMKilled"', 4],
    ])
  })

  test.each<[string, (index: number) => unknown]>([
    ['each event has its own', (index) => `kind-${'abcdefghijkl'[index]}`],
    ['there is only one', () => 'Evicted'],
    ['one is no identifier', (index) => (index === 5 ? 'the user said so' : 'Evicted')],
    ['one is no text', (index) => (index === 5 ? 5 : 'Evicted')],
    ['they look like IDs', (index) => `pod-${index % 2}f9c7e2a`],
  ])('are not told where %s', (_, kind) => {
    expect(kindsOf(events(kind))).toEqual([])
  })

  test('are not what the request has named', () => {
    const named = (index: number) => ['container-a', 'container-b'][index % 2]
    expect(kindsOf(events(named), { url: 'http://service.test/containers/container-a/events' })).toEqual([])
  })

  test('are not counted twice where a page is read again', () => {
    const few = events((index) => `kind-${'ab'[index]}`, 2)
    const observer = observing(
      ...Array.from({ length: 9 }, (_, page) => answer('listContainerEvents', { events: few, page })),
    )
    expect(seenOf(observer, 'container-event-kind-values')).toEqual([])
    const many = events((index) => `kind-${'ab'[index % 2]}`)
    const read = [1, 2].map((page) => answer('listContainerEvents', { events: many, page }))
    expect(seenOf(observing(...read), 'container-event-kind-values')).toEqual([
      ['2XX events[].kind', '"kind-a"', 6],
      ['2XX events[].kind', '"kind-b"', 6],
    ])
  })
})

test('memory is bounded: many values become others, and many places', () => {
  const many = Array.from({ length: 3000 }, (_, index) => `v${index}`)
  const observer = observing(
    answer(
      'listApiKeys',
      many.map((status) => ({ status })),
    ),
    answer('updateApp', { app: Object.fromEntries(many.map((name) => [name, 1])) }),
  )
  const values = seenOf(observer, 'api-key-status-values')
  expect(values).toHaveLength(21)
  expect(values).toContainEqual(['2XX [].status', AND_OTHERS, 2980])
  expect(seenOf(observer, 'app-other-fields').length).toBeLessThan(200)
})

test('what was tried is told under the entries that the register still has', () => {
  const observer = createObserver(document, validator)
  observer.tried(['deletion-repeated', 'no-such-entry'], 'Twice', answer('deleteApp', {}, { status: 404 }), 3, 'gone')
  expect(observer.observations()).toEqual<Observation[]>([
    { unknown: 'deletion-repeated', operationId: 'deleteApp', at: 'Twice', saw: '404, gone', count: 1, evidence: 3 },
  ])
})

test('a status that was tried for an entry is told once', () => {
  const observer = createObserver(document, validator)
  const gone = answer('deleteApp', { message: 'Gone.' }, { status: 404 })
  observer.tried(['error-status-codes'], 'With nothing', gone, 3)
  observer.answered(gone, 3, 'With nothing')
  expect(seenOf(observer, 'error-status-codes')).toEqual([['With nothing', '404', 1]])
})

describe('a run', () => {
  let usual: Ledger
  beforeAll(async () => {
    usual = await verifySandbox()
  })

  test('tells what it saw by entries of the register, each with its evidence', () => {
    expect(usual.unknowns.length).toBeGreaterThan(100)
    for (const { unknown, evidence } of usual.unknowns) {
      expect([...Object.keys(register), UNDOCUMENTED_FIELDS]).toContain(unknown)
      expect(usual.exchanges[evidence ?? -1]).toBeDefined()
    }
  })

  test('leaves nothing unseen but what takes asking', () => {
    const seen = new Set(usual.unknowns.map(({ unknown }) => unknown))
    const unseen = Object.entries(register).filter(([id]) => !seen.has(id))
    for (const [id, { settle }] of unseen) expect(settle, id).toMatch(/^(Ask|Look at a token)\b/)
    expect(usual.unknowns.map(({ unknown }) => unknown)).not.toContain(UNDOCUMENTED_FIELDS)
  })

  test('contradicts nothing by its probes', () => {
    expect(usual.facts.filter(({ verdict }) => verdict === 'contradicted')).toEqual([])
  })

  test('tells no secret and no value of a field that the document does not have', async () => {
    const ledger = await verifySandbox({ through: withMore })
    const told = JSON.stringify(ledger.unknowns)
    for (const secret of SECRETS) expect(told).not.toContain(secret)
    const sandbox = createSandbox()
    for (const token of Object.values(sandbox.fixtures().tokens)) expect(told).not.toContain(token)
    expect(told).not.toMatch(/signature=|example-key-value/)
    expect(told).toContain('OOMKilled')
    expect(ledger.unknowns).toContainEqual(
      expect.objectContaining({ unknown: 'container-event-fields', at: '2XX events[].actor', saw: 'string' }),
    )
  })

  test('sends nothing but GET at the tier read, its probes among them', async () => {
    const sandbox = createSandbox()
    const own = sandboxTarget(document, 'http://sandbox.test', sandbox.fixtures(), (request) => sandbox.fetch(request))
    // The tier is enforced by whatever makes targets; here it is told to.
    const target = createTarget({ ...own, tier: 'read', fetch: (request) => sandbox.fetch(request) })
    const { unknowns } = await verify(document, target)
    const sent = target.exchanges.filter(({ isDocumented }) => isDocumented).map(({ method }) => method)
    expect(new Set(sent)).toEqual(new Set(['GET']))
    const seen = new Set(unknowns.map(({ unknown }) => unknown))
    expect(seen).toContain('container-events-lower-bounds')
    expect(seen).not.toContain('compute-list-edges')
  })

  test('sees nothing where examples are answered', async () => {
    const target = mockTarget(document, 'http://mock.test', async () => Response.json({}))
    expect((await verify(document, target, { only: ['listApiKeys'] })).unknowns).toEqual([])
  })
})
