import { Box, ChevronLeft, ChevronRight } from 'lucide'
import type { VNode } from 'preact'
import type { OperationId } from '../../../generated/operation-table.ts'
import type { ContainerEventsPage } from '../../../generated/types.ts'
import type { ConsoleApi } from '../api.ts'
import { Copy, Json } from '../code.tsx'
import type { ConsoleCall } from '../form/try-data.ts'
import { type Address, hashOf, type Loaded, type Panel, queryOf, useHost } from '../host.ts'
import { Icon } from '../icon.tsx'
import { APP_KINDS, PROJECT_KINDS, type ResourceItem, type ResourceKind } from '../kinds.ts'
import { type Columns, Table } from '../table.tsx'
import { Field } from '../ui.tsx'
import { HeadingWithCalls, loadProjects, MissingProject, ProjectChoice, type Projects, readCall } from './projects.tsx'
import { isOldestFirst, ReadResponse } from './responses.tsx'

/** Number of rows on a page of a list. */
const LIMIT = 50

/** A list in the address, with the chosen row, if any: `p-sandbox/apps/app-chat/runs/run-chat-1` has two. */
interface Level {
  name: string
  kind: ResourceKind
  /** Address of the list. */
  path: string[]
  id: string | undefined
}

interface ResourcesData {
  projects: Projects
  /** The lists in the address, the innermost last. None if the sandbox has no such project or kind. */
  levels: Level[]
  total: number
  /** If a row is chosen, only that row. */
  items: ResourceItem[]
  /** Whether the app of an inner list does not exist. */
  isAppGone: boolean
  /** The responses that the detail shows. */
  shown: [operation: OperationId, body: unknown][]
}

/** The resources of a project: lists, and the details of a chosen row. */
export const resources: Panel<ResourcesData> = {
  title: 'Resources',
  icon: Box,
  followsCalls: true,
  load,
  View: ResourcesPanel,
}

async function load(api: ConsoleApi, address: Address): Promise<ResourcesData> {
  const projects = await loadProjects(api, address)
  const { query } = address
  const levels = levelsIn(address.path, projects.current.id)
  const [outer, inner] = levels
  const nothing = { projects, levels, total: 0, items: [], isAppGone: false, shown: [] }
  const innermost = inner ?? outer
  if (projects.isMissing || !outer || !innermost) {
    return { ...nothing, levels: [] }
  }
  const { name, kind, id } = innermost
  const page = { q: query.get('q'), offset: Number(query.get('from')) || 0, limit: LIMIT }
  const scope = { project_id: projects.current.id }
  const find = (table: string, query: Parameters<typeof queryOf>[0]) =>
    api.get<Pick<ResourcesData, 'total' | 'items'>>(`resources/${table}${queryOf({ ...scope, ...query })}`)
  const app = inner && (await find(outer.name, { id: outer.id }))
  if (app?.total === 0) return { ...nothing, isAppGone: true }
  const { total, items } = await find(name, { app_id: inner && outer.id, ...(id === undefined ? page : { id }) })
  const operations = (id !== undefined && items.length > 0 && kind.shows) || []
  const read = async (operation: OperationId): Promise<[OperationId, unknown]> => {
    const call = callOf(operation, levels)
    const isPaged = operation === 'listContainerEvents'
    return [
      operation,
      await (isPaged ? readEvents(api, projects, call, query.get('page')) : readCall(api, projects, call)),
    ]
  }
  return { projects, levels, total, items, isAppGone: false, shown: await Promise.all(operations.map(read)) }
}

/** The latest page of events with fewer than these also shows the page before it. */
const FEW_EVENTS = 10

/** Reads a page of events: the latest if the address has none. */
async function readEvents(
  api: ConsoleApi,
  projects: Projects,
  call: ConsoleCall,
  page: string | null,
): Promise<ContainerEventsPage> {
  const read = (page: string | number) => readCall<ContainerEventsPage>(api, projects, { ...call, query: { page } })
  const first = await read(page ?? 1)
  const { events, total, limit } = first
  if (page !== null || !isOldestFirst(events) || total <= limit) return first
  const last = Math.ceil(total / limit)
  const latest = await read(last)
  if (latest.events.length >= FEW_EVENTS) return latest
  const before = last === 2 ? first : await read(last - 1)
  return { ...latest, events: [...before.events, ...latest.events] }
}

/** The lists in an address; none if it names an unknown kind. */
function levelsIn([, name = 'apps', id, inner, innerId]: string[], project: string): Level[] {
  const kind = Object.hasOwn(PROJECT_KINDS, name) && PROJECT_KINDS[name]
  if (!kind) return []
  const outer = { name, kind, path: [project, name], id }
  if (id === undefined || inner === undefined) return [outer]
  const innerKind = name === 'apps' && Object.hasOwn(APP_KINDS, inner) && APP_KINDS[inner]
  return innerKind ? [outer, { name: inner, kind: innerKind, path: [project, name, id, inner], id: innerId }] : []
}

/** A call with the chosen rows as path parameters. */
function callOf(operation: OperationId, levels: Level[], item?: ResourceItem): ConsoleCall {
  const ids = levels.flatMap(({ kind, id }) => (id === undefined ? [] : [[kind.parameter, id] as const]))
  const path: Record<string, string> = { project_id: levels[0]?.path[0] ?? '', ...Object.fromEntries(ids) }
  const [owner = '', repo = ''] = (path.repo ?? '').split('/')
  return { operation, path: path.repo === undefined ? path : { ...path, owner, repo }, ...EXAMPLES[operation]?.(item) }
}

const addressOf = (path: string[], query: Parameters<typeof queryOf>[0] = {}) => hashOf(['resources', ...path], query)

function ResourcesPanel({ data, address }: Loaded<ResourcesData>) {
  const { projects, levels } = data
  const innermost = levels.at(-1)
  return (
    <div class="side-by-side">
      <aside>
        <ProjectChoice projects={projects} panel="resources" />
        <nav aria-label="Kinds of resources" class="kinds">
          {Object.entries(PROJECT_KINDS).map(([name, { title }]) => (
            <a
              key={name}
              class="kind"
              href={addressOf([projects.current.id, name])}
              aria-current={name === levels[0]?.name ? 'true' : undefined}
            >
              {title} <small>{projects.current.counts[name] ?? 0}</small>
            </a>
          ))}
        </nav>
      </aside>
      {innermost ? (
        <div key={[...innermost.path, innermost.id].join('/')}>
          <Crumbs levels={levels} />
          {innermost.id === undefined ? <List data={data} address={address} /> : <Detail {...data} />}
        </div>
      ) : (
        <div>
          <h1>Resources</h1>
          {projects.isMissing ? (
            <MissingProject projects={projects} />
          ) : (
            <p class="empty muted">There are no resources at “{address.path.slice(1).join('/')}”.</p>
          )}
        </div>
      )}
    </div>
  )
}

/** Links to the enclosing lists and rows. */
function Crumbs({ levels }: { levels: Level[] }) {
  const links = levels.flatMap(({ kind, path, id }) => [
    { label: kind.title, path },
    ...(id === undefined ? [] : [{ label: id, path: [...path, id] }]),
  ])
  const last = links.pop()
  if (links.length === 0) return null
  return (
    <nav aria-label="Path" class="crumbs">
      {links.map(({ label, path }) => (
        <a key={path.join('/')} href={addressOf(path)}>
          {label}
        </a>
      ))}
      <span aria-current="page">{last?.label}</span>
    </nav>
  )
}

const Gone = ({ kind }: { kind: ResourceKind }) => (
  <p class="empty muted">There is no such {kind.one.toLowerCase()}; it may have been deleted.</p>
)

function List({ data: { projects, levels, total, items, isAppGone }, address: { query } }: Loaded<ResourcesData>) {
  const { go } = useHost()
  const { name, kind, path } = levels.at(-1) as Level
  if (isAppGone) {
    return (
      <>
        <h1>{kind.title}</h1>
        <Gone kind={PROJECT_KINDS.apps as ResourceKind} />
      </>
    )
  }
  const from = Number(query.get('from')) || 0
  const q = query.get('q')
  const link = (label: VNode, offset: number) => <a href={addressOf(path, { q, from: offset || '' })}>{label}</a>
  const tokenOf = ({ id, apiKey }: ResourceItem) => <Copy text={String(apiKey)} what={`token of ${id}`} />
  const columns: Columns<ResourceItem> = {
    ID: ({ id }) => <a href={addressOf([...path, id])}>{id}</a>,
    ...kind.columns,
    ...(name === 'apiKeys' && { Token: tokenOf }),
  }
  return (
    <>
      {kind.listCalls ? (
        <HeadingWithCalls projects={projects} calls={kind.listCalls.map((each) => callOf(each, levels))}>
          {kind.title}
        </HeadingWithCalls>
      ) : (
        <h1>{kind.title}</h1>
      )}
      <div class="inline">
        <Field
          label={`Find in ${kind.title.toLowerCase()}`}
          type="search"
          defaultValue={q ?? ''}
          onValue={(text) => go(addressOf(path, { q: text }))}
        />
        <span class="muted">
          {total > LIMIT && items.length > 0
            ? `${from + 1} to ${from + items.length} of ${total}`
            : `${total} ${q ? 'found' : 'in all'}`}
        </span>
        {from > 0 &&
          link(
            <>
              <Icon icon={ChevronLeft} /> Previous
            </>,
            Math.max(0, from - LIMIT),
          )}
        {from + LIMIT < total &&
          link(
            <>
              Next <Icon icon={ChevronRight} />
            </>,
            from + LIMIT,
          )}
      </div>
      <Table
        label={kind.title}
        columns={columns}
        rows={items}
        empty={
          total > 0 ? 'This page is empty.' : q ? 'Nothing matches.' : `The project has no ${kind.title.toLowerCase()}.`
        }
      />
    </>
  )
}

function Detail({ projects, levels, items, shown }: ResourcesData) {
  const { kind, name, path, id = '' } = levels.at(-1) as Level
  const { shows = [], calls = [] } = kind
  const item = items.find((each) => each.id === id)
  const pageAddress = (page: number) => addressOf([...path, id], { page })
  return (
    <>
      {/* Also when the resource is gone, because one of these calls may have deleted it. */}
      <HeadingWithCalls projects={projects} calls={[...shows, ...calls].map((each) => callOf(each, levels, item))}>
        {kind.one} {id}
      </HeadingWithCalls>
      {!item && <Gone kind={kind} />}
      {item && name === 'apps' && (
        <nav class="line" aria-label={`Resources of ${id}`}>
          {Object.entries(APP_KINDS).map(([inner, { title }]) => (
            <a key={inner} class="kind" href={addressOf([...path, id, inner])}>
              {title} <small>{item[inner]}</small>
            </a>
          ))}
        </nav>
      )}
      {item && name === 'apiKeys' && (
        <p>
          Token <Copy text={String(item.apiKey)} what={`token of ${id}`} />
        </p>
      )}
      {shown.map(([operation, body]) => (
        <ReadResponse key={operation} operation={operation} body={body} pageAddress={pageAddress} />
      ))}
      {item && shows.length === 0 && <Json label="JSON" value={item} />}
    </>
  )
}

/** Bodies and queries of calls to run or copy. Each call succeeds with them. */
const EXAMPLES: { [Id in OperationId]?: (item: ResourceItem | undefined) => Partial<ConsoleCall> } = {
  createDomain: (item) => ({
    body: { domain: 'new.example.com', domainType: 'subdomain', region: item?.region ?? 'us-east-1' },
  }),
  updateApp: (item) => ({ body: { maxReplicaCount: item?.maxReplicaCount ?? 4 } }),
  computeBaseImageHash: () => ({ body: { dependencies: {} } }),
}
