import { change, drop, field, type Rows, rename, schemaOf, wrong } from '../testing/planting.ts'

const both = 'callers, readers'
const someEnum = (schema: { enum?: unknown }) => schema.enum
const bounded = ({ minimum, maximum }: { minimum?: number; maximum?: number }) =>
  minimum !== undefined && maximum !== undefined

/** What is sent. The settings of updateApp also come back in its answer, so that most of them reach readers as well. */
export const requests: Rows = {
  'a field of the request removed': [
    'createDomain',
    ({ body }) => drop(body.properties, 'region'),
    wrong('callers', ''),
    '',
  ],
  'a field of the request renamed': [
    'createDomain',
    ({ body }) => rename(body.properties, 'region', 'regions'),
    wrong('callers', ''),
    wrong('callers', ''),
  ],
  'a field of request and answer removed': [
    'updateApp',
    ({ body }) => drop(body.properties, field(body, bounded).name),
    wrong(both, 'readers'),
    '',
  ],
  'a field of the request required': [
    'createDomain',
    ({ body }) => change(body, { required: ['domain'] }),
    'callers',
    '',
  ],
  'a maximum lowered': ['updateApp', ({ body }) => field(body, bounded).schema.maximum--, 'callers', 'readers'],
  'a minimum raised': ['updateApp', ({ body }) => field(body, bounded).schema.minimum++, 'callers', 'readers'],
  'a limit dropped': ['updateApp', ({ body }) => drop(field(body, bounded).schema, 'maximum'), 'readers', 'callers'],
  'a bound excluded': [
    'updateApp',
    ({ body }) => {
      const { schema } = field(body, bounded)
      change(schema, { exclusiveMinimum: schema.minimum })
    },
    'callers',
    'readers',
  ],
  'a list shortened': [
    'updateApp',
    ({ body }) => field(body, (schema) => schema.oneOf).schema.oneOf[0].maxItems--,
    'callers',
    'readers',
  ],
  'at least 0 items': [
    'updateApp',
    ({ body }) => change(field(body, ({ type }) => type === 'array').schema, { minItems: 0 }),
    wrong('', 'callers'),
    wrong('', 'readers'),
  ],
  'at least 1 item': [
    'updateApp',
    ({ body }) => change(field(body, ({ type }) => type === 'array').schema, { minItems: 1 }),
    'callers',
    'readers',
  ],
  'a value added to an enum': [
    'updateApp',
    ({ body }) => field(body, someEnum).schema.enum.push('more'),
    'readers',
    'callers',
  ],
  'an enum introduced': [
    'createDomain',
    ({ body }) => change(body.properties.region, { enum: ['one', 'two'] }),
    'callers',
    '',
  ],
  'a pattern introduced': [
    'createDomain',
    ({ body }) => change(body.properties.domain, { pattern: '^a' }),
    'callers',
    '',
  ],
  'a pattern changed': [
    'getProjectCost',
    ({ schemas, operation }) =>
      change(schemas[operation.parameters[0].schema.$ref.split('/').at(-1)], { pattern: '^a' }),
    'callers',
    'callers',
  ],
  'a format introduced': [
    'createDomain',
    ({ body }) => change(body.properties.domain, { format: 'hostname' }),
    'callers',
    '',
  ],
  'a type narrowed': [
    'updateApp',
    ({ body }) => change(field(body, ({ type }) => type === 'number').schema, { type: 'integer' }),
    'callers',
    'readers',
  ],
  'null allowed': [
    'createDomain',
    ({ body }) => change(body.properties.region, { type: ['string', 'null'] }),
    '',
    'callers',
  ],
  'a const instead of an enum of one': [
    'updateApp',
    ({ body }) => {
      const { schema } = field(body, someEnum)
      change(schema, { const: schema.enum[0] })
      drop(schema, 'enum')
    },
    wrong('callers', both),
    wrong('readers', both),
  ],
  'an alternative removed': [
    'updateApp',
    ({ body }) => field(body, (schema) => schema.oneOf).schema.oneOf.pop(),
    'callers',
    'readers',
  ],
  'unknown fields refused': [
    'createDomain',
    ({ body }) => change(body, { additionalProperties: false }),
    'callers',
    '',
  ],
  'a body no longer required': [
    'createDomain',
    ({ operation }) => change(operation.requestBody, { required: false }),
    '',
    'callers',
  ],
  'a required body added': [
    'deleteApp',
    ({ operation }) =>
      change(operation, { requestBody: { required: true, content: { 'application/json': { schema: {} } } } }),
    wrong('callers', ''),
    'callers',
  ],
  'another media type of the request': [
    'updateApp',
    ({ operation }) => rename(operation.requestBody.content, 'application/json', 'application/merge-patch+json'),
    'callers',
    'callers',
  ],
  'a schema put in place of its reference': [
    'createDomain',
    ({ operation, body }) => change(operation.requestBody.content['application/json'], { schema: body }),
    '',
    '',
  ],
  'a default stated': [
    'updateApp',
    ({ body }) => change(field(body, bounded).schema, { default: 1 }),
    '',
    wrong('callers', ''),
  ],
  'the body of an operation described otherwise': [
    'createDomain',
    ({ operation, body }) => {
      change(operation.requestBody, { description: 'Other words.' })
      change(body, { description: 'Other words.' })
      drop(schemaOf(operation.requestBody), 'description')
    },
    '',
    '',
  ],
}
