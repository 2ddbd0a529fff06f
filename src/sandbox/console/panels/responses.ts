import type { OperationId } from '../../../../generated/operation-table.ts'
import { type Child, h, type View } from '../dom.ts'
import type { App } from '../panel.ts'
import { code, moment, row, stateOf, table } from '../ui.ts'

// biome-ignore lint/suspicious/noExplicitAny: the fields of these lists are undocumented, and a console shows what there is.
type Body = any

/** The response of an operation: what people read as a table, and the JSON. */
export function responseOf(app: App, operation: OperationId, body: unknown): View {
  const json = code(app, `JSON, ${operation}`, JSON.stringify(body, null, 2))
  return h(
    'section',
    { key: operation, 'aria-label': operation },
    TABLES[operation]
      ? [TABLES[operation](body as Body), h('details', { class: 'more' }, h('summary', {}, 'JSON'), json)]
      : json,
  )
}

const pageAddress = (page: number) => `${location.hash.split('?')[0]}?page=${page}`

const TABLES: { [Id in OperationId]?: (body: Body) => Child } = {
  getBuildLogs: ({ status, logs }) => [
    h('h2', {}, 'Log, ', stateOf(status)),
    table(
      'Log',
      ['Time', 'Level', 'Message'],
      logs.map(({ timestamp, level, message }: Body, index: number) =>
        row(String(index), [moment(timestamp), stateOf(level), h('code', {}, message)]),
      ),
      'The log is empty.',
      { class: 'tall' },
    ),
  ],
  listContainerEvents: ({ events, total, page, limit }) => [
    h('h2', {}, `Events, page ${page} of ${Math.max(1, Math.ceil(total / limit))}`),
    h(
      'p',
      { class: 'inline' },
      page > 1 && h('a', { href: pageAddress(page - 1) }, 'Previous page'),
      page * limit < total && h('a', { href: pageAddress(page + 1) }, 'Next page'),
      h('span', { class: 'muted' }, `${total} events`),
    ),
    table(
      'Events',
      ['Time', 'Type', 'Message'],
      events.map(({ id, timestamp, type, message }: Body) =>
        row(id, [moment(timestamp), h('code', {}, type), message]),
      ),
      'There are no events.',
      { class: 'tall' },
    ),
  ],
  listBranches: ({ branches }) => [
    h('h2', {}, 'Branches'),
    table(
      'Branches',
      ['Name', 'Default', 'Protected', 'Commit'],
      branches.map(({ name, default: isDefault, protected: isProtected, sha }: Body) =>
        row(name, [name, isDefault ? 'yes' : '–', isProtected ? 'yes' : '–', h('code', {}, sha)]),
      ),
      'There are no branches.',
    ),
  ],
}
