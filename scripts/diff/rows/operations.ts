import { change, drop, type Rows, wrong } from '../testing/planting.ts'

export const operations: Rows = {
  'an operation removed': ['deleteApp', ({ item }) => drop(item, 'delete'), 'callers', ''],
  'another operationId': [
    'getRun',
    ({ operation }) => change(operation, { operationId: 'getOneRun' }),
    'callers',
    'callers',
  ],
  'another tag': ['getRun', ({ operation }) => change(operation, { tags: ['Builds'] }), '', ''],
  'an operation deprecated': ['getRun', ({ operation }) => change(operation, { deprecated: true }), '', ''],
  'another description': ['getRun', ({ operation }) => change(operation, { description: 'Other words.' }), '', ''],
  'no security': ['getRun', ({ operation }) => change(operation, { security: [] }), '', wrong('callers', '')],
  'the security of the document written out': [
    'getRun',
    ({ operation, document }) => change(operation, { security: document.security }),
    wrong('', 'callers'),
    '',
  ],
}
