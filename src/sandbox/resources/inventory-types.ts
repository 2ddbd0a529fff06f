/** Types of {@link Inventory}, apart from its code, so that the package's types contain nothing else. */

export interface InventoryFilter {
  /** Default: the first project. */
  project_id?: string | undefined
  /** Required for containers, builds and runs. */
  app_id?: string | undefined
  /** Only the item with this ID. */
  id?: string | undefined
  /** Only items whose ID, name or domain contains this text, ignoring case. */
  q?: string | undefined
  /** Number of items to skip. Default: 0. */
  offset?: number | undefined
  /** Maximum number of items, from 1 to 1000. Default: 50. */
  limit?: number | undefined
}

/** A resource with its ID and, where the API returns it, what the API returns now. */
export type InventoryItem = { id: string } & Record<string, unknown>

/** Lists resources: the API itself does not list apps, builds, runs or domains. Needs no token, and ignores faults. */
export interface Inventory {
  /** Lists the projects. */
  overview(): {
    /** Path segment of the code-hosting provider. */
    codehost: string
    /** Each with a valid owner token, if it has one, and the number of its rows by table: apps, domains and so on. */
    projects: { id: string; token?: string; counts: Record<string, number> }[]
  }
  /**
   * Lists the items of a table: apps, domains, apiKeys, serviceAccounts, repositories; or, of an app and the latest first,
   * containers, builds, runs. `total` counts the items on all pages.
   *
   * @throws RangeError if the table or the filter is invalid, Refusal if there is no such app
   */
  list(table: string, filter?: InventoryFilter): Promise<{ total: number; items: InventoryItem[] }>
}
