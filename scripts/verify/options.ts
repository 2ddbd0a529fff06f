import { parseArgs } from 'node:util'
import { type Environment, LIMITS, readEnvironment } from '../../contract-tests/environment.ts'
import { fixtureNames, meaningOf } from '../../contract-tests/fixtures.ts'
import { EMBEDDED, type EmbeddedName } from '../../contract-tests/start.ts'
import { UsageError } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'

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
  --budget N         so many requests at most (default ${LIMITS.budget} with --url)
  --rate N           so many requests per second at most (default ${LIMITS.rate} with --url)
  --time-limit S     ends the run after so many seconds (default ${LIMITS['time-limit']} with --url)
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
  const targets =
    url === undefined
      ? embedded(values)
      : await readEnvironment({
          ...values,
          url,
          token: process.env.API_TOKEN,
          fixtures: values.fixtures,
          names: { url: '--url', fixtures: '--fixtures FILE' },
        })
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
  function given(key: string, option: keyof typeof LIMITS, factor = 1) {
    const text = values[option]
    if (text === undefined && url === undefined) return {}
    return { [key]: factor * (text === undefined ? LIMITS[option] : wholeNumber(`--${option}`, text, 1)) }
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
