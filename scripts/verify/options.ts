import { type Environment, fixturesTextOf, LIMITS, readEnvironment } from '../../contract-tests/environment.ts'
import { fixturesText, WRITTEN } from '../../contract-tests/fixtures.ts'
import { EMBEDDED, type EmbeddedName } from '../../contract-tests/targets.ts'
import { inPackage, milliseconds, oneOf, UsageError, wholeNumber } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import type { TargetOptions } from '../../src/verifier/http/target-types.ts'
import { TIERS, type Tier } from '../../src/verifier/model/ledger.ts'
import type { VerifyOptions } from '../../src/verifier/run/run.ts'
import { called } from '../called.ts'
import { PROJECT_OPTIONS, readOptions } from '../connection.ts'
import { checkOutputFile, type OutputFile } from '../output-file.ts'
import { RESULT_HELP, RESULT_OPTIONS, type ResultOptions, readResultOptions } from './results.ts'

const COMMAND = called('verify')
/** The embedded targets that this installation can start: the package does not contain the mock. */
const TARGETS = EMBEDDED.filter((name) => !inPackage || name !== 'mock')

export const HELP = `Usage: ${COMMAND} --url URL --project ID [options]
       ${COMMAND} --target NAME [options]

Verifies, fact by fact, that a service conforms to openapi.yaml.${inPackage ? '' : ' Without options: the Prism mock,\nthen the sandbox; both are started for the run.'}

  --url URL          verify an environment; its token is read from API_TOKEN
  --project ID       the project (default: project_id of --fixtures)
  --target NAME      verify an embedded target: ${TARGETS.join(', ')}
  --fixtures FILE    JSON with existing resources of the environment, as
                     contract-tests/fixtures.schema.json describes. The run looks for most others,
                     but never for tokens or for disposable, refused or foreign resources. Facts that
                     need a missing fixture are unexercised
  --write-fixtures FILE
                     write the given and the found fixtures to a file for later runs with --fixtures;
                     replaces only files that it wrote; tokens must be given as env:NAME
  --tier TIER        what the run may do: read (default), GET only; write, also changes that it
                     reverts, changes to disposable fixtures, and changes that must be rejected;
                     destructive, also deletions of disposable fixtures, and deletions that must be
                     rejected
  --name OLD=NEW     send the query parameter OLD, whose name the document only assumes, as NEW:
                     month=period for all operations, which the run must confirm, or
                     getProjectCost.month=period for one, which it trusts; can be repeated
  --operation ID     verify only this operation; can be repeated
  --budget N         maximum number of requests (default ${LIMITS.budget} with --url)
  --rate N           maximum requests per second (default ${LIMITS.perSecond} with --url)
  --concurrency N    maximum number of operations tested at the same time (default ${LIMITS.concurrency} with --url;
                     1 after a 429); changes of resources are always made one after the other
  --header 'NAME: VALUE'
                     send this header with each request, such as that of a gateway; can be repeated
  --settle TIME      how long an effect may take to show, such as that of a deletion: 5s (default
                     with --url), 500ms, 0
  --allow-cost       also send values that a real environment charges for, such as replicas
  --dry-run          print the requests and send none
${RESULT_HELP}
  --help             show this help

A run with --url ends after ${LIMITS.timeLimitMs / 60_000} minutes.

Exit code: 0 if no documented fact is contradicted; 1 if one is, even if the run is incomplete;
otherwise 2 for bad usage, an incomplete run, a run that verified no operation, or unwritable reports.

See also: ${called('judge')} FILE.har judges recorded traffic; ${called('clean-up')} FILE removes
what a killed run left behind.`

const OPTIONS = {
  ...PROJECT_OPTIONS,
  target: { type: 'string' },
  fixtures: { type: 'string' },
  'write-fixtures': { type: 'string' },
  tier: { type: 'string' },
  name: { type: 'string', multiple: true },
  operation: { type: 'string', multiple: true },
  budget: { type: 'string' },
  rate: { type: 'string' },
  concurrency: { type: 'string' },
  header: { type: 'string', multiple: true },
  settle: { type: 'string' },
  'allow-cost': { type: 'boolean' },
  'dry-run': { type: 'boolean', default: false },
  ...RESULT_OPTIONS,
  help: { type: 'boolean' },
} as const

type VerifyValues = ReturnType<typeof readOptions<typeof OPTIONS>>['values']

export interface RunOptions extends ResultOptions, Pick<VerifyOptions, 'only'> {
  dryRun: boolean
  /** The file to write the fixtures of the run to, and the text of the given fixtures. */
  writeFixtures?: { file: OutputFile; given: string }
  limits: Pick<TargetOptions, 'budget' | 'perSecond' | 'timeLimitMs' | 'concurrency' | 'settleMs' | 'allowCost'>
  targets: readonly EmbeddedName[] | Environment
}

/** Reads the command line; `undefined` if it asks for help. */
export async function readVerifyOptions(args: string[]): Promise<RunOptions | undefined> {
  const { values } = readOptions(args, OPTIONS, COMMAND)
  if (values.help) return undefined
  const { url, target, tier = 'read', operation } = values
  if (url !== undefined && target !== undefined) throw new UsageError('--target and --url cannot be combined.')
  const targets =
    url === undefined ? embedded(values) : await readTarget({ ...values, url }, oneOf('--tier', tier, TIERS))
  const writeFixtures = await fixturesFile(values)
  return {
    ...(await readResultOptions(values)),
    ...(writeFixtures && { writeFixtures }),
    dryRun: values['dry-run'],
    ...(operation && { only: operation.map((id) => oneOf('--operation', id, operationIds)) }),
    limits: limitsOf(values),
    targets,
  }
}

const operationIds = listOperations(document).map(({ id }) => id)

/** What messages call the options of an environment, unless that is `--` and the option. */
const LABELS: Partial<Record<string, string>> = { token: 'API_TOKEN', names: '--name', headers: '--header' }

/** Reads the environment that `--url` names. @throws UsageError for bad usage or invalid fixtures */
export function readTarget(
  {
    url,
    project,
    fixtures,
    name,
    header,
  }: Pick<VerifyValues, 'project' | 'fixtures' | 'name' | 'header'> & { url: string },
  tier: Tier,
): Promise<Environment> {
  const given = { url, project, fixtures, names: name, headers: header, token: process.env.API_TOKEN }
  return readEnvironment({ ...given, tier, label: (option) => LABELS[option] ?? `--${option}` })
}

function limitsOf({
  url,
  budget,
  rate,
  concurrency,
  settle,
  'allow-cost': allowCost,
}: VerifyValues): RunOptions['limits'] {
  return {
    ...(url !== undefined && LIMITS),
    ...(budget !== undefined && { budget: wholeNumber('--budget', budget, 1) }),
    ...(rate !== undefined && { perSecond: wholeNumber('--rate', rate, 1) }),
    ...(concurrency !== undefined && { concurrency: wholeNumber('--concurrency', concurrency, 1) }),
    ...(settle !== undefined && { settleMs: milliseconds('--settle', settle) }),
    ...(allowCost && { allowCost }),
  }
}

/** The file to write fixtures to, and the text of the given fixtures. @throws UsageError if it cannot be written */
async function fixturesFile({ fixtures, 'write-fixtures': path }: VerifyValues): Promise<RunOptions['writeFixtures']> {
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

function embedded({ target, ...foreign }: VerifyValues): readonly EmbeddedName[] {
  const name = (['project', 'fixtures', 'tier', 'write-fixtures', 'name', 'header'] as const).find(
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
