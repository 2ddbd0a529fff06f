import type { OperationId } from '../../../../generated/operation-table.ts'
import { type Child, h, type View } from '../dom.ts'
import type { App } from '../panel.ts'
import { json, moment, row, stateOf, table } from '../ui.ts'

// biome-ignore lint/suspicious/noExplicitAny: the fields of these lists are undocumented, and a console shows what there is.
type Body = any

/** The response of an operation: what people read as a table, and the JSON. */
export function responseOf(app: App, operation: OperationId, body: unknown): View {
  const text = json(app, `JSON, ${operation}`, body)
  const shown = TABLES[operation]?.(body as Body)
  return h('section', { key: operation, 'aria-label': operation }, [
    shown ? [shown, h('details', { class: 'more' }, [h('summary', {}, 'JSON'), text])] : text,
  ])
}

const pageLink = (label: string, page: number): View =>
  h('a', { href: `${location.hash.split('?')[0]}?page=${page}` }, label)

const TABLES: { [Id in OperationId]?: (body: Body) => Child } = {
  getBuildLogs: ({ status, logs }) => [
    h('h2', {}, ['Log, ', stateOf(status)]),
    table('Log', {
      head: ['Time', 'Level', 'Message'],
      rows: logs.map(({ timestamp, level, message }: Body, index: number) =>
        row(String(index), [moment(timestamp), stateOf(level), h('code', {}, message)]),
      ),
      empty: 'The log is empty.',
      isTall: true,
    }),
  ],
  listContainerEvents: ({ events, total, page, limit }) => [
    h('h2', {}, `Events, page ${page} of ${Math.max(1, Math.ceil(total / limit))}`),
    h('p', { class: 'inline' }, [
      page > 1 && pageLink('Previous page', page - 1),
      page * limit < total && pageLink('Next page', page + 1),
      h('span', { class: 'muted' }, `${total} events`),
    ]),
    table('Events', {
      head: ['Time', 'Type', 'Message'],
      rows: events.map(({ id, timestamp, type, message }: Body) =>
        row(id, [moment(timestamp), h('code', {}, type), message]),
      ),
      empty: 'There are no events.',
      isTall: true,
    }),
  ],
  listBranches: ({ branches }) => [
    h('h2', {}, 'Branches'),
    table('Branches', {
      head: ['Name', 'Default', 'Protected', 'Commit'],
      rows: branches.map(({ name, default: isDefault, protected: isProtected, sha }: Body) =>
        row(name, [name, isDefault ? 'yes' : '–', isProtected ? 'yes' : '–', h('code', {}, sha)]),
      ),
      empty: 'There are no branches.',
    }),
  ],
}
