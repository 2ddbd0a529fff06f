import { expect, test } from 'vitest'
import type { OpenApiDocument } from '../../src/document/document.ts'
import { plantedDocument } from '../../src/testing/planted.ts'
import { operationsByUnknown } from './unknowns.ts'

test('operationsByUnknown finds unknowns of an operation, its schemas, parameters and security scheme', () => {
  const planted = plantedDocument({
    answer: { $ref: '#/components/schemas/Thing' },
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          a: { type: 'string', 'x-unknown': 'of-field' },
          inner: { type: 'array', items: { type: 'string', 'x-unknown': ['of-inner', 'of-field'] } },
          // A reference cycle.
          thing: { $ref: '#/components/schemas/Thing' },
        },
      },
      Unused: { type: 'string', 'x-unknown': 'of-nothing' },
    },
    unknowns: Object.fromEntries(
      ['of-operation', 'of-field', 'of-inner', 'of-path', 'of-scheme', 'of-nothing'].map((id) => [id, {}]),
    ),
    operation: { 'x-unknown': 'of-operation' },
  }) as OpenApiDocument
  for (const item of Object.values(planted.paths)) {
    Object.assign(item, { parameters: [{ name: 'p', in: 'query', 'x-unknown': 'of-path' }] })
  }
  Object.assign(planted.components, { securitySchemes: { bearerAuth: { 'x-unknown': ['of-scheme'] } } })
  expect([...operationsByUnknown(planted)].map(([id, [operation]]) => `${operation?.id} ${id}`)).toEqual(
    ['of-operation', 'of-field', 'of-inner', 'of-path', 'of-scheme'].map((id) => `getThing ${id}`),
  )
})
