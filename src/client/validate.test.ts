import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { CANARIES, changedExamples, exampleOf, responseExamples } from '../testing/changed-bodies.ts'
import { NO_SUCH_NAME } from '../testing/no-such-name.ts'
import { createTransport } from './index.ts'
import { listApiKeys } from './operations.ts'
import { answer, clientOf } from './testing/server.ts'
import { type Drift, type DriftOptions, reportDrift, validateResponse } from './validate.ts'

const DOMAIN = exampleOf('createDomain') as Record<string, unknown>
const [KEY] = exampleOf('listApiKeys') as Record<string, unknown>[]
const RUN = (exampleOf('getRun') as { item: Record<string, unknown> }).item
const CONTAINER = exampleOf('getContainer') as Record<string, unknown>
const GRAPH = exampleOf('getBillingGraph') as { labels: string[] }

test('the examples of the document are not drift', () => {
  for (const { operationId, status, body } of responseExamples) {
    expect(validateResponse(operationId, status, body), `${operationId} ${status}`).toEqual([])
  }
  expect(responseExamples.length).toBeGreaterThan(70)
  expect(validateResponse('deleteDomain', 204, undefined)).toEqual([])
})

test.each<[string, Drift['operationId'], number, unknown, ...[pointer: string, expected: string, got: string][]]>([
  ['a field of another type', 'createDomain', 200, { ...DOMAIN, region: 7 }, ['/region', 'a string', 'a number']],
  [
    'an unknown value of an enum',
    'createDomain',
    201,
    { ...DOMAIN, domainType: NO_SUCH_NAME },
    ['/domainType', 'one of apex, subdomain', 'a string'],
  ],
  [
    'a value that breaks type and enum, at one place',
    'createDomain',
    201,
    { ...DOMAIN, domainType: [] },
    ['/domainType', 'one of apex, subdomain', 'an array'],
  ],
  [
    'a malformed timestamp, in a list',
    'listApiKeys',
    200,
    [KEY, { ...KEY, createdAt: '2026-02-30T00:00:00Z' }],
    ['/1/createdAt', 'an RFC 3339 timestamp', 'a string'],
  ],
  [
    'a value that fits no alternative',
    'listApiKeys',
    200,
    [{ ...KEY, expiresAt: 'soon' }],
    ['/0/expiresAt', 'an RFC 3339 timestamp or "never"', 'a string'],
  ],
  ['a missing ID', 'listApiKeys', 200, [{ ...KEY, id: undefined }], ['/0/id', 'the required field id', 'missing']],
  [
    'malformed dates',
    'getBillingGraph',
    200,
    { ...GRAPH, labels: [1, '2026-02'] },
    ['/labels/0', 'a string', 'a number'],
    ['/labels/1', 'a date as YYYY-MM-DD', 'a string'],
  ],
  [
    'several places',
    'createDomain',
    200,
    { ...DOMAIN, id: null, domain: {} },
    ['/id', 'a string', 'null'],
    ['/domain', 'a string', 'an object'],
  ],
  ['another body', 'listApiKeys', 200, { keys: [KEY] }, ['', 'an array', 'an object']],
  ['no body', 'listApiKeys', 200, undefined, ['', 'an array', 'missing']],
  ['a body that must be empty', 'deleteDomain', 204, { ok: true }, ['', 'no body', 'an object']],
  ['an undocumented status', 'deleteDomain', 200, undefined, ['', 'a documented status', 'another status']],
  [
    'a running container without a start',
    'getContainer',
    200,
    { ...CONTAINER, state: 'RUNNING', startedAt: '' },
    ['/startedAt', 'an RFC 3339 timestamp', 'a string'],
  ],
  ['a redirect', 'listApiKeys', 302, '', ['', 'a documented status', 'another status']],
  ['an error page', 'listApiKeys', 502, '<html>', ['', 'an object', 'a string']],
  ['an error without message', 'listApiKeys', 400, {}, ['/message', 'the required field message', 'missing']],
  [
    'an error with an undocumented field',
    'listApiKeys',
    401,
    { message: 'No.', code: 7, 'a@example.com': 1 },
    ['', 'only the documented fields', 'an undocumented field'],
  ],
])('%s is drift', (_, operationId, status, body, ...places) => {
  expect(validateResponse(operationId, status, body)).toEqual(
    places.map(([pointer, expected, got]) => ({ operationId, status, pointer, expected, got })),
  )
})

test.each<[string, Drift['operationId'], unknown]>([
  ['an undocumented field', 'createDomain', { ...DOMAIN, [NO_SUCH_NAME]: 1 }],
  ['a missing field whose presence is assumed', 'listApiKeys', [{ ...KEY, name: undefined }]],
  ['null for an optional field that may be null', 'listApiKeys', [{ ...KEY, principalId: null }]],
  ['a type that is assumed', 'getRun', { item: { ...RUN, queueTimeMs: '12' } }],
  ['a start that a pending container does not have', 'getContainer', { ...CONTAINER, state: 'PENDING', startedAt: '' }],
])('%s is not drift', (_, operationId, body) => {
  expect(validateResponse(operationId, 200, body)).toEqual([])
})

test('an operation that the document does not have is an error', () => {
  for (const id of [NO_SUCH_NAME, 'constructor'])
    expect(() => validateResponse(id as never, 200, {})).toThrow(TypeError)
})

test('the first 100 differences are listed', () => {
  const labels = Array(300_000).fill(1)
  expect(validateResponse('getBillingGraph', 200, { ...GRAPH, labels }).at(-1)).toMatchObject({ pointer: '/labels/99' })
  const keys = validateResponse('listApiKeys', 200, Array(300_000).fill({}))
  expect(keys.at(-1)).toMatchObject({ pointer: '/99/id' })
})

test('for fuzzed bodies, nothing throws, and no value and no key of the body is reported', () => {
  let places = 0
  fc.assert(
    fc.property(changedExamples, ({ operationId, status, body }) => {
      const before = JSON.stringify(body)
      const drifts = validateResponse(operationId, status, body)
      places += drifts.length
      expect(JSON.stringify(drifts)).not.toMatch(CANARIES)
      expect(JSON.stringify(body)).toBe(before)
    }),
    { numRuns: 1000 },
  )
  expect(places).toBeGreaterThan(200)
})

describe('reportDrift', () => {
  const wrong = { operationId: 'deleteApp' as const, status: 200, body: { message: 7 } }
  const reportedBy = (options: Partial<DriftOptions>, event: Parameters<ReturnType<typeof reportDrift>>[0] = wrong) => {
    const onDrift = vi.fn()
    reportDrift({ onDrift, ...options })(event)
    return onDrift.mock.calls.map(([drift]) => drift.pointer)
  }

  test('a share of the responses is validated, by default 1 %', () => {
    for (const [sample, random, count] of [
      [undefined, 0.00999, 1],
      [undefined, 0.01, 0],
      [1, 0.999, 1],
      [0, 0, 0],
    ] as const) {
      expect(reportedBy({ sample, random: () => random }), `${sample} ${random}`).toHaveLength(count)
    }
    const unreadable = { operationId: 'deleteApp' as const, status: 400, body: undefined }
    expect(reportedBy({ sample: 1 }, unreadable), 'the body of an error could not be read').toEqual([])
  })

  test('operations that the document does not have are ignored', () => {
    expect(reportedBy({ sample: 1 }, { ...wrong, operationId: 'constructor' as never })).toEqual([])
  })

  test('failures of onDrift are ignored, and the other places are still reported', async () => {
    const body = { ...DOMAIN, id: 1, domain: 2, region: 3 }
    const failures = [
      () => {
        throw new Error('planted')
      },
      () => Promise.reject(new Error('planted')),
    ]
    const onDrift = vi.fn((): unknown => failures[onDrift.mock.calls.length - 1]?.())
    const hook = reportDrift({ onDrift, sample: 1 })
    expect(hook({ operationId: 'createDomain', status: 200, body })).toBeUndefined()
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setImmediate(resolve))
    expect(onDrift).toHaveBeenCalledTimes(3)
    const failing = () => {
      throw new Error('planted')
    }
    expect(() => reportDrift({ onDrift, sample: 1, random: failing })(wrong)).not.toThrow()
  })

  test.each([
    [{ onDrift: undefined }, 'onDrift must be a function'],
    [{ random: 1 }, 'random must be a function'],
    [{ sample: Number.NaN }, 'sample must be a number from 0 to 1'],
    [{ sample: '0.5' }, 'sample must be a number from 0 to 1'],
    [{ sample: 5 }, 'sample must be a number from 0 to 1'],
    [{ rate: 1 }, '"rate" is not an option of reportDrift; expected: onDrift, sample, random.'],
  ])('the options %j are an error', (options, message) => {
    expect(() => reportDrift({ onDrift: () => {}, ...options } as never)).toThrow(message)
  })

  test('as a hook of a client, it reports drift of data and of error bodies, and changes neither', async () => {
    const drifts: Drift[] = []
    const onResponse = reportDrift({ onDrift: (drift) => drifts.push(drift), sample: 1 })
    const body = [{ ...KEY, id: 7 }]
    const { api, baseUrl } = await clientOf(answer(200, body), { onResponse })
    expect(await api.listApiKeys()).toEqual(body)
    const place = { operationId: 'listApiKeys', status: 200, pointer: '/0/id', expected: 'a string', got: 'a number' }
    expect(drifts.splice(0)).toEqual([place])

    const transport = createTransport({ baseUrl, token: 'a-token', projectId: 'p-1', onResponse })
    expect(await listApiKeys(transport)).toEqual(body)
    expect(drifts.splice(0)).toEqual([place])

    const failing = await clientOf(answer(403, { error: 'no' }), { onResponse })
    await expect(failing.api.listApiKeys()).rejects.toMatchObject({ status: 403, body: { error: 'no' } })
    expect(drifts.map(({ pointer }) => pointer)).toEqual(['/message', ''])
  })
})
