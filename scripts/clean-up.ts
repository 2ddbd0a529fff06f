import { readFile, rm } from 'node:fs/promises'
import { type Environment, LIMITS } from '../contract-tests/environment.ts'
import { environmentOptions } from '../contract-tests/targets.ts'
import { UsageError, withUsageErrors } from '../src/command.ts'
import { fileStartsWith, writeFileAtomic } from '../src/files.ts'
import { oneLine, withoutCommand } from '../src/printable.ts'
import { createTarget } from '../src/verifier/http/target.ts'
import type { Leftover } from '../src/verifier/model/ledger.ts'
import { JOURNAL_START, leftoverInWords, parseLeftovers } from '../src/verifier/reports/ledger-json.ts'
import { called } from './called.ts'
import { PROJECT_OPTIONS, readOptions } from './connection.ts'
import { readTarget } from './verify/options.ts'

const COMMAND = called('clean-up')

const HELP = `Usage: ${COMMAND} FILE --url URL --project ID [options]

Removes what an earlier run of verify left behind. FILE is that run's leftovers-….json,
which is deleted if nothing remains, or its ledger.json; both are in its reports folder.

  --url URL        the environment of that run; its token is read from API_TOKEN
  --project ID     the project of that run (default: project_id of --fixtures)
  --fixtures FILE  the fixtures of that run: resources that they name are neither changed nor deleted,
                   except the disposable app
  --header 'NAME: VALUE'
                   send this header with each request, such as that of a gateway; can be repeated
  --dry-run        print what would be cleaned up, and send nothing
  --help           show this help

Exit code: 0 if nothing remains, or with --dry-run; 1 if something remains, or may remain because
the service does not show whether deletions take effect; 2 for bad usage.`

const OPTIONS = {
  ...PROJECT_OPTIONS,
  fixtures: { type: 'string' },
  header: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Deletes and restores what an earlier run left behind, and prints what it did. Sets the exit code. */
export async function runCleanUp(args: string[]): Promise<void> {
  const { values, positionals } = readOptions(args, OPTIONS, COMMAND, true)
  if (values.help) return console.log(HELP)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new UsageError(`${COMMAND} needs one file, not ${positionals.length}. See --help.`)
  const { url } = values
  if (url === undefined) throw new UsageError(`${COMMAND} needs --url, the environment of the run. See --help.`)
  const environment = await readTarget({ ...values, url }, 'write')
  const leftovers = await leftoversIn(file, environment)
  if (leftovers.length === 0) console.log('Nothing to remove: the run left nothing behind.')
  if (values['dry-run']) {
    for (const { what, undo } of leftovers) show(undo ? 'Would clean up' : 'Would remain', `${what}.`)
    return
  }
  const remaining = await cleanUp(leftovers, environment)
  const key = ({ what, undo }: Leftover) => JSON.stringify(undo?.path ?? what)
  const left = new Set(remaining.map(key))
  // Settings cannot be restored, even if cleanup could make the app cheap.
  const isDone = (leftover: Leftover) => !left.has(key(leftover)) && !leftover.changed
  for (const { what } of leftovers.filter(isDone)) show('Removed', `${what}.`)
  for (const leftover of remaining) show(leftover.unconfirmed ? 'May remain' : 'Remains', leftoverInWords(leftover))
  process.exitCode = remaining.length > 0 ? 1 : 0
  if (!(await fileStartsWith(file, JOURNAL_START))) return
  if (remaining.length === 0) return rm(file)
  // Keep only what remains, so that a repetition does not try the rest again.
  const journal = JSON.parse(await readFile(file, 'utf8')) as object
  writeFileAtomic(file, `${JSON.stringify({ ...journal, leftovers: remaining }, undefined, 2)}\n`)
  show('Next', `check what remains. Once that is done, delete ${file}.`)
}

function show(what: string, text: string): void {
  console.log(withoutCommand(oneLine(`${what}: ${text}`)))
}

/** Reads what a run left behind. @throws UsageError if it ran on another environment or project */
async function leftoversIn(file: string, { baseUrl, fixtures }: Environment): Promise<Leftover[]> {
  const text = await withUsageErrors(
    () => readFile(file, 'utf8'),
    (code) => `${file} cannot be read (${code}).`,
  )
  const { target: url, leftovers } = parseLeftovers(text, file)
  if (url !== baseUrl) throw new UsageError(`${file} is from a run on ${oneLine(url)}, not on ${baseUrl}.`)
  const projects = leftovers.flatMap(({ undo }) => (undo ? [undo.path.project_id ?? ''] : []))
  const other = projects.find((id) => id !== fixtures.project_id)
  if (other !== undefined)
    throw new UsageError(`${file} is from a run on the project ${oneLine(other)}, not on ${fixtures.project_id}.`)
  return leftovers
}

/** Undoes changes of an earlier run. Returns what remains. */
function cleanUp(leftovers: Leftover[], environment: Environment): Promise<Leftover[]> {
  const { fixtures } = environment
  // A run changes only apps that its fixtures name for it. If the given fixtures name none, the file does.
  const app_id = leftovers.find(({ undo }) => undo?.operationId === 'updateApp')?.undo?.path.app_id
  const named = Object.values(fixtures).flat()
  const disposable = app_id !== undefined && !named.includes(app_id) && { 'disposable.app_id': app_id }
  const options = environmentOptions({ ...environment, fixtures: { ...disposable, ...fixtures } })
  return createTarget({ ...options, ...LIMITS }).cleanUp(leftovers)
}
