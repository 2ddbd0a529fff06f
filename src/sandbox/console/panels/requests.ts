import { operationTable } from '../../../../generated/operation-table.ts'
import type { RequestEntry } from '../../state/exchange.ts'
import { queryOf } from '../api.ts'
import { shellCommand } from '../call-text.ts'
import { type Child, h, type View } from '../dom.ts'
import type { Item } from '../kinds.ts'
import type { App, Panel } from '../panel.ts'
import { button, code, field, moment, note, number, row, saveAs, select, table } from '../ui.ts'

/** Number of the latest requests that the list shows. */
const LIMIT = 200

/** A list that was not loaded for this long, because another panel was visible, is loaded as a whole. */
const STALE_MS = 5000

const STATUSES = [
  ['', 'all'],
  ...['2xx', '4xx', '5xx', '400', '401', '403', '404', '409', '429', '500', '503'].map((each) => [each, each] as const),
  ['0', 'dropped'],
] as const

/** The journal of requests. */
export function requests(app: App): Panel {
  let entries: RequestEntry[] = []
  /** The filter of `entries`, and when they were loaded. */
  let [loaded, loadedAt] = ['', 0]
  let isPaused = false
  /** The values of keys by ID, for the commands. */
  const tokens = new Map<string, string>()

  const filter = () => ({ operation: app.query.get('operation') ?? '', status: app.query.get('status') ?? '' })
  const listAddress = () => `#/requests${queryOf(filter())}`
  const choose =
    (name: string) =>
    ({ target }: { target: HTMLSelectElement }) => {
      history.replaceState(null, '', `#/requests${queryOf({ ...filter(), [name]: target.value })}`)
      void app.refresh()
    }

  async function load(): Promise<() => void> {
    if (isPaused) {
      await loadToken(find(entries))
      return () => {}
    }
    const wanted = queryOf(filter())
    const last = wanted === loaded && Date.now() - loadedAt < STALE_MS ? entries[0]?.id : undefined
    const found = await app.api.get<RequestEntry[]>(`requests${queryOf({ ...filter(), since: last, limit: LIMIT })}`)
    await loadToken(find([...found, ...entries]))
    return () => {
      // A sandbox that was started again counts from 1.
      const isMore = last !== undefined && (found[0]?.id ?? last + 1) > last
      entries = [...found.toReversed(), ...(isMore ? entries : [])].slice(0, LIMIT)
      ;[loaded, loadedAt] = [wanted, Date.now()]
    }
  }

  const find = (some: RequestEntry[]) => some.find(({ id }) => String(id) === app.path[0])

  async function loadToken({ projectId: project_id, keyId: id }: Partial<RequestEntry> = {}): Promise<void> {
    if (id === undefined || tokens.has(id)) return
    const { items } = await app.api.get<{ items: Item[] }>(`resources/apiKeys${queryOf({ project_id, id })}`)
    tokens.set(id, items[0]?.apiKey ?? 'TOKEN')
  }

  const download = () =>
    app.act('requests', async () => {
      await saveAs('sandbox.har', await app.api.send('GET', `requests.har${queryOf(filter())}`))
    })

  const clear = async () => {
    if (await app.act('requests', () => app.api.send('DELETE', 'requests'), 'The journal was cleared')) entries = []
    app.render()
  }

  function rowOf({ id, at, operation, method, path, status, durationMs, reason, fault }: RequestEntry): View {
    const isChosen = String(id) === app.path[0]
    return row(
      String(id),
      [
        h('td', { class: 'number' }, h('a', { href: `#/requests/${id}${queryOf(filter())}` }, id)),
        moment(at),
        h('code', {}, `${method} ${path}`),
        operation ?? '–',
        h('td', { class: `number ${toneOf(status)}` }, status === 0 ? 'dropped' : status),
        number(durationMs.toFixed(1)),
        reason ?? (fault ? 'delayed by a fault' : ''),
      ],
      { 'aria-current': isChosen ? 'true' : undefined },
    )
  }

  function detail(): Child {
    const [id] = app.path
    if (id === undefined) return false
    const entry = find(entries)
    const title = h(
      'div',
      { class: 'code-head' },
      h('h2', {}, `Request ${id}`),
      h('a', { href: listAddress() }, 'Close'),
    )
    if (!entry)
      return h('section', { key: id }, title, h('p', { class: 'empty' }, 'This request is no longer in the list.'))
    const { request, response, ...rest } = entry
    const token = request.headers.authorization && (tokens.get(entry.keyId ?? '') ?? 'TOKEN')
    const command = shellCommand(entry.method, request.url, token, request.body)
    return h(
      'section',
      { key: id },
      title,
      h(
        'div',
        { class: 'columns' },
        code(app, 'Entry', JSON.stringify(rest, null, 2)),
        code(app, 'Request', JSON.stringify({ ...request, body: parsed(request.body) }, null, 2)),
        code(app, 'Response', JSON.stringify({ ...response, body: parsed(response.body) }, null, 2)),
        code(app, 'curl', command),
      ),
    )
  }

  return {
    title: 'Requests',
    load,
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
        field('Status', select('status', STATUSES, { value: filter().status, onchange: choose('status') })),
        button(isPaused ? 'Continue' : 'Pause the list', () => {
          isPaused = !isPaused
          void app.refresh()
        }),
        button('Download HAR', () => void download()),
        button('Clear', () => void clear()),
      ),
      note(app, 'requests'),
      detail(),
      table(
        'Requests',
        ['#ID', 'Time, UTC', 'Request', 'Operation', '#Status', '#ms', 'Reason'],
        entries.map(rowOf),
        'No requests yet. Send one, and it appears here.',
      ),
    ],
  }
}

/** The colour of a status. */
function toneOf(status: number): string {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}

/** The value of a JSON text, which is easier to read; any other text as it is. */
function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return body
  }
}
