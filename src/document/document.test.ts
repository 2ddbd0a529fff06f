import { expect, test } from 'vitest'
import { plantedDocument } from '../testing/planted.ts'
import { DocumentError, listOperations, type OpenApiDocument, type Schema } from './document.ts'
import { createNodes, nodeAt, propertiesOf } from './schemas.ts'

const body = { description: 'What to add.', content: { 'application/json': { schema: { type: 'object' } } } }
const answer = { description: 'Added.', content: { 'application/json': { schema: { type: 'array' } } } }

function documentWith(operation: object): OpenApiDocument {
  return {
    paths: { '/things': { post: { operationId: 'createThing', tags: ['Things'], ...operation } } },
    components: { schemas: {}, requestBodies: { Thing: body }, responses: { Added: answer } },
  } as unknown as OpenApiDocument
}

test('references to request bodies and responses are followed', () => {
  const [operation] = listOperations(
    documentWith({
      requestBody: { $ref: '#/components/requestBodies/Thing' },
      responses: { 201: { $ref: '#/components/responses/Added' } },
    }),
  )
  expect(operation).toMatchObject({ requestBody: body, responses: { 201: answer } })
})

test.each([
  ['2XX', answer, { status: '2XX', schema: { type: 'array' } }],
  ['204', { description: 'Gone.' }, { status: '204' }],
])('the success response %s has the schema of its body, if it has a body', (status, response, success) => {
  const [operation] = listOperations(documentWith({ responses: { 400: answer, [status]: response } }))
  expect(operation?.success).toEqual(success)
})

test.each([
  ['there is nothing at #/components/None', { 200: { $ref: '#/components/None' } }],
  ['createThing has no success response', { 400: answer }],
])('listOperations rejects an invalid document: %s', (message, responses) => {
  expect(() => listOperations(documentWith({ responses }))).toThrow(new DocumentError(message))
})

const Size: Schema = { type: 'integer', 'x-unknown': 'sizes' }
const Thing: Schema = { type: 'object', properties: { size: { $ref: '#/components/schemas/Size' }, name: {} } }
const Box: Schema = {
  'x-unknown': 'boxes',
  allOf: [
    { $ref: '#/components/schemas/Thing' },
    { properties: { name: { type: 'string' }, lids: { type: 'array', items: { const: 'lid' } } } },
  ],
}
const document = plantedDocument({ schemas: { Size, Thing, Box } })
const { nodesOf, childrenOf, itemsOf } = createNodes(document)
const box = nodesOf({ $ref: '#/components/schemas/Box' })

test('the nodes of a value are its schema and the members of its allOf, with their places and unknowns', () => {
  expect(box.map(({ pointer }) => pointer.replace('/components/schemas/', ''))).toEqual(['Box', 'Thing', 'Box/allOf/1'])
  const [size] = childrenOf(box, 'size')
  expect(size).toMatchObject({ pointer: '/components/schemas/Size', at: ['size'], own: ['sizes'] })
  expect(size?.trail).toEqual(['boxes', 'sizes'])
  const [lid] = itemsOf(childrenOf(box, 'lids'))
  expect(lid).toMatchObject({ pointer: '/components/schemas/Box/allOf/1/properties/lids/items', at: ['lids', '[]'] })
  expect(childrenOf(box, 'constructor')).toEqual([])
})

test('the nodes of documented keys are cached, and all undocumented keys share an empty list', () => {
  expect(childrenOf(box, 'size')).toBe(childrenOf(box, 'size'))
  expect(childrenOf(box, 'one')).toBe(childrenOf(box, 'another'))
})

test('the properties of a component include those of its allOf; of two with the same name, the last wins', () => {
  expect(Object.keys(propertiesOf(document, 'Box'))).toEqual(['size', 'name', 'lids'])
  expect(propertiesOf(document, 'Box')).toMatchObject({ size: Size, name: { type: 'string' } })
})

test('nodeAt finds a node whose key contains slashes, and throws if there is no node', () => {
  const [path = ''] = Object.keys(document.paths)
  expect(nodeAt(document, `/paths/${path.replaceAll('/', '~1')}/get`)).toBe(document.paths[path]?.get)
  const nowhere = '/components/schemas/Nothing/properties/x'
  expect(() => nodeAt(document, nowhere)).toThrow(new DocumentError(`there is nothing at #${nowhere}`))
})
