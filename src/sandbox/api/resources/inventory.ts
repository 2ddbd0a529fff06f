import type { OperationId } from '../../../../generated/operation-table.ts'
import type { Reply } from '../../kit/http/contract.ts'
import { checkNames, isInteger, quote } from '../../kit/values.ts'
import type { Inventory, InventoryFilter } from '../controls.ts'
import { isExpired, ownerOf, SCHEMA, type Tables } from '../tables.ts'
import type { World } from '../world.ts'
import { statusOf } from './api-keys.ts'
import { shown } from './apps.ts'
import { domainNow } from './domains.ts'
import { latestOf } from './fixtures.ts'
import { type BodyOf, type Handlers, reply } from './handlers.ts'

const OF_PROJECT = ['apps', 'domains', 'apiKeys', 'serviceAccounts', 'repositories'] as const
const OF_APP = ['containers', 'builds', 'runs'] as const
/** The names of all filters; a missing one is a compile error. */
const FILTERS: Record<keyof InventoryFilter, true> = {
  project_id: true,
  app_id: true,
  id: true,
  q: true,
  offset: true,
  limit: true,
}

const TABLES = [...OF_PROJECT, ...OF_APP]
type Table = (typeof TABLES)[number]
/** A row of a table; of a container, only fields that derived containers have, too. */
type TableRow<Name extends Table> = Name extends 'containers'
  ? Pick<Tables[Name], 'id' | 'appId' | 'requestedAt'>
  : Tables[Name]

/** @param codehost path segment of the code-hosting provider */
export function createInventory(world: World, handlers: Handlers, codehost: string): Inventory {
  const { store, clock, existingApps, app } = world
  const latest = (projectId: string, appId: string) => latestOf(world, app(projectId, appId))
  const rowsOf = {
    apps: existingApps,
    domains: (projectId: string) => store.where('domains', 'projectId', projectId),
    apiKeys: (projectId: string) => store.where('apiKeys', 'projectId', projectId),
    serviceAccounts: (projectId: string) => store.where('serviceAccounts', 'projectId', projectId),
    repositories: (projectId: string) => store.where('repositories', 'projectId', projectId),
    containers: (projectId: string, appId: string) => latestFirst(latest(projectId, appId).containers(), 'requestedAt'),
    builds: (projectId: string, appId: string) => latestFirst(latest(projectId, appId).builds(), 'createdAt'),
    runs: (projectId: string, appId: string) => latestFirst(latest(projectId, appId).runs(), 'createdAt'),
  } satisfies { [Name in Table]: (projectId: string, appId: string) => TableRow<Name>[] }

  type Readiness = BodyOf<'listContainerReadiness', 200>

  /** Returns the fields to show of a row. @param readiness of the containers of the app, if they are listed */
  const show: {
    [Name in Table]: (row: TableRow<Name>, project_id: string, readiness: Readiness) => object | Promise<object>
  } = {
    apps: (row) => {
      const lists = latestOf(world, row)
      return { ...shown(row), ...Object.fromEntries(OF_APP.map((table) => [table, lists[table]().length])) }
    },
    domains: (row) => domainNow(world, row),
    apiKeys: (row) => ({ ...row, status: statusOf(row, clock.now()) }),
    serviceAccounts: ({ id, projectId }) => ({ projectId, keys: store.where('apiKeys', 'principalId', id).length }),
    repositories: ({ branches, ...row }) => ({ ...row, branches: branches.length }),
    containers: async ({ id, appId }, project, readiness) => ({
      ...(await ask('getContainer', project, { app_id: appId, container_id: id })),
      readiness: readiness.find(({ container_id }) => container_id === id)?.status,
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
    const call = { path: { project_id, ...path }, query: {}, caller: ownerOf(project_id), reply }
    const made = await handler(call as never)
    return made.body as BodyOf<Id, 200>
  }

  return {
    overview() {
      const projects = store.all('projects').map(({ id }) => {
        const owner = rowsOf.apiKeys(id).find((key) => key.role === 'owner' && !isExpired(key, clock.now()))
        const counts = Object.fromEntries(OF_PROJECT.map((table) => [table, rowsOf[table](id).length]))
        return { id, ...(owner && { token: owner.apiKey }), counts }
      })
      return { codehost, projects }
    },

    async list(table, filter = {}) {
      const name = TABLES.find((each) => each === table)
      if (!name) throw new RangeError(`There is no table ${quote(table)}; the tables are ${TABLES.join(', ')}.`)
      checkNames('filter', filter, FILTERS)
      const { project_id = store.all('projects')[0]?.id ?? '', app_id, offset = 0, limit = 50 } = filter
      checkBounds('offset', offset, 0, Number.MAX_SAFE_INTEGER)
      checkBounds('limit', limit, 1, 1000)
      if (filter.project_id !== undefined && !store.get('projects', project_id)) {
        throw new RangeError(`There is no project ${quote(project_id)}; GET /_sandbox lists the projects.`)
      }
      const isOfApp = !(OF_PROJECT as readonly string[]).includes(name)
      if (isOfApp && app_id === undefined) {
        throw new RangeError(`${name} belong to an app; add app_id. GET /_sandbox lists the apps.`)
      }
      if (isOfApp) app(project_id, app_id ?? '')

      const nameOf = (row: object) => {
        return name === 'repositories' ? (row as Tables['repositories']).fullName : SCHEMA.idOf(name, row as never)
      }

      const text = filter.q?.toLowerCase() ?? ''
      let found: object[] = rowsOf[name](project_id, app_id ?? '')
      if (filter.id !== undefined) found = found.filter((row) => nameOf(row) === filter.id)
      if (text !== '') found = found.filter((row) => contains(row, nameOf(row), text))
      const readiness =
        name === 'containers' ? await ask('listContainerReadiness', project_id, { app_id: app_id ?? '' }) : []
      const items = found.slice(offset, offset + limit).map(async (row) => {
        return { id: nameOf(row), ...(await show[name](row as never, project_id, readiness)) }
      })
      // Copies, so that changing an item does not change the sandbox.
      return { total: found.length, items: structuredClone(await Promise.all(items)) }
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
  if (isInteger(value, least, most)) return
  throw new RangeError(`${name} must be an integer from ${least} to ${most}; it is ${quote(value)}.`)
}
