import { iso8601 } from '../state/clock.ts'
import { LISTS, type ListName, type Snapshot, VERSION } from '../state/tables.ts'
import { quote } from '../values.ts'
import { MOMENTS, resolveMoment } from './moments.ts'
import type { Problem } from './problems.ts'
import type { Entries } from './rows.ts'

/** Creates the snapshot of a sandbox that starts at a moment. */
export function at(startedAt: number, entries: Entries): { snapshot: Snapshot; problems: Problem[] } {
  const problems: Problem[] = []
  const resolved = (list: ListName) => {
    const moments = Object.entries(MOMENTS[list] ?? {})
    return entries[list].map(({ row, from }) => {
      let changed: typeof row | undefined
      for (const [field, format] of moments) {
        const moment = (row as unknown as Record<string, string>)[field]
        if (moment === undefined || moment === 'never') continue
        const text = resolveMoment(moment, format, startedAt)
        if (text === undefined) {
          const message = `must exist, and be in the years 0 to 9999; it is ${quote(moment)}`
          problems.push({ pointer: `${from}/${field}`, message })
        } else if (text !== moment) {
          changed ??= { ...row }
          Object.assign(changed, { [field]: text })
        }
      }
      return changed ?? row
    })
  }
  const lists = Object.fromEntries(LISTS.map((list) => [list, resolved(list)]))
  const values = { version: VERSION, startedAt: iso8601(startedAt), created: lastNumber(entries) }
  return { snapshot: { ...values, ...lists } as unknown as Snapshot, problems }
}

/** The highest number of a domain whose ID is of the form that the sandbox gives new domains. */
function lastNumber({ domains }: Entries): number {
  return domains.reduce((last, { row }) => Math.max(last, Number(/^domain-(\d{1,15})$/.exec(row.id)?.[1] ?? 0)), 0)
}
