import { change, drop, type Rows, shareBody, some, useThing } from '../breaking.ts'

export const bodies: Rows = {
  'response-set': {
    'no success': [({ list }) => drop(list.responses, '2XX'), 'operation-success-response'],
    'two successes': ({ list }) => change(list.responses, { 204: { description: 'Nothing.' } }),
    'no 400': ({ list }) => drop(list.responses, '400'),
    'no 401': ({ list }) => drop(list.responses, '401'),
    'no default': ({ list }) => drop(list.responses, 'default'),
    'a range of errors': ({ list }) => change(list.responses, { '4XX': { $ref: '#/components/responses/BadRequest' } }),
    'an error that is not shown': ({ list }) =>
      change(list.responses, { 404: { $ref: '#/components/responses/BadRequest' } }),
    'a success that is not shown': ({ list }) => change(list.responses, { 200: list.responses['2XX'] }),
  },
  'no-content-is-empty': {
    'a 204 with content': ({ remove, responses }) =>
      change(remove.responses['204'], { content: responses.BadRequest.content }),
  },
  'success-has-json': {
    'no content': ({ list }) => drop(list.responses['2XX'], 'content'),
    'another media type': [
      ({ list, listed }) => change(list.responses['2XX'], { content: { 'text/plain': listed } }),
      'media-type-is-json',
    ],
  },
  'error-body-is-message': {
    'no content': ({ responses }) => drop(responses.BadRequest, 'content'),
    'another media type': [
      ({ responses: { BadRequest } }) =>
        change(BadRequest, { content: { 'text/plain': BadRequest.content['application/json'] } }),
      'media-type-is-json',
    ],
    'no schema': [
      ({ responses: { BadRequest } }) => drop(BadRequest.content['application/json'], 'schema'),
      'schemas-are-components',
    ],
    'another schema at 400': ({ responses: { BadRequest } }) => useThing(BadRequest),
    'another schema at 401': ({ responses: { Unauthorized } }) => useThing(Unauthorized),
    'another schema at default': ({ responses: { UnexpectedError } }) => useThing(UnexpectedError),
    'another type': [({ schemas }) => change(schemas.Error, { type: 'array', items: {} }), 'oas3-valid-media-example'],
    'another property': ({ schemas }) => change(schemas.Error.properties, { code: some({ type: 'string' }) }),
    'another property that is required': [
      ({ schemas }) => {
        change(schemas.Error.properties, { code: some({ type: 'string' }) })
        schemas.Error.required.push('code')
      },
      'oas3-valid-media-example',
    ],
    'no message': [({ schemas }) => drop(schemas.Error.properties, 'message'), 'oas3-valid-media-example'],
    'a message that is not required': ({ schemas }) => drop(schemas.Error, 'required'),
    'a message that is no string': ({ schemas }) => drop(schemas.Error.properties.message, 'type'),
    'further properties allowed': ({ schemas }) => drop(schemas.Error, 'additionalProperties'),
  },
  'media-type-is-json': {
    'another in a request': ({ create, sent }) => change(create.requestBody.content, { 'application/xml': sent }),
    'another in a response': ({ list, listed }) => change(list.responses['2XX'].content, { 'text/csv': listed }),
    'another in a component request body': (places) => shareBody(places, { content: { 'text/plain': places.sent } }),
    'another in a component response': ({ responses }) =>
      change(responses.BadRequest.content, { 'text/plain': { ...responses.BadRequest.content['application/json'] } }),
  },
  'media-type-example': {
    'none in a request': ({ sent }) => drop(sent, 'examples'),
    'none in a response': ({ listed }) => drop(listed, 'example'),
    'none in a component': ({ responses }) => drop(responses.BadRequest.content['application/json'], 'example'),
    'empty examples': ({ sent }) => change(sent, { examples: {} }),
    'both kinds': ({ sent }) => change(sent, { example: { kind: 'small' } }),
  },
  'schemas-are-components': {
    'an object in a request': ({ sent }) => change(sent, { schema: some({ type: 'object', required: ['kind'] }) }),
    'an object in a component request body': (places) =>
      shareBody(places, { content: { 'application/json': { ...places.sent, schema: places.thing } } }),
    'an object in a response': ({ created, thing }) => change(created, { schema: thing }),
    'objects in a list': ({ listed, thing }) => change(listed.schema, { items: thing }),
    'a list without items': [({ listed }) => drop(listed.schema, 'items'), 'array-items'],
    'a combination': ({ created, thing }) => change(created, { schema: some({ allOf: [thing] }) }),
  },
}
