import { change, drop, type Node, type Rows, set, shareBody, some } from './breaking.ts'

const useThing =
  (response: string) =>
  ({ responses }: Node) =>
    change(responses[response].content['application/json'], { schema: { $ref: '#/components/schemas/Thing' } })

/** Breaks the rules on request and response bodies. */
export const bodies: Rows = {
  'response-set': {
    'no success': [drop('list.responses', '2XX'), 'operation-success-response'],
    'two successes': set('list.responses', { 204: { description: 'Nothing.' } }),
    'no 400': drop('list.responses', '400'),
    'no 401': drop('list.responses', '401'),
    'no default': drop('list.responses', 'default'),
    'a range of errors': set('list.responses', { '4XX': { $ref: '#/components/responses/BadRequest' } }),
    'an undocumented error': set('list.responses', { 404: { $ref: '#/components/responses/BadRequest' } }),
    'an undocumented success': ({ list }) => change(list.responses, { 200: list.responses['2XX'] }),
  },
  'no-content-is-empty': {
    'a 204 with content': ({ remove, responses }) =>
      change(remove.responses['204'], { content: responses.BadRequest.content }),
  },
  'success-has-json': {
    'no content': drop('list.responses.2XX', 'content'),
    'another media type': [
      ({ list, listed }) => change(list.responses['2XX'], { content: { 'text/plain': listed } }),
      'media-type-is-json',
    ],
  },
  'error-body-is-message': {
    'no content': drop('responses.BadRequest', 'content'),
    'another media type': [
      ({ responses: { BadRequest } }) =>
        change(BadRequest, { content: { 'text/plain': BadRequest.content['application/json'] } }),
      'media-type-is-json',
    ],
    'no schema': [drop('responses.BadRequest.content.application/json', 'schema'), 'schemas-are-components'],
    'another schema at 400': useThing('BadRequest'),
    'another schema at 401': useThing('Unauthorized'),
    'another schema at default': useThing('UnexpectedError'),
    'another type': [set('schemas.Error', { type: 'array', items: {} }), 'oas3-valid-media-example'],
    'another property': set('schemas.Error.properties', { code: some({ type: 'string' }) }),
    'another required property': [
      ({ schemas }) => {
        change(schemas.Error.properties, { code: some({ type: 'string' }) })
        schemas.Error.required.push('code')
      },
      'oas3-valid-media-example',
    ],
    'no message': [drop('schemas.Error.properties', 'message'), 'oas3-valid-media-example'],
    'an optional message': drop('schemas.Error', 'required'),
    'a message of any type': drop('schemas.Error.properties.message', 'type'),
    'additional properties': drop('schemas.Error', 'additionalProperties'),
  },
  'media-type-is-json': {
    'another in a request': ({ create, sent }) => change(create.requestBody.content, { 'application/xml': sent }),
    'another in a response': ({ list, listed }) => change(list.responses['2XX'].content, { 'text/csv': listed }),
    'another in a component request body': (places) => shareBody(places, { content: { 'text/plain': places.sent } }),
    'another in a component response': ({ responses }) =>
      change(responses.BadRequest.content, { 'text/plain': { ...responses.BadRequest.content['application/json'] } }),
  },
  'media-type-example': {
    'none in a request': drop('sent', 'examples'),
    'none in a response': drop('listed', 'example'),
    'none in a component': drop('responses.BadRequest.content.application/json', 'example'),
    'empty examples': set('sent', { examples: {} }),
    'both kinds': set('sent', { example: { kind: 'small' } }),
  },
  'schemas-are-components': {
    'an object in a request': set('sent', { schema: some({ type: 'object', required: ['kind'] }) }),
    'an object in a component request body': (places) =>
      shareBody(places, { content: { 'application/json': { ...places.sent, schema: places.thing } } }),
    'an object in a response': ({ created, thing }) => change(created, { schema: thing }),
    'objects in a list': ({ listed, thing }) => change(listed.schema, { items: thing }),
    'a list without items': [drop('listed.schema', 'items'), 'array-items'],
    'a combination': ({ created, thing }) => change(created, { schema: some({ allOf: [thing] }) }),
  },
}
