import type { Schema } from '../../document/document.ts'
import type { CompileSchema } from '../../document/schema-compiler.ts'
import { DamagedSnapshot } from '../errors.ts'
import { hazardOf, problemOf, quote } from '../values.ts'
import { LATEST } from './clock.ts'
import { hash } from './hash.ts'
import { type Snapshot, VERSION } from './store.ts'

const FORMAT = 'project-resources sandbox'

/** Start of every text from {@link writeSnapshot}. */
export const SNAPSHOT_START = `{"format":${JSON.stringify(FORMAT)}`

/** Serializes a snapshot in an envelope with a format name and a checksum. */
export function writeSnapshot(state: Snapshot): string {
  return JSON.stringify({ format: FORMAT, checksum: checksumOf(state), state })
}

/** Parses text from {@link writeSnapshot} and checks it with {@link checkEnvelope}. @throws {@link DamagedSnapshot} */
export function readSnapshot(text: string): Snapshot {
  let envelope: unknown
  try {
    envelope = JSON.parse(text)
  } catch {
    throw new DamagedSnapshot('it is not valid JSON; it may be truncated')
  }
  return checkEnvelope(envelope)
}

/** Checks an envelope and returns its state, which {@link createStateCheck} must check. @throws {@link DamagedSnapshot} */
export function checkEnvelope(value: unknown): Snapshot {
  const { format, checksum, state } = (value ?? {}) as { format?: unknown; checksum?: unknown; state?: Snapshot }
  if (format !== FORMAT || !state) throw new DamagedSnapshot('it is not a snapshot of a sandbox')
  const hazard = hazardOf(state)
  if (hazard) throw new DamagedSnapshot(`its state ${hazard}`)
  if (checksum !== checksumOf(state)) throw new DamagedSnapshot('its checksum does not match; it was edited or damaged')
  if (state.version !== VERSION) throw new DamagedSnapshot('it was written by another version of the sandbox')
  return state
}

function checksumOf(state: unknown): string {
  const text = JSON.stringify(state)
  return [text, `${text.length} ${text}`].map((each) => hash(each).toString(16).padStart(8, '0')).join('')
}

const integer = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum })
const list = (items: Schema): Schema => ({ type: 'array', items })
const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Schema of an object with exactly these properties; a name that ends with a question mark is optional. */
function object(properties: Record<string, Schema>): Schema {
  const named = Object.entries(properties).map(([name, schema]): [string, Schema] => [name.replace('?', ''), schema])
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(named) }
}

/** Schema of a state. Its bounds limit the memory for derived data, such as the containers of an app. */
const STATE: Schema = object({
  version: { const: VERSION },
  startedAt: integer(0, LATEST),
  created: integer(0, 2 ** 50),
  apps: list(
    object({
      app: component('App'),
      name: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' },
      createdAt: integer(0, LATEST),
      'deletedAt?': integer(0, LATEST),
      footprint: object({
        containers: integer(1, 1000),
        builds: integer(1, 1000),
        centsPerDay: integer(0, 1e7),
        onGpu: { type: 'boolean' },
      }),
    }),
  ),
  apiKeys: list(component('ApiKey')),
  domains: list(object({ domain: component('CustomDomain'), 'appId?': { type: 'string' } })),
} satisfies Record<keyof Snapshot, Schema>)

/** Creates a check of states against the document and the sandbox's rules. The check throws {@link DamagedSnapshot}. */
export function createStateCheck(compile: CompileSchema): (state: Snapshot) => Snapshot {
  return (state) => {
    const problem = problemOf(compile(STATE), state, 'its state')
    if (problem) throw new DamagedSnapshot(problem.replace(/\.$/, ''))
    const appIds = state.apps.map(({ app }) => app.appId)
    const ids = [appIds, state.apiKeys.map(({ id }) => id), state.domains.map(({ domain }) => domain.id)]
    const [duplicate] = ids.flatMap((each) => each.toSorted().filter((id, index, all) => id === all[index - 1]))
    if (duplicate !== undefined) throw new DamagedSnapshot(`it contains the ID ${quote(duplicate)} more than once`)
    if (!appIds.includes('app-chat')) throw new DamagedSnapshot('it lacks app-chat, which the fixtures need')
    return state
  }
}
