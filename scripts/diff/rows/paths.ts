import { change, drop, type Node, type Rows, rename, wrong } from '../testing/planting.ts'

/** Redocly brings together what has similar names: the removal stands last, when those of other rows have found each other. */
export const paths: Rows = {
  'a path renamed': [
    'getRun',
    ({ document, path }) => rename(document.paths, path, path.replace(/v\d/, 'v9')),
    'callers',
    'callers',
  ],
  'a path parameter renamed': [
    'getBuildLogs',
    ({ document, path, item, operation }) => {
      const last = path.match(/\{(\w+)\}(?!.*\{)/)?.[1] as string
      item.parameters.pop()
      change(operation, { parameters: [{ name: 'more', in: 'path', required: true, schema: { type: 'string' } }] })
      rename(document.paths, path, path.replace(`{${last}}`, '{more}'))
    },
    'callers',
    'callers',
  ],
  'a shared path parameter renamed': [
    'getRun',
    ({ document, path }) => {
      const named = Object.values<Node>(document.components.parameters).find(({ name }) => name === 'run_id')
      change(named, { name: 'run' })
      rename(document.paths, path, path.replace('{run_id}', '{run}'))
    },
    wrong('callers', ''),
    wrong('callers', ''),
  ],
  'a path removed': ['getRun', ({ document, path }) => drop(document.paths, path), 'callers', ''],
}
