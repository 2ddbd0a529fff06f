import { JSON_TYPE, listOperations, type OpenApiDocument, type Schema, type Unknown } from '../document/document.ts'
import { readFacts } from '../document/facts.ts'

export interface Planted {
  /** Schema of the success response body of `getThing`. Default: no body. */
  answer?: Schema
  schemas?: Record<string, Schema>
  unknowns?: Record<string, Pick<Unknown, 'about' | 'unless'>>
  /** Fields of `getThing` to add or override. */
  operation?: object
}

/** Creates a document with one operation, `getThing`, so that tests do not depend on openapi.yaml. */
export function plantedDocument({
  answer,
  schemas = {},
  unknowns = {},
  operation = {},
}: Planted = {}): OpenApiDocument {
  const error = {
    description: 'The request failed.',
    content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ErrorMessage' } } },
  }
  return {
    info: { title: 'Things', version: '1.0.0' },
    paths: {
      '/things/{thing_id}': {
        get: {
          operationId: 'getThing',
          tags: ['Things'],
          summary: 'Get a thing',
          description: 'Gets a thing.',
          parameters: [
            { name: 'thing_id', in: 'path', required: true, description: 'Its ID.', schema: { type: 'string' } },
          ],
          responses: {
            '2XX': { description: 'The thing.', ...(answer && { content: { [JSON_TYPE]: { schema: answer } } }) },
            '400': error,
            default: error,
          },
          ...operation,
        },
      },
    },
    components: {
      schemas: {
        ErrorMessage: {
          type: 'object',
          description: 'What went wrong.',
          required: ['message'],
          additionalProperties: false,
          properties: { message: { type: 'string', description: 'Human-readable message.' } },
        },
        ...schemas,
      },
      securitySchemes: { bearerAuth: {} },
    },
    'x-unknowns': Object.fromEntries(
      Object.entries(unknowns).map(([id, { about = [], ...rest }]) => [
        id,
        { question: '', meanwhile: '', settle: '', source: 'inferred', about, ...rest },
      ]),
    ),
  } as unknown as OpenApiDocument
}

export function plantedFacts(planted: Planted) {
  const document = plantedDocument(planted)
  return { document, facts: readFacts(document), operations: listOperations(document) }
}
