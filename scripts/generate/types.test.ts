import { expect, test } from 'vitest'
import type { OpenApiDocument, Schema } from '../../src/document/document.ts'
import { generateTypes } from './types.ts'

const typesOf = (schemas: Record<string, Schema>, parameters: object = {}) =>
  generateTypes({
    openapi: '3.1.1',
    info: { title: 'Test', version: '1' },
    paths: {},
    components: { schemas, parameters },
  } as unknown as OpenApiDocument)

test('limits stand in the comments of schemas and parameters, also where a parameter refers to its schema', async () => {
  const types = await typesOf(
    { Limit: { type: 'integer', description: 'A limit.', maximum: 3 } },
    { limit: { name: 'limit', in: 'query', description: 'So many.', schema: { $ref: '#/components/schemas/Limit' } } },
  )
  expect(types).toContain('@description A limit. A whole number, at most 3.')
  expect(types).toContain('@description So many. A whole number, at most 3.')
})

test('properties that are named as keywords are properties', async () => {
  const type: Schema = { type: 'string', description: 'A kind.' }
  const types = await typesOf({ Named: { type: 'object', properties: { type, default: type, minimum: type } } })
  expect(types.match(/@description .*/g)).toEqual(Array(3).fill('@description A kind. */'))
  expect(types).not.toContain('description?:')
})
