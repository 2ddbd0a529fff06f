/** A row that was added or replaced, or, without `row`, removed. */
export interface Change {
  /** Name of the list; `sandbox` for the values of the state. */
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

/** A state: its values, such as the moment of its start, and its lists of rows. */
export type State<Lists, Values> = Values & { [Name in keyof Lists]: Lists[Name][] }

/** How the rows of a list are identified, and the other fields that are indexed. */
export interface ListDefinition<Row> {
  idOf(row: Row): string
  indexes: readonly (keyof Row & string)[]
}

export type ListDefinitions<Lists> = { [Name in keyof Lists]: ListDefinition<Lists[Name]> }

/** Name of the table with the values of the state, and the ID of its only row. */
export const VALUES = 'sandbox'

export type StateSchema<Lists extends object, Values extends object> = ReturnType<typeof createSchema<Lists, Values>>

/**
 * Describes what a store contains.
 *
 * @typeParam Lists types of the rows, by list
 * @typeParam Values the values of the state
 * @param definitions of the lists, in their order in a state
 */
export function createSchema<Lists extends object, Values extends object>(definitions: ListDefinitions<Lists>) {
  type ListName = keyof Lists & string
  const names = Object.keys(definitions) as ListName[]

  /** Returns the ID of a row within its list. */
  function idOf<Name extends ListName>(list: Name, row: Lists[Name]): string {
    return definitions[list].idOf(row)
  }

  return {
    names,
    idOf,
    /** Returns the fields that are indexed. */
    indexesOf: (table: string): readonly string[] =>
      (definitions as Record<string, ListDefinition<object>>)[table]?.indexes ?? [],

    /** Lists the rows of a state as changes that create it. */
    changesOf(state: State<Lists, Values>): Change[] {
      const values = Object.fromEntries(Object.entries(state).filter(([name]) => !(names as string[]).includes(name)))
      const rows = names.flatMap((table) =>
        state[table].map((row): Change => ({ table, id: idOf(table, row), row: row as object })),
      )
      return [{ table: VALUES, id: VALUES, row: { id: VALUES, ...values } }, ...rows]
    },

    /** Collects rows, which keep their order within each list, in a state. Rows of unknown tables are left out. */
    stateFrom(rows: Iterable<Change>): State<Lists, Values> {
      const lists = Object.fromEntries(names.map((name) => [name, [] as object[]]))
      let values = {}
      for (const { table, row = {} } of rows) {
        if (table === VALUES) values = row
        else lists[table]?.push(row)
      }
      const { id: _, ...own } = values as { id?: string }
      return { ...own, ...lists } as State<Lists, Values>
    },
  }
}
