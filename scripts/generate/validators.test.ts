import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suite } from '../../contract-tests/tags/index.ts'
import { bySchema as requests } from '../../generated/validators/requests.js'
import { remarks, responses } from '../../generated/validators/responses.js'
import type { SchemaError } from '../../generated/validators/types.ts'
import { validateResponse } from '../../src/client/validate.ts'
import { DocumentError, follow, listOperations, type Schema } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { schemaCompilerOf } from '../../src/document/schema-compiler.ts'
import { generatedValidators } from '../../src/document/validators.ts'
import { changedExamples, exampleOf } from '../../src/testing/changed-bodies.ts'
import { plantedDocument } from '../../src/testing/planted.ts'
import { createValidator } from '../../src/verifier/model/validator.ts'
import { bundleNames } from '../browser-bundle.ts'
import { generateResponses } from './validators.ts'

const compile = schemaCompilerOf(document)
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.constantFrom('CPU', 'v1', 'current', '2026-02'),
)

/** The errors of a validator without the path in the schema, which begins at a component in generated code. */
const errorsOf = ({ errors }: { errors?: SchemaError[] | null } = {}) =>
  errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }))

test('validators of requests give the errors of Ajv', () => {
  const validatorOf = generatedValidators(document, requests)
  for (const { id, parameters, requestBody } of listOperations(document)) {
    const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
    const ofQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ schema }) => schema)
    for (const schema of [...ofQuery, ...bodies]) {
      const { properties = {} } = follow<Schema>(document, schema)
      const fields = fc.constantFrom('other', ...Object.keys(properties))
      const values = fc.oneof(
        anyValue,
        fc.dictionary(fields, anyValue),
        fc.constantFrom(...(schema.examples ?? [null])),
      )
      fc.assert(
        fc.property(values, (value) => {
          const validate = validatorOf(schema)
          const compiled = compile(schema)
          expect(validate(value), id).toBe(compiled(value))
          expect(errorsOf(validate)).toEqual(errorsOf(compiled))
        }),
      )
    }
  }
})

test('a validation keeps at most 2000 errors, whatever comes after them', () => {
  const [key] = exampleOf('listApiKeys') as [object]
  const validate = responses.listApiKeys['2XX']
  expect(validate?.([...Array(1000).fill({}), { ...key, expiresAt: 'soon' }, { ...key, expiresAt: 'never' }])).toBe(
    false,
  )
  expect(validate?.errors?.length).toBe(2000)
})

test('the verifier reports the same with validators of Ajv, and drift is what it reports and no unknown excuses', () => {
  const { problems } = createValidator(document, suite.compile)
  const ofAjv = createValidator(document, compile)
  fc.assert(
    fc.property(changedExamples, ({ operationId, status, schema, body }) => {
      const expected = problems(schema, body)
      expect(ofAjv.problems(schema, body)).toEqual(expected)
      // The verifier reports at most ten.
      fc.pre(expected.length < 10)
      const unexcused = expected.filter(({ restsOn }) => restsOn.length === 0).map(({ place }) => place)
      expect(validateResponse(operationId, status, body).map(({ pointer }) => pointer)).toEqual([...new Set(unexcused)])
    }),
    { numRuns: 1000 },
  )
})

test('remarks name what is assumed and what alternatives expect, at the places of a value', async () => {
  const string: Schema = { type: 'string' }
  const item: Schema = {
    type: 'object',
    'x-unknown': 'gaps',
    required: ['id', 'size'],
    properties: { id: { ...string, 'x-identifier': true }, size: { type: 'integer' }, name: string },
  }
  const answer: Schema = {
    type: 'object',
    properties: { list: { type: 'array', items: item }, 'a/b': { oneOf: [string, { type: 'boolean' }] } },
  }
  const unknowns = { gaps: { about: ['presence', 'null'] as const } }
  const code = await generateResponses(plantedDocument({ answer, unknowns } as never))
  expect((await moduleOf(code)).remarks).toEqual({
    getThing: {
      '2XX': { '/list/0/size required': true, '/list/0/name null': true, '/a~1b oneOf': 'a string or a boolean' },
    },
  })
  expect(remarks.listApiKeys?.['2XX']?.['/0/expiresAt anyOf']).toBe('an RFC 3339 timestamp or "never"')
})

test.each<[string, Schema]>([
  ['an unknown keyword', { type: 'string', maximumLength: 3 } as Schema],
  ['an unknown format', { type: 'string', format: 'planted' }],
  ['an invalid pattern', { type: 'string', pattern: '(' }],
])('%s in a schema is an error in the document', async (_, answer) => {
  const generating = generateResponses(plantedDocument({ answer }))
  await expect(generating).rejects.toThrow(DocumentError)
  await expect(generating).rejects.toThrow('a schema cannot be compiled: ')
})

test('the bundle of validate needs neither eval nor Node', async () => {
  // Bundling for browsers fails if a module of Node is imported.
  const bundle = await bundleNames(['validateResponse'], './src/client/validate.ts')
  expect(bundle).not.toMatch(/\beval\(|new Function|\brequire\(/)
})

function moduleOf(code: string): Promise<{ remarks: unknown }> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
