import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { checkBaseUrl, checkPathSegment, checkToken } from '../../src/client/checks.ts'
import { UsageError } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { TIERS, type Tier } from '../../src/verifier/engine/ledger.ts'
import { type Fixtures, fixtureNames, meaningOf, parseFixtures } from '../../src/verifier/target/fixtures.ts'

/** The targets that need nothing but this project; without options, the first two. */
export const EMBEDDED = ['mock', 'sandbox', 'in-process'] as const
export type EmbeddedName = (typeof EMBEDDED)[number]

/** A real environment is spared: so many requests at most, so many per second, and so many seconds. */
const USUAL = { budget: 2000, rate: 10, 'time-limit': 900 }

export const HELP = `Usage: npm run verify [-- options]
       npm run verify -- --compare BEFORE.json AFTER.json

Checks, fact by fact, that a service keeps openapi.yaml. Without options: the Prism mock and then the sandbox, both of which
it starts itself.

  --target NAME      one embedded target alone: ${EMBEDDED.join(', ')}
  --url URL          an environment to check instead; the token is read from API_TOKEN
  --fixtures FILE    JSON with what there is in that environment (contract-tests/fixtures.schema.json describes it); what is
                     missing, but for project_id, stays unexercised
  --tier TIER        what may be done there: read (default), GET alone; write, also what the run takes back or the fixtures
                     name as disposable; destructive, also deletions of what they name
  --codehost NAME    path segment of the code-hosting provider (default codehost)
  --budget N         so many requests at most (default ${USUAL.budget} with --url)
  --rate N           so many requests per second at most (default ${USUAL.rate} with --url)
  --time-limit S     ends the run after so many seconds (default ${USUAL['time-limit']} with --url)
  --operation ID     this operation alone; may be repeated
  --seed N           adds random cases that follow from the number; the same number gives the same cases
  --strict           a contradicted assumption fails, too: what rests on an unknown of the document
  --dry-run          sends nothing to the target, and prints what would be sent
  --reports DIR      where the reports go, a folder for each target, which replace only reports of an earlier run (default
                     dist/reports)
  --compare          says what differs between two ledgers
  --help             show this text

The fixtures, where a dot stands for a nested object, and a token may be written env:NAME to be read from a variable:

${fixtureNames.map((name) => `  ${name.padEnd(26)}${meaningOf(name)}`).join('\n')}

Exit code: 0 nothing documented is contradicted, 1 something is, 2 bad usage, nothing could be exercised, or the run ended
before its end. With --compare: 0 the same, 1 different, 2 bad usage.`

/** What a run is to do. */
export interface RunOptions {
  strict: boolean
  dryRun: boolean
  reports: string
  seed?: number
  /** IDs of the operations to try; left out, all. */
  only?: string[]
  limits: { budget?: number; perSecond?: number; timeLimitMs?: number }
  targets: readonly EmbeddedName[] | Environment
}

/** A service that somebody else runs. */
export interface Environment {
  baseUrl: string
  token: string
  fixtures: Fixtures
  tier: Tier
  codehost?: string
}

export type Command = { help: true } | { compare: [string, string] } | { run: RunOptions }

/** Reads the command line. @throws {@link UsageError} that says what is wrong and what to do */
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
  if (values.reports === '') throw new UsageError('--reports needs the name of a folder.')
  if (values.compare) {
    const [before, after, ...more] = positionals
    if (before === undefined || after === undefined || more.length > 0) {
      throw new UsageError(`--compare takes two ledgers; ${positionals.length} came. See --help.`)
    }
    return { compare: [before, after] }
  }
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'. See --help.`)

  const { url, target } = values
  if (url !== undefined && target !== undefined) {
    throw new UsageError('--target and --url exclude each other; give one of them.')
  }
  const targets = url === undefined ? embedded(values) : await environment({ ...values, url })
  const limits = {
    ...given('budget', 'budget'),
    ...given('perSecond', 'rate'),
    ...given('timeLimitMs', 'time-limit', 1000),
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

  /** A limit of the run: as given, or for a real environment the usual one. */
  function given(key: string, option: keyof typeof USUAL, factor = 1) {
    const text = values[option]
    if (text === undefined && url === undefined) return {}
    return { [key]: factor * (text === undefined ? USUAL[option] : wholeNumber(`--${option}`, text, 1)) }
  }
}

type Values = Partial<Record<'target' | 'fixtures' | 'tier' | 'codehost', string>>

function embedded({ target, ...foreign }: Values): readonly EmbeddedName[] {
  for (const name of ['fixtures', 'tier', 'codehost'] as const) {
    if (foreign[name] !== undefined) {
      throw new UsageError(`--${name} goes with --url; an embedded target knows its own.`)
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

/** What is deleted must be nothing else that the fixtures name, and a token that is to be bad must not be the good one. */
function checkApart(fixtures: Fixtures, token: string): void {
  const pairs = [
    ['disposable.app_id', 'app_id', 'the run would change and delete the app that it reads'],
    ['disposable.api_key_id', 'refused.api_key_id', 'a key cannot be both'],
  ] as const
  for (const [one, other, why] of pairs) {
    if (fixtures[one] !== undefined && fixtures[one] === fixtures[other]) {
      throw new UsageError(`In the fixtures ${one} is ${other} as well; ${why}. Name another.`)
    }
  }
  const known = new Map([[token, 'API_TOKEN']])
  for (const name of ['tokens.member', 'tokens.expired', 'tokens.other_project'] as const) {
    const value = fixtures[name]
    if (value === undefined) continue
    const same = known.get(value)
    if (same !== undefined) throw new UsageError(`In the fixtures ${name} is the same token as ${same}; give another.`)
    known.set(value, name)
  }
}

async function readFixtures(file: string): Promise<Fixtures> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The fixtures file ${file} cannot be read (${error.code}).`)
  })
  try {
    return parseFixtures(text)
  } catch (error) {
    throw new UsageError(`The fixtures file ${file} cannot be used: ${(error as Error).message.replace(/\.$/, '')}.`)
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

/** What a check of the client calls a TypeError is bad usage here. */
function usable<Value>(check: () => Value): Value {
  try {
    return check()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
