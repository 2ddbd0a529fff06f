import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import schema from '../../../contract-tests/fixtures.schema.json' with { type: 'json' }
import { checkPathSegment, checkToken } from '../../client/checks.ts'
import { typeOf } from '../../document/keywords/values.ts'
import { printable } from '../../printable.ts'

type Properties = typeof schema.properties
/** Keys of a nested object are joined with a dot: `disposable.app_id`. */
type NameIn<Key extends string, Node> = Node extends { properties: infer Inner }
  ? `${Key}.${keyof Inner & string}`
  : Key
type AnyName = { [Key in Exclude<keyof Properties, '$schema'>]: NameIn<Key, Properties[Key]> }[Exclude<
  keyof Properties,
  '$schema'
>]

/** The fixtures that are lists. */
export type ListName = Extract<AnyName, `further.${string}`>
export type FixtureName = Exclude<AnyName, ListName>

interface Node {
  $ref?: string
  type?: string
  description?: string
  properties?: Record<string, Node>
}

/** What each fixture is: one segment of a path, a token, other text, or a list of segments. */
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

/** Every fixture there is, lists among them. */
export const fixtureNames = Object.keys(nodes) as AnyName[]

/** What a fixture is, in words. */
export const meaningOf = (name: AnyName) => nodes[name]?.description ?? ''

export type Fixtures = { project_id: string } & Partial<Record<FixtureName, string>> &
  Partial<Record<ListName, string[]>>

/** A fixture that a check needs and that is not there: what it would show stays unexercised. */
export class MissingFixture extends Error {
  override name = 'MissingFixture'

  constructor(name: FixtureName) {
    super(`the fixtures have no "${name}" (${meaningOf(name)})`)
  }
}

/** Gives one fixture. @throws {@link MissingFixture} */
export type Need = (name: FixtureName) => string

export function needFrom(fixtures: Fixtures): Need {
  return (name) => {
    const value = fixtures[name]
    if (value === undefined) throw new MissingFixture(name)
    return value
  }
}

/** The tokens among the fixtures, by name, which no report may tell. */
export function tokensOf(fixtures: Fixtures): Map<string, string> {
  return new Map(
    fixtureNames.flatMap((name) => {
      const value = fixtures[name]
      return kindOf(name) === 'token' && typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/**
 * Reads fixtures from the text of a JSON file, which fixtures.schema.json describes. A token may be written `env:NAME`: it is
 * then read from that variable of the environment, so that the file holds no secret.
 *
 * @throws Error that says what is wrong with the text: no JSON object, no `project_id`, an unknown name, a value that
 *   would change the path of a request, or a token that no header can carry, which is not told
 */
export function parseFixtures(text: string, env: NodeJS.ProcessEnv = process.env): Fixtures {
  const object = parseObject(text)
  // Not before it is needed, which most commands never do; Ajv keeps what it has compiled.
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
    return `it has "${printable(name)}", which is no fixture; --help lists them`
  }
  if (error?.keyword === 'required') return `it has no "project_id" (${meaningOf('project_id')})`
  if (error?.keyword === 'minLength') return `${printable(at)} must not be empty`
  if (error?.keyword === 'maxLength') return `${printable(at)} must have at most ${error.params.limit} characters`
  if (error?.keyword === 'pattern')
    return `${printable(at)} must be ${meaningOf(at as FixtureName)}, and match ${error.params.pattern}`
  const came = at.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], object)
  const expected = KINDS[String(error?.params.type)]
  return `${printable(at)} must be ${expected}; it is ${came === null ? 'null' : KINDS[typeOf(came)]}`
}

/** JSON types in words. */
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
