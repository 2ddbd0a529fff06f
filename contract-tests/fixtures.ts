import type { SchemaError } from '../generated/validators/types.ts'
import { fixtures as validate } from '../generated/validators/verifier.js'
import { checkPathSegment, checkToken } from '../src/client/checks.ts'
import { demandOf, typeOf } from '../src/document/keywords/words.ts'
import { valueAt } from '../src/document/pointer.js'
import { errorsOf } from '../src/document/validators.ts'
import { parseJson } from '../src/json.ts'
import { printable } from '../src/printable.ts'
import type { Fixtures } from '../src/verifier/http/fixtures.ts'
import schema from './fixtures.schema.json' with { type: 'json' }

type Properties = typeof schema.properties
/** The name of a nested fixture is joined to that of its object with a dot: `disposable.app_id`. */
type NameIn<Key extends string, Node> = Node extends { properties: infer Inner }
  ? `${Key}.${keyof Inner & string}`
  : Key
type Own = Exclude<keyof Properties, '$schema' | '$comment'>
type AnyName = { [Key in Own]: NameIn<Key, Properties[Key]> }[Own]

/** Names of the fixtures that are lists. */
export type ListName = Extract<AnyName, `further.${string}`>
export type FixtureName = Exclude<AnyName, ListName>
/** The fixtures of a run, which always name the project. */
export type ApiFixtures = Fixtures & { project_id: string; codehost?: string }

interface FixtureSchema {
  $ref?: string
  deprecated?: boolean
  description?: string
  properties?: Record<string, FixtureSchema>
}

/** Returns the entries of a nested object, with the name of the object and a dot before each key. */
const inside = <Value>(name: string, object: Record<string, Value>) =>
  Object.entries(object).map(([inner, value]): [string, Value] => [`${name}.${inner}`, value])

const { $schema: _, $comment: __, ...described } = schema.properties
/** Schemas of the fixtures, by name. A fixture is a path segment, a token, other text, or a list of path segments. */
const nodes = Object.fromEntries(
  Object.entries<FixtureSchema>(described)
    .flatMap(([name, node]) => (node.properties ? inside(name, node.properties) : [[name, node] as const]))
    .filter(([, { deprecated }]) => !deprecated),
)
/** Names that fixtures had before. */
const RENAMED: Record<string, string> = { 'tokens.other_project': 'tokens.no_access' }
const kindOf = (name: string) => nodes[name]?.$ref?.split('/').at(-1)

/** Whether a fixture is a token. */
export const isToken = (name: string) => kindOf(name) === 'token'

/** Names of all fixtures in `fixtures.schema.json`, such as `app_id` and `disposable.app_id`. */
export const fixtureNames = Object.keys(nodes) as AnyName[]

/** The description of a fixture in `fixtures.schema.json`; empty for other names. */
export const meaningOf = (name: string) => nodes[name]?.description ?? ''

/**
 * Parses a fixtures file, which must conform to `fixtures.schema.json`. A token may be written as `env:NAME` to read it
 * from the environment variable NAME, so that the file contains no secret.
 *
 * @throws Error if the text is not JSON that conforms to the schema, a path segment is invalid, or a token is missing from
 *   the environment or cannot be sent in a header. The message never contains a token.
 */
export function parseFixtures(text: string, env: NodeJS.ProcessEnv = process.env): ApiFixtures {
  const given = parseJson(text.replace(/^\ufeff/, ''))
  if (given === undefined) throw new Error('the text is not valid JSON')
  const [error] = errorsOf(validate, given)
  if (error) throw new Error(inWords(error, valueAt(given, error.instancePath)))
  type Given = Record<string, string | string[] | Record<string, string | string[]>>
  const { $schema, $comment, ...object } = given as Given
  const flat = Object.entries(object)
    .flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? inside(name, value) : [[name, value] as const],
    )
    .map(([name, value]) => [RENAMED[name] ?? name, value] as const)
  for (const [name, value] of flat) if (Array.isArray(value)) for (const each of value) checkPathSegment(name, each)
  return Object.fromEntries(
    flat.map(([name, value]) => {
      if (kindOf(name) === 'segment') return [name, checkPathSegment(name, value)]
      if (kindOf(name) === 'token') return [name, checkToken(name, fromEnvironment(name, String(value), env))]
      return [name, value]
    }),
  ) as ApiFixtures
}

function inWords({ instancePath, keyword, params }: SchemaError, value: unknown): string {
  const at = printable(instancePath.slice(1).replaceAll('/', '.'))
  if (keyword === 'required') return `project_id is missing (${meaningOf('project_id')})`
  if (keyword === 'additionalProperties') {
    const name = [at, printable(String(params.additionalProperty))].filter(Boolean).join('.')
    return `"${name}" is not a fixture; contract-tests/fixtures.schema.json lists them`
  }
  // Leaves out the value, which may be a token.
  const came = keyword === 'type' ? typeOf(value) : `${String(value).length} characters`
  return `${at || 'the root'} ${demandOf({ keyword, params })}, got ${came}${meaningOf(at) && ` (${meaningOf(at)})`}`
}

function fromEnvironment(name: string, value: string, env: NodeJS.ProcessEnv): string {
  if (!value.startsWith('env:')) return value
  const variable = value.slice('env:'.length)
  const found = env[variable]
  if (!found) throw new Error(`${name} needs the environment variable ${printable(variable)}, which is unset or empty`)
  return found
}

/** The environment variables from which {@link parseFixtures} reads tokens, by the name of the fixture. */
export function variablesOf(text: string): Record<string, string> {
  const { tokens = {} } = (parseJson(text.replace(/^\ufeff/, '')) ?? {}) as { tokens?: Record<string, string> }
  const named = inside('tokens', tokens).filter(([, value]) => value.startsWith('env:'))
  return Object.fromEntries(named.map(([name, value]) => [RENAMED[name] ?? name, value.slice('env:'.length)]))
}

/** Start of a file that {@link fixturesText} has written. */
export const WRITTEN = /^\{\s*"\$comment": "Written by verify --write-fixtures/

/**
 * Formats fixtures as a fixtures file. Its tokens are those of the file in `given` that are written as `env:NAME`.
 *
 * @throws Error if a token in `given` is not
 */
export function fixturesText(fixtures: Fixtures, given = '{}'): string {
  const { tokens = {} } = (parseJson(given) ?? {}) as { tokens?: Record<string, string> }
  const literal = Object.entries(tokens).find(([, value]) => !value.startsWith('env:'))
  if (literal)
    throw new Error(`tokens.${literal[0]} is not written as env:NAME, and tokens are never written to a file`)
  const file: Record<string, unknown> = { $comment: 'Written by verify --write-fixtures.' }
  for (const name of fixtureNames) {
    const [key = '', inner] = name.split('.')
    const value = key === 'tokens' ? tokens[inner ?? ''] : fixtures[name]
    if (value === undefined) continue
    file[key] = inner === undefined ? value : { ...(file[key] as object), [inner]: value }
  }
  return `${JSON.stringify(file, undefined, 2)}\n`
}

export function isFixtureName(name: string): name is FixtureName {
  return Object.hasOwn(nodes, name)
}
