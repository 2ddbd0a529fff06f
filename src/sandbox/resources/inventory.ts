import type { OperationId } from '../../../generated/operation-table.ts'
import { expiryOf } from '../http/auth.ts'
import { idOf, type Tables } from '../state/tables.ts'
import type { World } from '../state/world.ts'
import { quote } from '../values.ts'
import { shown } from './apps.ts'
import type { BodyOf, Handlers, Reply } from './handlers.ts'

const OF_PROJECT = ['apps', 'domains', 'apiKeys', 'serviceAccounts', 'repositories'] as const
const OF_APP = ['containers', 'builds', 'runs'] as const
const TABLES = [...OF_PROJECT, ...OF_APP]
type Table = (typeof TABLES)[number]
type OfProject = (typeof OF_PROJECT)[number]

export interface InventoryFilter {
  /** Default: the first project. */
  project_id?: string | undefined
  /** Required for containers, builds and runs. */
  app_id?: string | undefined
  /** Only the item with this ID. */
  id?: string | undefined
  /** Only items whose ID, name or domain contains this text, in any case. */
  q?: string | undefined
  /** Number of items to skip. Default: 0. */
  offset?: number | undefined
  /** Maximum number of items, from 1 to 1000. Default: 50. */
  limit?: number | undefined
}

/** A resource with its ID and, where the API returns it, what the API returns now. */
export type InventoryItem = { id: string } & Record<string, unknown>

/** Lists what there is: the API itself does not list apps, builds, runs or domains. Needs no token, and ignores faults. */
export type Inventory = ReturnType<typeof createInventory>

/** @param codehost path segment of the code-hosting provider */
export function createInventory({ store, clock, existingApps, app }: World, handlers: Handlers, codehost: string) {
  const rowsOf = {
    apps: existingApps,
    domains: (projectId: string) => store.where('domains', 'projectId', projectId),
    apiKeys: (projectId: string) => store.where('apiKeys', 'projectId', projectId),
    serviceAccounts: (projectId: string) => store.where('serviceAccounts', 'projectId', projectId),
    repositories: (projectId: string) => store.where('repositories', 'projectId', projectId),
    containers: (_: string, appId: string) => latestFirst(store.where('containers', 'appId', appId), 'requestedAt'),
    builds: (_: string, appId: string) => latestFirst(store.where('builds', 'appId', appId), 'createdAt'),
    runs: (_: string, appId: string) => latestFirst(store.where('runs', 'appId', appId), 'createdAt'),
  } satisfies { [Name in Table]: (projectId: string, appId: string) => Tables[Name][] }

  /** What is shown of a row. */
  const show: { [Name in Table]: (row: Tables[Name], project_id: string) => object | Promise<object> } = {
    apps: (row) => {
      const counts = OF_APP.map((table) => [table, store.where(table, 'appId', row.appId).length])
      return { ...shown(row), ...Object.fromEntries(counts) }
    },
    domains: (row) => row,
    apiKeys: (row) => ({ ...row, status: expiryOf(row) > clock.now() ? 'active' : 'expired' }),
    serviceAccounts: ({ id, projectId }) => ({ projectId, keys: store.where('apiKeys', 'principalId', id).length }),
    repositories: ({ branches, ...row }) => ({ ...row, branches: branches.length }),
    containers: async ({ id, appId }, project) => ({
      ...(await ask('getContainer', project, { app_id: appId, container_id: id })),
      readiness: (await ask('listContainerReadiness', project, { app_id: appId })).find(
        ({ container_id }) => container_id === id,
      )?.status,
    }),
    builds: async ({ id, appId, createdAt }, project) => {
      const { status } = await ask('getBuildLogs', project, { app_id: appId, build_id: id })
      return { createdAt, status }
    },
    runs: async ({ id, appId }, project) => (await ask('getRun', project, { app_id: appId, run_id: id })).item,
  }

  /** Returns what an operation returns to an owner. */
  async function ask<Id extends OperationId>(
    operation: Id,
    project_id: string,
    path: object,
  ): Promise<BodyOf<Id, 200>> {
    const handler: (call: never) => Reply | Promise<Reply> = handlers[operation]
    const caller = { projectId: project_id, role: 'owner', keyId: '' }
    const reply = (status: number, body?: unknown): Reply => ({ status, body })
    const made = await handler({ path: { project_id, ...path }, query: {}, caller, reply } as never)
    return made.body as BodyOf<Id, 200>
  }

  return {
    /** Lists the projects, each with the value of a valid key of an owner, if there is one, and the number of rows by table. */
    overview() {
      const projects = store.all('projects').map(({ id }) => {
        const owner = rowsOf.apiKeys(id).find((key) => key.role === 'owner' && expiryOf(key) > clock.now())
        const counts = Object.fromEntries(OF_PROJECT.map((table) => [table, rowsOf[table](id).length]))
        return { id, ...(owner && { token: owner.apiKey }), counts: counts as Record<OfProject, number> }
      })
      return { codehost, projects }
    },

    /**
     * Lists the items of a table; containers, builds and runs start with the latest.
     *
     * @throws RangeError if the table or the filter is invalid, Refusal if there is no such app
     */
    async list(table: string, filter: InventoryFilter = {}): Promise<{ total: number; items: InventoryItem[] }> {
      const name = TABLES.find((each) => each === table)
      if (!name) throw new RangeError(`There is no table ${quote(table)}; the tables are ${TABLES.join(', ')}.`)
      const { project_id = store.all('projects')[0]?.id ?? '', app_id = '', offset = 0, limit = 50 } = filter
      checkBounds('offset', offset, 0, Number.MAX_SAFE_INTEGER)
      checkBounds('limit', limit, 1, 1000)
      if (!(OF_PROJECT as readonly string[]).includes(name)) app(project_id, app_id)

      const nameOf = (row: object) => {
        return name === 'repositories' ? (row as Tables['repositories']).fullName : idOf(name, row as never)
      }
      const text = filter.q?.toLowerCase() ?? ''
      const found = (rowsOf[name](project_id, app_id) as object[]).filter((row) => {
        return (filter.id ?? nameOf(row)) === nameOf(row) && (text === '' || contains(row, nameOf(row), text))
      })
      const items = found.slice(offset, offset + limit).map(async (row) => {
        return { id: nameOf(row), ...(await show[name](row as never, project_id)) }
      })
      return { total: found.length, items: await Promise.all(items) }
    },
  }
}

/** Whether the ID, name or domain of a row contains a text in lower case. */
function contains(row: { name?: string; domain?: string }, id: string, text: string): boolean {
  return [id, row.name, row.domain].some((label) => label?.toLowerCase().includes(text))
}

function latestFirst<Field extends string, Row extends Record<Field, string>>(rows: Row[], field: Field): Row[] {
  return rows.toSorted((a, b) => Date.parse(b[field]) - Date.parse(a[field]))
}

function checkBounds(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw new RangeError(`${name} must be an integer from ${least} to ${most}; it is ${quote(value)}.`)
}
