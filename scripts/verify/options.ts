import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkBaseUrl, checkPathSegment, checkToken } from '../../src/client/checks.ts'
import { UsageError } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { TIERS, type Tier } from '../../src/verifier/engine/ledger.ts'
import { type Fixtures, fixtureNames, meaningOf, parseFixtures } from '../../src/verifier/target/fixtures.ts'

/** Targets that the command starts itself. The first two are the default. */
export const EMBEDDED = ['mock', 'sandbox', 'in-process'] as const
export type EmbeddedName = (typeof EMBEDDED)[number]

/** Limits for environments: requests, requests per second, seconds. */
const DEFAULTS = { budget: 2000, rate: 10, 'time-limit': 900 }

export const HELP = `Usage: npm run verify [-- options]
       npm run verify -- --compare BEFORE.json AFTER.json

Verifies, fact by fact, that a service conforms to openapi.yaml. Without options: the Prism mock, then the sandbox; both are
started for the run.

  --target NAME      verify one embedded target: ${EMBEDDED.join(', ')}
  --url URL          verify an environment; its token is read from API_TOKEN
  --fixtures FILE    JSON with existing resources of the environment (schema: contract-tests/fixtures.schema.json). Only
                     project_id is required; facts that need a missing one are unexercised
  --tier TIER        what the run may do: read (default), GET only; write, also changes that it reverts and changes to
                     disposable fixtures; destructive, also deletions that the fixtures name
  --codehost NAME    path segment of the code-hosting provider (default codehost)
  --budget N         maximum number of requests (default ${DEFAULTS.budget} with --url)
  --rate N           maximum requests per second (default ${DEFAULTS.rate} with --url)
  --time-limit S     maximum duration in seconds (default ${DEFAULTS['time-limit']} with --url)
  --operation ID     verify only this operation; can be repeated
  --seed N           add random cases; the same number gives the same cases
  --strict           also fail on contradicted assumptions, which rest on an unknown of the document
  --dry-run          print the requests and send none
  --reports DIR      where to write reports, a folder per target (default dist/reports); replaces only earlier reports
  --compare          compare two ledgers
  --help             show this help

Fixtures (a dot means a nested object; write a token as env:NAME to read it from a variable):

${fixtureNames.map((name) => `  ${name.padEnd(26)}${meaningOf(name)}`).join('\n')}

Exit code: 0 if no documented fact is contradicted, 1 if one is, 2 for bad usage, an incomplete run or one that exercised
nothing. With --compare: 0 if the ledgers agree, 1 if they differ, 2 for bad usage.`

export interface RunOptions {
  strict: boolean
  dryRun: boolean
  reports: string
  seed?: number
  /** Operation IDs; all by default. */
  only?: string[]
  limits: { budget?: number; perSecond?: number; timeLimitMs?: number }
  targets: readonly EmbeddedName[] | Environment
}

/** A service that is already running. */
export interface Environment {
  baseUrl: string
  token: string
  fixtures: Fixtures
  tier: Tier
  codehost?: string
}

export type Command = { help: true } | { compare: [string, string] } | { run: RunOptions }

/** Reads the command line. @throws {@link UsageError} */
export async function readOptions(args?: string[]): Promise<Command> {
  const { values, positionals } = parseArgs({
    ...(args && { args }),
    allowPositionals: true,
    options: {
      target: { type: 'string' },
      url: { type: 'string' },
      fixtures: { type: 'string' },
      tier: { type: 'string' },
      codehost: { type: 'string' },
      budget: { type: 'string' },
      rate: { type: 'string' },
      'time-limit': { type: 'string' },
      operation: { type: 'string', multiple: true },
      seed: { type: 'string' },
      strict: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      reports: { type: 'string', default: 'dist/reports' },
      compare: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return { help: true }
  if (values.reports === '') throw new UsageError('--reports needs a folder name.')
  if (values.compare) {
    const [before, after, ...more] = positionals
    if (before === undefined || after === undefined || more.length > 0) {
      throw new UsageError(`--compare needs two ledgers, not ${positionals.length}. See --help.`)
    }
    return { compare: [before, after] }
  }
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'. See --help.`)

  const { url, target } = values
  if (url !== undefined && target !== undefined) {
    throw new UsageError('--target and --url cannot be combined.')
  }
  const targets = url === undefined ? embedded(values) : await environment({ ...values, url })
  const limits = {
    ...limit('budget', 'budget'),
    ...limit('perSecond', 'rate'),
    ...limit('timeLimitMs', 'time-limit', 1000),
  }
  return {
    run: {
      strict: values.strict,
      dryRun: values['dry-run'],
      reports: values.reports,
      ...(values.seed !== undefined && { seed: wholeNumber('--seed', values.seed, 0) }),
      ...(values.operation && { only: values.operation.map(operationId) }),
      limits,
      targets,
    },
  }

  /** A limit as given, or the default of an environment. */
  function limit(key: string, option: keyof typeof DEFAULTS, factor = 1) {
    const text = values[option]
    if (text === undefined && url === undefined) return {}
    return { [key]: factor * (text === undefined ? DEFAULTS[option] : wholeNumber(`--${option}`, text, 1)) }
  }
}

type Values = Partial<Record<'target' | 'fixtures' | 'tier' | 'codehost', string>>

function embedded({ target, ...foreign }: Values): readonly EmbeddedName[] {
  for (const name of ['fixtures', 'tier', 'codehost'] as const) {
    if (foreign[name] !== undefined) {
      throw new UsageError(`--${name} needs --url; embedded targets have their own.`)
    }
  }
  if (target === undefined) return EMBEDDED.slice(0, 2)
  const found = EMBEDDED.find((name) => name === target)
  if (found) return [found]
  throw new UsageError(`--target must be one of ${EMBEDDED.join(', ')}; it is "${target}".`)
}

async function environment({ url, fixtures, tier = 'read', codehost }: Values & { url: string }): Promise<Environment> {
  const baseUrl = usable(() => checkBaseUrl('--url', url))
  if (codehost !== undefined) usable(() => checkPathSegment('--codehost', codehost))
  const known = TIERS.find((name) => name === tier)
  if (!known) throw new UsageError(`--tier must be one of ${TIERS.join(', ')}; it is "${tier}".`)
  const token = process.env.API_TOKEN
  if (!token) throw new UsageError('No token: set API_TOKEN to a service account token of the environment.')
  usable(() => checkToken('API_TOKEN', token))
  if (fixtures === undefined) {
    throw new UsageError('--url needs --fixtures FILE, a JSON file with at least {"project_id": "…"}.')
  }
  const read = await readFixtures(fixtures)
  checkApart(read, token)
  return {
    baseUrl,
    token,
    tier: known,
    fixtures: read,
    ...(codehost !== undefined && { codehost }),
  }
}

/** Rejects fixtures whose deletion would affect others, and tokens that are given twice. */
function checkApart(fixtures: Fixtures, token: string): void {
  const pairs = [
    ['disposable.app_id', 'app_id', 'the run would change and delete the app that it reads'],
    ['disposable.api_key_id', 'refused.api_key_id', 'a key cannot be both'],
  ] as const
  for (const [one, other, why] of pairs) {
    if (fixtures[one] !== undefined && fixtures[one] === fixtures[other]) {
      throw new UsageError(`The fixtures ${one} and ${other} are the same; ${why}.`)
    }
  }
  const known = new Map([[token, 'API_TOKEN']])
  for (const name of ['tokens.member', 'tokens.expired', 'tokens.other_project'] as const) {
    const value = fixtures[name]
    if (value === undefined) continue
    const same = known.get(value)
    if (same !== undefined) throw new UsageError(`The fixture ${name} is the same token as ${same}.`)
    known.set(value, name)
  }
}

async function readFixtures(file: string): Promise<Fixtures> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read the fixtures file ${file} (${error.code}).`)
  })
  try {
    return parseFixtures(text)
  } catch (error) {
    throw new UsageError(`Invalid fixtures file ${file}: ${(error as Error).message.replace(/\.$/, '')}.`)
  }
}

function operationId(id: string): string {
  const known = listOperations(document).map((operation) => operation.id)
  if (known.includes(id)) return id
  throw new UsageError(`--operation must be one of ${known.join(', ')}; it is "${id}".`)
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number)) return number
  throw new UsageError(`${option} must be a whole number of at least ${least}; it is "${text}".`)
}

/** Turns the errors of the client's checks into usage errors. */
function usable<Value>(check: () => Value): Value {
  try {
    return check()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
