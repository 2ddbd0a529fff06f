import { readFile } from 'node:fs/promises'
import { checkBaseUrl, checkPathSegment, checkToken } from '../src/client/checks.ts'
import { UsageError } from '../src/command.ts'
import type { Tier } from '../src/verifier/engine/ledger.ts'
import type { Fixtures } from '../src/verifier/target/fixtures.ts'
import { parseFixtures } from './fixtures.ts'
import { readNames } from './names.ts'

/** Default limits of a run against a real environment: number of requests, requests per second, and duration in seconds. */
export const LIMITS = { budget: 2000, rate: 10, 'time-limit': 900 }

/** A running service to verify, which the run has not started. */
export interface Environment {
  baseUrl: string
  token: string
  fixtures: Fixtures
  tier: Tier
  codehost?: string
  /** Names that the service uses for query parameters, by `operationId.name`. */
  names?: Record<string, string>
}

/** An environment as the user specifies it. */
export interface EnvironmentOptions {
  url: string
  token: string | undefined
  /** Path of a JSON file that conforms to `fixtures.schema.json`. */
  fixtures: string | undefined
  /** Default: `read`. */
  tier?: Tier
  codehost?: string | undefined
  /** The `--name` options. */
  mapped?: string[] | undefined
  /** Names of `url` and `fixtures` in messages, such as `--url` or `API_URL`. */
  names: { url: string; fixtures: string }
}

/**
 * Checks an environment's options and reads its fixtures.
 *
 * @throws {@link UsageError} if an option or a fixture is missing or invalid, or two values that must differ are equal
 */
export async function readEnvironment({ names, ...given }: EnvironmentOptions): Promise<Environment> {
  const { url, token, fixtures: file, tier = 'read', codehost, mapped } = given
  const baseUrl = usable(() => checkBaseUrl(names.url, url))
  if (codehost !== undefined) usable(() => checkPathSegment('--codehost', codehost))
  if (!token) throw new UsageError('No token: set API_TOKEN to a service account token of the environment.')
  usable(() => checkToken('API_TOKEN', token))
  if (!file) {
    throw new UsageError(`${names.url} requires ${names.fixtures}, the path of a JSON file with {"project_id": "…"}.`)
  }
  const fixtures = await readFixtures(file)
  checkDistinct({ ...fixtures, API_TOKEN: token })
  const named = mapped && { names: readNames(mapped) }
  return { baseUrl, token, tier, fixtures, ...(codehost !== undefined && { codehost }), ...named }
}

const TWO_CALLERS = 'the run expects different responses for the two tokens'

/** Fixtures that must differ from other fixtures or from API_TOKEN, and why. */
const DISTINCT: [name: string, others: string[], why: string][] = [
  ['disposable.app_id', ['app_id'], 'otherwise, the run would change and delete the app that it reads'],
  ['disposable.api_key_id', ['refused.api_key_id'], 'the deletion of a key cannot both succeed and be rejected'],
  ['tokens.member', ['API_TOKEN'], TWO_CALLERS],
  ['tokens.expired', ['API_TOKEN', 'tokens.member'], TWO_CALLERS],
  ['tokens.other_project', ['API_TOKEN', 'tokens.member', 'tokens.expired'], TWO_CALLERS],
]

function checkDistinct(values: Record<string, unknown>): void {
  for (const [name, others, why] of DISTINCT) {
    const same = others.find((other) => values[name] !== undefined && values[name] === values[other])
    if (same) throw new UsageError(`The fixture ${name} must differ from ${same}: ${why}.`)
  }
}

/** Reads a fixtures file as text. @throws {@link UsageError} if it cannot be read */
export function fixturesTextOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read the fixtures file ${file} (${error.code ?? error.message}).`)
  })
}

async function readFixtures(file: string): Promise<Fixtures> {
  const text = await fixturesTextOf(file)
  try {
    return parseFixtures(text)
  } catch (error) {
    throw new UsageError(`Invalid fixtures file ${file}: ${(error as Error).message.replace(/\.$/, '')}.`)
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
