import { change, drop, field, type Rows, rename, success, wrong } from '../testing/planting.ts'

const formatted = ({ format }: { format?: string }) => format

/** What an answer may look like. */
export const schemas: Rows = {
  'a value added to an enum of the answer': [
    'getRepository',
    ({ answer }) => change(answer.properties.language, { enum: ['one', 'two'] }),
    '',
    'readers',
  ],
  'an enum of an answer': [
    'createDomain',
    ({ schemas, answer }) => schemas[answer.properties.domainType.$ref.split('/').at(-1)].enum.push('more'),
    'readers',
    'callers',
  ],
  'a type of the answer widened': [
    'getBuildDownload',
    ({ answer }) => change(field(answer, ({ type }) => type === 'integer').schema, { type: 'number' }),
    'readers',
    '',
  ],
  'a type of the answer changed': [
    'getBuildDownload',
    ({ answer }) => change(field(answer, ({ type }) => type === 'integer').schema, { type: 'string' }),
    'readers',
    'readers',
  ],
  'null in an answer': [
    'getRepository',
    ({ answer }) => change(answer.properties.name, { type: ['string', 'null'] }),
    'readers',
    '',
  ],
  'a format of the answer dropped': [
    'getContainer',
    ({ answer }) => drop(field(answer, formatted).schema, 'format'),
    'readers',
    '',
  ],
  'a format of the answer changed': [
    'getContainer',
    ({ answer }) => change(field(answer, formatted).schema, { format: 'date' }),
    'readers',
    'readers',
  ],
  'a pattern of the answer dropped': [
    'getRepository',
    ({ answer }) => drop(field(answer, ({ pattern }) => pattern).schema, 'pattern'),
    'readers',
    '',
  ],
  'an alternative added to an answer': [
    'getContainer',
    ({ answer }) => field(answer, ({ anyOf }) => anyOf).schema.anyOf.push({ type: 'null' }),
    'readers',
    '',
  ],
  'another const in an answer': [
    'getContainer',
    ({ answer }) => change(field(answer, ({ anyOf }) => anyOf).schema.anyOf[1], { const: 'more' }),
    'readers',
    'readers',
  ],
  'a closed answer opened': [
    'getRun',
    ({ schemas }) => {
      const closed = Object.values<{ additionalProperties?: unknown }>(schemas).find(
        (schema) => schema.additionalProperties === false,
      )
      drop(closed as object, 'additionalProperties')
    },
    wrong('', 'readers'),
    '',
  ],
  'one field less that goes with another': [
    'getRun',
    ({ schemas, answer }) => {
      const run = schemas[answer.properties.item.$ref.split('/').at(-1)]
      drop(run.dependentRequired, Object.keys(run.dependentRequired)[0] as string)
    },
    wrong('readers', ''),
    '',
  ],
  'a not that forbids less': [
    'listServiceAccountKeys',
    ({ schemas, answer }) =>
      schemas[answer.properties.keys.items.$ref.split('/').at(-1)].allOf[1].not.required.push('name'),
    wrong('readers', ''),
    wrong('', 'readers'),
  ],
  'an allOf regrouped': [
    'listApiKeys',
    ({ schemas, operation }) => {
      const key = schemas[success(operation).content['application/json'].schema.items.$ref.split('/').at(-1)]
      const [name, ...others] = key.allOf[1].required
      key.allOf.push({ type: 'object', required: [name], properties: { [name]: key.allOf[1].properties[name] } })
      change(key.allOf[1], { required: others })
      drop(key.allOf[1].properties, name)
    },
    wrong('', 'readers'),
    wrong('', 'readers'),
  ],
  'a part of an allOf that requires less': [
    'listApiKeys',
    ({ schemas, operation }) =>
      schemas[
        success(operation).content['application/json'].schema.items.$ref.split('/').at(-1)
      ].allOf[1].required.pop(),
    'readers',
    '',
  ],
  'an allOf that loses a part': [
    'listApiKeys',
    ({ schemas, operation }) =>
      schemas[success(operation).content['application/json'].schema.items.$ref.split('/').at(-1)].allOf.pop(),
    'readers',
    '',
  ],
  'another media type of the answer': [
    'getRun',
    ({ operation }) => rename(success(operation).content, 'application/json', 'text/plain'),
    'readers',
    'readers',
  ],
  'a schema renamed': [
    'getRun',
    ({ schemas, answer }) => {
      const name = answer.properties.item.$ref.split('/').at(-1)
      rename(schemas, name, `Renamed${name}`)
      change(answer.properties.item, { $ref: `#/components/schemas/Renamed${name}` })
    },
    wrong('readers', ''),
    wrong('readers', ''),
  ],
}
