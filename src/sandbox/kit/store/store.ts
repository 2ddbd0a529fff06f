import { type Change, type createSchema, type State, VALUES } from './schema.ts'

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
  Lists extends object,
  Values extends object,
  Indexes extends Record<keyof Lists, string>,
> = ReturnType<typeof createStore<Lists, Values, Indexes>>

/**
 * Creates the store of a sandbox: tables of rows, which are replaced and never changed. Finding, adding and removing a row
 * takes the same time in a table of any size.
 *
 * @typeParam Indexes the fields by which the rows of each list can be found
 */
export function createStore<Lists extends object, Values extends object, Indexes extends Record<keyof Lists, string>>(
  schema: ReturnType<typeof createSchema<Lists, Values>>,
  initial: State<Lists, Values>,
) {
  type ListName = keyof Lists & string
  const { names, idOf, indexesOf, changesOf, stateFrom } = schema
  let steps: UndoableStep[] = []
  let content = contentOf(initial)

  function contentOf(state: State<Lists, Values>): Content<State<Lists, Values>> {
    const tables = new Map([VALUES, ...names].map((name): [string, Rows] => [name, new Map()]))
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

  /** Lists rows in the order in which they were added. */
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
    get loaded(): State<Lists, Values> {
      return content.loaded
    },
    /** The values of the state. */
    get values(): Values {
      return content.tables.get(VALUES)?.get(VALUES) as Values
    },
    get<Name extends ListName>(list: Name, id: string): Lists[Name] | undefined {
      return content.tables.get(list)?.get(id) as Lists[Name] | undefined
    },
    all<Name extends ListName>(list: Name): Lists[Name][] {
      return rowsIn(content.tables.get(list))
    },
    /** Lists the rows whose field has this value. */
    where<Name extends ListName>(list: Name, field: Indexes[Name], value: string): Lists[Name][] {
      return rowsIn(content.indexes.get(`${list}.${field}`)?.get(value))
    },
    /** Adds a row, or replaces the one with the same ID. */
    put<Name extends ListName>(list: Name, row: Lists[Name]): void {
      change(list, idOf(list, row), row as object)
    },
    remove(list: ListName, id: string): void {
      change(list, id)
    },
    /** Changes values of the state. */
    setValues(values: Partial<Values>): void {
      change(VALUES, VALUES, { ...store.values, ...values })
    },
    /** Replaces the whole state. */
    replace(state: State<Lists, Values>): void {
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
    snapshot(): State<Lists, Values> {
      const rows = [...content.tables].flatMap(([table, rows]) =>
        Array.from(rows, ([id, row]): Change => ({ table, id, row })),
      )
      return stateFrom(rows)
    },
  }
  return store
}
