import {
  addProperty,
  change,
  collection,
  drop,
  gap,
  parameter,
  pointAt,
  property,
  type Rows,
  set,
  some,
} from './breaking.ts'

const text = { type: 'string' }
const unit = (name: string, description = 'A quantity.') => property({ type: 'number', description }, name)

/** Changes that break the rules on descriptions, schemas and the register of unknowns. */
export const schemas: Rows = {
  'operation-summary': {
    'no summary': drop('list', 'summary'),
    'a blank summary': set('list', { summary: ' ' }),
  },
  described: {
    'an operation without a description': [drop('list', 'description'), 'operation-description'],
    'an operation with a blank description': set('list', { description: ' \n' }),
    'a parameter without a description': [drop('pageSize', 'description'), 'oas3-parameter-description'],
    'a description without a full stop, at a parameter of a path item': ({ paths, pageSize }) =>
      paths[collection].parameters.push({ ...pageSize, name: 'page', description: 'The page' }),
    'a request body without a description': drop('create.requestBody', 'description'),
    'a response without a description': [drop('list.responses.2XX', 'description'), 'oas3-schema'],
    'a rule without a description': set('list', { 'x-rules': { sorted: {} } }),
    'a tag without a description': [drop('document.tags.0', 'description'), 'tag-description'],
    'a component schema without a description': drop('thing', 'description'),
    'a property without a description': drop('properties.kind', 'description'),
    'items of a property without a description': drop('properties.tags.items', 'description'),
    'a list as the schema of a response, without a description': drop('listed.schema', 'description'),
    'a list as the schema of a request, without a full stop': ({ update, listed: { schema } }) =>
      change(update.requestBody.content['application/json'], {
        schema: { ...schema, description: 'Things' },
        example: [],
      }),
    'undescribed items of a parameter that have more than a type': set('labels.schema.items', { minLength: 1 }),
    'an undescribed alternative of a parameter': set('pageSize.schema', { anyOf: [{ type: 'integer' }] }),
    ...Object.fromEntries(
      [
        ...['additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'].map((key) => [key, text]),
        ...['patternProperties', 'dependentSchemas'].map((key) => [key, { a: text }]),
        ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((key) => [key, [text]]),
      ].map(([key, below]) => [`an undescribed schema under ${key}`, property({ [`${key}`]: below })]),
    ),
  },
  'unit-described': {
    'a property …Seconds without a unit': set('properties.cooldownSeconds', { description: 'Time to cool down.' }),
    'a property …_seconds without a unit': unit('cpu_seconds'),
    'a property …Ms described in seconds': unit('runtimeMs', 'Run time in seconds.'),
    'a property …_cents_… without a unit': unit('amount_cents_remaining'),
    'a property …_size without a unit': set('properties.file_size', { description: 'Size of the file.' }),
    'a property named size without a unit': unit('size'),
  },
  'limit-once': {
    minimum: set('properties.file_size', { description: 'Size in bytes, at least 2.' }),
    maximum: set('properties.file_size', { description: 'Size in bytes (up to 1000).' }),
    'maximum with a thousands separator': set('properties.file_size', { description: 'At most 1,000 bytes.' }),
    exclusiveMinimum: property({ exclusiveMinimum: -5, description: 'More than -5.' }),
    exclusiveMaximum: property({ exclusiveMaximum: 0.5, description: 'Less than 0.5.' }),
    minLength: property({ minLength: 3, description: 'Has 3 characters or more.' }),
    maxLength: property({ maxLength: 9, description: 'Has 1 to 9 characters.' }),
    minItems: property({ minItems: 3, description: 'Has 3 items or more.' }),
    maxItems: property({ maxItems: 9, description: 'Has 1-9 items.' }),
    default: property({ default: 7, description: 'If omitted, 7.' }),
    'maximum of a parameter': set('pageSize', { description: 'How many things, 200 at most.' }),
    'default of a parameter, behind a reference': (places) => {
      change(places.schemas, { Count: some({ type: 'integer', default: 7 }) })
      const schema = { $ref: '#/components/schemas/Count' }
      parameter({ schema, example: 7, description: 'If omitted, 7.' })(places)
    },
  },
  'bounds-in-order': {
    'minimum above maximum': property({ minimum: 3, maximum: 2 }),
    'minimum equal to exclusiveMaximum': property({ minimum: 3, exclusiveMaximum: 3 }),
    'exclusiveMinimum equal to maximum': property({ exclusiveMinimum: 3, maximum: 3 }),
    'exclusiveMinimum equal to exclusiveMaximum': property({ exclusiveMinimum: 3, exclusiveMaximum: 3 }),
    'minLength above maxLength': property({ minLength: 3, maxLength: 2 }),
    'minItems above maxItems': property({ minItems: 3, maxItems: 2 }),
    'minProperties above maxProperties': property({ minProperties: 3, maxProperties: 2 }),
    'minimum above maximum in a parameter': parameter({
      schema: { type: 'integer', minimum: 3, maximum: 2 },
      example: undefined,
    }),
  },
  'no-bare-object': {
    'an object with only a title': property({ type: 'object', title: 'More' }),
    'an object or null': property({ type: ['object', 'null'], examples: [null] }),
    'an object with empty properties': property({ type: 'object', properties: {} }),
    'an object with only an extension': property({ type: 'object', 'x-order': 1 }),
    'an object with only annotations': property({
      type: 'object',
      default: {},
      example: {},
      deprecated: true,
      readOnly: true,
    }),
  },
  'open-object-is-unknown': {
    'additionalProperties: true': property({ type: 'object', additionalProperties: true }),
    'additionalProperties: {}': property({ type: 'object', additionalProperties: {} }),
  },
  'oas3-valid-schema-example': {
    'a default above the maximum': property({ type: 'integer', maximum: 3, default: 4 }),
    'a default that is not in the enum': property({ type: 'string', enum: ['a'], default: 'b' }),
    'a default of a parameter, above its maximum': set('pageSize.schema', { default: 201 }),
  },
  'identifier-is-property': {
    'false at a property': property({ type: 'string', 'x-identifier': false }),
    'true at a component schema': set('thing', { 'x-identifier': true }),
    'true at a parameter': set('parameters.ThingId', { 'x-identifier': true }),
  },
  'unknown-entry': {
    'no question': drop('register.quotas', 'question'),
    'a blank meanwhile': set('register.quotas', { meanwhile: ' ' }),
    'a question without a question mark': set('register.quotas', { question: 'Quotas.' }),
    'a question with an unfinished explanation': set('register.quotas', { question: 'Which? Those' }),
    'no source': drop('register.quotas', 'source'),
    'an unknown source': set('register.quotas', { source: 'guessed' }),
    'an unknown key': set('register.quotas', { answer: 'None.' }),
    'assumes is empty': set('register.quotas', { assumes: [] }),
    'assumes has a duplicate': set('register.quotas', { assumes: ['type', 'type'] }),
    'assumes has null without quotes': set('register.quotas', { assumes: [null] }),
    'assumes has an unknown value': set('register.quotas', { assumes: ['format'] }),
    'assumes is not a list': set('register.quotas', { assumes: 'type' }),
  },
  'unknown-exists': {
    'an ID that is not in the register': ({ list }) => change(pointAt(list, 'nowhere'), { 'x-unknown': 'nowhere' }),
    'a list with an ID that is not in the register': ({ list }) => pointAt(list, 'quotas', 'nowhere'),
    'a list with a duplicate ID': ({ list }) => pointAt(list, 'quotas', 'quotas'),
    'an empty list of IDs': ({ list }) => pointAt(list),
    'an ID that is not a string': ({ list }) => pointAt(list, 7),
  },
  'unknown-used': {
    'an entry that no x-unknown points at': set('register', { 'another-gap': gap }),
  },
  'unknown-not-in-prose': {
    'the ID of the x-unknown': set('properties.state', { description: 'State (`thing-state-values`).' }),
    'another ID, in the description of an operation': set('list', { description: 'Lists them (`quotas`).' }),
    'an ID without backticks': set('properties.state', { description: 'State, see thing-state-values.' }),
    'an ID in a summary': set('update', { summary: 'Update within `quotas`' }),
    'an ID in the description of a rule': set('list.x-rules.in-order', { description: 'In order (`quotas`).' }),
    'an ID in the description of the document': set('document.info', { description: 'Within `quotas`.' }),
  },
  'no-enum-on-unknown-values': {
    'an enum': set('properties.state', { enum: ['new', 'old'] }),
    'a const': set('properties.state', { const: 'new' }),
    'an enum in a branch of anyOf': set('properties.state', {
      anyOf: [some({ enum: ['new'] }), some({ type: 'string' })],
    }),
    'an enum behind a reference': (places) => {
      change(places.schemas, { Kind: some({ type: 'string', enum: ['new'] }) })
      pointAt(addProperty(places, { anyOf: [{ $ref: '#/components/schemas/Kind' }] }), 'thing-state-values')
    },
    'an enum of a parameter': ({ labels }) => {
      change(pointAt(labels, 'thing-state-values').schema.items, some({ enum: ['red', 'round'] }))
    },
  },
}
