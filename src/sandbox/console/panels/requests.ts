import { operationTable } from '../../../../generated/operation-table.ts'
import { queryOf } from '../api.ts'
import type { App, Panel } from '../app.ts'
import { type Child, h, type View } from '../dom.ts'
import { button, code, field, moment, note, number, row, select, table } from '../ui.ts'

interface Entry {
  id: number
  at: string
  operation?: string
  method: string
  path: string
  status: number
  durationMs: number
  reason?: string
  fault?: unknown
}

/** Number of the latest requests that the list shows. */
const LIMIT = 200

/** The journal of requests. */
export function requests(app: App): Panel {
  let entries: Entry[] = []
  let isPaused = false

  const filter = () => ({ operation: app.query.get('operation') ?? '', status: app.query.get('status') ?? '' })
  const choose =
    (name: string) =>
    ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      history.replaceState(null, '', `#/requests${queryOf({ ...filter(), [name]: target.value })}`)
      void app.refresh()
    }
  const download = () =>
    app.act('requests', async () => {
      const response = await app.api.send('GET', `requests.har${queryOf(filter())}`)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await response.blob())
      link.download = 'sandbox.har'
      link.click()
      URL.revokeObjectURL(link.href)
    })

  function rowOf(entry: Entry): View {
    const { id, at, operation, method, path, status, durationMs, reason } = entry
    const href = `#/requests/${encodeURIComponent(id)}${queryOf(filter())}`
    return row(
      String(id),
      [
        h('a', { href, 'aria-label': `Request ${id}` }, moment(at)),
        h('code', {}, method),
        h('code', { class: 'path' }, path),
        operation ?? '–',
        h('td', { class: `number ${toneOf(status)}` }, status === 0 ? 'dropped' : status),
        number(durationMs.toFixed(1)),
        reason ?? '',
      ],
      { 'aria-current': String(id) === app.path[0] ? 'true' : undefined },
    )
  }

  function detail(): Child {
    const [id] = app.path
    if (id === undefined) return false
    const entry = entries.find((each) => String(each.id) === id)
    return h(
      'section',
      { class: 'detail', key: id },
      h('h2', {}, `Request ${id}`),
      h('a', { href: `#/requests${queryOf(filter())}` }, 'Close'),
      entry
        ? code(app, 'JSON', JSON.stringify(entry, null, 2))
        : h('p', {}, 'The journal has no such request any more.'),
    )
  }

  return {
    title: 'Requests',
    async load() {
      if (!isPaused) entries = await app.api.get(`requests${queryOf({ ...filter(), limit: LIMIT })}`)
    },
    show: () => [
      h('h1', {}, 'Requests'),
      h(
        'form',
        { class: 'inline', onsubmit: (event: Event) => event.preventDefault() },
        field(
          'Operation',
          select('operation', [['', 'all'], ...Object.keys(operationTable)], {
            value: filter().operation,
            onchange: choose('operation'),
          }),
        ),
        field(
          'Status',
          h('input', {
            name: 'status',
            class: 'control',
            value: filter().status,
            placeholder: 'all',
            onchange: choose('status'),
          }),
        ),
        button(isPaused ? 'Continue' : 'Pause', () => {
          isPaused = !isPaused
          void app.refresh()
        }),
        button('Download HAR', () => void download()),
        button('Clear', () => void app.act('requests', () => app.api.send('DELETE', 'requests'), 'Journal cleared')),
      ),
      note(app, 'requests'),
      detail(),
      table(
        'Requests',
        ['Time, UTC', 'Method', 'Path', 'Operation', '#Status', '#ms', 'Reason'],
        entries.map(rowOf),
        'There are no requests yet. Send one, and it appears here.',
      ),
    ],
  }
}

/** The colour of a status: that of an error, unless it is a success. */
function toneOf(status: number): string {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}
