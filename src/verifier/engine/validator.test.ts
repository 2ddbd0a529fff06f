import { describe, expect, test } from 'vitest'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createValidator } from './validator.ts'

const validator = createValidator(document)
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('a value that fits has no problems', () => {
  expect(validator.problems(schema('Error'), { message: 'No.' })).toEqual([])
  expect(validator.problems(schema('Month'), '2026-12')).toEqual([])
})

test('a problem names place and rule, not the value', () => {
  const problems = validator.problems(schema('Error'), { message: 3, code: 'secret' })
  expect(problems).toEqual([
    { text: 'the body must NOT have additional properties', assumed: false },
    { text: '/message must be string', assumed: false },
  ])
})

describe('fits', () => {
  test('every example of the document fits its schema', () => {
    const bodies = listOperations(document).flatMap(({ requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {})),
    )
    expect(bodies).not.toEqual([])
    for (const { schema: node, example, examples = {} } of bodies) {
      const values = [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)]
      expect(values).not.toEqual([])
      for (const value of values) expect(validator.fits(node, value)).toBe(true)
    }
  })

  test('what has problems does not fit', () => {
    expect(validator.fits(schema('Error'), { message: 3 })).toBe(false)
    expect(validator.fits({ type: 'integer', maximum: 3 }, 4)).toBe(false)
    expect(validator.fits({ type: 'integer', maximum: 3 }, 3)).toBe(true)
  })
})

describe('broken', () => {
  const node = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      list: { type: 'array', maxItems: 1, items: { type: 'integer', maximum: 3 } },
    },
  }

  test('nothing is broken where a value fits', () => {
    expect(validator.broken(node, { name: 'a', list: [3] })).toEqual([])
  })

  test.each([
    [{}, [{ place: '', keyword: 'required' }]],
    [{ name: 7 }, [{ place: '/name', keyword: 'type' }]],
    [{ name: 'a', list: [4] }, [{ place: '/list/0', keyword: 'maximum' }]],
    [
      { name: 'a', list: [1, 4.5] },
      [
        { place: '/list', keyword: 'maxItems' },
        { place: '/list/1', keyword: 'type' },
        { place: '/list/1', keyword: 'maximum' },
      ],
    ],
  ])('%j: every keyword that it breaks, each with its place', (value, broken) => {
    const found = validator.broken(node, value)
    expect(found).toHaveLength(broken.length)
    expect(found).toEqual(expect.arrayContaining(broken))
  })

  test('it tells no value', () => {
    expect(JSON.stringify(validator.broken(node, { name: ['secret'] }))).not.toContain('secret')
  })
})

test('a problem stands where the value stands in the answer', () => {
  const problems = (value: unknown) => validator.problems(schema('Error'), value, '/item/0').map(({ text }) => text)
  expect(problems({ message: 3 })).toEqual(['/item/0/message must be string'])
  expect(problems({})).toEqual([expect.stringMatching(/^\/item\/0 must have/)])
  expect(validator.problems(schema('Error'), {})).toMatchObject([
    { text: expect.stringMatching(/^the body must have/) },
  ])
})

test('what an enum allows is told', () => {
  const values = document.components.schemas.DomainType?.enum ?? []
  expect(validator.problems(schema('DomainType'), 'secret')).toEqual([
    { text: `the body must be equal to one of the allowed values: ${values.join(', ')}`, assumed: false },
  ])
})

test('what rests on an unknown is marked as assumed', () => {
  const run = { id: 'run-1', modelId: 'app-1', projectId: 'p-1', status: 'success', createdAt: '2026-02-10' }
  expect(validator.problems(schema('Run'), run)).toEqual([])
  expect(validator.problems(schema('Run'), { ...run, runtimeMs: '12' })).toMatchObject([{ assumed: true }])
  expect(validator.problems(schema('Run'), { ...run, createdAt: undefined })).toMatchObject([{ assumed: true }])
  expect(validator.problems(schema('Run'), { ...run, statusCode: '200' })).toMatchObject([{ assumed: false }])
})

test('what rests on an unknown further up is assumed as well, and what stands beside it is not', () => {
  const app = { appId: 'a', projectId: 'p', hardware: 'h', region: 'r', cpu: '1', memory: '2', gpuCount: 0 }
  const update = (more: object) => ({ app: { ...app, ...more }, message: 'Done.', self: '/app', success: true })
  const problems = (more: object) => validator.problems(schema('AppUpdate'), update(more))
  expect(problems({})).toEqual([])
  expect(problems({ port: -1, region: 7 })).toMatchObject([
    { text: '/app/port must be >= 0', assumed: true },
    { text: '/app/region must be string', assumed: true },
  ])
  const misshapen = { ...update({}), success: 'yes' }
  expect(validator.problems(schema('AppUpdate'), misshapen)).toEqual([
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
  expect(validator.problems(schema(name), value)).not.toEqual([])
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
  expect(validator.problems({ type: 'string', format }, value).length === 0).toBe(fits)
})

test('a long list that breaks in every item is judged at once, and not in every item', () => {
  const keys = Array.from({ length: 50_000 }, () => ({ id: 'key' }))
  expect(validator.problems(schema('ServiceAccountKeyList'), { keys })).toHaveLength(1)
  expect(validator.problems(schema('ServiceAccountKeyList'), { keys: keys.slice(0, 100) })).toHaveLength(10)
})

test.each([
  ['an unknown keyword', { type: 'string', maximumLength: 3 }],
  ['an unknown format', { type: 'string', format: 'rfc-3339' }],
  ['a broken pattern', { type: 'string', pattern: '(' }],
])('%s in the document is an error, not a check that always passes', (_, broken) => {
  const components = { ...document.components, schemas: { ...document.components.schemas, Broken: broken } }
  expect(() => createValidator({ ...document, components })).toThrow()
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
