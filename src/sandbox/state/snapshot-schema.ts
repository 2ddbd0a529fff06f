import type { Schema } from '../../document/document.ts'
import { FATES, LISTS, RUN_KINDS, VERSION } from './tables.ts'

const TEXT: Schema = { type: 'string' }
const FLAG: Schema = { type: 'boolean' }
const MOMENT: Schema = { type: 'string', format: 'date-time' }
const integer = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] })

/** Schema of an object with exactly these properties; a name that ends with a question mark is optional. */
function object(properties: Record<string, Schema>): Schema {
  const named = Object.entries(properties).map(([name, schema]): [string, Schema] => [name.replace('?', ''), schema])
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  return { type: 'object', required, properties: Object.fromEntries(named) }
}

/** Schema of rows that are a schema of the document and further properties. */
const extended = (component: string, properties: Record<string, Schema>): Schema => ({
  allOf: [{ $ref: `#/components/schemas/${component}` }, object(properties)],
})

/** Schemas of the rows of each list. The bounds limit the memory for derived data, such as the events of a container. */
const ROWS: Record<(typeof LISTS)[number], Schema> = {
  projects: object({ id: TEXT }),
  serviceAccounts: object({ id: TEXT, projectId: TEXT }),
  apiKeys: extended('ApiKey', { role: oneOf(['owner', 'member']) }),
  apps: extended('App', {
    name: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' },
    createdAt: MOMENT,
    'deletedAt?': MOMENT,
    centsPerDay: integer(0, 1e7),
    onGpu: FLAG,
    'repository?': TEXT,
  }),
  builds: object({ id: TEXT, appId: TEXT, createdAt: MOMENT, outcome: oneOf(['success', 'failure']) }),
  containers: object({
    ...{ id: TEXT, appId: TEXT, buildId: TEXT, fate: oneOf(FATES), requestedAt: MOMENT, 'probes?': integer(0, 1000) },
  }),
  runs: object({ id: TEXT, appId: TEXT, kind: oneOf(RUN_KINDS), createdAt: MOMENT, 'containerId?': TEXT }),
  domains: extended('CustomDomain', { 'appId?': TEXT }),
  repositories: extended('Repository', {
    projectId: TEXT,
    branches: { type: 'array', items: { $ref: '#/components/schemas/Branch' } },
  }),
}

/** The schema of a `Snapshot`, for which `npm run generate` generates a validator. */
export const SNAPSHOT_SCHEMA: Schema = object({
  version: { const: VERSION },
  startedAt: MOMENT,
  created: integer(0, 2 ** 50),
  ...Object.fromEntries(LISTS.map((name) => [name, { type: 'array', items: ROWS[name] }])),
})
