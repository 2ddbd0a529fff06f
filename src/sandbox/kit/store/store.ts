import { type Change, type createSchema, META, type State } from './schema.ts'

/** A change that has been made, and how to undo it. A row whose removal is undone becomes the last one. */
export interface UndoableStep {
  readonly replaces: boolean
  readonly changes: readonly Change[]
  undo(): void
}

/** Rows by ID, in the order in which they were added. */
type Rows = Map<string, object>
interface Content<Loaded> {
  loaded: Loaded
  tables: Map<string, Rows>
  /** Rows by table and field, value, and ID. */
  indexes: Map<string, Map<unknown, Rows>>
}

export type Store<
  Tables extends object,
  Meta extends object,
  Indexes extends Record<keyof Tables, string>,
> = ReturnType<typeof createStore<Tables, Meta, Indexes>>

/**
 * Creates the store of a sandbox: tables of rows, which are replaced and never changed. Finding, adding and removing a row
 * takes the same time in a table of any size.
 *
 * @typeParam Indexes the fields by which the rows of each table can be found
 */
export function createStore<Tables extends object, Meta extends object, Indexes extends Record<keyof Tables, string>>(
  schema: ReturnType<typeof createSchema<Tables, Meta>>,
  initial: State<Tables, Meta>,
) {
  type TableName = keyof Tables & string
  const { names, idOf, indexesOf, changesOf, stateFrom } = schema
  let steps: UndoableStep[] = []
  let content = contentOf(initial)

  function contentOf(state: State<Tables, Meta>): Content<State<Tables, Meta>> {
    const tables = new Map([META, ...names].map((name): [string, Rows] => [name, new Map()]))
    const made = { loaded: state, tables, indexes: new Map() }
    for (const table of names) for (const field of indexesOf(table)) made.indexes.set(`${table}.${field}`, new Map())
    for (const { table, id, row } of changesOf(state)) set(made, table, id, row)
    return made
  }

  function set({ tables, indexes }: Content<unknown>, table: string, id: string, row?: object) {
    const rows = tables.get(table) as Rows
    const before = rows.get(id)
    if (row) rows.set(id, row)
    else rows.delete(id)
    for (const field of indexesOf(table)) {
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

  /** Tables rows in the order in which they were added. */
  function rowsIn<Row>(rows: Rows | undefined): Row[] {
    const list: Row[] = []
    // Each request looks up its token: `Array.from` takes several times as long.
    for (const row of rows?.values() ?? []) list.push(row as Row)
    return list
  }

  function change(table: string, id: string, row?: object) {
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
    get loaded(): State<Tables, Meta> {
      return content.loaded
    },
    /** The metadata of the state. */
    get meta(): Meta {
      return content.tables.get(META)?.get(META) as Meta
    },
    get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined {
      return content.tables.get(table)?.get(id) as Tables[Name] | undefined
    },
    all<Name extends TableName>(table: Name): Tables[Name][] {
      return rowsIn(content.tables.get(table))
    },
    /** Tables the rows whose field has this value. */
    where<Name extends TableName>(table: Name, field: Indexes[Name], value: string): Tables[Name][] {
      return rowsIn(content.indexes.get(`${table}.${field}`)?.get(value))
    },
    /** Adds a row, or replaces the one with the same ID. */
    put<Name extends TableName>(table: Name, row: Tables[Name]): void {
      change(table, idOf(table, row), row as object)
    },
    remove(table: TableName, id: string): void {
      change(table, id)
    },
    /** Changes metadata of the state. */
    setMeta(meta: Partial<Meta>): void {
      change(META, META, { ...store.meta, ...meta })
    },
    /** Replaces the whole state. */
    replace(state: State<Tables, Meta>): void {
      const before = content
      content = contentOf(state)
      const undo = () => {
        content = before
      }
      steps.push({ replaces: true, changes: changesOf(state), undo })
    },
    /** Returns the changes since the last call, oldest first. To undo several, undo the latest first. */
    takeSteps(): UndoableStep[] {
      const taken = steps
      steps = []
      return taken
    },
    /** Returns the state with new lists, but the same rows. */
    snapshot(): State<Tables, Meta> {
      const rows = [...content.tables].flatMap(([table, rows]) =>
        Array.from(rows, ([id, row]): Change => ({ table, id, row })),
      )
      return stateFrom(rows)
    },
  }
  return store
}
