import type { Schema } from '../../document/document.ts'
import type { CompileSchema } from '../../document/validators.ts'
import { DamagedSnapshot } from '../errors.ts'
import { hazardOf, problemOf, quote } from '../values.ts'
import { EARLIEST, LATEST } from './clock.ts'
import { FATES, idOf, LISTS, RUN_KINDS, type Snapshot, VERSION } from './tables.ts'

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

const STATE: Schema = object({
  version: { const: VERSION },
  startedAt: MOMENT,
  created: integer(0, 2 ** 50),
  ...Object.fromEntries(LISTS.map((name) => [name, { type: 'array', items: ROWS[name] }])),
})

/** Creates a check of states against the document and the sandbox's rules. The check throws {@link DamagedSnapshot}. */
export function createStateCheck(compile: CompileSchema): (state: Snapshot) => Snapshot {
  return (state) => {
    const hazard = hazardOf(state)
    if (hazard) throw new DamagedSnapshot(`its state ${hazard}`)
    const problem = problemOf(compile(STATE), state, 'its state')
    if (problem) throw new DamagedSnapshot(problem.replace(/\.$/, ''))
    const started = Date.parse(state.startedAt)
    if (started < EARLIEST || started > LATEST)
      throw new DamagedSnapshot('its startedAt is not in the years 2000 to 8999')
    for (const table of LISTS) {
      const seen = new Set<string>()
      for (const row of state[table]) {
        const id = idOf(table, row as never)
        if (seen.has(id)) throw new DamagedSnapshot(`its ${table} contain ${quote(id)} more than once`)
        seen.add(id)
      }
    }
    return state
  }
}
