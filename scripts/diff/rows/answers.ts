import { change, drop, type Rows, rename, success, wrong } from '../testing/planting.ts'

function optional({ properties, required }: { properties: object; required: string[] }): string {
  return Object.keys(properties).find((name) => !required.includes(name)) as string
}

/** What is answered. */
export const answers: Rows = {
  'a field of the answer removed': [
    'getBuildLogs',
    ({ answer }) => {
      drop(answer.properties, answer.required[0])
      answer.required.shift()
    },
    'readers',
    '',
  ],
  'an optional field of the answer removed': [
    'getContainer',
    ({ answer }) => drop(answer.properties, optional(answer)),
    'readers',
    '',
  ],
  'a field of the answer renamed': [
    'getContainer',
    ({ answer }) => rename(answer.properties, optional(answer), `${optional(answer)}s`),
    'readers',
    'readers',
  ],
  'a field of the answer no longer always there': [
    'getContainer',
    ({ answer }) => answer.required.pop(),
    'readers',
    '',
  ],
  'a range of statuses narrowed to one': [
    'getRun',
    ({ operation }) => rename(operation.responses, '2XX', '200'),
    wrong('', 'readers'),
    'readers',
  ],
  'another status': [
    'deleteDomain',
    ({ operation }) => rename(operation.responses, '204', '200'),
    'readers',
    'readers',
  ],
  'another success': [
    'getRun',
    ({ operation }) => change(operation.responses, { 202: { description: 'Accepted.' } }),
    wrong('readers', ''),
    'readers',
  ],
  'an error that default covered': [
    'getRun',
    ({ operation }) => change(operation.responses, { 404: operation.responses.default }),
    '',
    wrong('', 'readers'),
  ],
  'an error with another body': [
    'getRun',
    ({ operation }) =>
      change(operation.responses, { 404: { description: 'None.', content: { 'application/json': { schema: {} } } } }),
    '',
    'readers',
  ],
  'no body any more': ['getRun', ({ operation }) => drop(success(operation), 'content'), 'readers', ''],
}
