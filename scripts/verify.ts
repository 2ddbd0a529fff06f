import { join } from 'node:path'
import { type FixtureName, fixturesText } from '../contract-tests/fixtures.ts'
import { writeReports } from '../contract-tests/reports.ts'
import { suite } from '../contract-tests/suite.ts'
import { environmentOptions, type Started, startEmbedded } from '../contract-tests/targets.ts'
import { verifyTarget } from '../contract-tests/verify-target.ts'
import { UsageError } from '../src/command.ts'
import { oneLine } from '../src/printable.ts'
import { planRequests } from '../src/verifier/engine/dry-run.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier, type Estimate } from '../src/verifier/engine/verify.ts'
import { prepareReportsFolder } from '../src/verifier/reports/write.ts'
import { NoAnswer, type Target } from '../src/verifier/target/target.ts'
import { SIGNALS } from './ending.ts'
import { writeOutputFile } from './output-file.ts'
import { cleanUp, createJournal, journalsIn } from './verify/clean-up.ts'
import { HELP, type RunOptions, readOptions } from './verify/options.ts'
import { ledgerOf } from './verify/passive.ts'
import type { ReportOptions } from './verify/passive-options.ts'
import { createProgress, estimateInWords, showFixtures } from './verify/progress.ts'
import { compare, type Done, exitCodeOf, printResults, type ResultOptions, readLedger } from './verify/results.ts'
import { createSources } from './verify/sources.ts'

/**
 * Verifies that embedded targets, or an environment given by its URL, conform to openapi.yaml. Sets the exit code.
 *
 * @throws {@link UsageError}, or an error of `parseArgs`, for bad usage, no verdict or unwritable reports
 */
export async function runVerify(args: string[]): Promise<void> {
  const command = await readOptions(args)
  if ('help' in command) return console.log(HELP)
  if ('compare' in command) {
    process.exitCode = await compare(command.compare)
    return
  }
  if ('merge' in command || 'passive' in command) {
    const options = 'merge' in command ? command.merge : command.passive
    const results = await resultOptionsOf(options)
    const { ledger, code } = await ledgerOf(command)
    if (!ledger) {
      process.exitCode = code
      return
    }
    const folder = join(options.reports, 'merge' in command ? 'merged' : folderOf(ledger.target))
    await prepareReportsFolder(folder)
    return finish([await report(ledger, folder, results)], results, code)
  }
  const { run, cleanUp: left } = command
  if (left !== undefined) {
    process.exitCode = await cleanUp(left, run)
    return
  }
  const targets = targetsOf(run)
  // Check all folders now, so that a later one does not fail after the first run.
  if (!run.dryRun) for (const { folder } of targets) await prepareReportsFolder(folder)
  const results = await resultOptionsOf(run)
  const done: Done[] = []
  for (const { folder, start } of targets) {
    const started = await start()
    try {
      if (run.dryRun) await printPlan(started, run)
      else done.push(await verifyAndReport(started, folder, run, results))
    } finally {
      await started.stop()
    }
  }
  if (run.dryRun) return
  await finish(done, results)
}

/** Reads the baseline, and finds where reports point to. @throws {@link UsageError} if the baseline is not a ledger */
async function resultOptionsOf({
  baseline,
  docs,
  ...rest
}: ReportOptions & Pick<RunOptions, 'budgetMs'>): Promise<ResultOptions> {
  return {
    ...rest,
    sources: createSources(docs),
    ...(baseline !== undefined && { baseline: await readLedger(baseline) }),
  }
}

/** Prints the results. @param code exit code, if it is not that of the results */
async function finish(done: Done[], options: ResultOptions, code?: number): Promise<void> {
  // Set the exit code before printing, because a reader such as `head` may close the output early.
  process.exitCode = code ?? exitCodeOf(done, options)
  await printResults(done, options)
  // Fail only after printing the verdicts, which may have taken minutes.
  const unwritten = done.find(({ failure }) => failure)?.failure
  if (unwritten) throw unwritten
}

/** The name of the reports folder of an environment. */
function folderOf(baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl)
  const name = `${host}${pathname}`.replace(/\/+$/, '').replace(/[^\w.-]+/g, '-')
  // `http://..` is a valid URL, which a HAR may contain.
  return name.replace(/^\.+$/, '-')
}

/** The targets of a run, and the folders of their reports. */
function targetsOf({ targets, reports }: RunOptions): { folder: string; start: () => Promise<Started> }[] {
  if (!('baseUrl' in targets))
    return targets.map((name) => ({ folder: join(reports, name), start: startEmbedded[name] }))
  const stop = async () => undefined
  return [
    {
      folder: join(reports, folderOf(targets.baseUrl)),
      start: async () => ({ options: environmentOptions(targets), stop }),
    },
  ]
}

async function verifyAndReport(
  { options }: Started,
  folder: string,
  run: RunOptions,
  results: ResultOptions,
): Promise<Done> {
  const ending = new AbortController()
  const end = () => {
    if (ending.signal.aborted) process.exit(130)
    console.error(
      `\nStopping and cleaning up. Press Ctrl-C again to exit now; changes not yet reverted, such as domains named verify-${options.runId}-…, then remain.`,
    )
    ending.abort()
  }
  for (const signal of SIGNALS) process.on(signal, end)
  try {
    const journal = createJournal(folder, options)
    let target: Target | undefined
    const onStart = (started: Target) => {
      target = started
      if (!started.isOwn) console.error(announcement(started))
    }
    for (const file of await journalsIn(folder))
      console.error(`An earlier run was killed, or still runs: --clean-up ${file} removes what it left behind.`)
    const onLeftovers = options.isOwn ? {} : { onLeftovers: journal.write }
    const limited = { ...options, ...run.limits, ...onLeftovers, signal: ending.signal }
    const onEstimate = (estimate: Estimate) => console.error(estimateInWords(estimate, run.limits.timeLimitMs))
    const following = { onStart, onProgress: createProgress(run.verbose), onFixtures: showFixtures, onEstimate }
    const ledger = await verifyTarget(limited, { ...run, ...following }).catch(asUsageError)
    const done = await report(ledger, folder, results)
    // Kept if the ledger, which says the same, could not be written.
    if (!done.failure) await journal.remove()
    return { ...done, ...(target && (await writeFixtures(target, run))) }
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

/** Writes the fixtures of a run to the file of --write-fixtures. Returns the error if it cannot be written. */
async function writeFixtures({ fixtures }: Target, { writeFixtures }: RunOptions): Promise<{ failure?: Error }> {
  if (!writeFixtures) return {}
  return writeOutputFile(writeFixtures.file, fixturesText(fixtures, writeFixtures.given)).then(
    () => ({}),
    (failure: Error) => ({ failure }),
  )
}

/** Writes the reports of a ledger. If that fails, returns the failure, so that the verdict is still printed. */
async function report(ledger: Ledger, folder: string, { strict, baseline, sources }: ResultOptions): Promise<Done> {
  return writeReports(ledger, folder, { strict, ...sources, ...(baseline && { baseline }) }).then(
    (html) => ({ ledger, html }),
    (failure: Error) => ({ ledger, failure }),
  )
}

/** Describes the run, and what it will change. */
function announcement({ baseUrl, tier, runId, fixtures }: Target): string {
  const named = (names: FixtureName[]) => names.flatMap((name) => fixtures[name] ?? []).join(', ') || 'none'
  const [app, domain] = [named(['disposable.app_id']), named(['disposable.domain'])]
  const deletes = named(['disposable.app_id', 'disposable.api_key_id'])
  const refused = named(['refused.api_key_id', 'refused.domain_id', 'foreign.api_key_id', 'foreign.domain_id'])
  return [
    `Run ${runId} on ${baseUrl}, project ${fixtures.project_id}, tier ${tier}.`,
    ...(tier === 'read' ? [] : [`App to change: ${app}. Parent of the domains to add and delete: ${domain}.`]),
    ...(tier === 'read' || !fixtures['foreign.app_id']
      ? []
      : [`App whose update the service must reject: ${named(['foreign.app_id'])}.`]),
    ...(tier === 'destructive'
      ? [`Resources to delete: ${deletes}. Resources whose deletion the service must reject: ${refused}.`]
      : []),
  ].join('\n')
}

/** Rethrows an error of the verifier as a UsageError, which sets exit code 2, because there is no verdict. */
function asUsageError(cause: Error): never {
  const { message } = cause
  const text = cause instanceof NoAnswer ? message : `The verifier failed; the run attempted to clean up. ${message}`
  throw new UsageError(text, { cause })
}

async function printPlan({ options }: Started, run: RunOptions): Promise<void> {
  const planned = await planRequests(createVerifier(suite), { ...options, ...run.limits }, run)
  for (const { method, path, credential, body } of planned) {
    console.log(oneLine([method, path, `(${credential})`, body ?? ''].join(' ').trimEnd()))
  }
  const methods = [...Map.groupBy(planned, ({ method }) => method)].map(([method, { length }]) => `${length} ${method}`)
  console.log(`
${planned.length} requests to ${options.baseUrl} at tier ${options.tier}: ${methods.join(', ')}. Nothing was sent.
Values from responses are the document's examples; new resources have IDs such as ID-of-new-1.`)
}
