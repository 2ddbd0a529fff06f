import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { objects } from '../../src/document/walk.js'
import { compatFiles } from './compat.ts'

const FORMS = [
  ['openapi.compat', '3.1.0'],
  ['openapi.compat-3.0', '3.0.3'],
] as const

/** The forms of the document, by name, with the given schema and an inline `default` response planted. */
function formsOf(schema: object = {}) {
  const changed = structuredClone(document)
  for (const { get } of Object.values(changed.paths))
    if (get) get.responses.default = { description: 'Any error.', 'x-unknown': 'a' }
  Object.assign(changed.components.schemas, { Planted: schema })
  const files = compatFiles(changed, 'Generated.')
  return (name: string) => {
    const form: OpenApiDocument = JSON.parse(files[`${name}.json`] ?? '')
    return { form, yaml: files[`${name}.yaml`] ?? '', planted: form.components.schemas.Planted }
  }
}

test.each(FORMS)(
  '%s is OpenAPI %s with the same operations, exact success codes and no extensions',
  (name, openapi) => {
    const { form, yaml } = formsOf()(name)
    expect(form.openapi).toBe(openapi)
    expect(form.info.description).toMatch(/^Generated\.\nThis form /)
    expect(form.info.description).not.toMatch(/x-[a-z]|iso-8601/)
    expect(yaml.match(/Generated\./g)).toHaveLength(1)
    expect(parse(yaml, { version: '1.1' })).toEqual(form)
    const keys = [...objects(form)].flatMap(({ node }) => Object.keys(node))
    expect(keys.filter((key) => /^(x-|2XX|jsonSchemaDialect)/.test(key))).toEqual([])
    const codes = (of: OpenApiDocument) => listOperations(of).map(({ id, success }) => `${id} ${success.status}`)
    expect(codes(form)).toEqual(codes(document).map((text) => text.replace('2XX', '200')))
    for (const { responses } of listOperations(form)) {
      if (responses[200]) expect(responses[200].description).toMatch(/ 200 is assumed\.$/)
    }
  },
)

test('properties and examples may have the names of extensions and keywords', () => {
  const kept = {
    properties: { 'x-kept': {}, format: { type: 'string' }, properties: { properties: {} } },
    examples: [{ 'x-kept': 1, format: 'kept' }],
  }
  const { planted } = formsOf({ ...kept, 'x-unknown': 'a', format: 'iso-8601' })('openapi.compat')
  expect(planted).toEqual(kept)
})

test.each([
  [{ const: '' }, { enum: [''] }],
  [{ examples: ['a', 'b'] }, { example: 'a' }],
  [{ exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
  [{ $ref: '#/a' }, { $ref: '#/a' }],
  [{ $ref: '#/a', title: 'b' }, { $ref: '#/a' }],
  [
    { $ref: '#/a', description: 'b' },
    { allOf: [{ $ref: '#/a' }], description: 'b' },
  ],
  [{ oneOf: [{ $ref: '#/a', description: 'b' }] }, { oneOf: [{ $ref: '#/a' }] }],
  [{ dependentRequired: { a: ['b'] } }, {}],
])('in OpenAPI 3.0, %j becomes %j', (schema, becomes) => {
  expect(formsOf(schema)('openapi.compat-3.0').planted).toEqual(becomes)
})
