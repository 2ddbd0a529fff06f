import { defaultRows } from '../../../generated/default-rows.ts'
import { LISTS, type Snapshot } from '../state/tables.ts'
import { at } from './at.ts'
import type { Entries } from './rows.ts'

/** Creates the state of a sandbox without a seed. @param startedAt milliseconds since the Unix epoch */
export function defaultSnapshot(startedAt: number): Snapshot {
  const rows: Record<string, object[]> = JSON.parse(defaultRows)
  const entries = LISTS.map((list) => [list, rows[list]?.map((row) => ({ row, from: '', n: 1, of: 1 }))])
  return at(startedAt, Object.fromEntries(entries) as Entries).snapshot
}
