import type { Schema } from '../../document/document.ts'
import type { CompileSchema } from '../../document/schema-compiler.ts'
import { hazardOf, problemOf } from '../values.ts'
import { LATEST } from './clock.ts'
import { hash } from './hash.ts'
import type { Snapshot } from './store.ts'

/** A snapshot as it is written to a file or sent. */
interface Envelope {
  format: typeof FORMAT
  /** Checksum of the state's JSON. */
  checksum: string
  state: Snapshot
}

const FORMAT = 'project-resources sandbox'

/** Start of every text from {@link writeSnapshot}. */
export const SNAPSHOT_START = `{"format":${JSON.stringify(FORMAT)}`

/** A snapshot is damaged, or was not written by this version of the sandbox. */
export class DamagedSnapshot extends Error {
  override name = 'DamagedSnapshot'
}

/** Writes a snapshot as text. */
export function writeSnapshot(state: Snapshot): string {
  return JSON.stringify({ format: FORMAT, checksum: checksumOf(state), state } satisfies Envelope)
}

/** @throws {@link DamagedSnapshot} that says what is wrong with the text */
export function readSnapshot(text: string): Snapshot {
  let envelope: unknown
  try {
    envelope = JSON.parse(text)
  } catch {
    throw new DamagedSnapshot('it is not valid JSON; it may be truncated')
  }
  return checkEnvelope(envelope)
}

/**
 * Checks that a parsed text is an intact snapshot; {@link createStateCheck} checks the state itself.
 *
 * @throws {@link DamagedSnapshot} that says what is wrong
 */
export function checkEnvelope(value: unknown): Snapshot {
  const { format, checksum, state } = (value ?? {}) as Partial<Envelope>
  if (format !== FORMAT || !state) throw new DamagedSnapshot('it is not a snapshot of a sandbox')
  const hazard = hazardOf(state)
  if (hazard) throw new DamagedSnapshot(`its state ${hazard}`)
  if (checksum !== checksumOf(state)) throw new DamagedSnapshot('its checksum does not match; it was edited or damaged')
  if (state.version !== 1) throw new DamagedSnapshot('it was written by another version of the sandbox')
  return state
}

function checksumOf(state: unknown): string {
  const text = JSON.stringify(state)
  return [text, `${text.length} ${text}`].map((each) => hash(each).toString(16).padStart(8, '0')).join('')
}

const MOMENT: Schema = { type: 'integer', minimum: 0, maximum: LATEST }
const COUNT: Schema = { type: 'integer', minimum: 1, maximum: 1000 }
const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Schema of an object with exactly these properties; a name that ends with a question mark is optional. */
function object(properties: Record<string, Schema>): Schema {
  const named = Object.entries(properties).map(([name, schema]): [string, Schema] => [name.replace('?', ''), schema])
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'))
  return { type: 'object', additionalProperties: false, required, properties: Object.fromEntries(named) }
}

/** The bounds keep what is derived from a state, such as the containers of an app, within memory. */
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
        containers: COUNT,
        builds: COUNT,
        centsPerDay: { type: 'integer', minimum: 0, maximum: 1e7 },
        onGpu: { type: 'boolean' },
      }),
    }),
  },
  apiKeys: { type: 'array', items: component('ApiKey') },
  domains: { type: 'array', items: object({ domain: component('CustomDomain'), 'appId?': { type: 'string' } }) },
})

/**
 * Creates a check of states from outside: against the document, and against what the sandbox requires.
 *
 * @throws {@link DamagedSnapshot} that names the part and what is wrong with it
 */
export function createStateCheck(compile: CompileSchema): (state: Snapshot) => Snapshot {
  return (state) => {
    const problem = problemOf(compile(STATE), state, 'it is not a valid state: its')
    if (problem) throw new DamagedSnapshot(problem.replace(/\.$/, ''))
    const lists = [
      state.apps.map(({ app }) => app.appId),
      state.apiKeys.map(({ id }) => id),
      state.domains.map(({ domain }) => domain.id),
    ]
    if (lists.some((ids) => new Set(ids).size < ids.length)) throw new DamagedSnapshot('it has a duplicate ID')
    if (!lists[0]?.includes('app-chat')) throw new DamagedSnapshot('it lacks app-chat, which the fixtures need')
    return state
  }
}
