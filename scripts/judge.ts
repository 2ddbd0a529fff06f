import { readFile, stat } from 'node:fs/promises'
import { recordedRules } from '../contract-tests/recorded.ts'
import { connect } from '../contract-tests/service.ts'
import { suite } from '../contract-tests/tags/index.ts'
import { UsageError, withUsageErrors } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { printable } from '../src/printable.ts'
import { createSuite } from '../src/verifier/checks/create-suite.ts'
import { baseUrlsIn, judgeEntry } from '../src/verifier/passive/har.ts'
import { entriesOf } from '../src/verifier/passive/har-file.ts'
import { createPassiveJudge, type PassiveJudge } from '../src/verifier/passive/judge.ts'
import { count } from '../src/verifier/reports/words.ts'
import { prepareReportsFolder } from '../src/verifier/reports/write.ts'
import { called } from './called.ts'
import { PROJECT_OPTIONS, readOptions, readProject } from './connection.ts'
import { finish, folderOf, RESULT_HELP, RESULT_OPTIONS, readResultOptions, report } from './verify/results.ts'

const COMMAND = called('judge')
/** Maximum size of a HAR, which is in memory as a whole. */
const MAX_MEGABYTES = 100
/** Maximum number of hosts that an error names. */
const MAX_NAMED = 10

const HELP = `Usage: ${COMMAND} FILE.har [FILE.har ...] [options]

Judges recorded traffic of one service instead of sending requests. A HAR, of at most ${MAX_MEGABYTES} MB, comes from
a browser, Playwright, mitmproxy, a gateway or the sandbox.

  --url URL          judge only traffic of this service (default: the only one with documented
                     operations)
  --project ID       judge only traffic of this project (default: any)
${RESULT_HELP}
  --help             show this help

Exit code: 0 if no documented fact is contradicted; 1 if one is; otherwise 2 for bad usage, if nothing
could be judged, or for unwritable reports.`

const OPTIONS = { ...PROJECT_OPTIONS, ...RESULT_OPTIONS, help: { type: 'boolean' } } as const

/** Judges recorded traffic, prints the results and writes reports. Sets the exit code. */
export async function runJudge(args: string[]): Promise<void> {
  const { values, positionals: files } = readOptions(args, OPTIONS, COMMAND, true)
  if (values.help) return console.log(HELP)
  if (files.length === 0) throw new UsageError(`Name a HAR, as in ${COMMAND} recorded.har. See --help.`)
  const { baseUrl: url, projectId: project } = readProject(values)
  const results = await readResultOptions(values)
  const hars: unknown[][] = []
  for (const file of files) hars.push(await readHar(file))
  const named = files.join(', ')
  const baseUrl = url ?? onlyBaseUrl(named, hars.flat())
  const judge = createPassiveJudge({ suite: createSuite(suite), recordedRules, connect, baseUrl, project })
  for (const entries of hars) {
    for (const entry of entries) await judgeEntry(judge, entry)
    judge.endFile()
  }
  const skipped = skippedInWords(judge)
  if (judge.judged() === 0)
    throw new UsageError(`Nothing in ${named} could be judged: ${skipped || 'there are no entries'}.`)
  console.error(`Judged ${count(judge.judged(), 'exchange')}${skipped && `; skipped ${skipped}`}.`)
  const ledger = judge.ledger()
  const folder = folderOf(results, ledger.target)
  await prepareReportsFolder(folder)
  await finish([await report(ledger, folder, results)], results)
}

/** Reads the entries of a HAR. @throws UsageError if the file cannot be read, is too large or is not a HAR */
async function readHar(file: string): Promise<unknown[]> {
  const bytes = await withUsageErrors(
    async () => {
      const found = await stat(file)
      if (!found.isFile()) throw new UsageError(`${file} is not a file; expected a HAR.`)
      if (found.size <= MAX_MEGABYTES * 1_000_000) return readFile(file)
      const size = Math.ceil(found.size / 1_000_000)
      throw new UsageError(`${file} has ${size} MB; a HAR may have at most ${MAX_MEGABYTES} MB. Record it in parts.`)
    },
    (code) => `Cannot read the HAR ${file} (${code}).`,
  )
  return entriesOf(bytes, file)
}

/** The base URL of the only service in the entries. @throws UsageError if there is not exactly one */
function onlyBaseUrl(files: string, entries: unknown[]): string {
  const { found, others } = baseUrlsIn(entries, listOperations(suite.document), suite.api)
  const [only, ...more] = found
  if (only !== undefined && more.length === 0) return only
  if (only !== undefined)
    throw new UsageError(`${files} has traffic of several services; choose one with --url: ${inWords(found)}.`)
  const hosts = others.length > 0 ? ` It has requests to ${inWords(others)}.` : ''
  throw new UsageError(`${files} has no request of an operation of the document.${hosts}`)
}

function inWords(urls: string[]): string {
  const more = urls.length > MAX_NAMED ? ` and ${urls.length - MAX_NAMED} more` : ''
  const named = urls.slice(0, MAX_NAMED).map((url) => printable(url))
  return named.join(', ') + more
}

function skippedInWords(judge: PassiveJudge): string {
  return [...judge.skipped()].map(([why, number]) => `${number} (${why})`).join(', ')
}
