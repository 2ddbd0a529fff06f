import type { ComponentChildren } from 'preact'
import { ProblemsAbove, scrolls } from './ui.tsx'

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
  if (rows.length === 0) return <p class="empty muted">{empty}</p>
  const titles = Object.keys(columns)
  const cells = rows.map((row) =>
    Object.values(columns).map((column) =>
      typeof column === 'string' ? (row as Record<string, ComponentChildren>)[column] : column(row),
    ),
  )
  /** By column, so that its cells and its title are aligned alike. */
  const hasNumbers = titles.map((_, column) => cells.some((row) => isNumber(row[column])))
  return (
    <ProblemsAbove>
      <div class="scroller" {...scrolls(label)}>
        <table class={titles.length > MAX_NARROW ? 'rows cards' : 'rows'}>
          <thead>
            <tr>
              {titles.map((title, column) => (
                <th key={title} scope="col" class={hasNumbers[column] ? 'number' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rowKey(row) ?? index} aria-current={isCurrent?.(row) ? 'true' : undefined}>
                {titles.map((title, column) => {
                  const cell = cells[index]?.[column]
                  return (
                    <td key={title} class={classOf(cell, hasNumbers[column])} data-title={title}>
                      {shown(cell)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ProblemsAbove>
  )
}

const rowKey = (row: unknown) => {
  const { id, name } = row as { id?: string; name?: string }
  return id ?? name
}

const isNumber = (cell: ComponentChildren) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^-?[\d,.]+( %)?$/.test(cell))

/** Numbers are right-aligned. Short texts do not wrap, so that rows stay low. Cards leave out empty cells. */
function classOf(cell: ComponentChildren, isNumeric: boolean | undefined): string | undefined {
  const blank = shown(cell) === NOTHING && 'blank'
  if (isNumeric || blank) return [isNumeric && 'number', blank].filter(Boolean).join(' ')
  return typeof cell === 'string' && cell.length > 32 ? 'wide' : undefined
}

/** States by meaning: those of the sandbox, because the service's are undocumented. */
const TONES: Record<string, RegExp> = {
  good: /^(running|ready|success|succeeded|validated|active|computed)$/i,
  warn: /^(pending|queued|not_ready|in_progress|terminating|warning)$/i,
  bad: /^(failed|failure|expired|error)$/i,
}

const NOTHING = '–'

/** Formats a cell: a moment in UTC, a state in a colour that repeats its meaning, anything else as it is. */
export function shown(cell: ComponentChildren): ComponentChildren {
  if (cell === undefined || cell === null || cell === '') return NOTHING
  if (typeof cell === 'boolean') return cell ? 'yes' : NOTHING
  if (typeof cell !== 'string') return cell
  // The API returns the Unix epoch if there is no moment.
  if (cell.startsWith('1970-01-01')) return NOTHING
  if (/^\d{4}-\d\d-\d\dT/.test(cell)) return <time dateTime={cell}>{cell.slice(0, 19).replace('T', ' ')}</time>
  return <span class={Object.keys(TONES).find((tone) => TONES[tone]?.test(cell))}>{cell}</span>
}
