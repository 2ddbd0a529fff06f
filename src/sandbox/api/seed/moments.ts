import { isDateTime } from '../../../document/formats.ts'
import { DAY, HOUR, iso8601, MINUTE, MOMENT, parseMoment, rfc3339, SECOND } from '../../kit/clock.ts'
import type { SeedProblem } from '../../kit/errors.ts'
import { quote } from '../../kit/values.ts'
import { type Snapshot, TABLE_NAMES, type TableName, VERSION } from '../tables.ts'
import type { Entries } from './rows.ts'

/** A moment in a seed: ISO 8601 in UTC or with an offset, or relative to the start of the sandbox, such as `-3d` or `+90m`. */
export const MOMENT_PATTERN = `^(${MOMENT}|[+-]\\d{1,9}[smhd])$`

/** The years 0 to 9999, which have four digits. */
const FIRST = Date.parse('0000-01-01')
const LAST = Date.UTC(10000, 0) - 1

const UNITS = { s: SECOND, m: MINUTE, h: HOUR, d: DAY }

type MomentFormat = (milliseconds: number) => string

/** The fields of rows that are moments, and the format of each. */
export const MOMENTS: { [Name in TableName]?: Record<string, MomentFormat> } = {
  apiKeys: { createdAt: rfc3339, updatedAt: rfc3339, expiresAt: rfc3339 },
  apps: { createdAt: iso8601, deletedAt: iso8601 },
  builds: { createdAt: iso8601 },
  containers: { requestedAt: iso8601 },
  runs: { createdAt: iso8601 },
  domains: { createdAt: rfc3339, updatedAt: rfc3339 },
  repositories: { createdAt: rfc3339, pushedAt: rfc3339, updatedAt: rfc3339 },
}

/**
 * Turns a moment into an RFC 3339 timestamp, which `format` writes unless the moment is one already.
 *
 * @param startedAt start of the sandbox in milliseconds since the Unix epoch
 * @returns undefined if the moment does not exist, or is outside the years 0 to 9999
 */
function resolveMoment(moment: string, format: MomentFormat, startedAt: number): string | undefined {
  const relative = moment.startsWith('-') || moment.startsWith('+')
  const amount = Number(moment.slice(0, -1))
  const milliseconds = relative ? startedAt + amount * UNITS[moment.slice(-1) as 's'] : parseMoment(moment)
  // False for NaN.
  if (!(milliseconds >= FIRST && milliseconds <= LAST)) return undefined
  return !relative && isDateTime(moment) ? moment : format(milliseconds)
}

/** Creates the snapshot of a sandbox that starts at a moment. */
export function at(startedAt: number, entries: Entries): { snapshot: Snapshot; problems: SeedProblem[] } {
  const problems: SeedProblem[] = []
  const resolved = (list: TableName) => {
    const moments = Object.entries(MOMENTS[list] ?? {})
    return entries[list].map(({ row, from }) => {
      const fields = { ...row } as unknown as Record<string, string | undefined>
      for (const [field, format] of moments) {
        const moment = fields[field]
        if (moment === undefined || moment === 'never') continue
        fields[field] = resolveMoment(moment, format, startedAt)
        if (fields[field] !== undefined) continue
        const message = `must exist, and be in the years 0 to 9999; it is ${quote(moment)}`
        problems.push({ pointer: `${from}/${field}`, message })
      }
      return fields
    })
  }
  const lists = Object.fromEntries(TABLE_NAMES.map((list) => [list, resolved(list)]))
  const values = { version: VERSION, startedAt: iso8601(startedAt), created: lastNumber(entries) }
  return { snapshot: { ...values, ...lists } as unknown as Snapshot, problems }
}

/** The highest number of a domain whose ID is of the form that the sandbox gives new domains. */
function lastNumber({ domains }: Entries): number {
  return domains.reduce((last, { row }) => Math.max(last, Number(/^domain-(\d{1,15})$/.exec(row.id)?.[1] ?? 0)), 0)
}
