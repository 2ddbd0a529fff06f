import { expect, test } from 'vitest'
import { DocumentError, listOperations, type OpenApiDocument } from './document.ts'

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
