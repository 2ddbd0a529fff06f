import { TABLE_NAMES, type TableName, type Tables } from '../tables.ts'
import { baseOf, branchOf, FIELDS, type RowContext } from './fields.ts'
import type { Seed } from './seed.ts'

/** A row on its way from a seed to a snapshot. */
export interface Entry<Name extends TableName = TableName> {
  row: Tables[Name]
  /** JSON pointer to where the seed gives it. */
  from: string
  /** Its number among `of` rows that are made together, from 1. */
  n: number
  of: number
}

export type Entries = { [Name in TableName]: Entry<Name>[] }

type SeedItem = { count?: number } & Record<string, unknown>

/** Replaces `{n}` in all texts of a value. */
export function numbered<Value>(value: Value, n: number): Value {
  if (typeof value === 'string') return value.replaceAll('{n}', String(n)) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => numbered(each, n)) as Value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, numbered(each, n)])) as Value
}

/** Lists the rows that a list of a seed gives, once `count` is applied. */
function* rowsOf(items: readonly object[] = [], list: string): Generator<Entry & { item: SeedItem }> {
  for (const [index, given] of (items as SeedItem[]).entries()) {
    const { count, ...item } = given
    const from = `/${list}/${index}`
    const entry = (row: SeedItem, n: number, of: number) => ({ row: row as never, item: row, from, n, of })
    if (count === undefined) yield entry(given, 1, 1)
    else for (let n = 1; n <= count; n++) yield entry(numbered(item, n), n, count)
  }
}

/** Lists all rows of a seed, in the order of the snapshot. Their derived fields are still missing. */
export function entriesOf(seed: Seed): Entries {
  const made = { builds: [] as Entry[], containers: [] as Entry[], runs: [] as Entry[] }
  const apps = [...rowsOf(seed.apps, 'apps')].map(({ item, ...entry }) => {
    const { builds, containers, runs, ...app } = item
    const counts = Object.entries({ builds, containers, runs }).filter(([, count]) => count !== undefined)
    for (const [list, of] of counts as ['builds' | 'containers' | 'runs', number][]) {
      const kind = list.slice(0, -1)
      for (let n = 1; n <= of; n++) {
        // The latest build comes first.
        const number = list === 'builds' ? of + 1 - n : n
        const row = { id: `${kind}-${baseOf(app.appId as string, 'app')}-${number}`, appId: app.appId }
        made[list].push({ row: row as never, from: `${entry.from}/${list}`, n, of })
      }
    }
    return counts.length === 0 ? entry : { ...entry, row: app as never }
  })
  const all = (list: Exclude<TableName, 'apps'>) => [
    ...(list in made ? made[list as 'builds'] : []),
    ...Array.from(rowsOf(seed[list], list), ({ item: _, ...entry }) => entry),
  ]
  const lists = TABLE_NAMES.map((list) => [list, list === 'apps' ? apps : all(list)])
  const entries: Entries = Object.fromEntries(lists)
  addBuilds(entries)
  return entries
}

/** Adds a build for each app whose containers need one. */
function addBuilds({ builds, containers }: Entries): void {
  const apps = new Set(builds.map(({ row }) => row.appId))
  for (const { row, from } of containers) {
    if (row.buildId !== undefined || apps.has(row.appId)) continue
    apps.add(row.appId)
    const id = `build-${baseOf(row.appId, 'app')}-1`
    builds.push({ row: { id, appId: row.appId } as never, from, n: 1, of: 1 })
  }
}

/** Derives the missing fields of all rows, in place. */
export function complete(entries: Entries): Entries {
  const accounts = new Map(entries.serviceAccounts.map(({ row }) => [row.id, row]))
  const apps = new Map(entries.apps.map((entry) => [entry.row.appId, entry]))
  const containers = Map.groupBy(entries.containers, ({ row }) => row.appId)
  let firstApps = new Map<string, Tables['apps']>()
  let builds = new Map<string, Entry<'builds'>[]>()
  const context: RowContext = {
    n: 1,
    of: 1,
    project: entries.projects[0]?.row.id ?? '',
    account: (id) => accounts.get(id ?? ''),
    app: (id) => apps.get(id ?? '')?.row,
    firstApp: (projectId) => firstApps.get(projectId),
    builds: (appId) => (builds.get(appId) ?? []).slice(0, 2).map(({ row }) => row),
    firstContainer: (appId) => containers.get(appId)?.[0]?.row.id,
    containers: (appId) => containers.get(appId)?.length ?? 0,
  }
  // Each list is derived from those before it.
  for (const list of TABLE_NAMES) {
    const fields = Object.entries(FIELDS[list])
    for (const entry of entries[list]) {
      context.n = entry.n
      context.of = entry.of
      entry.row = completeRow(entry.row, fields, context) as never
    }
    if (list === 'apps') firstApps = new Map(entries.apps.map(({ row }) => [row.projectId, row] as const).toReversed())
    if (list === 'builds') {
      const succeeded = entries.builds.filter(({ row }) => row.outcome === 'success')
      builds = Map.groupBy(succeeded, ({ row }) => row.appId)
    }
  }
  return entries
}

type Derivation = (row: never, context: RowContext) => unknown

/** Returns a row with its missing fields, in the order of `fields`. */
function completeRow(given: object, fields: [string, Derivation][], context: RowContext): object {
  const row = { ...given } as Record<string, unknown>
  for (const [field, derive] of fields) row[field] ??= derive(row as never, context)
  const { branches, ...repository } = row as unknown as Tables['repositories']
  if (branches) row.branches = branches.map((branch, index) => branchOf(branch, index, repository))
  return Object.fromEntries(fields.flatMap(([field]) => (row[field] === undefined ? [] : [[field, row[field]]])))
}
