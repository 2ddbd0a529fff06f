import type { SchemaError, Validate } from '../../../../generated/validators/types.ts'
import { demandOf } from '../../../document/keywords/words.ts'
import { valueAt } from '../../../document/pointer.js'
import { errorsOf } from '../../../document/validators.ts'
import { nearest } from '../../../nearest.ts'
import type { SeedProblem } from '../../kit/errors.ts'
import { groupsOf, quote } from '../../kit/values.ts'
import { SCHEMA, type StoredRepository, TABLE_NAMES, type TableName } from '../tables.ts'
import type { Entries, Entry } from './rows.ts'
import { PATTERNS } from './schema.ts'

/** Maximum number of problems that are listed. */
export const MAX_PROBLEMS = 20

/** Maximum number of names among which a similar one is searched. */
const MAX_NAMES = 5000

/** Suggests the name most similar to a wrong one; empty if none is similar. */
function suggestion(wrong: unknown, names: readonly string[]): string {
  const similar = typeof wrong === 'string' ? nearest(wrong.slice(0, 100), names.slice(0, MAX_NAMES)) : undefined
  return similar === undefined ? '' : `; did you mean ${quote(similar)}?`
}

/** Validates a value against its schema. @param fieldsAt returns the known fields of the object at a JSON pointer */
export function* schemaProblems(
  validate: Validate,
  value: unknown,
  fieldsAt: (pointer: string) => readonly string[],
): Generator<SeedProblem> {
  for (const group of groupsOf(errorsOf(validate, value))) {
    const [{ instancePath, keyword, params } = {} as SchemaError] = group
    if (keyword === 'additionalProperties') {
      const field = String(params.additionalProperty)
      const message = `is not a known field${suggestion(field, fieldsAt(instancePath)) || '; remove it'}`
      yield { pointer: `${instancePath}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`, message }
    } else {
      const demands = [...new Set(group.map(demandIn))].join(', or ')
      yield { pointer: instancePath, message: `${demands}; it is ${quote(valueAt(value, instancePath))}` }
    }
  }
}

function demandIn(error: SchemaError): string {
  const meaning = error.keyword === 'pattern' && PATTERNS[error.params.pattern as string]
  return meaning ? `must be ${meaning}` : demandOf(error)
}

/** Fields with the ID of another row, which must agree with this row in the field `same`. */
const REFERENCES: [list: TableName, field: string, to: TableName, what: string, same?: 'projectId' | 'appId'][] = [
  ['serviceAccounts', 'projectId', 'projects', 'a project'],
  ['apiKeys', 'projectId', 'projects', 'a project'],
  ['apiKeys', 'principalId', 'serviceAccounts', 'a service account', 'projectId'],
  ['apps', 'projectId', 'projects', 'a project'],
  ['apps', 'repository', 'repositories', 'a repository', 'projectId'],
  ['builds', 'appId', 'apps', 'an app'],
  ['containers', 'appId', 'apps', 'an app'],
  ['containers', 'buildId', 'builds', 'a build', 'appId'],
  ['runs', 'appId', 'apps', 'an app'],
  ['runs', 'containerId', 'containers', 'a container', 'appId'],
  ['domains', 'projectId', 'projects', 'a project'],
  ['domains', 'appId', 'apps', 'an app', 'projectId'],
  ['repositories', 'projectId', 'projects', 'a project'],
]

const ID_FIELDS: Partial<Record<TableName, string>> = { apps: 'appId', repositories: 'fullName' }

/** Finds IDs and tokens that are not unique, and references to rows that do not exist or belong to another project or app. */
export function* referenceProblems(entries: Entries): Generator<SeedProblem> {
  const rows = new Map<TableName, Map<string, Entry>>()
  for (const list of TABLE_NAMES)
    rows.set(list, yield* unique(entries[list], ID_FIELDS[list] ?? 'id', (row) => SCHEMA.idOf(list, row as never)))
  yield* unique(
    entries.apiKeys,
    'apiKey',
    ({ apiKey }) => apiKey,
    () => 'the value of another key',
  )
  for (const [list, field, to, what, same] of REFERENCES) {
    const targets = rows.get(to) as Map<string, Entry>
    let latest = ''
    for (const { row, from } of entries[list]) {
      const fields = row as unknown as Record<string, string | undefined>
      const value = fields[field]
      const pointer = `${from}/${field}`
      // Searching a similar ID for each of the rows that one item makes would take too long.
      if (value === undefined || pointer === latest) continue
      const target = targets.get(to === 'repositories' ? `${fields.projectId}/${value}` : value)
      const owner = same && (target?.row as unknown as Record<string, string>)?.[same]
      if (target && owner === (same && fields[same])) continue
      const kind = same === 'appId' ? 'app' : 'project'
      const whose = same ? ` of the ${kind} ${quote(fields[same])}` : ''
      const similar = target
        ? `, which belongs to the ${kind} ${quote(owner)}`
        : suggestion(value, namesOf(to, targets))
      const message = `must be ${to === 'repositories' ? 'the full name' : 'the ID'} of ${what}${whose}; it is ${quote(value)}${similar}`
      latest = pointer
      yield { pointer, message }
    }
  }
  for (const { row, from } of entries.containers) {
    if (row.buildId === undefined)
      yield { pointer: from, message: 'needs buildId, or a build of its app that succeeded' }
  }
  for (const { row, from } of entries.runs) {
    if (row.kind === 'queued' || row.containerId !== undefined) continue
    yield { pointer: from, message: `needs containerId, or a container of its app, because its kind is ${row.kind}` }
  }
}

function namesOf(list: TableName, rows: Map<string, Entry>): string[] {
  return list === 'repositories'
    ? Array.from(rows.values(), ({ row }) => (row as StoredRepository).fullName)
    : [...rows.keys()]
}

/** Checks that rows have different keys, and returns the rows by key. */
function* unique<Name extends TableName>(
  entries: Entry<Name>[],
  field: string,
  keyOf: (row: Entry<Name>['row']) => string,
  same = (first: Entry) => `that of ${first.from}`,
): Generator<SeedProblem, Map<string, Entry>> {
  const byKey = new Map<string, Entry>()
  for (const entry of entries) {
    const key = keyOf(entry.row)
    const first = byKey.get(key)
    if (!first) byKey.set(key, entry as unknown as Entry)
    else {
      const isRepeated = first.from === entry.from
      const message = isRepeated
        ? `must contain {n}, so that each of the ${entry.of} rows has its own`
        : `must be unique; it is ${same(first)}`
      yield { pointer: `${entry.from}/${field}`, message }
    }
  }
  return byKey
}
