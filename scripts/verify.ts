/** Verifies that embedded targets, or an environment given by its URL, conform to openapi.yaml. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FixtureName, fixturesText } from '../contract-tests/fixtures.ts'
import { PrismError } from '../contract-tests/prism.ts'
import { suite } from '../contract-tests/suite.ts'
import { environmentOptions, type Started, startEmbedded } from '../contract-tests/targets.ts'
import { runCommand, UsageError } from '../src/command.ts'
import { document } from '../src/document/openapi.ts'
import { oneLine } from '../src/printable.ts'
import { planRequests } from '../src/verifier/engine/dry-run.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createVerifier, type Verifier } from '../src/verifier/engine/verify.ts'
import { type ExtraFiles, prepareReportsFolder, writeReports } from '../src/verifier/reports/write.ts'
import { createTarget, NoAnswer, type Target } from '../src/verifier/target/target.ts'
import { proposePatch, unknownsInWords } from '../src/verifier/unknowns/report.ts'
import { writeOutputFile } from './output-file.ts'
import { HELP, type RunOptions, readOptions } from './verify/options.ts'
import { compare, type Done, exitCodeOf, printResults, showFixtures, showProgress } from './verify/results.ts'

/** Signals that end a run with cleanup. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const DOCUMENT = new URL('../openapi.yaml', import.meta.url)

await runCommand(
  async () => {
    const command = await readOptions()
    if ('help' in command) return console.log(HELP)
    if ('compare' in command) {
      process.exitCode = await compare(command.compare)
      return
    }
    const { run } = command
    const targets = targetsOf(run)
    // Check all folders now, so that a later one does not fail after the first run.
    if (!run.dryRun) for (const { folder } of targets) await prepareReportsFolder(folder)
    const verifier = createVerifier(suite)
    const done: Done[] = []
    for (const { folder, start } of targets) {
      const started = await start()
      try {
        if (run.dryRun) await printPlan(verifier, started, run)
        else done.push(await verifyTarget(verifier, started, folder, run))
      } finally {
        await started.stop()
      }
    }
    if (run.dryRun) return
    // Set the exit code before printing, because a reader such as `head` may close the output early.
    process.exitCode = exitCodeOf(done, run)
    await printResults(done, run)
    // Fail only after printing the verdicts, which may have taken minutes.
    const unwritten = done.find(({ failure }) => failure)?.failure
    if (unwritten) throw unwritten
  },
  NoAnswer,
  PrismError,
)

/** The targets of a run, and the folders of their reports. */
function targetsOf({ targets, reports }: RunOptions): { folder: string; start: () => Promise<Started> }[] {
  if (!('baseUrl' in targets))
    return targets.map((name) => ({ folder: join(reports, name), start: startEmbedded[name] }))
  const { host, pathname } = new URL(targets.baseUrl)
  const name = `${host}${pathname}`.replace(/\/+$/, '').replace(/[^\w.-]+/g, '-')
  const stop = async () => undefined
  return [{ folder: join(reports, name), start: async () => ({ options: environmentOptions(targets), stop }) }]
}

async function verifyTarget(verifier: Verifier, { options }: Started, folder: string, run: RunOptions): Promise<Done> {
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
    const target = createTarget({ ...options, ...run.limits, signal: ending.signal })
    if (!target.isOwn) console.error(announcement(target))
    const ledger = await verifier
      .verify(target, { ...run, onProgress: showProgress, onFixtures: showFixtures })
      .catch(asUsageError)
    const extraFiles = await extraFilesOf(ledger)
    const done: Done = await writeReports(ledger, folder, {
      strict: run.strict,
      register: document['x-unknowns'],
      extraFiles,
    }).then(
      (html) => ({ ledger, html }),
      (failure: Error) => ({ ledger, failure }),
    )
    return { ...done, ...(await writeFixtures(target, run)) }
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

/** Describes the run and what it will change. */
function announcement({ baseUrl, tier, runId, fixtures }: Target): string {
  const named = (names: FixtureName[]) => names.flatMap((name) => fixtures[name] ?? []).join(', ') || 'none'
  const [app, domain] = [named(['disposable.app_id']), named(['disposable.domain'])]
  const deletes = named(['disposable.app_id', 'disposable.api_key_id'])
  const refused = named(['refused.api_key_id', 'refused.domain_id'])
  return [
    `Run ${runId} on ${baseUrl}, project ${fixtures.project_id}, tier ${tier}.`,
    ...(tier === 'read' ? [] : [`App to change: ${app}. Parent of the domains to add and delete: ${domain}.`]),
    ...(tier === 'destructive'
      ? [`Resources to delete: ${deletes}. Resources whose deletion the service must reject: ${refused}.`]
      : []),
  ].join('\n')
}

/**
 * Returns the contents of unknowns.md and, if it would change the document, openapi.patch. On an error, prints it and returns
 * neither, so that the ledger is still written.
 */
async function extraFilesOf(ledger: Ledger): Promise<ExtraFiles> {
  try {
    const patch = proposePatch(await readFile(DOCUMENT, 'utf8'), ledger)
    const unknowns = { 'unknowns.md': unknownsInWords(document, ledger) }
    // A patch without a hunk changes nothing, and git rejects it.
    return patch.includes('\n@@ ') ? { ...unknowns, 'openapi.patch': patch } : unknowns
  } catch (error) {
    console.error(`Cannot create unknowns.md and openapi.patch: ${oneLine((error as Error).message)}`)
    return {}
  }
}

/** Throws an error of the verifier as a UsageError, but a NoAnswer unchanged. Both set exit code 2: neither is a verdict. */
function asUsageError(cause: Error): never {
  if (cause instanceof NoAnswer) throw cause
  throw new UsageError(`The verifier failed; the run attempted to clean up. ${cause.message}`, { cause })
}

async function printPlan(verifier: Verifier, { options }: Started, run: RunOptions): Promise<void> {
  const planned = await planRequests(verifier, { ...options, ...run.limits }, run)
  for (const { method, path, credential, body } of planned) {
    console.log(oneLine([method, path, `(${credential})`, body ?? ''].join(' ').trimEnd()))
  }
  const methods = [...Map.groupBy(planned, ({ method }) => method)].map(([method, { length }]) => `${length} ${method}`)
  console.log(`
${planned.length} requests to ${options.baseUrl} at tier ${options.tier}: ${methods.join(', ')}. Nothing was sent.
Values from responses are the document's examples; new resources have IDs such as ID-of-new-1.`)
}
