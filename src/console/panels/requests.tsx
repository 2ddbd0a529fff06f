import { ArrowLeftRight, Download, Trash, X } from 'lucide'
import { useEffect } from 'preact/hooks'
import { operationTable } from '../../../generated/operation-table.ts'
import { isSame, parseJson } from '../../json.ts'
import type { RequestEntry } from '../../sandbox/api/controls.ts'
import type { ConsoleApi } from '../api.ts'
import { Code, Json } from '../code.tsx'
import { shellCommand } from '../form/call.ts'
import { type Address, hashOf, type Loaded, type Panel, queryOf, useHost } from '../host.ts'
import { Icon } from '../icon.tsx'
import type { ResourceItem } from '../kinds.ts'
import { Table } from '../table.tsx'
import { Action, Button, Field, saveAs } from '../ui.tsx'

/** Number of the latest requests that the list shows. */
const LIMIT = 200

const STATUSES = [
  ['', 'all'] as const,
  '2xx',
  '4xx',
  '5xx',
  '400',
  '401',
  '403',
  '404',
  '409',
  '429',
  '500',
  '503',
  ['0', 'dropped'] as const,
]

interface RequestsData {
  /** The latest first. */
  entries: RequestEntry[]
  /** The token of the chosen request, for its command. */
  token?: string | undefined
}

export const requests: Panel<RequestsData> = {
  title: 'Requests',
  icon: ArrowLeftRight,
  followsCalls: true,
  /** Loads the entries that are new, and the latest known one: without it, the journal was cleared or is another one. */
  async load(api, address, before = { entries: [] }) {
    const [last, ...older] = before.entries
    const filter = { ...filterOf(address), since: last && last.id - 1, limit: LIMIT }
    const found = await api.get<RequestEntry[]>(`requests${queryOf(filter)}`)
    if (last && !isSame(found[0], last)) return requests.load(api, address, undefined)
    const entries = [...found.toReversed(), ...older].slice(0, LIMIT)
    return { entries, token: await loadToken(api, chosenIn(address, entries)) }
  },
  View: RequestsPanel,
}

async function loadToken(api: ConsoleApi, entry: RequestEntry | undefined): Promise<string | undefined> {
  if (entry?.request.headers.authorization === undefined) return undefined
  if (entry.keyId === undefined) return 'TOKEN'
  const key = queryOf({ project_id: entry.projectId, id: entry.keyId })
  const { items } = await api.get<{ items: ResourceItem[] }>(`resources/apiKeys${key}`)
  return items[0]?.apiKey ?? 'TOKEN'
}

const filterOf = ({ query }: Address) => ({ operation: query.get('operation'), status: query.get('status') })
const chosenIn = ({ path }: Address, entries: RequestEntry[]) => entries.find(({ id }) => String(id) === path[0])

const linkId = (id: number | string | undefined) => `request-${id}`

function RequestsPanel({ data: { entries, token }, address }: Loaded<RequestsData>) {
  const { go } = useHost()
  const [id] = address.path
  const { operation, status } = filterOf(address)
  const isFiltered = operation || status
  const addressOf = (id?: number) =>
    hashOf(id === undefined ? ['requests'] : ['requests', String(id)], filterOf(address))
  const close = () => {
    document.getElementById(linkId(id))?.focus()
    go(addressOf())
  }
  // The list becomes lower when a request is shown.
  useEffect(() => document.getElementById(linkId(id))?.closest('tr')?.scrollIntoView({ block: 'nearest' }), [id])
  return (
    <>
      <h1>Requests</h1>
      <Controls />
      <div class={id === undefined ? undefined : 'tall list'}>
        <Table
          label="Requests"
          rows={entries}
          isCurrent={(entry) => String(entry.id) === id}
          columns={{
            ID: (entry) => (
              <a id={linkId(entry.id)} href={addressOf(entry.id)}>
                {entry.id}
              </a>
            ),
            Status: ({ status }) => <span class={toneOf(status)}>{status === 0 ? 'dropped' : status}</span>,
            Request: ({ method, path }) => <code class="brief">{[method, ' ', ...segmentsOf(path)]}</code>,
            Reason: ({ reason, fault }) => reason ?? (fault ? 'delayed by a fault' : undefined),
            Operation: 'operation',
            ms: ({ durationMs }) => durationMs.toFixed(1),
            'Time, UTC': 'at',
          }}
          empty={isFiltered ? 'No request matches.' : 'No requests yet. Send one, and it appears here.'}
        />
      </div>
      {id !== undefined && (
        <section key={id}>
          <div class="code-head">
            <h2>Request {id}</h2>
            <Button onClick={close}>
              <Icon icon={X} />
              Close
            </Button>
          </div>
          <Detail entry={chosenIn(address, entries)} token={token} />
        </section>
      )}
    </>
  )
}

function Controls() {
  const { api, address, go } = useHost()
  const { operation, status } = filterOf(address)
  const show = (part: object) => go(hashOf(['requests', ...address.path], { operation, status, ...part }))
  const operations = [['', 'all'] as const, ...Object.keys(operationTable)]
  const download = async () =>
    saveAs('sandbox.har', await api.send('GET', `requests.har${queryOf({ operation, status })}`))
  const clear = async () => {
    await api.send('DELETE', 'requests')
    show({})
  }
  return (
    <div class="inline">
      <Field
        label="Operation"
        options={operations}
        value={operation ?? ''}
        onValue={(operation) => show({ operation })}
      />
      <Field label="Status" options={STATUSES} value={status ?? ''} onValue={(status) => show({ status })} />
      <Action run={download}>
        <Icon icon={Download} />
        Download HAR
      </Action>
      <Action
        run={clear}
        question={['Clear the journal? All requests in it are lost.', 'Clear']}
        done="Journal cleared"
      >
        <Icon icon={Trash} />
        Clear…
      </Action>
    </div>
  )
}

function Detail({ entry, token }: { entry: RequestEntry | undefined; token: string | undefined }) {
  if (!entry) return <p class="empty muted">This request is no longer in the list.</p>
  const { request, response, ...rest } = entry
  return (
    <div class="columns">
      <Json label="Entry" value={rest} />
      <Json label="Request" value={readable(request)} />
      <Json label="Response" value={readable(response)} />
      <Code
        samples={[
          { label: 'curl', language: 'curl', text: shellCommand(entry.method, request.url, token, request.body) },
        ]}
      />
    </div>
  )
}

/** A message with its JSON body parsed, which is easier to read. */
const readable = <Message extends { body?: string }>(message: Message) => {
  return { ...message, body: parseJson(message.body) ?? message.body }
}

/** The colour of a status. */
function toneOf(status: number): string {
  if (status === 0 || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}

/** The segments of a path, between which it may break. Not blocks, between which screen readers would pause. */
const segmentsOf = (path: string) =>
  path.split(/(?=\/)/).map((segment, index) => (
    <span key={index} class="segment">
      <wbr />
      {segment}
    </span>
  ))
