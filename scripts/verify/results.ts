import { appendFile, readFile } from 'node:fs/promises'
import { UsageError, withUsageErrors } from '../../src/command.ts'
import { document } from '../../src/document/openapi.ts'
import { oneLine } from '../../src/printable.ts'
import { countVerdicts, type Ledger } from '../../src/verifier/engine/ledger.ts'
import type { Estimate, Progress } from '../../src/verifier/engine/verify.ts'
import { annotations, stepSummary } from '../../src/verifier/reports/annotations.ts'
import { compareLedgers } from '../../src/verifier/reports/compare.ts'
import { NotALedger, parseLedger } from '../../src/verifier/reports/ledger-json.ts'
import { summarize } from '../../src/verifier/reports/terminal.ts'
import { count, grouped } from '../../src/verifier/reports/words.ts'
import type { FixtureEntry } from '../../src/verifier/target/fixtures.ts'

const register = document['x-unknowns']
/** The rest of a run above which progress shows it. */
const SHOWN_MS = 30_000

/** The ledger of one target and, if the reports could be written, the path of the HTML report. */
export interface Done {
  ledger: Ledger
  html?: string
  /** Why the reports could not be written. */
  failure?: Error
}

/** `strict`: whether a contradicted assumption fails the run; `budgetMs`: the longest p95 of an operation that does not. */
type Strictness = { strict: boolean; budgetMs?: number }

const slowIn = ({ timings = [] }: Ledger, budgetMs = Infinity) => timings.filter(({ p95Ms }) => p95Ms > budgetMs)

/**
 * Prints the results; in GitHub Actions, also prints annotations and writes a job summary.
 *
 * @throws {@link UsageError} if there is no verdict, or if the job summary cannot be written
 */
export async function printResults(done: Done[], { strict, budgetMs }: Strictness): Promise<void> {
  const colour = process.stdout.isTTY && !process.env.NO_COLOR
  for (const { ledger, html } of done) {
    console.log(`\n${summarize(ledger, { colour, ...(html !== undefined && { html }), register })}\n`)
  }
  const ledgers = done.map(({ ledger }) => ledger)
  if (process.env.GITHUB_ACTIONS === 'true') {
    console.log(annotations(ledgers, { strict }))
    const file = process.env.GITHUB_STEP_SUMMARY
    if (file) {
      await withUsageErrors(
        () => appendFile(file, stepSummary(ledgers, register)),
        (code) => `Cannot write the job summary to ${file} (${code}); check GITHUB_STEP_SUMMARY.`,
      )
    }
  }
  const facts = ledgers.flatMap((ledger) => ledger.facts)
  const counts = countVerdicts(facts)
  const broken = counts.contradicted + (strict ? counts['assumption contradicted'] : 0)
  const ended = ledgers.filter(({ incomplete }) => incomplete !== undefined).map(({ target }) => target)
  const code = exitCodeOf(done, { strict, ...(budgetMs !== undefined && { budgetMs }) })
  const slow = ledgers.flatMap((ledger) => slowIn(ledger, budgetMs))
  if (slow.length > 0) {
    const named = slow.map(({ operationId, p95Ms, count }) => `${operationId} ${p95Ms} ms (${count} responses)`)
    console.log(`Slower than --budget-ms ${budgetMs} in 5% of the responses: ${named.join(', ')}.`)
  }
  if (broken > 0)
    console.log(`${broken} of ${facts.length} documented facts ${broken === 1 ? 'is' : 'are'} contradicted; see above.`)
  else if (ended.length > 0) {
    throw new UsageError(`No verdict: the run on ${ended.join(' and ')} is incomplete; see above.`)
  } else if (code === 2) throw new UsageError('No operation could be verified; see above.')
  else console.log(`Nothing documented is contradicted: ${counts.verified} of ${facts.length} facts are verified.`)
}

/**
 * Exit code of a run: 1 if a documented fact or, with `strict`, an assumption is contradicted; otherwise 2 if the run on a
 * target is incomplete, or no operation is verified and no recorded traffic was judged; otherwise 1 if an operation is slower
 * than `budgetMs`; otherwise 0.
 */
export function exitCodeOf(done: Done[], { strict, budgetMs }: Strictness): 0 | 1 | 2 {
  const facts = done.flatMap(({ ledger }) => ledger.facts)
  const counts = countVerdicts(facts)
  if (counts.contradicted > 0 || (strict && counts['assumption contradicted'] > 0)) return 1
  if (done.some(({ ledger }) => ledger.incomplete !== undefined)) return 2
  if (done.some(({ ledger: { tier, run } }) => tier === 'passive' && run.requests > 0)) return 0
  // Rejected tokens alone are no verdict: at least one operation must have succeeded.
  if (!facts.some(({ kind, verdict }) => kind === 'operation' && verdict === 'verified')) return 2
  return done.some(({ ledger }) => slowIn(ledger, budgetMs).length > 0) ? 1 : 0
}

/** Shows progress: overwrites one line on a terminal; elsewhere, prints a line per operation. */
export function showProgress({ operation, done, of, requests, broken, restMs = 0 }: Progress): void {
  const rest = restMs < SHOWN_MS ? '' : `, about ${timeInWords(restMs)} left`
  const line = `${String(done).padStart(2)}/${of} ${operation.id}: ${requests} requests, ${broken} contradicted${rest}`
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${done === of ? '\n' : ''}`)
  else console.error(line)
}

/** Prints which fixtures a run has found, and which it has not. */
export function showFixtures(entries: FixtureEntry[]): void {
  const found = entries.flatMap(({ name, value, how }) =>
    value === undefined ? [] : `${name.padEnd(24)} ${[value].flat().join(', ')}${how ? ` (${how})` : ''}`,
  )
  const missing = Map.groupBy(
    entries.filter(({ source }) => source === 'missing'),
    ({ how }) => how,
  )
  const lacking = [...missing].map(([how, all]) => `${all.map(({ name }) => name).join(', ')}: ${how}`)
  const print = (title: string, lines: string[]) => {
    if (lines.length > 0) console.error([title, ...lines.map((line) => `  ${oneLine(line)}`)].join('\n'))
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  print('Fixtures found:', found)
  print('Fixtures not found; name them in the file of --fixtures to test what needs them:', lacking)
}

/** States how long a run will take, and when its time limit ends it. */
export function estimateInWords({ requests, msPerRequest, totalMs }: Estimate, timeLimitMs = Infinity): string {
  const ends = totalMs > timeLimitMs ? `; --time-limit ends it after ${timeInWords(timeLimitMs)}` : ''
  const pace = `${(msPerRequest / 1000).toPrecision(2)} s a call`
  return `The run will take about ${timeInWords(totalMs)} at ${pace} (${count(requests, 'request')})${ends}.`
}

/** Formats a duration in seconds or minutes, such as `45 s` or `53 min`. */
const timeInWords = (milliseconds: number): string =>
  milliseconds < 120_000 ? `${Math.round(milliseconds / 1000)} s` : `${grouped(Math.round(milliseconds / 60_000))} min`

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
