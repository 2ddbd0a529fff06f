import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { checkPathSegment, checkToken } from '../src/client/checks.ts'
import { typeOf } from '../src/document/keywords/keyword.ts'
import { printable } from '../src/printable.ts'
import type { Fixtures } from '../src/verifier/target/fixtures.ts'
import schema from './fixtures.schema.json' with { type: 'json' }

type Properties = typeof schema.properties
/** Names of nested fixtures are joined with a dot: `disposable.app_id`. */
type NameIn<Key extends string, Node> = Node extends { properties: infer Inner }
  ? `${Key}.${keyof Inner & string}`
  : Key
type AnyName = { [Key in Exclude<keyof Properties, '$schema'>]: NameIn<Key, Properties[Key]> }[Exclude<
  keyof Properties,
  '$schema'
>]

/** Names of the fixtures that are lists. */
export type ListName = Extract<AnyName, `further.${string}`>
export type FixtureName = Exclude<AnyName, ListName>

interface Node {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Node>
}

/** The schema of each fixture: a path segment, a token, other text, or a list of segments. */
const nodes: Record<string, Node> = Object.fromEntries(
  Object.entries(schema.properties as Record<string, Node>)
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, node]) =>
      node.properties
        ? Object.entries(node.properties).map(([inner, own]): [string, Node] => [`${name}.${inner}`, own])
        : [[name, node] as [string, Node]],
    ),
)
const kindOf = (name: string) => nodes[name]?.$ref?.split('/').at(-1)
const ajv = new Ajv2020({ allErrors: false })

/** Names of all fixtures. */
export const fixtureNames = Object.keys(nodes) as AnyName[]

/** Describes a fixture. */
export const meaningOf = (name: string) => nodes[name]?.description ?? ''

/**
 * Parses a fixtures file, which fixtures.schema.json describes. A token may be written `env:NAME` to be read from that
 * environment variable, so that the file contains no secret.
 *
 * @throws Error if the text is not a JSON object, has no `project_id` or an unknown name, a value would change the path of a
 *   request, or a header cannot carry a token. The message never contains a token.
 */
export function parseFixtures(text: string, env: NodeJS.ProcessEnv = process.env): Fixtures {
  const object = parseObject(text)
  // Compiled on first use, because most commands never need it; Ajv caches the result.
  const validate = ajv.compile(schema)
  if (!validate(object)) throw new Error(inWords(validate.errors?.[0], object))
  const fixtures: Record<string, unknown> = {}
  for (const [name, value] of flatten(object)) {
    if (name === '$schema') continue
    if (Array.isArray(value)) fixtures[name] = value.map((each) => checkPathSegment(name, each))
    else if (kindOf(name) === 'segment') fixtures[name] = checkPathSegment(name, value)
    else if (kindOf(name) === 'token') fixtures[name] = checkToken(name, fromEnvironment(name, value, env))
    else fixtures[name] = value
  }
  return fixtures as Fixtures
}

function inWords(error: ErrorObject | undefined, object: object): string {
  const at = error?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  if (error?.keyword === 'additionalProperties') {
    const name = [at, error.params.additionalProperty].filter(Boolean).join('.')
    return `it has "${printable(name)}", which is not a fixture; --help lists them`
  }
  if (error?.keyword === 'required') return `it has no "project_id" (${meaningOf('project_id')})`
  if (error?.keyword === 'minLength') return `${printable(at)} must not be empty`
  if (error?.keyword === 'maxLength') return `${printable(at)} must have at most ${error.params.limit} characters`
  if (error?.keyword === 'pattern')
    return `${printable(at)} must be ${meaningOf(at)}, and match ${error.params.pattern}`
  const came = at.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], object)
  const expected = KINDS[String(error?.params.type)]
  return `${printable(at)} must be ${expected}; it is ${came === null ? 'null' : KINDS[typeOf(came)]}`
}

/** JSON types with their articles. */
const KINDS: Record<string, string> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  boolean: 'a boolean',
}

function fromEnvironment(name: string, value: unknown, env: NodeJS.ProcessEnv): unknown {
  const variable = typeof value === 'string' && value.startsWith('env:') ? value.slice('env:'.length) : undefined
  if (variable === undefined) return value
  const found = env[variable]
  if (!found) throw new Error(`${name} is read from the variable ${printable(variable)}, which is not set`)
  return found
}

export function isFixtureName(name: string): name is FixtureName {
  return Object.hasOwn(nodes, name)
}

function parseObject(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new Error('it is not valid JSON')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Error('it is not a JSON object')
  return value
}

/** No name has more than one dot. */
function flatten(object: object): [string, unknown][] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([inner, own]): [string, unknown] => [`${key}.${inner}`, own])
      : [[key, value] as [string, unknown]],
  )
}
