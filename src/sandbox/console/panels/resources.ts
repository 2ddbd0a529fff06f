import type { OperationId } from '../../../../generated/operation-table.ts'
import type { ContainerEventsPage } from '../../../../generated/types.ts'
import { queryOf } from '../api.ts'
import { type Call, targetOf } from '../call-text.ts'
import { type Child, h, type View } from '../dom.ts'
import { APP_KINDS, type Item, type Kind, PROJECT_KINDS } from '../kinds.ts'
import type { App, Panel } from '../panel.ts'
import { code, copy, number, row, table } from '../ui.ts'
import { callsOf } from './calls.ts'
import { createProjects } from './projects.ts'
import { responseOf } from './responses.ts'

/** Number of rows on a page of a list. */
const LIMIT = 50

/** A list in the address, with the chosen row, if any: `p-sandbox/apps/app-chat/runs/run-chat-1` has two. */
interface Level {
  name: string
  kind: Kind
  /** Address of the list. */
  path: string[]
  id?: string
}

/** The resources of a project: lists, and the details of a chosen row. */
export function resources(app: App): Panel {
  const projects = createProjects(app)
  let page: { total: number; items: Item[] } = { total: 0, items: [] }
  let chosen: Item | undefined
  let shown: [operation: OperationId, body: unknown][] = []

  /** The lists in the address, the innermost last. */
  function levels(): Level[] {
    const [, name = 'apps', id, inner, innerId] = app.path
    const kind = PROJECT_KINDS[name]
    if (!kind) return levelsOf('apps', PROJECT_KINDS.apps as Kind)
    const outer = levelsOf(name, kind, id)
    const innerKind = name === 'apps' && id !== undefined && APP_KINDS[inner ?? '']
    if (!inner || !innerKind) return outer
    const path = [projects.current(), name, id, inner]
    return [...outer, { name: inner, kind: innerKind, path, ...(innerId !== undefined && { id: innerId }) }]
  }
  const levelsOf = (name: string, kind: Kind, id?: string): Level[] => {
    return [{ name, kind, path: [projects.current(), name], ...(id !== undefined && { id }) }]
  }

  /** The path parameters of the chosen rows. */
  function parameters(): Record<string, string> {
    const ids = levels().flatMap(({ kind, id }) => (id === undefined ? [] : [[kind.parameter, id] as const]))
    const named: Record<string, string> = { project_id: projects.current(), ...Object.fromEntries(ids) }
    const [owner, repo] = (named.repo ?? '').split('/')
    return named.repo === undefined ? named : { ...named, owner: owner ?? '', repo: repo ?? '' }
  }

  const callOf = (operation: OperationId): Call => ({ operation, path: parameters(), ...EXAMPLES[operation]?.(chosen) })

  function list(level: Level, more: Record<string, string | number>) {
    const [outer] = levels()
    const scope = level === outer || outer?.id === undefined ? {} : { app_id: outer.id }
    const query = queryOf({ project_id: projects.current(), ...scope, ...more })
    return app.api.get<{ total: number; items: Item[] }>(`resources/${level.name}${query}`)
  }

  async function load(): Promise<() => void> {
    await projects.load()
    const level = levels().at(-1) as Level
    if (level.id === undefined) {
      const offset = Number(app.query.get('from')) || 0
      const loaded = await list(level, { q: app.query.get('q') ?? '', offset, limit: LIMIT })
      return () => {
        page = loaded
      }
    }
    const found = (await list(level, { id: level.id })).items[0]
    const operations = found ? level.kind.shows : []
    const bodies = await Promise.all(operations.map(read))
    return () => {
      chosen = found
      shown = operations.map((operation, index) => [operation, bodies[index]])
    }
  }

  async function read(operation: OperationId): Promise<unknown> {
    const target = (more?: Partial<Call>) => `read${targetOf({ ...callOf(operation), ...more }, projects.codehost())}`
    const page = app.query.get('page')
    if (operation !== 'listContainerEvents') return app.api.get(target())
    const first = await app.api.get<ContainerEventsPage>(target({ query: { page: page ?? 1 } }))
    const { events, total, limit } = first
    const isOldestFirst = String(events[0]?.timestamp) < String(events.at(-1)?.timestamp)
    // Without a page in the address, the latest events.
    const isLast = page !== null || !isOldestFirst || total <= limit
    return isLast ? first : app.api.get(target({ query: { page: Math.ceil(total / limit) } }))
  }

  function show(): Child {
    const all = levels()
    const level = all.at(-1) as Level
    return [
      h(
        'div',
        { class: 'side-by-side' },
        h(
          'aside',
          {},
          projects.switcher('resources'),
          h('nav', { 'aria-label': 'Kinds of resources', class: 'kinds' }, Object.entries(PROJECT_KINDS).map(kindLink)),
        ),
        h(
          'div',
          { key: level.path.join('/') + (level.id ?? '') },
          crumbs(all),
          level.id === undefined ? listOf(level) : detailOf(level),
        ),
      ),
    ]
  }

  function kindLink([name, { title }]: [string, Kind]): View {
    const isCurrent = levels()[0]?.name === name
    const href = addressOf([projects.current(), name])
    return h(
      'a',
      { class: 'kind', href, 'aria-current': isCurrent ? 'true' : undefined },
      title,
      h('small', {}, ` ${projects.count(name)}`),
    )
  }

  function crumbs(all: Level[]): Child {
    const links = all.flatMap(({ kind, path, id }) => [
      { label: kind.title, path },
      ...(id === undefined ? [] : [{ label: id, path: [...path, id] }]),
    ])
    if (links.length === 1) return false
    return h(
      'nav',
      { 'aria-label': 'Path', class: 'crumbs' },
      links.slice(0, -1).map(({ label, path }) => h('a', { key: path.join('/'), href: addressOf(path) }, label)),
    )
  }

  function listOf(level: Level): Child {
    const { kind, path } = level
    const { total, items } = page
    const from = Number(app.query.get('from')) || 0
    const search = app.query.get('q') ?? ''
    const to = (offset: number) => `${addressOf(path)}${queryOf({ q: search, from: offset || '' })}`
    const find = ({ target }: { target: HTMLInputElement }) => {
      history.replaceState(null, '', `${addressOf(path)}${queryOf({ q: target.value })}`)
      void app.refresh()
    }
    const rows = items.map((item) =>
      row(item.id, [
        h('a', { href: addressOf([...path, item.id]) }, item.id),
        ...kind.columns.map(([, cell, isNumber]) => (isNumber ? number(cell(item)) : cell(item))),
        ...(level.name === 'apiKeys' ? [copy(app, String(item.apiKey), `token of ${item.id}`)] : []),
      ]),
    )
    return [
      h('h1', {}, kind.title),
      h(
        'div',
        { class: 'inline' },
        h('input', {
          type: 'search',
          class: 'control',
          'aria-label': `Find in ${kind.title}`,
          placeholder: 'Find',
          value: search,
          oninput: find,
        }),
        h(
          'span',
          { class: 'muted' },
          total > LIMIT
            ? `${from + 1} to ${from + items.length} of ${total}`
            : `${total} ${search ? 'found' : 'in all'}`,
        ),
        from > 0 && h('a', { href: to(Math.max(0, from - LIMIT)) }, 'Previous'),
        from + LIMIT < total && h('a', { href: to(from + LIMIT) }, 'Next'),
      ),
      table(
        kind.title,
        [
          'ID',
          ...kind.columns.map(([head, , isNumber]) => (isNumber ? `#${head}` : head)),
          ...(level.name === 'apiKeys' ? ['Token'] : []),
        ],
        rows,
        search ? 'Nothing matches.' : `The project has no ${kind.title.toLowerCase()}.`,
      ),
    ]
  }

  function detailOf({ kind, name, id = '' }: Level): Child {
    const heading = h('h1', {}, `${kind.one} ${id}`)
    if (!chosen)
      return [
        heading,
        h('p', { class: 'empty' }, `There is no such ${kind.one.toLowerCase()}; it may have been deleted.`),
      ]
    const item = chosen
    return [
      heading,
      name === 'apps' &&
        h(
          'nav',
          { class: 'line tabs', 'aria-label': `Resources of ${id}` },
          Object.entries(APP_KINDS).map(([inner, { title }]) =>
            h(
              'a',
              { class: 'kind', href: addressOf([projects.current(), 'apps', id, inner]) },
              title,
              h('small', {}, ` ${item[inner] ?? ''}`),
            ),
          ),
        ),
      name === 'apiKeys' && h('p', {}, copy(app, String(item.apiKey), `token of ${id}`, 'Copy the token')),
      kind.shows.length === 0
        ? code(app, 'JSON', JSON.stringify(item, null, 2))
        : shown.map(([operation, body]) => responseOf(app, operation, body)),
      callsOf(app, projects, [...kind.shows, ...kind.calls].map(callOf)),
    ]
  }

  return { title: 'Resources', load, show }
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
