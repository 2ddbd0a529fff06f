import {
  type Change,
  changesOf,
  idOf,
  LISTS,
  type Snapshot,
  snapshotFrom,
  type TableName,
  type Tables,
} from './tables.ts'

/** Fields by which rows can be found, besides their ID. */
const INDEXES = {
  serviceAccounts: ['projectId'],
  apiKeys: ['projectId', 'principalId', 'apiKey'],
  apps: ['projectId'],
  builds: ['appId'],
  containers: ['appId'],
  runs: ['appId', 'containerId'],
  domains: ['projectId', 'appId'],
  repositories: ['projectId'],
} as const satisfies { [Name in TableName]?: readonly (keyof Tables[Name])[] }

type Indexed = keyof typeof INDEXES
type IndexOf<Name extends Indexed> = (typeof INDEXES)[Name][number]

/** A change that has been made, and how to undo it. A row whose removal is undone becomes the last one. */
export interface UndoableStep {
  readonly replaces: boolean
  readonly changes: readonly Change[]
  undo(): void
}

/** Rows by ID, in the order in which they were added. */
type Rows = Map<string, object>
interface Content {
  loaded: Snapshot
  tables: Map<TableName, Rows>
  /** Rows by table and field, value, and ID. */
  indexes: Map<string, Map<unknown, Rows>>
}

export type Store = ReturnType<typeof createStore>

/**
 * Creates the store of a sandbox: tables of rows, which are replaced and never changed. Finding, adding and removing a row
 * takes the same time in a table of any size.
 */
export function createStore(snapshot: Snapshot) {
  let steps: UndoableStep[] = []
  let content = contentOf(snapshot)

  function contentOf(snapshot: Snapshot): Content {
    const names: TableName[] = ['sandbox', ...LISTS]
    const tables: Content['tables'] = new Map(names.map((name) => [name, new Map()]))
    const made: Content = { loaded: snapshot, tables, indexes: new Map() }
    for (const [table, fields] of Object.entries(INDEXES)) {
      for (const field of fields) made.indexes.set(`${table}.${field}`, new Map())
    }
    for (const { table, id, row } of changesOf(snapshot)) set(made, table, id, row)
    return made
  }

  function set({ tables, indexes }: Content, table: TableName, id: string, row?: object) {
    const rows = tables.get(table) as Rows
    const before = rows.get(id)
    if (row) rows.set(id, row)
    else rows.delete(id)
    for (const field of INDEXES[table as Indexed] ?? []) {
      const index = indexes.get(`${table}.${field}`) as Map<unknown, Rows>
      const valueIn = (row?: object) => (row as Record<string, unknown> | undefined)?.[field]
      const old = valueIn(before)
      const value = valueIn(row)
      if (old !== undefined && old !== value) {
        index.get(old)?.delete(id)
        if (index.get(old)?.size === 0) index.delete(old)
      }
      if (!row || value === undefined) continue
      const found = index.get(value) ?? new Map()
      found.set(id, row)
      index.set(value, found)
    }
  }

  /** Lists rows in the order in which they were added. */
  function rowsIn<Row>(rows: Rows | undefined): Row[] {
    const list: Row[] = []
    // Each request looks up its token: `Array.from` takes several times as long.
    for (const row of rows?.values() ?? []) list.push(row as Row)
    return list
  }

  function change(table: TableName, id: string, row?: object) {
    const before = content.tables.get(table)?.get(id)
    set(content, table, id, row)
    steps.push({
      replaces: false,
      changes: [{ table, id, ...(row && { row }) }],
      undo: () => set(content, table, id, before),
    })
  }

  const store = {
    /** The state at the start, or since it was last replaced. */
    get loaded(): Snapshot {
      return content.loaded
    },
    /** The start of the sandbox and the number of domains created. */
    get sandbox(): Tables['sandbox'] {
      return content.tables.get('sandbox')?.get('sandbox') as Tables['sandbox']
    },
    get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined {
      return content.tables.get(table)?.get(id) as Tables[Name] | undefined
    },
    all<Name extends TableName>(table: Name): Tables[Name][] {
      return rowsIn(content.tables.get(table))
    },
    /** Lists the rows whose field has this value. */
    where<Name extends Indexed>(table: Name, field: IndexOf<Name>, value: string): Tables[Name][] {
      return rowsIn(content.indexes.get(`${table}.${String(field)}`)?.get(value))
    },
    /** Adds a row, or replaces the one with the same ID. */
    put<Name extends TableName>(table: Name, row: Tables[Name]): void {
      change(table, idOf(table, row), row)
    },
    remove(table: TableName, id: string): void {
      change(table, id)
    },
    /** Replaces the whole state. */
    replace(snapshot: Snapshot): void {
      const before = content
      content = contentOf(snapshot)
      const undo = () => {
        content = before
      }
      steps.push({ replaces: true, changes: changesOf(snapshot), undo })
    },
    /** Returns the changes since the last call, oldest first. To undo several, undo the latest first. */
    takeSteps(): UndoableStep[] {
      const taken = steps
      steps = []
      return taken
    },
    /** Returns the state with new lists, but the same rows. */
    snapshot(): Snapshot {
      const rows = [...content.tables].flatMap(([table, rows]) =>
        rowsIn<object>(rows).map((row): Change => ({ table, id: idOf(table, row as never), row })),
      )
      return snapshotFrom(rows)
    },
  }
  return store
}
