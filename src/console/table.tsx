import type { ComponentChildren } from 'preact'
import { scrolls } from './ui.tsx'

/** Columns by title: the name of a field, or a function that renders the cell of a row. */
export type Columns<Row> = Record<string, string | ((row: Row) => ComponentChildren)>

interface TableProps<Row> {
  label: string
  columns: Columns<Row>
  rows: readonly Row[]
  /** Text if there are no rows. */
  empty?: string
  isCurrent?: (row: Row) => boolean
}

/** Maximum number of columns that a table shows side by side on phones; the rows of wider tables become cards. */
const MAX_NARROW = 3

/** A table that scrolls by itself. */
export function Table<Row>({ label, columns, rows, empty, isCurrent }: TableProps<Row>) {
  const [first] = rows
  if (first === undefined) return <p class="empty muted">{empty}</p>
  const titles = Object.keys(columns)
  const cellOf = (row: Row, column: Columns<Row>[string]) =>
    typeof column === 'string' ? (row as Record<string, ComponentChildren>)[column] : column(row)
  return (
    <div class="scroller" {...scrolls(label)}>
      <table class={titles.length > MAX_NARROW ? 'rows cards' : 'rows'}>
        <thead>
          <tr>
            {Object.entries(columns).map(([title, column]) => (
              <th key={title} scope="col" class={classOf(cellOf(first, column))}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row) ?? index} aria-current={isCurrent?.(row) ? 'true' : undefined}>
              {Object.entries(columns).map(([title, column]) => {
                const cell = cellOf(row, column)
                return (
                  <td key={title} class={classOf(cell)} data-title={title}>
                    {shown(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rowKey = (row: unknown) => {
  const { id, name } = row as { id?: string; name?: string }
  return id ?? name
}

/** Numbers are right-aligned. Short texts do not wrap, so that rows stay low. */
function classOf(cell: ComponentChildren): string | undefined {
  if (typeof cell === 'number' || (typeof cell === 'string' && /^-?[\d,.]+( %)?$/.test(cell))) return 'number'
  return typeof cell === 'string' && cell.length > 32 ? 'wide' : undefined
}

/** States by meaning: those of the sandbox, because the service's are undocumented. */
const TONES: Record<string, RegExp> = {
  good: /^(running|ready|success|succeeded|validated|active|computed)$/i,
  warn: /^(pending|queued|not_ready|in_progress|terminating|warning)$/i,
  bad: /^(failed|failure|expired|error)$/i,
}

/** Formats a cell: a moment in UTC, a state in a colour that repeats its meaning, anything else as it is. */
export function shown(cell: ComponentChildren): ComponentChildren {
  if (cell === undefined || cell === null || cell === '') return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : '–'
  if (typeof cell !== 'string') return cell
  // The API returns the Unix epoch if there is no moment.
  if (cell.startsWith('1970-01-01')) return '–'
  if (/^\d{4}-\d\d-\d\dT/.test(cell)) return <time dateTime={cell}>{cell.slice(0, 19).replace('T', ' ')}</time>
  return <span class={Object.keys(TONES).find((tone) => TONES[tone]?.test(cell))}>{cell}</span>
}
