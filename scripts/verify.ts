import { join } from 'node:path'
import { type FixtureName, fixturesText } from '../contract-tests/fixtures.ts'
import { suite } from '../contract-tests/tags/index.ts'
import { environmentOptions, type Started, startEmbedded, verifyTarget } from '../contract-tests/targets.ts'
import { UsageError } from '../src/command.ts'
import { oneLine } from '../src/printable.ts'
import { NoAnswer } from '../src/verifier/http/no-answer.ts'
import type { Target } from '../src/verifier/http/target-types.ts'
import { prepareReportsFolder } from '../src/verifier/reports/write.ts'
import { planRequests } from '../src/verifier/run/planned-requests.ts'
import { createVerifier } from '../src/verifier/run/verify.ts'
import { SIGNALS } from './ending.ts'
import { writeOutputFile } from './output-file.ts'
import { announceEarlierRuns, createJournal } from './verify/journal.ts'
import { HELP, type RunOptions, readVerifyOptions } from './verify/options.ts'
import { createProgress, showFixtures } from './verify/progress.ts'
import { type Done, finish, folderOf, report } from './verify/results.ts'

/** Verifies that embedded targets, or an environment given by its URL, conform to openapi.yaml. Sets the exit code. */
export async function runVerify(args: string[]): Promise<void> {
  const run = await readVerifyOptions(args)
  if (!run) return console.log(HELP)
  const targets = targetsOf(run)
  // Check all folders now, so that a later one does not fail after the first run.
  if (!run.dryRun) for (const { folder } of targets) await prepareReportsFolder(folder)
  const done: Done[] = []
  const failures: Error[] = []
  try {
    for (const { folder, start } of targets) {
      const started = await start()
      try {
        if (run.dryRun) await printPlan(started, run)
        else done.push(await verifyAndReport(started, folder, run))
      } finally {
        await started.stop()
      }
    }
  } catch (error) {
    // The verdicts on earlier targets count, whatever fails after them.
    if (done.length === 0) throw error
    failures.push(error as Error)
  }
  if (!run.dryRun) await finish(done, run, failures)
}

/** The targets of a run, and the folders of their reports. */
function targetsOf(run: RunOptions): { folder: string; start: () => Promise<Started> }[] {
  const { targets, reports } = run
  if (!('baseUrl' in targets))
    return targets.map((name) => ({ folder: join(reports, name), start: startEmbedded[name] }))
  const start = async () => ({ options: environmentOptions(targets), stop: async () => undefined })
  return [{ folder: folderOf(run, targets.baseUrl), start }]
}

async function verifyAndReport({ options }: Started, folder: string, run: RunOptions): Promise<Done> {
  const ending = new AbortController()
  const end = () => {
    // The second signal does not wait for the cleanup.
    if (ending.signal.aborted) process.exit(130)
    const remaining =
      options.tier === 'read'
        ? ''
        : `; changes not yet reverted, such as domains named verify-${options.runId}-…, then remain, and a file in ${folder} lists them`
    console.error(`\nStopping and cleaning up. Press Ctrl-C again to exit now${remaining}.`)
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
    await announceEarlierRuns(folder)
    const onLeftovers = options.isOwn ? {} : { onLeftovers: journal.write }
    const limited = { ...options, ...run.limits, ...onLeftovers, signal: ending.signal }
    const following = { onStart, onProgress: createProgress(), onFixtures: showFixtures }
    const ledger = await verifyTarget(limited, { ...run, ...following }).catch(asUsageError)
    const done = await report(ledger, folder, run)
    const attempt = (work: Promise<unknown>) => work.catch((failure: Error) => done.failures.push(failure))
    if (ledger.leftovers.some(({ changed }) => !changed)) {
      // The next run replaces the ledger, and nothing else would name what this one has created.
      journal.write(ledger.leftovers)
      done.journal = journal.file
      if (ledger.leftovers.some(({ undo }) => undo)) done.cleanUp = journal.cleanUp
    } else if (done.failures.length === 0) await attempt(journal.remove())
    if (target) await attempt(writeFixtures(target, run))
    return done
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

async function writeFixtures({ fixtures }: Target, { writeFixtures }: RunOptions): Promise<void> {
  if (writeFixtures) await writeOutputFile(writeFixtures.file, fixturesText(fixtures, writeFixtures.given))
}

/** Describes the run, and what it will change. */
function announcement({ baseUrl, tier, runId, fixtures }: Target): string {
  const named = (names: FixtureName[]) => names.flatMap((name) => fixtures[name] ?? []).join(', ') || 'none'
  const app = named(['disposable.app_id'])
  const domain = named(['disposable.domain'])
  const deletes = named(['disposable.app_id', 'disposable.api_key_id'])
  const refused = named(['refused.api_key_id', 'refused.domain_id', 'foreign.api_key_id', 'foreign.domain_id'])
  const lines = [`Run ${runId} on ${baseUrl}, project ${fixtures.project_id}, tier ${tier}.`]
  if (tier !== 'read') lines.push(`App to change: ${app}. Parent of the domains to add and delete: ${domain}.`)
  if (tier !== 'read' && fixtures['foreign.app_id'])
    lines.push(`App whose update the service must reject: ${named(['foreign.app_id'])}.`)
  if (tier === 'destructive')
    lines.push(`Resources to delete: ${deletes}. Resources whose deletion the service must reject: ${refused}.`)
  return lines.join('\n')
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
