/** Verifies that a service keeps openapi.yaml: the embedded targets, or any environment by its URL. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PrismError } from '../contract-tests/prism.ts'
import { runCommand, UsageError } from '../src/command.ts'
import { document } from '../src/document/openapi.ts'
import { oneLine } from '../src/printable.ts'
import { planRequests } from '../src/verifier/engine/dry-run.ts'
import { documentedFacts } from '../src/verifier/engine/facts.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { createValidator } from '../src/verifier/engine/validator.ts'
import { createVerifier, type VerifyOptions } from '../src/verifier/engine/verify.ts'
import { type ExtraFiles, prepareReportsFolder, writeReports } from '../src/verifier/reports/write.ts'
import type { FixtureName } from '../src/verifier/target/fixtures.ts'
import { createTarget, NoAnswer, type Target } from '../src/verifier/target/target.ts'
import { proposePatch } from '../src/verifier/unknowns/proposal.ts'
import { unknownsInWords } from '../src/verifier/unknowns/report.ts'
import { seededAttempts } from '../src/verifier/values/seeded.ts'
import { compare } from './verify/ledgers.ts'
import { HELP, type RunOptions, readOptions } from './verify/options.ts'
import { type Started, startableTargets } from './verify/start-targets.ts'
import { type Done, exitCodeOf, showProgress, tell } from './verify/tell.ts'

/** What ends a run in order: Ctrl-C, the end of a job, a terminal that is closed. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
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
    const targets = startableTargets(run.targets).map(({ folder, start }) => ({
      folder: join(run.reports, folder),
      start,
    }))
    // Fail before the first run rather than lose its reports.
    if (!run.dryRun) for (const { folder } of targets) await prepareReportsFolder(folder)
    const done: Done[] = []
    for (const { folder, start } of targets) {
      const started = await start()
      try {
        if (run.dryRun) await printPlan(started, run)
        else done.push(await verify(started, folder, run))
      } finally {
        await started.stop()
      }
    }
    if (run.dryRun) return
    // Before anything is printed: whoever reads the output may close it at any line.
    process.exitCode = exitCodeOf(done, run)
    await tell(done, run)
    // Only now: the verdicts may have taken minutes.
    const unwritten = done.find(({ failure }) => failure)?.failure
    if (unwritten) throw unwritten
  },
  NoAnswer,
  PrismError,
)

async function verify({ options }: Started, folder: string, { strict, limits, ...run }: RunOptions): Promise<Done> {
  const ending = new AbortController()
  const end = () => {
    // Whoever asks twice is not kept waiting for what the run would still take back.
    if (ending.signal.aborted) process.exit(130)
    console.error(
      `\nThe run ends, and takes back what it has created. Once more to end at once: then domains named verify-${options.runId}-… stay.`,
    )
    ending.abort()
  }
  for (const signal of ENDING) process.on(signal, end)
  try {
    const target = createTarget({ ...options, ...limits, signal: ending.signal })
    if (!target.isOwn) console.error(announcement(target))
    const verifier = createVerifier(document)
    const ledger = await verifier(target, { ...verifyOptions(target, run), onProgress: showProgress }).catch(
      asUsageError,
    )
    const register = document['x-unknowns']
    const extraFiles = await extraFilesOf(ledger)
    return await writeReports(ledger, folder, { strict, register, extraFiles }).then(
      ({ html }) => ({ ledger, html }),
      (failure: Error) => ({ ledger, failure }),
    )
  } finally {
    for (const signal of ENDING) process.off(signal, end)
  }
}

/** What a person should know before the first request leaves. */
function announcement({ baseUrl, tier, runId, fixtures }: Target): string {
  const named = (names: FixtureName[]) => names.flatMap((name) => fixtures[name] ?? []).join(', ') || 'nothing'
  const changes = named(['disposable.app_id', 'disposable.domain'])
  const deletes = named(['disposable.app_id', 'disposable.api_key_id'])
  const refused = named(['refused.api_key_id', 'refused.domain_id'])
  return [
    `Run ${runId} on ${baseUrl}, project ${fixtures.project_id}, tier ${tier}.`,
    ...(tier === 'read' ? [] : [`It changes ${changes}, and adds and deletes domains below the last.`]),
    ...(tier === 'destructive'
      ? [`It deletes ${deletes}, and tries to delete ${refused}, which the service must refuse.`]
      : []),
  ].join('\n')
}

/** What the run saw of the unknowns, in two forms. Should one of them fail, the ledger is not lost with it. */
async function extraFilesOf(ledger: Ledger): Promise<ExtraFiles> {
  try {
    const patch = proposePatch(await readFile(DOCUMENT, 'utf8'), ledger)
    const unknowns = { 'unknowns.md': unknownsInWords(document, ledger) }
    // Without a hunk there is nothing to apply.
    return patch.includes('\n@@ ') ? { ...unknowns, 'openapi.patch': patch } : unknowns
  } catch (error) {
    console.error(`unknowns.md and openapi.patch cannot be written: ${oneLine((error as Error).message)}`)
    return {}
  }
}

/** A fault of our own is none of the service. */
function asUsageError(error: unknown): never {
  if (error instanceof NoAnswer) throw error
  const { message } = error as Error
  throw new UsageError(
    `The run broke off by a fault of the verifier, and has taken back what it had created: ${message}`,
    {
      cause: error,
    },
  )
}

function verifyOptions(target: Target, { only, seed }: Pick<RunOptions, 'only' | 'seed'>): VerifyOptions {
  const chosen = only ? { only } : {}
  if (seed === undefined) return chosen
  const validator = createValidator(document)
  return {
    ...chosen,
    seed,
    more: (operation) => seededAttempts(document, validator, documentedFacts, operation, target, seed),
  }
}

async function printPlan({ options }: Started, run: RunOptions): Promise<void> {
  const planned = await planRequests(document, options, (target) => verifyOptions(target, run))
  for (const { method, path, credential, body } of planned) {
    console.log(oneLine([method, path, `(${credential})`, body ?? ''].join(' ').trimEnd()))
  }
  const methods = [...Map.groupBy(planned, ({ method }) => method)].map(([method, { length }]) => `${length} ${method}`)
  console.log(`
${planned.length} requests to ${options.baseUrl} at tier ${options.tier}: ${methods.join(', ')}. Nothing was sent.
What follows from answers, such as the IDs that a run creates, is taken from the examples of the document.`)
}
