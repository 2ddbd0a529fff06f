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

/** Breaks the rules on names, paths, parameters and security, and the rules of spectral:oas that complement them. */
export const operations: Rows = {
  'operation-id-verb-noun': {
    'GET with a verb of POST': set('list', { operationId: 'createThings' }),
    'POST with a verb of GET': set('create', { operationId: 'getThing' }),
    'PATCH with another verb': set('update', { operationId: 'patchThing' }),
    'DELETE with another verb': set('remove', { operationId: 'dropThing' }),
    'a verb without a noun': set('list', { operationId: 'list' }),
    'a noun in lower case': set('list', { operationId: 'listthings' }),
    snake_case: set('list', { operationId: 'list_things' }),
    'capitals in a row': set('list', { operationId: 'listAPIThings' }),
    'a method without verbs': addPath(`${collection}/more`, { method: 'put', name: 'putMore' }),
  },
  'path-below-project': {
    'no version': addPath('/projects/{project_id}/more'),
    'no project': addPath('/v1/more'),
    'a project under another name': addPath('/v1/projects/{id}/more', { ids: ['id'] }),
  },
  'path-segments-kebab-case': {
    snake_case: addPath(`${collection}/all_of_them`),
    camelCase: addPath(`${collection}/allOfThem`),
    'a half-templated segment': addPath(`${collection}/more/{id}.zip`, { ids: ['id'] }),
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
    PascalCase: property({ type: 'string' }, 'MoreOfIt'),
    'both cases mixed': property({ type: 'string' }, 'more_ofIt'),
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
  'no-ambiguous-paths': {
    'a fixed segment and a template': addPath(`${collection}/hot`, { method: 'patch', name: 'updateHot' }),
    'templates in different segments': both(
      addPath(`${collection}/more/{id}`, { ids: ['id'] }),
      addPath(`${collection}/{id}/last`, { ids: ['id'], name: 'getLast' }),
    ),
  },
  'retry-safe': {
    missing: drop('list', 'x-retry-safe'),
    'no boolean': set('list', { 'x-retry-safe': 'true' }),
    'a GET that is not': set('list', { 'x-retry-safe': false }),
    'a POST that is': set('create', { 'x-retry-safe': true }),
    'a PATCH that is': set('update', { 'x-retry-safe': true }),
    'a DELETE that is': set('remove', { 'x-retry-safe': true }),
    'a computation that is not': set('compute', { 'x-retry-safe': false }),
  },
  'list-parameter-commas': {
    'no style': drop('labels', 'style'),
    'another style': set('labels', { style: 'pipeDelimited' }),
    'no explode': drop('labels', 'explode'),
    'explode true': set('labels', { explode: true }),
    'a list by reference': both(
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
    'an empty list': set('document', { security: [] }),
    'an alternative': ({ document }) => document.security.push({}),
    'an unused second scheme': ({ securitySchemes }) => change(securitySchemes, { other: securitySchemes.bearerAuth }),
    'a second scheme': both(
      ({ securitySchemes }) => change(securitySchemes, { other: securitySchemes.bearerAuth }),
      set('document.security.0', { other: [] }),
    ),
    'a scope': [set('document.security.0', { bearerAuth: ['all'] }), 'oas3-operation-security-defined'],
    'another HTTP scheme': set('securitySchemes.bearerAuth', { scheme: 'basic' }),
    'another type': set('securitySchemes', {
      bearerAuth: { type: 'apiKey', in: 'header', name: 'Key', description: 'A key.' },
    }),
  },
  'no-operation-security': {
    'none needed': set('list', { security: [] }),
    'the same again': ({ list, document }) => change(list, { security: document.security }),
  },
  'operation-tags': {
    'no tag': drop('list', 'tags'),
    'an empty list of tags': set('list', { tags: [] }),
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
    // With a method that the other template has too; no-ambiguous-paths leaves this case to path-params.
    'templates equal but for names': addPath(`${collection}/{id}`, {
      ids: ['id'],
      method: 'patch',
      name: 'updateMore',
    }),
  },
}
