import { expect, test } from 'vitest'
import { listOperations, type OpenApiDocument } from '../../src/document/document.ts'
import { plantedDocument } from '../../src/testing/planted.ts'
import { operationsByUnknown, unknownsBelow } from './resting.ts'

const REGISTER = ['of-operation', 'of-field', 'of-inner', 'of-path', 'of-scheme', 'of-nothing', 'of-info']

function planted(): OpenApiDocument {
  const document = plantedDocument({
    answer: { $ref: '#/components/schemas/Thing' },
    schemas: {
      Thing: {
        type: 'object',
        properties: {
          a: { type: 'string', 'x-unknown': 'of-field' },
          inner: { $ref: '#/components/schemas/Inner' },
          // Itself again: to be looked at once.
          thing: { $ref: '#/components/schemas/Thing' },
        },
      },
      Inner: { type: 'array', items: { type: 'string', 'x-unknown': ['of-inner', 'of-field'] } },
      Unused: { type: 'string', 'x-unknown': 'of-nothing' },
    },
    unknowns: Object.fromEntries(REGISTER.map((id) => [id, {}])),
    operation: { 'x-unknown': 'of-operation' },
  })
  const [item] = Object.values(document.paths)
  if (item) Object.assign(item, { parameters: [{ name: 'p', in: 'query', 'x-unknown': 'of-path' }] })
  Object.assign(document.info, { 'x-unknown': 'of-info' })
  Object.assign(document.components, { securitySchemes: { bearerAuth: { 'x-unknown': ['of-scheme'] } } })
  return document
}

test('an operation rests on what is below it, however deep, in the order of the register', () => {
  const document = planted()
  const [operation] = listOperations(document)
  if (!operation) throw new Error('There is no operation.')
  expect(unknownsBelow(document, operation)).toEqual(REGISTER.slice(0, 5))
})

test('an entry on which no operation rests has none', () => {
  const byUnknown = operationsByUnknown(planted())
  expect(byUnknown.get('of-inner')?.map(({ id }) => id)).toEqual(['getThing'])
  expect(byUnknown.has('of-nothing')).toBe(false)
})
