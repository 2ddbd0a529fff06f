import { checkPathSegment } from '../src/client/url.ts'

/** What the checks need to know of an environment, by name; `disposable.app_id` stands for a nested key of the file. */
const MEANINGS = {
  project_id: 'the project that every call is about',
  app_id: 'an app of the project',
  build_id: 'a build of that app',
  container_id: 'a container of that app',
  run_id: 'a run of that app',
  service_account_id: 'a service account of the project',
  owner: 'the owner of a repository that the project can read',
  repo: 'the name of a repository of that owner',
  filename: "a file inside the build's archive",
  region: 'a region in which the project has an app',
  month: 'a month, written YYYY-MM, with costs of at least five apps',
  terminating_container_id: 'a container in the active list that is terminating',
  'disposable.app_id': 'an app that may be changed and deleted',
  'disposable.api_key_id': 'an API key that may be deleted',
  'disposable.domain': 'a domain name that may be added and deleted',
  'refused.api_key_id': "a service account's API key, whose deletion the service must refuse",
  'refused.domain_id': 'a domain that is assigned to an app, whose deletion the service must refuse',
  'tokens.owner': 'a token of an owner on the project',
  'tokens.member': 'a token of somebody who is no owner',
  'tokens.expired': 'an expired token',
  'tokens.other_project': 'a token of another project',
} as const

export type FixtureName = keyof typeof MEANINGS

export type Fixtures = { project_id: string } & Partial<Record<FixtureName, string>>

/** A fixture that a check needs and that is not there: its operation stays unexercised. */
export class MissingFixture extends Error {
  override name = 'MissingFixture'

  constructor(name: FixtureName) {
    super(`the fixtures have no "${name}" (${MEANINGS[name]})`)
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

/**
 * Reads fixtures from the text of a JSON file.
 *
 * @throws Error that says what is wrong with the text: no JSON object, no `project_id`, an unknown name, or a value that
 *   would change the path of a request
 */
export function parseFixtures(text: string): Fixtures {
  const fixtures = Object.fromEntries(flatten(parseObject(text)))
  for (const [name, value] of Object.entries(fixtures)) {
    if (!Object.hasOwn(MEANINGS, name)) {
      throw new Error(`it has "${name}", which is none of ${Object.keys(MEANINGS).join(', ')}`)
    }
    if (name !== 'filename') checkPathSegment(name, value)
    else if (typeof value !== 'string' || value === '') throw new Error('filename must be a string that is not empty')
  }
  if (fixtures.project_id === undefined) throw new Error(`it has no "project_id" (${MEANINGS.project_id})`)
  return fixtures as Fixtures
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
