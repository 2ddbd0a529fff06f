import { change, drop, type Rows, wrong } from '../testing/planting.ts'

const query = { name: 'more', in: 'query', schema: { type: 'string' } }
const hasDefault = ({ schema }: { schema: { default?: unknown } }) => schema.default !== undefined
const list = ({ explode }: { explode?: boolean }) => explode === false

export const parameters: Rows = {
  'an optional parameter added': [
    'getRun',
    ({ operation }) => change(operation, { parameters: [query] }),
    '',
    'callers',
  ],
  'a required parameter added': [
    'getRun',
    ({ operation }) => change(operation, { parameters: [{ ...query, required: true }] }),
    'callers',
    'callers',
  ],
  'a parameter required': [
    'getProjectCost',
    ({ operation }) => change(operation.parameters[0], { required: true }),
    'callers',
    '',
  ],
  'a parameter renamed': [
    'getProjectCost',
    ({ operation }) => change(operation.parameters[0], { name: 'more' }),
    'callers',
    'callers',
  ],
  'a parameter moved to a header': [
    'getProjectCost',
    ({ operation }) => change(operation.parameters[0], { in: 'header' }),
    'callers',
    'callers',
  ],
  'a list written otherwise': [
    'getBillingGraph',
    ({ operation }) => drop(operation.parameters.find(list), 'explode'),
    'callers',
    'callers',
  ],
  'a style written out': [
    'getProjectCost',
    ({ operation }) => change(operation.parameters[0], { style: 'form', explode: true }),
    wrong('', 'callers'),
    wrong('', 'callers'),
  ],
  'another default': [
    'listContainerEvents',
    ({ operation }) => operation.parameters.find(hasDefault).schema.default++,
    wrong('callers', ''),
    wrong('callers', ''),
  ],
  'no default any more': [
    'listContainerEvents',
    ({ operation }) => drop(operation.parameters.find(hasDefault).schema, 'default'),
    wrong('callers', ''),
    '',
  ],
  'parameters of the path moved to its operation': [
    'getRun',
    ({ item, operation }) => {
      change(operation, { parameters: item.parameters })
      drop(item, 'parameters')
    },
    wrong('', 'callers'),
    wrong('', 'callers'),
  ],
}
