import { operationTable } from '../../../../generated/operation-table.ts'
import type { RequestEntry } from '../../state/exchange.ts'
import { queryOf } from '../api.ts'
import { shellCommand } from '../call-text.ts'
import { h, type View } from '../dom.ts'
import type { Item } from '../kinds.ts'
import type { App, Panel } from '../panel.ts'
import { button, code, entered, json, moment, note, number, parsed, row, saveAs, selectField, table } from '../ui.ts'

/** Number of the latest requests that the list shows. */
const LIMIT = 200

/** A list that was not loaded for this long, because another panel was visible, is loaded as a whole. */
const STALE_MS = 5000

const STATUSES = [
  ['', 'all'] as const,
  ...['2xx', '4xx', '5xx', '400', '401', '403', '404', '409', '429', '500', '503'],
  ['0', 'dropped'] as const,
]

interface Journal {
  /** The latest first. */
  entries: RequestEntry[]
  /** The filter of the entries, as a query. */
  filter: string
  /** When they were loaded. */
  at: number
}

/** The journal of requests. */
export function requests(app: App): Panel<Journal> {
  let isPaused = false
  /** The values of keys by ID, for the commands. */
  const tokens = new Map<string, string>()
  const { get, send } = app.api

  async function loadToken(entries: RequestEntry[]): Promise<void> {
    const { projectId: project_id, keyId: id } = chosenOf(app, entries) ?? {}
    if (id === undefined || tokens.has(id)) return
    const { items } = await get<{ items: Item[] }>(`resources/apiKeys${queryOf({ project_id, id })}`)
    tokens.set(id, items[0]?.apiKey ?? 'TOKEN')
  }

  return {
    title: 'Requests',
    async load(before = { entries: [], filter: '', at: 0 }) {
      const filter = queryOf(filterOf(app))
      const isCurrent = filter === before.filter && Date.now() - before.at < STALE_MS
      const last = isCurrent ? before.entries[0]?.id : undefined
      const query = queryOf({ ...filterOf(app), since: last, limit: LIMIT })
      const found = isPaused ? [] : await get<RequestEntry[]>(`requests${query}`)
      await loadToken([...found, ...before.entries])
      if (isPaused) return before
      // A sandbox that was started again counts from 1.
      const isMore = last !== undefined && (found[0]?.id ?? last + 1) > last
      const entries = [...found.toReversed(), ...(isMore ? before.entries : [])].slice(0, LIMIT)
      return { entries, filter, at: Date.now() }
    },
    show: ({ entries } = { entries: [], filter: '', at: 0 }) => [
      h('h1', {}, 'Requests'),
      h('form', { class: 'inline', onsubmit: (event: Event) => event.preventDefault() }, [
        filterField(app, 'operation', [['', 'all'], ...Object.keys(operationTable)]),
        filterField(app, 'status', STATUSES),
        button(isPaused ? 'Continue' : 'Pause the list', () => {
          isPaused = !isPaused
          void app.refresh()
        }),
        button('Download HAR', () => {
          const download = () => send('GET', `requests.har${queryOf(filterOf(app))}`)
          void app.act('requests', async () => saveAs('sandbox.har', await download()))
        }),
        button('Clear', () => {
          const clear = () => send('DELETE', 'requests').then(() => app.forget('requests'))
          void app.act('requests', clear, 'The journal was cleared')
        }),
      ]),
      note(app, 'requests'),
      app.path[0] !== undefined && detailOf(app, app.path[0], chosenOf(app, entries), tokens),
      table('Requests', {
        head: ['#ID', 'Time, UTC', 'Request', 'Operation', '#Status', '#ms', 'Reason'],
        rows: entries.map((entry) => rowOf(app, entry)),
        empty: 'No requests yet. Send one, and it appears here.',
      }),
    ],
  }
}

const filterOf = ({ query }: App) => ({ operation: query.get('operation') ?? '', status: query.get('status') ?? '' })

const chosenOf = ({ path }: App, entries: RequestEntry[]) => entries.find(({ id }) => String(id) === path[0])

function filterField(app: App, name: 'operation' | 'status', options: Parameters<typeof selectField>[2]): View {
  const onchange = entered((value) => {
    history.replaceState(null, '', `#/requests${queryOf({ ...filterOf(app), [name]: value })}`)
    void app.refresh()
  })
  const label = name === 'operation' ? 'Operation' : 'Status'
  return selectField(label, name, options, { value: filterOf(app)[name], onchange })
}

function rowOf(app: App, entry: RequestEntry): View {
  const { id, at, operation, method, path, status, durationMs, reason, fault } = entry
  return row(
    String(id),
    [
      number(h('a', { href: `#/requests/${id}${queryOf(filterOf(app))}` }, id)),
      moment(at),
      h('code', {}, `${method} ${path}`),
      operation ?? '–',
      h('td', { class: `number ${toneOf(status)}` }, status === 0 ? 'dropped' : status),
      number(durationMs.toFixed(1)),
      reason ?? (fault ? 'delayed by a fault' : ''),
    ],
    { 'aria-current': String(id) === app.path[0] ? 'true' : undefined },
  )
}

/** @param tokens values of keys by ID */
function detailOf(app: App, id: string, entry: RequestEntry | undefined, tokens: Map<string, string>): View {
  const head = h('div', { class: 'code-head' }, [
    h('h2', {}, `Request ${id}`),
    h('a', { href: `#/requests${queryOf(filterOf(app))}` }, 'Close'),
  ])
  if (!entry) {
    return h('section', { key: id }, [head, h('p', { class: 'empty' }, 'This request is no longer in the list.')])
  }
  const { request, response, ...rest } = entry
  const token = request.headers.authorization && (tokens.get(entry.keyId ?? '') ?? 'TOKEN')
  return h('section', { key: id }, [
    head,
    h('div', { class: 'columns' }, [
      json(app, 'Entry', rest),
      json(app, 'Request', readable(request)),
      json(app, 'Response', readable(response)),
      code(app, 'curl', shellCommand(entry.method, request.url, token, request.body)),
    ]),
  ])
}

/** A message with its JSON body as a value, which is easier to read. */
const readable = <Message extends { body?: string }>(message: Message) => {
  return { ...message, body: parsed(message.body ?? '') ?? message.body }
}

/** The colour of a status. */
function toneOf(status: number): string {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}
