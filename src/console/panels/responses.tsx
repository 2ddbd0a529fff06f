import { ChevronLeft, ChevronRight } from 'lucide'
import type { OperationId } from '../../../generated/operation-table.ts'
import { Json } from '../code.tsx'
import { Icon } from '../icon.tsx'
import { type Columns, Table } from '../table.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the fields of these lists are undocumented, and a console shows what there is.
type Body = any

/** The field of a response with a list, and the columns of the list. */
const LISTS: { [Id in OperationId]?: [field: string, columns: Columns<Body>] } = {
  getBuildLogs: [
    'logs',
    { 'Time, UTC': 'timestamp', Level: 'level', Message: ({ message }) => <code>{message}</code> },
  ],
  listContainerEvents: [
    'events',
    { 'Time, UTC': 'timestamp', Type: ({ type }) => <code>{type}</code>, Message: 'message' },
  ],
  listBranches: ['branches', { Name: 'name', Default: 'default', Protected: 'protected', Commit: 'sha' }],
}

interface ReadResponseProps {
  operation: OperationId
  body: Body
  /** The address that shows a page of the list. */
  pageAddress: (page: number) => string
}

/** The response of an operation: a list as a table, and the JSON. */
export function ReadResponse({ operation, body, pageAddress }: ReadResponseProps) {
  const json = <Json label={`JSON, ${operation}`} value={body} />
  const list = LISTS[operation]
  if (!list) return json
  const [field, columns] = list
  return (
    <section aria-label={operation}>
      <div class="code-head">
        <h2 class="title">{field}</h2>
        {body.page !== undefined && (
          <Pages
            body={body}
            labels={isOldestFirst(body[field]) ? ['Older', 'Newer'] : ['Newer', 'Older']}
            pageAddress={pageAddress}
          />
        )}
      </div>
      <div class="tall">
        <Table label={field} rows={body[field]} columns={columns} empty="There are none." />
      </div>
      <details class="more">
        <summary>JSON</summary>
        {json}
      </details>
    </section>
  )
}

/** Whether a list starts with its oldest entries. */
export const isOldestFirst = (entries: { timestamp?: string }[]): boolean =>
  String(entries[0]?.timestamp) <= String(entries.at(-1)?.timestamp)

interface PagesProps extends Omit<ReadResponseProps, 'operation'> {
  labels: readonly [before: string, after: string]
}

/** Links to the pages around this one. */
function Pages({ body: { page, total, limit }, pageAddress, labels: [before, after] }: PagesProps) {
  return (
    <span class="line">
      {page > 1 && (
        <a href={pageAddress(page - 1)}>
          <Icon icon={ChevronLeft} />
          {before}
        </a>
      )}
      {page * limit < total && (
        <a href={pageAddress(page + 1)}>
          {after}
          <Icon icon={ChevronRight} />
        </a>
      )}
      <span class="muted">{`page ${page}, ${total} in all`}</span>
    </span>
  )
}
