import { expect, test } from 'vitest'
import { document } from '../src/openapi.ts'
import { createOracle } from './oracle.ts'

const oracle = createOracle(document)
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('a value that fits has no problems', () => {
  expect(oracle.problems(schema('Error'), { message: 'No.' })).toEqual([])
  expect(oracle.problems(schema('Month'), '2026-12')).toEqual([])
})

test('a problem names place and rule, not the value', () => {
  const problems = oracle.problems(schema('Error'), { message: 3, code: 'secret' })
  expect(problems).toEqual([
    { text: 'the body must NOT have additional properties', assumed: false },
    { text: '/message must be string', assumed: false },
  ])
})

test('what rests on an unknown is marked as assumed', () => {
  const run = { id: 'run-1', modelId: 'app-1', projectId: 'p-1', status: 'success', createdAt: '2026-02-10' }
  expect(oracle.problems(schema('Run'), run)).toEqual([])
  expect(oracle.problems(schema('Run'), { ...run, runtimeMs: '12' })).toMatchObject([{ assumed: true }])
  expect(oracle.problems(schema('Run'), { ...run, createdAt: undefined })).toMatchObject([{ assumed: true }])
  expect(oracle.problems(schema('Run'), { ...run, statusCode: '200' })).toMatchObject([{ assumed: false }])
})

test('what rests on an unknown further up is assumed as well, and what stands beside it is not', () => {
  const app = { appId: 'a', projectId: 'p', hardware: 'h', region: 'r', cpu: '1', memory: '2', gpuCount: 0 }
  const update = (more: object) => ({ app: { ...app, ...more }, message: 'Done.', self: '/app', success: true })
  const problems = (more: object) => oracle.problems(schema('AppUpdate'), update(more))
  expect(problems({})).toEqual([])
  expect(problems({ port: -1, region: 7 })).toMatchObject([
    { text: '/app/port must be >= 0', assumed: true },
    { text: '/app/region must be string', assumed: true },
  ])
  const misshapen = { ...update({}), success: 'yes' }
  expect(oracle.problems(schema('AppUpdate'), misshapen)).toEqual([
    { text: '/success must be boolean', assumed: false },
  ])
  expect(problems({ cpu: undefined })).toMatchObject([{ assumed: false }])
})

test.each([
  ['Run', { id: 'r', modelId: 'm', projectId: 'p', status: 's', createdAt: 't', command: 'ls' }],
  ['ServiceAccountKey', { ...serviceAccountKey(), apiKey: 'secret' }],
  ['KeyAttributes', { ...serviceAccountKey(), expiresAt: 'tomorrow' }],
  ['Month', '2026-13'],
])('%s: what the document forbids has problems', (name, value) => {
  expect(oracle.problems(schema(name), value)).not.toEqual([])
})

test.each([
  ['iso-8601', '2026-02-10T08:00:12.000Z', true],
  ['iso-8601', '2026-02-10T08:00+01', true],
  ['iso-8601', '2026-03-10T08Z', true],
  ['iso-8601', '20260210T080012Z', true],
  ['iso-8601', '2026-02-10', true],
  ['iso-8601', '2026-03', true],
  ['iso-8601', '2026-W10-2T08:00:00Z', true],
  ['iso-8601', '2026-069', true],
  ['iso-8601', '10/02/2026', false],
  ['iso-8601', '2026-13-01', false],
  ['iso-8601', '2026-01-32T08:00:00Z', false],
  ['iso-8601', '2026-01-01T25:00:00Z', false],
  ['iso-8601', '1770710400', false],
  ['iso-8601', '', false],
  ['date-time', '2026-02-10T08:00:12.5Z', true],
  ['date-time', '2026-02-10T08:00:12+01:00', true],
  ['date-time', '2026-02-10T08:00:12+0100', false],
  ['date-time', '2026-02-10T08:00:12+01', false],
  ['date-time', '2026-02-10 08:00:12Z', false],
  ['date-time', '2026-02-30T08:00:12Z', false],
  ['date-time', '2026-02-10T08:00:12', false],
])('%s: %j fits: %s', (format, value, fits) => {
  expect(oracle.problems({ type: 'string', format }, value).length === 0).toBe(fits)
})

test('a long list that breaks in every item is judged at once, and not in every item', () => {
  const keys = Array.from({ length: 50_000 }, () => ({ id: 'key' }))
  expect(oracle.problems(schema('ServiceAccountKeyList'), { keys })).toHaveLength(1)
  expect(oracle.problems(schema('ServiceAccountKeyList'), { keys: keys.slice(0, 100) })).toHaveLength(10)
})

test.each([
  ['an unknown keyword', { type: 'string', maximumLength: 3 }],
  ['an unknown format', { type: 'string', format: 'rfc-3339' }],
  ['a broken pattern', { type: 'string', pattern: '(' }],
])('%s in the document is an error, not a check that always passes', (_, broken) => {
  const components = { ...document.components, schemas: { ...document.components.schemas, Broken: broken } }
  expect(() => createOracle({ ...document, components })).toThrow()
})

function serviceAccountKey() {
  return {
    id: 'key-1',
    name: 'deploy',
    description: '',
    createdAt: '2026-01-15T08:00:00Z',
    expiresAt: 'never',
    status: 'active',
    projectId: 'p-1',
    principalId: 'sa-1',
    source: 'any',
  }
}
