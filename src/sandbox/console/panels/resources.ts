import type { OperationId } from '../../../../generated/operation-table.ts'
import type { ContainerEventsPage } from '../../../../generated/types.ts'
import { queryOf } from '../api.ts'
import { type Call, targetOf } from '../call-text.ts'
import { type Child, h } from '../dom.ts'
import { APP_KINDS, type Item, type Kind, PROJECT_KINDS } from '../kinds.ts'
import type { App, Panel } from '../panel.ts'
import { copy, entered, json, number, row, table } from '../ui.ts'
import { callsOf } from './calls.ts'
import { createProjects, type Projects } from './projects.ts'
import { responseOf } from './responses.ts'

/** Number of rows on a page of a list. */
const LIMIT = 50

/** A list in the address, with the chosen row, if any: `p-sandbox/apps/app-chat/runs/run-chat-1` has two. */
interface Level {
  name: string
  kind: Kind
  /** Address of the list. */
  path: string[]
  id: string | undefined
}

interface Page {
  total: number
  /** If a row is chosen, only this. */
  items: Item[]
  /** The responses that the detail shows. */
  shown?: [operation: OperationId, body: unknown][]
}

/** The resources of a project: lists, and the details of a chosen row. */
export function resources(app: App): Panel<Page> {
  const projects = createProjects(app)
  const levels = () => levelsIn(app.path, projects.current())
  return {
    title: 'Resources',
    async load() {
      await projects.load()
      return loadLevel(app, projects, levels())
    },
    show(page = { total: 0, items: [] }) {
      const all = levels()
      const level = all.at(-1) as Level
      const kinds = Object.entries(PROJECT_KINDS).map(([name, { title }]) => {
        const props = { href: addressOf([projects.current(), name]), 'aria-current': name === all[0]?.name && 'true' }
        return h('a', { class: 'kind', ...props }, [title, h('small', {}, ` ${projects.count(name)}`)])
      })
      return h('div', { class: 'side-by-side' }, [
        h('aside', {}, [
          projects.switcher('resources'),
          h('nav', { 'aria-label': 'Kinds of resources', class: 'kinds' }, kinds),
        ]),
        h('div', { key: level.path.join('/') + (level.id ?? '') }, [
          crumbs(all),
          level.id === undefined ? listOf(app, level, page) : detailOf(app, projects, all, page),
        ]),
      ])
    },
  }
}

/** The lists in the address, the innermost last. */
function levelsIn([, name = 'apps', id, inner = '', innerId]: string[], project: string): Level[] {
  const kind = PROJECT_KINDS[name]
  if (!kind) return levelsIn([], project)
  const outer = { name, kind, path: [project, name], id }
  const innerKind = name === 'apps' && id !== undefined && APP_KINDS[inner]
  return innerKind ? [outer, { name: inner, kind: innerKind, path: [project, name, id, inner], id: innerId }] : [outer]
}

/** A call with the chosen rows as path parameters. */
function callOf(operation: OperationId, project: string, levels: Level[], item?: Item): Call {
  const ids = levels.flatMap(({ kind, id }) => (id === undefined ? [] : [[kind.parameter, id] as const]))
  const path: Record<string, string> = { project_id: project, ...Object.fromEntries(ids) }
  const [owner = '', repo = ''] = (path.repo ?? '').split('/')
  return { operation, path: path.repo === undefined ? path : { ...path, owner, repo }, ...EXAMPLES[operation]?.(item) }
}

async function loadLevel(app: App, projects: Projects, levels: Level[]): Promise<Page> {
  const { name, kind, id } = levels.at(-1) as Level
  const scope = { project_id: projects.current(), app_id: levels.length > 1 ? levels[0]?.id : undefined }
  const list = (more: Parameters<typeof queryOf>[0]) =>
    app.api.get<Page>(`resources/${name}${queryOf({ ...scope, ...more })}`)
  if (id === undefined) {
    return list({ q: app.query.get('q') ?? '', offset: Number(app.query.get('from')) || 0, limit: LIMIT })
  }
  const page = await list({ id })
  const operations = (page.items.length > 0 && kind.shows) || []
  const read = async (operation: OperationId) => {
    const call = callOf(operation, projects.current(), levels)
    return [operation, await readCall(app, call, projects.codehost())] satisfies [OperationId, unknown]
  }
  return { ...page, shown: await Promise.all(operations.map(read)) }
}

async function readCall(app: App, call: Call, codehost: string): Promise<unknown> {
  const read = <Body>(query: Call['query'] = {}) => app.api.get<Body>(`read${targetOf({ ...call, query }, codehost)}`)
  if (call.operation !== 'listContainerEvents') return read()
  const page = app.query.get('page')
  const first = await read<ContainerEventsPage>({ page: page ?? 1 })
  const { events, total, limit } = first
  const isOldestFirst = String(events[0]?.timestamp) < String(events.at(-1)?.timestamp)
  // Without a page in the address, the latest events.
  const isLast = page !== null || !isOldestFirst || total <= limit
  return isLast ? first : read({ page: Math.ceil(total / limit) })
}

function crumbs(levels: Level[]): Child {
  const links = levels.flatMap(({ kind, path, id }) => [
    { label: kind.title, path },
    ...(id === undefined ? [] : [{ label: id, path: [...path, id] }]),
  ])
  if (links.length === 1) return false
  const views = links
    .slice(0, -1)
    .map(({ label, path }) => h('a', { key: path.join('/'), href: addressOf(path) }, label))
  return h('nav', { 'aria-label': 'Path', class: 'crumbs' }, views)
}

function listOf(app: App, { name, kind, path }: Level, { total, items }: Page): Child {
  const from = Number(app.query.get('from')) || 0
  const search = app.query.get('q') ?? ''
  const to = (offset: number) => `${addressOf(path)}${queryOf({ q: search, from: offset || '' })}`
  const oninput = entered((q) => {
    history.replaceState(null, '', `${addressOf(path)}${queryOf({ q })}`)
    void app.refresh()
  })
  const hasTokens = name === 'apiKeys'
  const rows = items.map((item) =>
    row(item.id, [
      h('a', { href: addressOf([...path, item.id]) }, item.id),
      ...kind.columns.map(([, cell, isNumber]) => (isNumber ? number(cell(item)) : cell(item))),
      ...(hasTokens ? [copy(app, String(item.apiKey), `token of ${item.id}`)] : []),
    ]),
  )
  const titles = kind.columns.map(([title, , isNumber]) => (isNumber ? `#${title}` : title))
  const range = `${from + 1} to ${from + items.length} of ${total}`
  const input = { type: 'search', class: 'control', 'aria-label': `Find in ${kind.title}`, placeholder: 'Find' }
  return [
    h('h1', {}, kind.title),
    h('div', { class: 'inline' }, [
      h('input', { ...input, value: search, oninput }),
      h('span', { class: 'muted' }, total > LIMIT ? range : `${total} ${search ? 'found' : 'in all'}`),
      from > 0 && h('a', { href: to(Math.max(0, from - LIMIT)) }, 'Previous'),
      from + LIMIT < total && h('a', { href: to(from + LIMIT) }, 'Next'),
    ]),
    table(kind.title, {
      head: ['ID', ...titles, ...(hasTokens ? ['Token'] : [])],
      rows,
      empty: search ? 'Nothing matches.' : `The project has no ${kind.title.toLowerCase()}.`,
    }),
  ]
}

function detailOf(app: App, projects: Projects, levels: Level[], { items, shown = [] }: Page): Child {
  const { kind, name, path, id = '' } = levels.at(-1) as Level
  const { shows = [], calls = [] } = kind
  const item = items.find((each) => each.id === id)
  const heading = h('h1', {}, `${kind.one} ${id}`)
  const gone = `There is no such ${kind.one.toLowerCase()}; it may have been deleted.`
  if (!item) return [heading, h('p', { class: 'empty' }, gone)]
  const tabs = Object.entries(APP_KINDS).map(([inner, { title }]) =>
    h('a', { class: 'kind', href: addressOf([...path, id, inner]) }, [title, h('small', {}, ` ${item[inner] ?? ''}`)]),
  )
  const copied = [...shows, ...calls].map((each) => callOf(each, projects.current(), levels, item))
  return [
    heading,
    name === 'apps' && h('nav', { class: 'line tabs', 'aria-label': `Resources of ${id}` }, tabs),
    name === 'apiKeys' && h('p', {}, copy(app, String(item.apiKey), `token of ${id}`, 'Copy the token')),
    shows.length === 0 ? json(app, 'JSON', item) : shown.map(([operation, body]) => responseOf(app, operation, body)),
    callsOf(app, projects, copied),
  ]
}

const addressOf = (path: string[]) => `#/resources/${path.map(encodeURIComponent).join('/')}`

/** Bodies and queries of calls to copy. Each call with them succeeds. */
const EXAMPLES: { [Id in OperationId]?: (item: Item | undefined) => Partial<Call> } = {
  createDomain: (item) => ({
    body: { domain: 'new.example.com', domainType: 'subdomain', region: item?.region ?? 'us-east-1' },
  }),
  updateApp: (item) => ({ body: { maxReplicaCount: item?.maxReplicaCount ?? 4 } }),
  computeBaseImageHash: () => ({ body: { dependencies: {} } }),
}
