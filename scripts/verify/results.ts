import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSources, writeReports } from '../../contract-tests/reports.ts'
import { inPackage, UsageError, withUsageErrors } from '../../src/command.ts'
import { oneLine } from '../../src/printable.ts'
import type { Ledger } from '../../src/verifier/model/ledger.ts'
import { annotations, stepSummary } from '../../src/verifier/reports/annotations.ts'
import { withBaseline } from '../../src/verifier/reports/baseline.ts'
import { failuresOf, isJudged } from '../../src/verifier/reports/failures.ts'
import { parseLedger } from '../../src/verifier/reports/ledger-json.ts'
import type { Sources } from '../../src/verifier/reports/sources.ts'
import { summarize } from '../../src/verifier/reports/terminal.ts'
import { coverageInWords, findingsInWords } from '../../src/verifier/reports/words.ts'

/** The ledger of one target and, if the reports could be written, the path of the HTML report. */
export interface Done {
  ledger: Ledger
  html?: string
  /** Path of the file that lists what the run left behind, if it has created anything that may remain. */
  journal?: string
  /** Command that removes that, unless the run does not know how. */
  cleanUp?: string
  /** Errors after the verdict, such as a report that cannot be written. */
  failures: Error[]
}

/** Options of the commands that report a ledger. */
export const RESULT_OPTIONS = {
  baseline: { type: 'string' },
  strict: { type: 'boolean', default: false },
  reports: { type: 'string', default: inPackage ? 'project-resources-report' : 'dist/reports' },
} as const

export const RESULT_HELP = `  --baseline FILE    fail only on facts that this ledger of an earlier run does not contradict
  --strict           also fail on contradicted assumptions, which depend on an unknown of the
                     document
  --reports DIR      where to write reports, a folder per target (default ${RESULT_OPTIONS.reports.default});
                     replaces only earlier reports`

/** What fails a run, and what its results show. */
export interface ResultOptions {
  /** The folder of the reports, which has a folder for each target. */
  reports: string
  /** Whether a contradicted assumption fails the run. */
  strict: boolean
  /** The ledger of an earlier run: only what was not contradicted there fails this run. */
  baseline?: Ledger
  sources: Sources
}

type ResultValues = { baseline?: string | undefined; strict: boolean; reports: string }

/** Reads {@link RESULT_OPTIONS}. @throws UsageError if the baseline is not a ledger, or there is no folder name */
export async function readResultOptions({ baseline, strict, reports }: ResultValues): Promise<ResultOptions> {
  if (reports === '') throw new UsageError('--reports needs a folder name.')
  const sources = createSources()
  return { reports, strict, sources, ...(baseline !== undefined && { baseline: await readLedger(baseline) }) }
}

/** The folder of the reports on a service, which its URL names. */
export function folderOf({ reports }: ResultOptions, baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl)
  // File systems limit the length of a name, mostly to 255 bytes.
  const name = `${host}${pathname}`
    .replace(/\/+$/, '')
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 200)
  // `http://..` is a valid URL, which a HAR may contain.
  return join(reports, name.replace(/^\.+$/, '-'))
}

/** Writes the reports of a ledger. If that fails, returns the failure, so that the verdict is still printed. */
export async function report(ledger: Ledger, folder: string, options: ResultOptions): Promise<Done> {
  const { strict, baseline, sources } = options
  const compared = baseline ? withBaseline(ledger, baseline, strict) : ledger
  return writeReports(compared, folder, { strict, ...sources }).then(
    (html) => ({ ledger: compared, html, failures: [] }),
    (failure: Error) => ({ ledger: compared, failures: [failure] }),
  )
}

/**
 * Prints the results, and sets the exit code.
 *
 * @param failures other errors, such as a target that does not start
 * @throws a failure, or a UsageError if there is no verdict; if a fact is contradicted, failures are only printed
 */
export async function finish(done: Done[], options: ResultOptions, failures: Error[] = []): Promise<void> {
  // Set the exit code before printing, because a reader such as `head` may close the output early.
  process.exitCode = exitCodeOf(done, options)
  const all = [...done.flatMap((each) => each.failures), ...failures]
  // Fail only after printing the verdicts, which may have taken minutes.
  for (const show of [printResults, writeJobSummary])
    await show(done, options).catch((failure: Error) => all.push(failure))
  // A contradiction decides the exit code, whatever failed after it.
  const thrown = process.exitCode === 1 ? undefined : all.pop()
  for (const { message } of all) console.error(oneLine(message))
  if (thrown) throw thrown
}

/** Prints the results; in GitHub Actions, also prints annotations. @throws UsageError if there is no verdict */
async function printResults(done: Done[], options: ResultOptions): Promise<void> {
  const { strict, baseline, sources } = options
  const { FORCE_COLOR = '0', NO_COLOR } = process.env
  const colour = !NO_COLOR && (process.stdout.isTTY || FORCE_COLOR !== '0')
  const width = process.stdout.columns ?? 80
  for (const { ledger, html, journal, cleanUp } of done) {
    const shown = { colour, width, journal, cleanUp, ...(html !== undefined && { html }), ...sources }
    console.log(`\n${summarize(ledger, shown)}\n`)
  }
  const ledgers = done.map(({ ledger }) => ledger)
  if (process.env.GITHUB_ACTIONS === 'true') console.log(annotations(ledgers, { strict, ...sources }))
  const contradictions = contradictionsIn(done, options)
  if (contradictions !== undefined) return console.log(contradictions)
  const ended = ledgers.filter(({ incomplete }) => incomplete !== undefined).map(({ target }) => target)
  if (ended.length > 0) throw new UsageError(`No verdict: the run on ${ended.join(' and ')} is incomplete; see above.`)
  if (exitCodeOf(done, options) === 2) throw new UsageError('No operation could be verified; see above.')
  for (const ledger of ledgers) {
    const nothing = baseline ? 'Nothing is newly contradicted' : 'Nothing documented is contradicted'
    console.log(`${ledgers.length > 1 ? `${ledger.target}: ` : ''}${nothing}: ${coverageInWords(ledger)}.`)
  }
}

/** Writes the job summary in GitHub Actions. @throws UsageError if it cannot be written */
async function writeJobSummary(done: Done[], { sources }: ResultOptions): Promise<void> {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY: file } = process.env
  if (GITHUB_ACTIONS !== 'true' || !file) return
  const ledgers = done.map(({ ledger }) => ledger)
  await withUsageErrors(
    () => appendFile(file, stepSummary(ledgers, sources)),
    (code) => `Cannot write the job summary to ${file} (${code}); check GITHUB_STEP_SUMMARY.`,
  )
}

/** Says how many facts fail the run; `undefined` if none does. */
function contradictionsIn(done: Pick<Done, 'ledger'>[], { strict }: Pick<ResultOptions, 'strict'>): string | undefined {
  const all = done.flatMap(({ ledger }) => failuresOf(ledger, strict))
  if (all.length === 0) return undefined
  const newly = done.some(({ ledger }) => ledger.baseline) ? 'newly ' : ''
  return `${findingsInWords(all)} ${all.length === 1 ? 'is' : 'are'} ${newly}contradicted; see above.`
}

/**
 * Exit code of a run: 1 if a documented fact or, with `strict`, an assumption is contradicted; otherwise 2 if the run on a
 * target is incomplete, or no operation is verified and no recorded traffic was judged; otherwise 0.
 */
export function exitCodeOf(done: Pick<Done, 'ledger'>[], options: Pick<ResultOptions, 'strict'>): 0 | 1 | 2 {
  if (contradictionsIn(done, options) !== undefined) return 1
  if (done.some(({ ledger }) => ledger.incomplete !== undefined)) return 2
  return done.some(({ ledger }) => isJudged(ledger)) ? 0 : 2
}

/** Reads the ledger of a run. @throws UsageError if the file cannot be read or is not a ledger */
export async function readLedger(file: string): Promise<Ledger> {
  const text = await withUsageErrors(
    () => readFile(file, 'utf8'),
    (code) => `The ledger ${file} cannot be read (${code}).`,
  )
  return parseLedger(text, file)
}
