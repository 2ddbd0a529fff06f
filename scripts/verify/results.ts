import { appendFile, readFile } from 'node:fs/promises'
import { UsageError, withUsageErrors } from '../../src/command.ts'
import { coverageOf, type Ledger } from '../../src/verifier/engine/ledger.ts'
import { annotations, stepSummary } from '../../src/verifier/reports/annotations.ts'
import { changesInWords, changesSince } from '../../src/verifier/reports/baseline.ts'
import { compareLedgers } from '../../src/verifier/reports/compare.ts'
import { NotALedger, parseLedger } from '../../src/verifier/reports/ledger-json.ts'
import type { Sources } from '../../src/verifier/reports/sources.ts'
import { summarize } from '../../src/verifier/reports/terminal.ts'
import { coverageInWords, grouped, isFailure, isJudged } from '../../src/verifier/reports/words.ts'

/** The ledger of one target and, if the reports could be written, the path of the HTML report. */
export interface Done {
  ledger: Ledger
  html?: string
  /** Why the reports could not be written. */
  failure?: Error
}

/** What fails a run, and what its results show. */
export interface ResultOptions {
  /** Whether a contradicted assumption fails the run. */
  strict: boolean
  verbose?: boolean
  /** Minimum share of verified facts, from 0 to 1. */
  minVerified?: number
  /** The longest p95 of an operation's response times that does not fail the run, in milliseconds. */
  budgetMs?: number
  /** The ledger of an earlier run: only what was not contradicted there fails this run. */
  baseline?: Ledger
  sources?: Sources
}

/**
 * Prints the results; in GitHub Actions, also prints annotations and writes a job summary.
 *
 * @throws {@link UsageError} if there is no verdict, or if the job summary cannot be written
 */
export async function printResults(done: Done[], options: ResultOptions): Promise<void> {
  const { strict, verbose = false, baseline, sources = {} } = options
  const { FORCE_COLOR = '0', NO_COLOR } = process.env
  const colour = !NO_COLOR && (process.stdout.isTTY || FORCE_COLOR !== '0')
  const width = process.stdout.columns ?? 80
  for (const { ledger, html } of done) {
    const shown = { colour, width, verbose, ...(html !== undefined && { html }), ...sources }
    console.log(`\n${summarize(ledger, shown)}\n`)
    if (baseline) console.log(`${changesInWords(changesSince(baseline, ledger, strict)).join('\n')}\n`)
  }
  const ledgers = done.map(({ ledger }) => ledger)
  if (process.env.GITHUB_ACTIONS === 'true') {
    console.log(annotations(ledgers, { strict, ...sources }))
    const file = process.env.GITHUB_STEP_SUMMARY
    if (file) {
      await withUsageErrors(
        () => appendFile(file, stepSummary(ledgers, sources)),
        (code) => `Cannot write the job summary to ${file} (${code}); check GITHUB_STEP_SUMMARY.`,
      )
    }
  }
  const failures = failuresOf(done, options)
  for (const failure of failures) console.log(failure)
  if (failures.length > 0) return
  const ended = ledgers.filter(({ incomplete }) => incomplete !== undefined).map(({ target }) => target)
  if (ended.length > 0) throw new UsageError(`No verdict: the run on ${ended.join(' and ')} is incomplete; see above.`)
  if (exitCodeOf(done, options) === 2) throw new UsageError('No operation could be verified; see above.')
  for (const ledger of ledgers) {
    const nothing = baseline ? 'Nothing is newly contradicted' : 'Nothing documented is contradicted'
    console.log(`${ledgers.length > 1 ? `${ledger.target}: ` : ''}${nothing}: ${coverageInWords(ledger)}.`)
  }
}

/** Says why a run fails: facts are contradicted, too few are verified, or operations are too slow; empty if it passes. */
function failuresOf(done: Done[], { strict, minVerified = 0, budgetMs, baseline }: ResultOptions): string[] {
  const ledgers = done.map(({ ledger }) => ledger)
  const facts = ledgers.flatMap((ledger) => ledger.facts)
  const broken = ledgers.flatMap((ledger) =>
    baseline
      ? changesSince(baseline, ledger, strict).worse
      : ledger.facts.filter((finding) => isFailure(finding, strict)),
  ).length
  const few = ledgers.filter((ledger) => ledger.incomplete === undefined && shareIn(ledger) < minVerified)
  const newly = baseline ? 'newly ' : ''
  return [
    ...(broken > 0
      ? [
          `${grouped(broken)} of ${grouped(facts.length)} facts ${broken === 1 ? 'is' : 'are'} ${newly}contradicted; see above.`,
        ]
      : []),
    ...few.map(
      (ledger) =>
        `Too few facts are verified on ${ledger.target}: ${coverageInWords(ledger)}; --min-verified is ${100 * minVerified}%.`,
    ),
    ...ledgers.flatMap((ledger) => slowerThan(ledger, budgetMs)),
  ]
}

/** Says which operations of a complete run were too slow; empty if none was. */
function slowerThan({ timings = [], incomplete }: Ledger, budgetMs = Infinity): string[] {
  const slow = timings.filter(({ p95Ms }) => p95Ms > budgetMs)
  if (slow.length === 0 || incomplete !== undefined) return []
  const named = slow.map(({ operationId, p95Ms, count }) => `${operationId} ${p95Ms} ms (${count} responses)`)
  return [`The 95th percentile exceeds --budget-ms ${budgetMs}: ${named.join(', ')}.`]
}

function shareIn({ facts }: Ledger): number {
  const { verified, allowed } = coverageOf(facts)
  return allowed === 0 ? 0 : verified / allowed
}

/**
 * Exit code of a run: 1 if a documented fact or, with `strict`, an assumption is contradicted, too few facts are verified or
 * an operation is too slow; otherwise 2 if the run on a target is incomplete, or no operation is verified and no recorded
 * traffic was judged; otherwise 0.
 */
export function exitCodeOf(done: Done[], options: ResultOptions): 0 | 1 | 2 {
  if (failuresOf(done, options).length > 0) return 1
  if (done.some(({ ledger }) => ledger.incomplete !== undefined)) return 2
  return done.some(({ ledger }) => isJudged(ledger)) ? 0 : 2
}

/** Reads the ledger of a run. @throws {@link UsageError} if the file cannot be read or is not a ledger */
export async function readLedger(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The ledger ${file} cannot be read (${error.code ?? error.message}).`)
  })
  try {
    return parseLedger(text, file)
  } catch (error) {
    if (!(error instanceof NotALedger)) throw error
    throw new UsageError(error.message)
  }
}

/** Prints how two ledgers differ. Returns 0 if they agree, else 1. @throws {@link UsageError} like {@link readLedger} */
export async function compare([before, after]: [string, string]): Promise<0 | 1> {
  const { isSame, text } = compareLedgers(await readLedger(before), await readLedger(after))
  console.log(text)
  return isSame ? 0 : 1
}
