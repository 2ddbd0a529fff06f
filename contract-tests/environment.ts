import { readFile } from 'node:fs/promises'
import { checkBaseUrl, checkHeaders, checkPathSegment, checkToken } from '../src/client/checks.ts'
import { UsageError } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { assumedNamesOf } from '../src/document/facts.ts'
import { document } from '../src/document/openapi.ts'
import { isObject } from '../src/document/walk.js'
import { parseJson } from '../src/json.ts'
import type { TargetOptions } from '../src/verifier/http/target-types.ts'
import type { Tier } from '../src/verifier/model/ledger.ts'
import { type ApiFixtures, parseFixtures, variablesOf } from './fixtures.ts'

/** Default limits of a run against a real environment: requests, requests per second, milliseconds, and parallel requests. */
export const LIMITS = { budget: 2000, perSecond: 10, timeLimitMs: 900_000, concurrency: 4 }

/** A running service to verify, which the run has not started. */
export type Environment = Pick<
  TargetOptions,
  'baseUrl' | 'token' | 'variables' | 'tier' | 'names' | 'certain' | 'headers'
> & { fixtures: ApiFixtures }

/** An environment as the user specifies it. */
interface EnvironmentOptions {
  url: string
  token: string | undefined
  /** ID of the project. May be missing if the fixtures have `project_id`; if both are given, they must be equal. */
  project?: string | undefined
  /** Path of a JSON file that conforms to `fixtures.schema.json`, or its content. */
  fixtures?: string | object | undefined
  /** Default: `read`. */
  tier?: Tier
  /** Names that the service uses, as {@link readNames} reads them. */
  names?: string[] | undefined
  /** Headers to add to each request, as `Name: value`. */
  headers?: string[] | undefined
  /** Says what an option is called in messages, such as `--url` or `API_URL`. */
  label(option: Exclude<keyof EnvironmentOptions, 'tier' | 'label'>): string
}

/**
 * Checks an environment's options and reads its fixtures.
 *
 * @throws UsageError if an option or a fixture is missing or invalid, or two values that must differ are equal
 */
export async function readEnvironment(given: EnvironmentOptions): Promise<Environment> {
  const { label, url, token, project, tier = 'read', names, headers = [] } = given
  const baseUrl = usable(() => checkBaseUrl(label('url'), url))
  if (!token) throw new UsageError(`No token: set ${label('token')} to a service account token of the environment.`)
  usable(() => checkToken(label('token'), token))
  if (project !== undefined) usable(() => checkPathSegment(label('project'), project))
  else if (!given.fixtures) {
    throw new UsageError(
      `${label('url')} requires ${label('project')}, the ID of a project, or ${label('fixtures')} with a project_id.`,
    )
  }
  const { fixtures, variables } = await readFixtures(given)
  checkDistinct({ ...fixtures, [OWN_TOKEN]: token }, label('token'))
  const read = { headers: readHeaders(headers, label('headers')), ...(names && readNames(names, label('names'))) }
  return { baseUrl, token, tier, fixtures, variables, ...read }
}

/** Headers of the run and of its connection. */
const RESERVED =
  /^(authorization|connection|content-(length|type)|expect|host|keep-alive|range|te|trailer|transfer-encoding|upgrade|user-agent)$/i

/** Reads headers as `Name: value`. @throws UsageError, without the value, if one is invalid or has another purpose */
function readHeaders(given: string[], option: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const header of given) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.+)$/.exec(header) ?? []
    if (!name) throw new UsageError(`${option} must be a name and a value, such as 'X-Gateway: staging'.`)
    if (RESERVED.test(name))
      throw new UsageError(`${option} cannot set ${name}, which belongs to the run or its connection.`)
    // As it is sent, without surrounding spaces: the report hides exactly this text.
    Object.assign(
      headers,
      usable(() => checkHeaders(option, { [name]: value })),
    )
  }
  return headers
}

/** Name of the run's token in {@link DISTINCT}. */
const OWN_TOKEN = 'token'
const TWO_CALLERS = 'the run expects different responses for the two tokens'

type Distinct = [name: string, others: string[], why: string]
/** Fixtures that must differ from other fixtures or from the token of the run, and why. */
const DISTINCT: Distinct[] = [
  ['other_app_id', ['app_id'], 'otherwise, the run would expect an error for resources of app_id'],
  ['disposable.app_id', ['app_id'], 'otherwise, the run would change and delete the app that it reads'],
  ['disposable.api_key_id', ['refused.api_key_id'], 'the deletion of a key cannot both succeed and be rejected'],
  ...['project_id', 'app_id', 'api_key_id', 'domain_id', 'service_account_id'].map(
    (name): Distinct => [
      `foreign.${name}`,
      [name, `other_${name}`, `disposable.${name}`, `refused.${name}`],
      'a resource of another project is not one of the project',
    ],
  ),
  ['tokens.member', [OWN_TOKEN], TWO_CALLERS],
  ['tokens.expired', [OWN_TOKEN, 'tokens.member'], TWO_CALLERS],
  ['tokens.no_access', [OWN_TOKEN, 'tokens.member', 'tokens.expired'], TWO_CALLERS],
]

/** Checks that values which must differ are not equal. @throws UsageError that says which, and why they must differ */
function checkDistinct(values: Record<string, unknown>, tokenName: string): void {
  for (const [name, others, why] of DISTINCT) {
    const same = others.find((other) => values[name] !== undefined && values[name] === values[other])
    if (same)
      throw new UsageError(`The fixture ${name} must differ from ${same === OWN_TOKEN ? tokenName : same}: ${why}.`)
  }
}

/** Reads a fixtures file as text. @throws UsageError if it cannot be read */
export function fixturesTextOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read the fixtures file ${file} (${error.code ?? error.message}).`)
  })
}

async function readFixtures({ fixtures = {}, project, label }: EnvironmentOptions) {
  const isFile = typeof fixtures === 'string'
  const text = isFile ? await fixturesTextOf(fixtures) : JSON.stringify(fixtures)
  const where = isFile ? `fixtures file ${fixtures}` : label('fixtures')
  const object = project === undefined ? undefined : parseJson(text.replace(/^\ufeff/, ''))
  const { project_id } = Object(object)
  if (typeof project_id === 'string' && project_id !== project) {
    throw new UsageError(
      `${label('project')} is "${project}", but ${isFile ? 'the ' : ''}${where} has the project_id "${project_id}".`,
    )
  }
  try {
    const whole = isObject(object) ? JSON.stringify({ ...object, project_id: project }) : text
    return { fixtures: parseFixtures(whole), variables: variablesOf(whole) }
  } catch (error) {
    throw new UsageError(`Invalid ${where}: ${(error as Error).message.replace(/\.$/, '')}.`)
  }
}

/** Turns a TypeError from the client's argument checks into a {@link UsageError}. */
function usable<Value>(check: () => Value): Value {
  try {
    return check()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** The query parameters whose names are only assumed, by operation. */
const assumed = listOperations(document).flatMap((operation) =>
  [...assumedNamesOf(document, operation).keys()].map((name) => ({ operation, name, key: `${operation.id}.${name}` })),
)

/**
 * Reads mapped names: `month=period` for all operations, or `getProjectCost.month=period` for one. The actual name may equal the
 * assumed one, to confirm it.
 *
 * @param option name of the option in messages
 * @returns the names that the service uses, by `operationId.name`, and the keys of those that were given for one operation
 * @throws UsageError if a name is not assumed, or the service's name is that of another parameter
 */
function readNames(given: string[], option: string): Required<Pick<TargetOptions, 'names' | 'certain'>> {
  const names: Record<string, string> = {}
  const certain: string[] = []
  for (const mapping of given) {
    const [, from = '', to = ''] = /^([\w.]+)=([\w.[\]-]+)$/.exec(mapping) ?? []
    const concerned = assumed.filter(({ name, key }) => from === name || from === key)
    if (concerned.length === 0) {
      const all = [...new Set(assumed.map(({ name }) => name))].join(', ')
      throw new UsageError(
        `${option} must be ASSUMED=ACTUAL or OPERATION.ASSUMED=ACTUAL; it is "${mapping}". Only names of the query that the document assumes can be mapped: ${all}.`,
      )
    }
    for (const { operation, name: own, key } of concerned) {
      const others = operation.parameters.flatMap(({ name }) =>
        name === own ? [] : [names[`${operation.id}.${name}`] ?? name],
      )
      if (others.includes(to))
        throw new UsageError(`${option} ${mapping}: ${operation.id} already has a parameter "${to}".`)
      names[key] = to
      // A name for a single operation counts as right, so that ignoring it contradicts. One for several must be proved.
      if (concerned.length === 1) certain.push(key)
    }
  }
  return { names, certain }
}
