import { checkPathSegment, checkToken } from '../src/client/checks.ts'
import { printable } from '../src/printable.ts'

/** What a fixture is: one segment of a path, a token, or other text. */
type Kind = 'segment' | 'token' | 'text'

/** What the checks need to know of an environment, by name; `disposable.app_id` stands for a nested key of the file. */
const MEANINGS = {
  project_id: ['segment', 'the project that every call is about'],
  app_id: ['segment', 'an app of the project'],
  build_id: ['segment', 'a build of that app'],
  container_id: ['segment', 'a container of that app'],
  run_id: ['segment', 'a run of that app'],
  service_account_id: ['segment', 'a service account of the project'],
  owner: ['segment', 'the owner of a repository that the project can read'],
  repo: ['segment', 'the name of a repository of that owner'],
  filename: ['text', "a file inside the build's archive"],
  region: ['text', 'a region in which the project has an app'],
  month: ['text', 'a month, written YYYY-MM, with costs of at least five apps'],
  terminating_container_id: ['segment', 'a container in the active list that is terminating'],
  'disposable.app_id': ['segment', 'an app that may be changed and deleted'],
  'disposable.api_key_id': ['segment', 'an API key that may be deleted'],
  'disposable.domain': ['text', 'a domain name that may be added and deleted'],
  'refused.api_key_id': ['segment', "a service account's API key, whose deletion the service must refuse"],
  'refused.domain_id': ['segment', 'a domain that is assigned to an app, whose deletion the service must refuse'],
  'tokens.owner': ['token', 'a token of an owner on the project'],
  'tokens.member': ['token', 'a token of somebody who is no owner'],
  'tokens.expired': ['token', 'an expired token'],
  'tokens.other_project': ['token', 'a token of another project'],
} as const satisfies Record<string, readonly [Kind, string]>

export type FixtureName = keyof typeof MEANINGS

export const fixtureNames = Object.keys(MEANINGS) as FixtureName[]

/** What a fixture is, in words. */
export const meaningOf = (name: FixtureName) => MEANINGS[name][1]

export type Fixtures = { project_id: string } & Partial<Record<FixtureName, string>>

/** A fixture that a check needs and that is not there: its operation stays unexercised. */
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

/** The tokens among the fixtures, which no report may tell. */
export function tokensOf(fixtures: Fixtures): string[] {
  return fixtureNames.filter((name) => MEANINGS[name][0] === 'token').flatMap((name) => fixtures[name] ?? [])
}

/**
 * Reads fixtures from the text of a JSON file. A token may be written `env:NAME`: it is then read from that variable of
 * the environment, so that the file holds no secret.
 *
 * @throws Error that says what is wrong with the text: no JSON object, no `project_id`, an unknown name, a value that
 *   would change the path of a request, or a token that no header can carry, which is not told
 */
export function parseFixtures(text: string, env: NodeJS.ProcessEnv = process.env): Fixtures {
  const fixtures: Partial<Record<FixtureName, string>> = {}
  for (const [name, value] of flatten(parseObject(text))) {
    if (!isFixtureName(name)) throw new Error(`it has "${printable(name)}", which is no fixture; --help lists them`)
    fixtures[name] = CHECKS[MEANINGS[name][0]](name, value, env)
  }
  const { project_id } = fixtures
  if (project_id === undefined) throw new Error(`it has no "project_id" (${meaningOf('project_id')})`)
  return { ...fixtures, project_id }
}

const CHECKS: Record<Kind, (name: string, value: unknown, env: NodeJS.ProcessEnv) => string> = {
  segment: checkPathSegment,
  token: (name, value, env) => checkToken(name, fromEnvironment(name, value, env)),
  text: (name, value) => {
    if (typeof value === 'string' && value !== '') return value
    throw new Error(`${name} must be a string that is not empty`)
  },
}

function fromEnvironment(name: string, value: unknown, env: NodeJS.ProcessEnv): unknown {
  const variable = typeof value === 'string' && value.startsWith('env:') ? value.slice('env:'.length) : undefined
  if (variable === undefined) return value
  const found = env[variable]
  if (!found) throw new Error(`${name} is read from the variable ${printable(variable)}, which is not set`)
  return found
}

export function isFixtureName(name: string): name is FixtureName {
  return Object.hasOwn(MEANINGS, name)
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

/** Names of nested keys are joined with a dot; no name has more than one. */
function flatten(object: object): [string, unknown][] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([inner, own]): [string, unknown] => [`${key}.${inner}`, own])
      : [[key, value] as [string, unknown]],
  )
}
