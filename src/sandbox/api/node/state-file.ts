import { openDataFile, readDataFile } from '../../kit/node/data-file.ts'
import { SCHEMA, type Snapshot, VERSION } from '../tables.ts'

/**
 * Opens a data file, and creates it if it is missing or empty. See `openDataFile`.
 *
 * @returns `save`, `close` and, if the file has a state, `snapshot`
 * @throws UsageError if the file is damaged, unusable or in use
 */
export async function openStateFile(path: string, options?: Parameters<typeof openDataFile>[2]) {
  const { rows, ...file } = await openDataFile(path, VERSION, options)
  return { ...file, ...(rows.length > 0 && { snapshot: SCHEMA.stateFrom(rows) }) }
}

/** Reads the state in a data file; undefined if the file is empty. See `readDataFile`. */
export async function readStateFile(path: string): Promise<Snapshot | undefined> {
  const rows = await readDataFile(path, VERSION)
  return rows.length > 0 ? SCHEMA.stateFrom(rows) : undefined
}
