import type { Schema } from '../../document/document.ts'
import type { CompileSchema } from '../../document/schema-compiler.ts'
import { problemOf } from '../http/problem.ts'
import { LATEST } from './clock.ts'
import { DamagedSnapshot } from './snapshot-text.ts'
import type { Snapshot } from './store.ts'

const MOMENT: Schema = { type: 'integer', minimum: 0, maximum: LATEST }
const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** An object with these properties and no others; those whose names end with a question mark may be missing. */
function object(properties: Record<string, Schema>): Schema {
  const named = Object.entries(properties).map(([name, schema]): [string, Schema] => [name.replace('?', ''), schema])
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(named) }
}

/** The bounds keep what is derived from a state, such as the containers of an app, within what memory holds. */
const STATE: Schema = object({
  version: { const: 1 },
  startedAt: MOMENT,
  created: { type: 'integer', minimum: 0, maximum: 2 ** 50 },
  apps: {
    type: 'array',
    items: object({
      app: component('App'),
      name: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' },
      createdAt: MOMENT,
      'deletedAt?': MOMENT,
      footprint: object({
        containers: { type: 'integer', minimum: 1, maximum: 1000 },
        builds: { type: 'integer', minimum: 1, maximum: 1000 },
        centsPerDay: { type: 'integer', minimum: 0, maximum: 1e7 },
        onGpu: { type: 'boolean' },
      }),
    }),
  },
  apiKeys: { type: 'array', items: component('ApiKey') },
  domains: {
    type: 'array',
    items: object({ domain: component('CustomDomain'), 'appId?': { type: 'string' } }),
  },
})

/**
 * Checks a state that comes from outside, however it came: what its parts are by the document, and that the rest of the
 * sandbox can work with it.
 *
 * @throws {@link DamagedSnapshot} that names the part and what is wrong with it
 */
export function createStateCheck(compile: CompileSchema): (state: Snapshot) => Snapshot {
  return (state) => {
    const problem = problemOf(compile(STATE), state, 'it is no state: its')
    if (problem) throw new DamagedSnapshot(problem.replace(/\.$/, ''))
    const lists = [
      state.apps.map(({ app }) => app.appId),
      state.apiKeys.map(({ id }) => id),
      state.domains.map(({ domain }) => domain.id),
    ]
    if (lists.some((ids) => new Set(ids).size < ids.length)) throw new DamagedSnapshot('it has an ID more than once')
    if (!lists[0]?.includes('app-chat')) throw new DamagedSnapshot('it lacks app-chat, which the fixtures are about')
    return state
  }
}
