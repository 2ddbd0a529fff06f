/** A row that was added or replaced, or, without `row`, removed. */
export interface Change {
  /** Name of the table; `sandbox` for the metadata of the state. */
  table: string
  id: string
  row?: object
}

/** Changes that must be saved together. */
export interface Transaction {
  /** Whether the rows of `changes` are the whole state and replace what was saved before. */
  replaces: boolean
  changes: readonly Change[]
}

/** A state: its metadata, such as the moment of its start, and its tables as lists of rows. */
export type State<Tables, Meta> = Meta & { [Name in keyof Tables]: Tables[Name][] }

/** How the rows of a table are identified, and the other fields that are indexed. */
interface TableDefinition<Row> {
  idOf(row: Row): string
  indexes: readonly (keyof Row & string)[]
}

export type TableDefinitions<Tables> = { [Name in keyof Tables]: TableDefinition<Tables[Name]> }

/** Name of the table with the metadata of the state, and the ID of its only row. */
export const META = 'sandbox'

/**
 * Describes what a store contains.
 *
 * @typeParam Tables types of the rows, by table
 * @typeParam Meta the metadata of the state
 * @param definitions of the tables, in their order in a state
 */
export function createSchema<Tables extends object, Meta extends object>(definitions: TableDefinitions<Tables>) {
  type TableName = keyof Tables & string
  const names = Object.keys(definitions) as TableName[]

  /** Returns the ID of a row within its table. */
  function idOf<Name extends TableName>(table: Name, row: Tables[Name]): string {
    return definitions[table].idOf(row)
  }

  return {
    names,
    idOf,
    /** Returns the fields that are indexed. */
    indexesOf: (table: string): readonly string[] =>
      (definitions as Record<string, TableDefinition<object>>)[table]?.indexes ?? [],

    /** Tables the rows of a state as changes that create it. */
    changesOf(state: State<Tables, Meta>): Change[] {
      const meta = Object.fromEntries(Object.entries(state).filter(([name]) => !(names as string[]).includes(name)))
      const rows = names.flatMap((table) =>
        state[table].map((row): Change => ({ table, id: idOf(table, row), row: row as object })),
      )
      return [{ table: META, id: META, row: { id: META, ...meta } }, ...rows]
    },

    /** Collects rows, which keep their order within each table, in a state. Rows of unknown tables are left out. */
    stateFrom(rows: Iterable<Change>): State<Tables, Meta> {
      const tables = Object.fromEntries(names.map((name) => [name, [] as object[]]))
      let meta = {}
      for (const { table, row = {} } of rows) {
        if (table === META) meta = row
        else tables[table]?.push(row)
      }
      const { id: _, ...own } = meta as { id?: string }
      return { ...own, ...tables } as State<Tables, Meta>
    },
  }
}
