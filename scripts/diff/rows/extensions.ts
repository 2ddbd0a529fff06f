import { change, drop, type Rows, success, wrong } from '../testing/planting.ts'

/** What the document says in extensions and examples, at which Redocly looks in part. */
export const extensions: Rows = {
  'a call that must not be repeated any more': [
    'getRun',
    ({ operation }) => change(operation, { 'x-retry-safe': false }),
    wrong('callers', ''),
    '',
  ],
  'a rule more': [
    'getRun',
    ({ operation }) =>
      change(operation['x-rules'] ?? change(operation, { 'x-rules': {} })['x-rules'], {
        more: { description: 'More.' },
      }),
    '',
    wrong('callers, readers', ''),
  ],
  'a rule in other words': [
    'listApiKeys',
    ({ operation }) =>
      change(Object.values<object>(operation['x-rules'])[0] as object, { description: 'Other words.' }),
    wrong('callers, readers', ''),
    wrong('callers, readers', ''),
  ],
  'a rule on other lines': [
    'listApiKeys',
    ({ operation }) => {
      const [rule] = Object.values<{ description: string }>(operation['x-rules'])
      if (rule) rule.description = rule.description.replaceAll(' ', '\n')
    },
    '',
    '',
  ],
  'a rule that is only assumed now': [
    'listApiKeys',
    ({ operation }) => change(Object.values<object>(operation['x-rules'])[0] as object, { 'x-unknown': 'role-model' }),
    wrong('callers, readers', ''),
    '',
  ],
  'a node that rests on another unknown': [
    'getRun',
    ({ answer }) => change(answer, { 'x-unknown': 'role-model' }),
    '',
    '',
  ],
  'another example': [
    'getBuildLogs',
    ({ operation }) => change(operation.responses['2XX'].content['application/json'].example, { status: 'other' }),
    '',
    '',
  ],
  'all rules gone': ['listApiKeys', ({ operation }) => drop(operation, 'x-rules'), wrong('callers, readers', ''), ''],
  'several unknowns instead of one': [
    'getRun',
    ({ operation }) => change(operation, { 'x-unknown': ['role-model', 'token-scope'] }),
    '',
    '',
  ],
  'another of several examples': [
    'getContainer',
    ({ operation }) => {
      const [example] = Object.values<{ value: object }>(success(operation).content['application/json'].examples)
      change(example?.value as object, { region: 'other' })
    },
    '',
    '',
  ],
}
