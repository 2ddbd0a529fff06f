import {
  addPath,
  change,
  collection,
  drop,
  gap,
  type Node,
  parameter,
  pointAt,
  property,
  type Rows,
  set,
  some,
} from './breaking.ts'

const both =
  (...breaks: ((places: Node) => unknown)[]) =>
  (places: Node) =>
    breaks.map((each) => each(places))

const useThing =
  (response: string) =>
  ({ responses }: Node) =>
    change(responses[response].content['application/json'], { schema: { $ref: '#/components/schemas/Thing' } })

/** Changes that break the rules on names, paths, tags, parameters, security, responses and bodies. */
export const operations: Rows = {
  'operation-id-verb-noun': {
    'GET with a verb of POST': set('list', { operationId: 'createThings' }),
    'POST with a verb of GET': set('create', { operationId: 'getThing' }),
    'PATCH with the verb patch': set('update', { operationId: 'patchThing' }),
    'DELETE with the verb drop': set('remove', { operationId: 'dropThing' }),
    'a verb without a noun': set('list', { operationId: 'list' }),
    'consecutive capitals': set('list', { operationId: 'listAPIThings' }),
    'a method for which no verb is allowed': addPath(`${collection}/more`, { method: 'put', name: 'putMore' }),
  },
  'path-below-project': {
    'no version': addPath('/projects/{project_id}/more', { name: 'getUnversioned' }),
    'no project': addPath('/v1/more', { name: 'getGlobal' }),
    'a project parameter that is not project_id': addPath('/v1/projects/{id}/more', { ids: ['id'], name: 'getOther' }),
  },
  'path-segments-kebab-case': {
    snake_case: addPath(`${collection}/all_of_them`),
    'a half-templated segment': addPath(`${collection}/more/{id}.zip`, { ids: ['id'], name: 'getArchive' }),
  },
  'parameter-names-snake-case': {
    'camelCase in an operation': parameter({ name: 'pageMore' }),
    'kebab-case in a path item': ({ paths, pageSize }) =>
      paths[collection].parameters.push({ ...pageSize, name: 'page-more' }),
    'camelCase in a component': (places) => {
      change(places.parameters, { More: { ...places.pageSize, name: 'pageMore' } })
      places.list.parameters.push({ $ref: '#/components/parameters/More' })
    },
  },
  'property-names': {
    'kebab-case': property({ type: 'string' }, 'more-of-it'),
    'snake_case mixed with camelCase': property({ type: 'string' }, 'more_ofIt'),
  },
  'component-names-pascal-case': {
    'a schema': both(
      set('schemas', { more_things: some({ type: 'string' }) }),
      property({ $ref: '#/components/schemas/more_things' }),
    ),
    'a parameter': (places) => {
      change(places.parameters, { pageMore: { ...places.pageSize, name: 'page_more' } })
      places.list.parameters.push({ $ref: '#/components/parameters/pageMore' })
    },
    'a response': ({ responses, list }) => {
      change(responses, { 'bad-request': responses.BadRequest })
      change(list.responses, { 400: { $ref: '#/components/responses/bad-request' } })
    },
  },
  'register-ids-kebab-case': {
    camelCase: ({ register, list }) => [change(register, { moreOfIt: gap }), pointAt(list, 'moreOfIt')],
  },
  'rule-names-kebab-case': {
    camelCase: set('list', { 'x-rules': { inOrder: some({}) } }),
  },
  'rules-described': {
    'a rule that is a string': set('list', { 'x-rules': { sorted: 'The things are sorted.' } }),
    'a list of rules': [set('list', { 'x-rules': [some({})] }), 'rule-names-kebab-case'],
  },
  'no-ambiguous-paths': {
    'a fixed segment and a template': addPath(`${collection}/hot`, { method: 'patch', name: 'updateHot' }),
    'templates in different segments': both(
      addPath(`${collection}/more/{id}`, { ids: ['id'] }),
      addPath(`${collection}/{id}/last`, { ids: ['id'], name: 'getLast' }),
    ),
  },
  'retry-safe': {
    'no x-retry-safe': drop('list', 'x-retry-safe'),
    'a GET that is not retry-safe': set('list', { 'x-retry-safe': false }),
    'a POST that is retry-safe': set('create', { 'x-retry-safe': true }),
    'a PATCH that is retry-safe': set('update', { 'x-retry-safe': true }),
    'a DELETE that is retry-safe': set('remove', { 'x-retry-safe': true }),
    'a computation that is not retry-safe': set('compute', { 'x-retry-safe': false }),
  },
  'list-parameter-commas': {
    'no style': drop('labels', 'style'),
    'no explode': drop('labels', 'explode'),
    'explode true': set('labels', { explode: true }),
    'a list behind a reference': both(
      set('schemas', { Words: some({ type: 'array', items: some({ type: 'string' }) }) }),
      parameter({ schema: { $ref: '#/components/schemas/Words' }, example: ['a'] }),
    ),
  },
  'path-parameter-is-string': {
    'an integer': set('parameters.ThingId', { schema: { type: 'integer' }, example: 1 }),
    'no type': drop('parameters.ThingId.schema', 'type'),
  },
  'bearer-security': {
    'no security': drop('document', 'security'),
    'an alternative without security': ({ document }) => document.security.push({}),
    'a second scheme': both(
      ({ securitySchemes }) => change(securitySchemes, { other: securitySchemes.bearerAuth }),
      set('document.security.0', { other: [] }),
    ),
    'a scope': [set('document.security.0', { bearerAuth: ['all'] }), 'oas3-operation-security-defined'],
    'an HTTP scheme other than bearer': set('securitySchemes.bearerAuth', { scheme: 'basic' }),
    'a type other than http': set('securitySchemes', {
      bearerAuth: { type: 'apiKey', in: 'header', name: 'Key', description: 'A key.' },
    }),
  },
  'no-operation-security': {
    'an operation without security': set('list', { security: [] }),
    'the security of the document, repeated': ({ list, document }) => change(list, { security: document.security }),
  },
  'operation-tags': {
    'no tag': drop('list', 'tags'),
  },
  'operation-singular-tag': {
    'two tags': ({ list, document }) => {
      document.tags.push({ name: 'More', ...some({}) })
      list.tags.push('More')
    },
  },
  'operation-tag-defined': {
    'an undefined tag': set('list', { tags: ['More'] }),
  },
  'path-params': {
    // The fixture has a PATCH at {thing_id}; no-ambiguous-paths leaves this case to path-params.
    'templates that differ only in names': addPath(`${collection}/{id}`, {
      ids: ['id'],
      method: 'patch',
      name: 'updateMore',
    }),
  },
  'response-set': {
    'no success': [drop('list.responses', '2XX'), 'operation-success-response'],
    'two successes': set('list.responses', { 204: { description: 'Nothing.' } }),
    'no 400': drop('list.responses', '400'),
    'a range of errors': set('list.responses', { '4XX': { $ref: '#/components/responses/BadRequest' } }),
    'an error without a description of its own': set('list.responses', {
      404: { $ref: '#/components/responses/BadRequest' },
    }),
    'a second success': ({ list }) => change(list.responses, { 200: list.responses['2XX'] }),
    'a success code that is unknown': ({ update, register }) => {
      change(register, { 'success-status-codes': gap })
      update.responses = { ...update.responses, 200: pointAt(update.responses['2XX'], 'success-status-codes') }
      Reflect.deleteProperty(update.responses, '2XX')
    },
  },
  'no-content-is-empty': {
    'a 204 with content': ({ remove, responses }) =>
      change(remove.responses['204'], { content: responses.BadRequest.content }),
  },
  'success-has-json': {
    'no content': drop('list.responses.2XX', 'content'),
    'a media type other than JSON': [
      ({ list, listed }) => change(list.responses['2XX'], { content: { 'text/plain': listed } }),
      'media-type-is-json',
    ],
  },
  'error-body-is-message': {
    'a media type other than JSON': [
      ({ responses: { BadRequest } }) =>
        change(BadRequest, { content: { 'text/plain': BadRequest.content['application/json'] } }),
      'media-type-is-json',
    ],
    'no schema': [drop('responses.BadRequest.content.application/json', 'schema'), 'schemas-are-components'],
    'a schema other than Error at 400': useThing('BadRequest'),
    'a schema other than Error at 401': useThing('Unauthorized'),
    'a schema other than Error at default': useThing('UnexpectedError'),
    'an Error that is not an object': [set('schemas.Error', { type: 'array', items: {} }), 'oas3-valid-media-example'],
    'a second required property': [
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
    'XML in a request': ({ create, sent }) => change(create.requestBody.content, { 'application/xml': sent }),
    'CSV in a response': ({ list, listed }) => change(list.responses['2XX'].content, { 'text/csv': listed }),
    'plain text in a component': ({ responses }) =>
      change(responses.BadRequest.content, { 'text/plain': { ...responses.BadRequest.content['application/json'] } }),
  },
  'media-type-example': {
    'no example in a request': drop('sent', 'examples'),
    'no example in a response': drop('listed', 'example'),
    'no example in a component': drop('responses.BadRequest.content.application/json', 'example'),
    'empty examples': set('sent', { examples: {} }),
    'both example and examples': set('sent', { example: { kind: 'small' } }),
  },
  'schemas-are-components': {
    'an object in a request': set('sent', { schema: some({ type: 'object', required: ['kind'] }) }),
    'an object in a response': ({ created, thing }) => change(created, { schema: thing }),
    'objects in a list': ({ listed, thing }) => change(listed.schema, { items: thing }),
    'a list without items': [drop('listed.schema', 'items'), 'array-items'],
    'an allOf': ({ created, thing }) => change(created, { schema: some({ allOf: [thing] }) }),
  },
}
