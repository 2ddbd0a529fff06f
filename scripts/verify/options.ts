import { parseArgs } from 'node:util'
import { type Environment, fixturesTextOf, LIMITS, readEnvironment } from '../../contract-tests/environment.ts'
import { fixtureNames, fixturesText, meaningOf, WRITTEN } from '../../contract-tests/fixtures.ts'
import { EMBEDDED, type EmbeddedName } from '../../contract-tests/targets.ts'
import { httpUrl, milliseconds, oneOf, UsageError, wholeNumber } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { oneLine } from '../../src/printable.ts'
import { TIERS } from '../../src/verifier/engine/ledger.ts'
import type { VerifyOptions } from '../../src/verifier/engine/verify.ts'
import type { TargetOptions } from '../../src/verifier/target/target.ts'
import { called, inPackage } from '../called.ts'
import { checkOutputFile, type OutputFile } from '../output-file.ts'
import {
  type MergeOptions,
  PASSIVE_HELP,
  PASSIVE_OPTIONS,
  type PassiveRun,
  type ReportOptions,
  readPassiveOptions,
  splitCommand,
} from './passive-options.ts'

const COMMAND = called('verify')
/** The embedded targets that this installation can start: the package does not contain the mock. */
const TARGETS = EMBEDDED.filter((name) => !inPackage || name !== 'mock')
const REPORTS = inPackage ? 'project-resources-report' : 'dist/reports'

export const HELP = `Usage: ${COMMAND} --url URL --project ID [options]
       ${COMMAND} --target NAME [options]
       ${COMMAND} --har FILE [--url URL] [--project ID]
       ${COMMAND} --listen PORT --url URL [-- TEST-COMMAND ...]
       ${COMMAND} --merge A.json B.json ...
       ${COMMAND} --compare BEFORE.json AFTER.json
       ${COMMAND} --clean-up FILE --url URL --project ID

Verifies, fact by fact, that a service conforms to openapi.yaml.${inPackage ? '' : ' Without options: the Prism mock,\nthen the sandbox; both are started for the run.'}

  --url URL          verify an environment; its token is read from API_TOKEN
  --project ID       the project; with --fixtures, the project_id of the file by default; with --har
                     and --listen, any project by default
  --target NAME      verify an embedded target: ${TARGETS.join(', ')}
  --fixtures FILE    JSON with existing resources of the environment (schema:
                     contract-tests/fixtures.schema.json). The run looks for most others, but never
                     for tokens or for disposable, refused or foreign resources. Facts that need a
                     missing fixture are unexercised
  --write-fixtures FILE
                     write the given and the found fixtures to a file for later runs with --fixtures;
                     replaces only files that it wrote; tokens must be given as env:NAME
  --tier TIER        what the run may do: read (default), GET only; write, also changes that it
                     reverts, changes to disposable fixtures, and changes that must be rejected;
                     destructive, also deletions of disposable fixtures, and deletions that must be
                     rejected
  --codehost NAME    path segment of the code-hosting provider (default: the first that works of
                     codehost, github, gitlab and bitbucket)
  --name OLD=NEW     send the query parameter OLD, whose name the document only assumes, as NEW:
                     month=period for all operations, which the run must confirm, or
                     getProjectCost.month=period for one, which it trusts; can be repeated
  --budget N         maximum number of requests (default ${LIMITS.budget} with --url)
  --rate N           maximum requests per second (default ${LIMITS.rate} with --url)
  --time-limit S     maximum duration in seconds (default ${LIMITS['time-limit']} with --url)
  --settle TIME      how long an effect may take to show, such as that of a deletion: 5s (default
                     with --url), 500ms, 0
  --allow-cost       also send values that a real environment charges for, such as replicas
  --budget-ms N      also fail if the 95th percentile of an operation's response times exceeds N ms
  --operation ID     verify only this operation; can be repeated
  --seed N           add random cases; the same number gives the same cases
  --min-verified P   fail if less than this share of the facts that the tier allows is verified,
                     such as 80%
  --baseline FILE    fail only on facts that this ledger of an earlier run does not contradict
  --docs URL         base URL of the published docs, for links in the reports
  --verbose          list all facts of each cause, and why some facts were not tested
  --strict           also fail on contradicted assumptions, which depend on an unknown of the
                     document
  --dry-run          print the requests and send none
  --reports DIR      where to write reports, a folder per target (default ${REPORTS});
                     replaces only earlier reports
${PASSIVE_HELP}
  --merge            join ledgers of the same document: the worst contradiction of each fact wins
  --compare          compare two ledgers
  --clean-up FILE    remove what an earlier run on --url left behind: FILE is its ledger.json or, if
                     it was killed, the leftovers-….json in its reports folder
  --help             show this help

Fixtures (a dot means a nested object; write a token as env:NAME to read it from a variable):

${fixtureNames.map((name) => `  ${name.padEnd(28)}${meaningOf(name)}`).join('\n')}

Exit code: 0 if no documented fact is contradicted; 1 if one is, even if the run is incomplete, or
if too few are verified or an operation is too slow; otherwise 2 for bad usage, an incomplete run,
a run that verified no operation, or unwritable reports. With --har and --listen: 2 if nothing could
be judged; if TEST-COMMAND fails, its exit code. With --compare: 0 if the ledgers agree, 1 if they
differ. With --clean-up: 0 if nothing remains, 1 if something does.`

export interface RunOptions extends ReportOptions, Pick<VerifyOptions, 'only' | 'seed'> {
  dryRun: boolean
  /** The longest p95 of an operation's response times that does not fail the run. */
  budgetMs?: number
  /** The file to write the fixtures of the run to, and the text of the given fixtures. */
  writeFixtures?: { file: OutputFile; given: string }
  limits: Pick<TargetOptions, 'budget' | 'perSecond' | 'timeLimitMs' | 'settleMs' | 'allowCost'>
  targets: readonly EmbeddedName[] | Environment
}

export type Command =
  | { help: true }
  | { compare: [string, string] }
  | { cleanUp?: string; run: RunOptions }
  | { merge: MergeOptions }
  | { passive: PassiveRun }

/** Reads the command line. @throws {@link UsageError}, or an error of `parseArgs`, for bad usage or invalid fixtures */
export async function readOptions(given: string[]): Promise<Command> {
  const { args, command } = splitCommand(given)
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      target: { type: 'string' },
      url: { type: 'string' },
      fixtures: { type: 'string' },
      tier: { type: 'string' },
      'write-fixtures': { type: 'string' },
      codehost: { type: 'string' },
      name: { type: 'string', multiple: true },
      budget: { type: 'string' },
      rate: { type: 'string' },
      'time-limit': { type: 'string' },
      settle: { type: 'string' },
      'allow-cost': { type: 'boolean' },
      'budget-ms': { type: 'string' },
      operation: { type: 'string', multiple: true },
      seed: { type: 'string' },
      'min-verified': { type: 'string' },
      baseline: { type: 'string' },
      docs: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      reports: { type: 'string', default: REPORTS },
      compare: { type: 'boolean' },
      'clean-up': { type: 'string' },
      ...PASSIVE_OPTIONS,
      help: { type: 'boolean' },
    },
  })
  if (values.help) return { help: true }
  if (values.reports === '') throw new UsageError('--reports needs a folder name.')
  const report: ReportOptions = {
    reports: values.reports,
    strict: values.strict,
    verbose: values.verbose,
    ...(values['min-verified'] !== undefined && { minVerified: shareOf(values['min-verified']) }),
    ...(values.baseline !== undefined && { baseline: values.baseline }),
    ...(values.docs !== undefined && { docs: httpUrl('--docs', values.docs) }),
  }
  const passive = readPassiveOptions(values, positionals, command, report)
  if (passive) return passive
  if (values.compare) {
    const [before, after, ...more] = positionals
    if (before === undefined || after === undefined || more.length > 0) {
      throw new UsageError(`--compare needs two ledgers, not ${positionals.length}. See --help.`)
    }
    return { compare: [before, after] }
  }
  if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'. See --help.`)

  const { url, seed, operation } = values
  if (values['clean-up'] !== undefined && values['dry-run'])
    throw new UsageError('--clean-up and --dry-run cannot be combined.')
  if (url !== undefined && values.target !== undefined) throw new UsageError('--target and --url cannot be combined.')
  const { project, fixtures, codehost, tier = 'read' } = values
  const environment = { project, fixtures, codehost, mapped: values.name, token: process.env.API_TOKEN, names: NAMES }
  const targets =
    url === undefined
      ? embedded(values)
      : await readEnvironment({ ...environment, url, tier: oneOf('--tier', tier, TIERS) })
  const writeFixtures = await fixturesFile(values)
  return {
    ...(values['clean-up'] !== undefined && { cleanUp: values['clean-up'] }),
    run: {
      ...report,
      ...(writeFixtures && { writeFixtures }),
      dryRun: values['dry-run'],
      ...(values['budget-ms'] !== undefined && { budgetMs: wholeNumber('--budget-ms', values['budget-ms'], 1) }),
      ...(seed !== undefined && { seed: wholeNumber('--seed', seed, 0) }),
      ...(operation && { only: operation.map((id) => oneOf('--operation', id, operationIds)) }),
      limits: {
        ...limit('budget', 'budget'),
        ...limit('perSecond', 'rate'),
        ...limit('timeLimitMs', 'time-limit', 1000),
        ...(values.settle !== undefined && { settleMs: milliseconds('--settle', values.settle) }),
        ...(values['allow-cost'] && { allowCost: true }),
      },
      targets,
    },
  }

  /** A limit from its option; without the option, its default with `--url`, or none for an embedded target. */
  function limit(key: string, option: keyof typeof LIMITS, factor = 1) {
    const text = values[option]
    if (text === undefined && url === undefined) return {}
    return { [key]: factor * (text === undefined ? LIMITS[option] : wholeNumber(`--${option}`, text, 1)) }
  }
}

function shareOf(text: string): number {
  // 0.8 most likely means 80 %, not 0.8 %.
  const percent = /^(?!0\.\d+$)\d+(\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  if (!(percent <= 100))
    throw new UsageError(`--min-verified must be a percentage such as 80%; it is "${oneLine(text)}".`)
  return percent / 100
}

type Values = Partial<Record<'target' | 'project' | 'fixtures' | 'tier' | 'codehost' | 'write-fixtures', string>> & {
  name?: string[]
}

/** The file to write fixtures to, and the text of the given fixtures. @throws {@link UsageError} if it cannot be written */
async function fixturesFile({ fixtures, 'write-fixtures': path }: Values): Promise<RunOptions['writeFixtures']> {
  if (path === undefined) return undefined
  const file = { option: '--write-fixtures', path, start: WRITTEN }
  await checkOutputFile(file)
  const given = fixtures === undefined ? '{}' : await fixturesTextOf(fixtures)
  try {
    fixturesText({ project_id: '' }, given)
  } catch (error) {
    throw new UsageError(`--write-fixtures cannot be used with ${fixtures}: ${(error as Error).message}.`)
  }
  return { file, given }
}

/** Names of the options of an environment in messages. */
const NAMES = {
  url: '--url',
  token: 'API_TOKEN',
  project: '--project',
  fixtures: '--fixtures',
  codehost: '--codehost',
  mapped: '--name',
}

function embedded({ target, ...foreign }: Values): readonly EmbeddedName[] {
  const [name] = (['project', 'fixtures', 'tier', 'codehost', 'write-fixtures', 'name'] as const).filter(
    (each) => foreign[each] !== undefined,
  )
  if (name) throw new UsageError(`--${name} needs --url; an embedded target has its own.`)
  if (target === undefined && !inPackage) return EMBEDDED.slice(0, 2)
  if (target === undefined) {
    const example = `${COMMAND} --url https://api.example.com --project ID`
    throw new UsageError(`Name what to verify: an environment, as in ${example}, or --target sandbox. See --help.`)
  }
  if (target === 'mock' && inPackage) {
    throw new UsageError('--target mock needs a checkout of the project: the package does not contain Prism.')
  }
  return [oneOf('--target', target, TARGETS)]
}

const operationIds = listOperations(document).map(({ id }) => id)
