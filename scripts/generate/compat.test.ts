import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import seedSchema from '../../generated/seed.schema.json' with { type: 'json' }
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { objects } from '../../src/document/walk.js'
import { createSandbox } from '../../src/sandbox/index.ts'
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
  [
    { $ref: '#/a', description: 'b' },
    { allOf: [{ $ref: '#/a' }], description: 'b' },
  ],
  [{ dependentRequired: { a: ['b'] } }, {}],
])('in OpenAPI 3.0, %j becomes %j', (schema, becomes) => {
  expect(formsOf(schema)('openapi.compat-3.0').planted).toEqual(becomes)
})

test('the published schema stands alone, and accepts the starter, exports and snapshots', () => {
  const validate = new Ajv2020({ validateFormats: false }).compile(seedSchema)
  const starter = parse(readFileSync(new URL('../../src/sandbox/node/starter.yaml', import.meta.url), 'utf8'))
  const snapshot = createSandbox().snapshot()
  const { version: _, ...exported } = snapshot
  for (const seed of [starter, snapshot, exported]) expect(validate(seed), JSON.stringify(validate.errors)).toBe(true)
  for (const seed of [{ ap: [] }, { apps: [{ appId: 'a', regoin: 'x' }] }]) expect(validate(seed)).toBe(false)
  expect(JSON.stringify(seedSchema)).not.toContain('x-unknown')
})
