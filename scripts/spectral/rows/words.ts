import {
  addParameter,
  addProperty,
  change,
  collection,
  drop,
  type Node,
  type Rows,
  shareBody,
  some,
} from '../breaking.ts'

/** A schema that lacks nothing but a description. */
const text = { type: 'string' }

export const words: Rows = {
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
    'a rule': ({ list }) => change(list, { 'x-rules': { sorted: {} } }),
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
}
