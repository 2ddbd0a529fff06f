import {
  addParameter,
  addPath,
  addProperty,
  change,
  collection,
  drop,
  gap,
  type Node,
  pointAt,
  shareBody,
  some,
  useThing,
} from './breaking.ts'

export type Break = (places: Node) => unknown

/** Rule that must report → what is broken → how; with it, where there are any, the rules that rightly report it too. */
type Rows = Record<string, Record<string, Break | [Break, ...besides: string[]]>>

/** A schema that lacks nothing but a description. */
const text = { type: 'string' }

export const rows: Rows = {
  'operation-id-verb-noun': {
    'GET with a verb of POST': ({ list }) => change(list, { operationId: 'createThings' }),
    'POST with a verb of GET': ({ create }) => change(create, { operationId: 'getThing' }),
    'PATCH with another verb': ({ update }) => change(update, { operationId: 'patchThing' }),
    'DELETE with another verb': ({ remove }) => change(remove, { operationId: 'dropThing' }),
    'a verb without a noun': ({ list }) => change(list, { operationId: 'list' }),
    'a noun in lower case': ({ list }) => change(list, { operationId: 'listthings' }),
    snake_case: ({ list }) => change(list, { operationId: 'list_things' }),
    'capitals in a row': ({ list }) => change(list, { operationId: 'listAPIThings' }),
    'a method that has no verbs': (places) => addPath(places, `${collection}/more`, { method: 'put', name: 'putMore' }),
  },
  'path-below-project': {
    'no version': (places) => addPath(places, '/projects/{project_id}/more'),
    'no project': (places) => addPath(places, '/v1/more'),
    'a project under another name': (places) => addPath(places, '/v1/projects/{id}/more', { ids: ['id'] }),
  },
  'path-segments-kebab-case': {
    snake_case: (places) => addPath(places, `${collection}/all_of_them`),
    camelCase: (places) => addPath(places, `${collection}/allOfThem`),
    'a half-templated segment': (places) => addPath(places, `${collection}/more/{id}.zip`, { ids: ['id'] }),
  },
  'parameter-names-snake-case': {
    'camelCase in an operation': (places) => addParameter(places, { name: 'pageMore' }),
    'kebab-case in a path item': ({ paths, pageSize }) =>
      paths[collection].parameters.push({ ...pageSize, name: 'page-more' }),
    'camelCase in a component': (places) => {
      change(places.parameters, { More: { ...places.pageSize, name: 'pageMore' } })
      places.list.parameters.push({ $ref: '#/components/parameters/More' })
    },
  },
  'property-names': {
    'kebab-case': (places) => addProperty(places, { type: 'string' }, 'more-of-it'),
    PascalCase: (places) => addProperty(places, { type: 'string' }, 'MoreOfIt'),
    'both cases mixed': (places) => addProperty(places, { type: 'string' }, 'more_ofIt'),
  },
  'component-names-pascal-case': {
    'a schema': (places) => {
      change(places.schemas, { more_things: some({ type: 'string' }) })
      addProperty(places, { $ref: '#/components/schemas/more_things' })
    },
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

  'operation-summary': {
    'no summary': ({ list }) => drop(list, 'summary'),
    'a blank summary': ({ list }) => change(list, { summary: ' ' }),
  },
  described: {
    'an operation without a description': [({ list }) => drop(list, 'description'), 'operation-description'],
    'another operation of the path': [({ remove }) => drop(remove, 'description'), 'operation-description'],
    'an operation with a blank one': ({ list }) => change(list, { description: ' \n' }),
    'an operation without a full stop': ({ list }) => change(list, { description: 'Lists the things' }),
    'a parameter': [({ pageSize }) => drop(pageSize, 'description'), 'oas3-parameter-description'],
    'a component parameter': [
      ({ parameters }) => drop(parameters.ThingId, 'description'),
      'oas3-parameter-description',
    ],
    'a parameter of a path item': ({ paths, pageSize }) =>
      paths[collection].parameters.push({ ...pageSize, name: 'page', description: 'The page' }),
    'a request body': ({ create }) => drop(create.requestBody, 'description'),
    'a component request body': (places) =>
      shareBody(places, { description: undefined, content: { 'application/json': places.sent } }),
    'a response': [({ list }) => drop(list.responses['2XX'], 'description'), 'oas3-schema'],
    'a component response': ({ responses }) =>
      change(responses.BadRequest, { description: 'The request is malformed' }),
    'a tag': [({ document }) => drop(document.tags[0], 'description'), 'tag-description'],
    'a component schema': ({ thing }) => drop(thing, 'description'),
    'a property': ({ properties }) => drop(properties.kind, 'description'),
    'items of a property': ({ properties }) => drop(properties.tags.items, 'description'),
    'a list directly under an answer': ({ listed }) => drop(listed.schema, 'description'),
    'a list directly under a request': ({ update, listed: { schema } }) =>
      change(update.requestBody.content['application/json'], {
        schema: { ...schema, description: 'Things' },
        example: [],
      }),
    'a branch of a schema': (places) => addProperty(places, { anyOf: [{ type: 'string' }, some({ type: 'integer' })] }),
    'items of a parameter that say more than a type': ({ labels }) => change(labels.schema.items, { minLength: 1 }),
    'a branch of a parameter': ({ pageSize }) => change(pageSize.schema, { anyOf: [{ type: 'integer' }] }),
    ...Object.fromEntries(
      [
        ...['additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'].map((key) => [key, text]),
        ...['patternProperties', 'dependentSchemas'].map((key) => [key, { a: text }]),
        ...['prefixItems', 'allOf', 'oneOf'].map((key) => [key, [text]]),
      ].map(([key, below]) => [`a schema under ${key}`, (places: Node) => addProperty(places, { [`${key}`]: below })]),
    ),
  },
  'unit-described': {
    '…Seconds': ({ properties }) => change(properties.cooldownSeconds, { description: 'Time to cool down.' }),
    '…_seconds': (places) => addProperty(places, { type: 'number' }, 'cpu_seconds'),
    '…Ms': (places) => addProperty(places, { type: 'number' }, 'runtimeMs'),
    '…Ms with another unit': (places) =>
      addProperty(places, { type: 'number', description: 'Run time in seconds.' }, 'runtimeMs'),
    '…_cents': ({ properties }) => change(properties.cost_cents, { description: 'Cost.' }),
    '…_cents_…': (places) => addProperty(places, { type: 'integer' }, 'amount_cents_remaining'),
    '…Timeout': (places) => addProperty(places, { type: 'integer' }, 'startTimeout'),
    '…_size': ({ properties }) => change(properties.file_size, { description: 'Size of the file.' }),
    'size alone': (places) => addProperty(places, { type: 'integer' }, 'size'),
    '…Length': (places) => addProperty(places, { type: 'integer' }, 'contentLength'),
    '…_offset': (places) => addProperty(places, { type: 'integer' }, 'data_offset'),
  },
  'limit-once': {
    minimum: ({ properties }) => change(properties.file_size, { description: 'Size in bytes, at least 2.' }),
    maximum: ({ properties }) => change(properties.file_size, { description: 'Size in bytes (up to 1000).' }),
    'maximum with a comma': ({ properties }) => change(properties.file_size, { description: 'At most 1,000 bytes.' }),
    exclusiveMinimum: (places) => addProperty(places, { exclusiveMinimum: -5, description: 'More than -5.' }),
    exclusiveMaximum: (places) => addProperty(places, { exclusiveMaximum: 0.5, description: 'Less than 0.5.' }),
    minLength: (places) => addProperty(places, { minLength: 3, description: 'Of 3 characters or more.' }),
    maxLength: (places) => addProperty(places, { maxLength: 9, description: 'Of 1 to 9 characters.' }),
    minItems: (places) => addProperty(places, { minItems: 3, description: 'Of 3 items or more.' }),
    maxItems: (places) => addProperty(places, { maxItems: 9, description: 'Of 1-9 items.' }),
    default: (places) => addProperty(places, { default: 7, description: 'Left out, 7.' }),
    'maximum of a parameter': ({ pageSize }) => change(pageSize, { description: 'How many things, 200 at most.' }),
    'default of a parameter, by reference': (places) => {
      change(places.schemas, { Count: some({ type: 'integer', default: 7 }) })
      addParameter(places, { schema: { $ref: '#/components/schemas/Count' }, example: 7, description: 'Left out, 7.' })
    },
  },
  'enum-descriptions-match': {
    'a value without a description': ({ properties }) => drop(properties.kind['x-enumDescriptions'], 'small'),
    'a description without a value': ({ properties }) =>
      change(properties.kind['x-enumDescriptions'], { huge: 'Huge.' }),
    'no enum beside it': ({ properties }) => drop(properties.kind, 'enum'),
  },

  'no-ambiguous-paths': {
    'a fixed segment against a template': (places) =>
      addPath(places, `${collection}/hot`, { method: 'patch', name: 'updateHot' }),
    'templates in different segments': (places) => {
      addPath(places, `${collection}/more/{id}`, { ids: ['id'] })
      addPath(places, `${collection}/{id}/last`, { ids: ['id'], name: 'getLast' })
    },
  },
  'retry-safe': {
    'nothing said': ({ list }) => drop(list, 'x-retry-safe'),
    'no boolean': ({ list }) => change(list, { 'x-retry-safe': 'true' }),
    'a GET that is not': ({ list }) => change(list, { 'x-retry-safe': false }),
    'a POST that is': ({ create }) => change(create, { 'x-retry-safe': true }),
    'a PATCH that is': ({ update }) => change(update, { 'x-retry-safe': true }),
    'a DELETE that is': ({ remove }) => change(remove, { 'x-retry-safe': true }),
    'a computation that is not': ({ compute }) => change(compute, { 'x-retry-safe': false }),
  },
  'list-parameter-commas': {
    'no style': ({ labels }) => drop(labels, 'style'),
    'another style': ({ labels }) => change(labels, { style: 'pipeDelimited' }),
    'no explode': ({ labels }) => drop(labels, 'explode'),
    'explode true': ({ labels }) => change(labels, { explode: true }),
    'a list by reference': (places) => {
      change(places.schemas, { Words: some({ type: 'array', items: some({ type: 'string' }) }) })
      addParameter(places, { schema: { $ref: '#/components/schemas/Words' }, example: ['a'] })
    },
  },
  'path-parameter-is-string': {
    'an integer': ({ parameters }) => change(parameters.ThingId, { schema: { type: 'integer' }, example: 1 }),
    'no type': ({ parameters }) => drop(parameters.ThingId.schema, 'type'),
  },
  'bearer-security': {
    'no security': ({ document }) => drop(document, 'security'),
    'an empty list': ({ document }) => change(document, { security: [] }),
    'an alternative': ({ document }) => document.security.push({}),
    'a second scheme': ({ document, securitySchemes }) => {
      change(securitySchemes, { other: securitySchemes.bearerAuth })
      change(document.security[0], { other: [] })
    },
    'a scheme beside it that nothing uses': ({ securitySchemes }) =>
      change(securitySchemes, { other: securitySchemes.bearerAuth }),
    'a scope': [
      ({ document }) => change(document.security[0], { bearerAuth: ['all'] }),
      'oas3-operation-security-defined',
    ],
    'another HTTP scheme': ({ securitySchemes }) => change(securitySchemes.bearerAuth, { scheme: 'basic' }),
    'another type': ({ securitySchemes }) =>
      change(securitySchemes, { bearerAuth: { type: 'apiKey', in: 'header', name: 'Key', description: 'A key.' } }),
  },
  'no-operation-security': {
    'none needed': ({ list }) => change(list, { security: [] }),
    'the same again': ({ list, document }) => change(list, { security: document.security }),
  },

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

  'bounds-in-order': {
    'minimum above maximum': (places) => addProperty(places, { minimum: 3, maximum: 2 }),
    'minimum at exclusiveMaximum': (places) => addProperty(places, { minimum: 3, exclusiveMaximum: 3 }),
    'exclusiveMinimum at maximum': (places) => addProperty(places, { exclusiveMinimum: 3, maximum: 3 }),
    'exclusiveMinimum at exclusiveMaximum': (places) =>
      addProperty(places, { exclusiveMinimum: 3, exclusiveMaximum: 3 }),
    'minLength above maxLength': (places) => addProperty(places, { minLength: 3, maxLength: 2 }),
    'minItems above maxItems': (places) => addProperty(places, { minItems: 3, maxItems: 2 }),
    'minProperties above maxProperties': (places) => addProperty(places, { minProperties: 3, maxProperties: 2 }),
    'minimum above maximum in a parameter': (places) =>
      addParameter(places, { schema: { type: 'integer', minimum: 3, maximum: 2 }, example: undefined }),
  },
  'no-bare-object': {
    'an object': (places) => addProperty(places, { type: 'object', title: 'More' }),
    'an object or null': (places) => addProperty(places, { type: ['object', 'null'], examples: [null] }),
    'no properties': (places) => addProperty(places, { type: 'object', properties: {} }),
    'items of a list': ({ properties }) => change(properties.tags.items, { type: 'object' }),
    'an extension alone': (places) => addProperty(places, { type: 'object', 'x-order': 1 }),
    'annotations alone': (places) =>
      addProperty(places, {
        type: 'object',
        default: {},
        example: {},
        deprecated: true,
        readOnly: true,
        writeOnly: false,
      }),
  },
  'open-object-is-unknown': {
    'additionalProperties: true': (places) => addProperty(places, { type: 'object', additionalProperties: true }),
    'additionalProperties: {}': (places) => addProperty(places, { type: 'object', additionalProperties: {} }),
  },

  'unknown-entry': {
    'no question': ({ register }) => drop(register.quotas, 'question'),
    'no meanwhile': ({ register }) => drop(register.quotas, 'meanwhile'),
    'no settle': ({ register }) => drop(register.quotas, 'settle'),
    'an empty question': ({ register }) => change(register.quotas, { question: '' }),
    'a blank meanwhile': ({ register }) => change(register.quotas, { meanwhile: ' ' }),
    'a settle that is no string': ({ register }) => change(register.quotas, { settle: 7 }),
    'a question that asks nothing': ({ register }) => change(register.quotas, { question: 'Quotas.' }),
    'a question with a loose end': ({ register }) => change(register.quotas, { question: 'Which? Those' }),
    'another key': ({ register }) => change(register.quotas, { answer: 'None.' }),
    'assumes nothing': ({ register }) => change(register.quotas, { assumes: [] }),
    'assumes something twice': ({ register }) => change(register.quotas, { assumes: ['type', 'type'] }),
    'assumes something else': ({ register }) => change(register.quotas, { assumes: ['format'] }),
    'assumes no list': ({ register }) => change(register.quotas, { assumes: 'type' }),
  },
  'unknown-exists': {
    'no such entry': ({ list }) => change(pointAt(list, 'nowhere'), { 'x-unknown': 'nowhere' }),
    'no such entry in a list': ({ list }) => pointAt(list, 'quotas', 'nowhere'),
    'an entry twice': ({ list }) => pointAt(list, 'quotas', 'quotas'),
    'an empty list': ({ list }) => pointAt(list),
    'no string': ({ list }) => pointAt(list, 7),
  },
  'unknown-used': {
    'an entry that nothing rests on': ({ register }) => change(register, { 'another-gap': gap }),
  },
  'unknown-named': {
    'an id left out': ({ properties }) => change(properties.state, { description: 'State of the thing.' }),
    'one of two left out': ({ properties }) => change(properties.extra, { description: 'See `part-shape`.' }),
    'an id without backticks': ({ properties }) => change(properties.state, { description: 'See thing-state-values.' }),
    'no description': [({ properties }) => drop(properties.state, 'description'), 'described'],
    'an id that the node does not carry': ({ list }) => change(list, { description: 'Lists them (`quotas`).' }),
  },
  'no-enum-on-unknown-values': {
    'an enum': ({ properties }) => change(properties.state, { enum: ['new', 'old'] }),
    'a const': ({ properties }) => change(properties.state, { const: 'new' }),
    'an enum in a branch below': ({ properties }) =>
      change(properties.state, { anyOf: [some({ enum: ['new'] }), some({ type: 'string' })] }),
    'an enum behind a reference': (places) => {
      change(places.schemas, { Kind: some({ type: 'string', enum: ['new'] }) })
      pointAt(addProperty(places, { anyOf: [{ $ref: '#/components/schemas/Kind' }] }), 'thing-state-values')
    },
    'an enum of a parameter': ({ labels }) => {
      change(pointAt(labels, 'thing-state-values').schema.items, some({ enum: ['red', 'round'] }))
    },
  },

  // Rules of spectral:oas that the house rules leave their part to.
  'operation-tags': {
    'no tag': ({ list }) => drop(list, 'tags'),
    'an empty list of tags': ({ list }) => change(list, { tags: [] }),
  },
  'operation-singular-tag': {
    'two tags': ({ list, document }) => {
      document.tags.push({ name: 'More', ...some({}) })
      list.tags.push('More')
    },
  },
  'operation-tag-defined': {
    'a tag that is not defined': ({ list }) => change(list, { tags: ['More'] }),
  },
  'path-params': {
    'templates equal but for names': (places) => addPath(places, `${collection}/{id}`, { ids: ['id'] }),
  },
  'oas3-valid-schema-example': {
    'a default above the maximum': (places) => addProperty(places, { type: 'integer', maximum: 3, default: 4 }),
    'a default that is not in the enum': (places) => addProperty(places, { type: 'string', enum: ['a'], default: 'b' }),
    'a default of a parameter': ({ pageSize }) => change(pageSize.schema, { default: 201 }),
  },
}
