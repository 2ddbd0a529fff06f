import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { access, constants as modes } from 'node:fs/promises'
import { constants } from 'node:os'
import { recordedRules } from '../../contract-tests/recorded.ts'
import { connect } from '../../contract-tests/service.ts'
import { suite } from '../../contract-tests/suite.ts'
import { UsageError, withUsageErrors } from '../../src/command.ts'
import { listOperations } from '../../src/document/document.ts'
import { oneLine, printable } from '../../src/printable.ts'
import type { Ledger } from '../../src/verifier/engine/ledger.ts'
import { createSuite } from '../../src/verifier/engine/suite.ts'
import { baseUrlsIn, judgeHar } from '../../src/verifier/passive/har.ts'
import { createPassiveJudge, type PassiveJudge } from '../../src/verifier/passive/judge.ts'
import { mergeLedgers, NotMergeable } from '../../src/verifier/passive/merge.ts'
import { startProxy } from '../../src/verifier/passive/proxy.ts'
import { count } from '../../src/verifier/reports/words.ts'
import { SIGNALS } from '../ending.ts'
import type { Listening, MergeOptions, PassiveRun } from './passive-options.ts'
import { readLedger } from './results.ts'

/** Length of the parts in which a HAR is read. */
const CHUNK = 256 * 1024

/**
 * Returns the ledger of recorded traffic or of other ledgers, and the exit code of a command that failed. There is no ledger
 * if such a command has sent nothing that can be judged.
 */
export async function ledgerOf(
  command: { passive: PassiveRun } | { merge: MergeOptions },
): Promise<{ ledger?: Ledger; code?: number }> {
  if ('merge' in command) return { ledger: await mergeFiles(command.merge.files) }
  const { source } = command.passive
  return 'har' in source
    ? { ledger: await judgeHarFile(source.har, command.passive) }
    : listen(source.listen, command.passive)
}

async function mergeFiles(files: string[]): Promise<Ledger> {
  const ledgers: Ledger[] = []
  for (const file of files) ledgers.push(await readLedger(file))
  try {
    return mergeLedgers(ledgers)
  } catch (error) {
    if (!(error instanceof NotMergeable)) throw error
    throw new UsageError(`Cannot merge: ${oneLine(error.message)}.`)
  }
}

/** Judges the traffic through a proxy until a command, the traffic or the user ends it. */
async function listen(
  { port, host, untilIdleMs, command }: Listening,
  run: PassiveRun,
): Promise<{ ledger?: Ledger; code?: number }> {
  const judge = passiveJudge(run, true)
  const ending = Promise.withResolvers<number | undefined>()
  let idle: NodeJS.Timeout | undefined
  const onActivity = (isIdle: boolean) => {
    clearTimeout(idle)
    if (isIdle && untilIdleMs !== undefined) idle = setTimeout(() => ending.resolve(undefined), untilIdleMs)
  }
  const proxy = await withUsageErrors(
    () => startProxy({ baseUrl: run.url ?? '', judge, port, host, onActivity }),
    (code) => `Cannot listen on ${host} port ${port} (${code}); choose another with --listen and --host, or port 0.`,
  )
  console.error(
    `Listening at ${proxy.url}, forwarding to ${run.url}.${command ? '' : ' Press Ctrl-C to end and report.'}`,
  )
  const child =
    command && spawn(command[0], command.slice(1), { stdio: 'inherit', env: { ...process.env, API_URL: proxy.url } })
  child?.once('error', (error) => ending.reject(new UsageError(`Cannot run ${command?.[0]}: ${error.message}.`)))
  child?.once('exit', (code, signal) => ending.resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  let interrupts = 0
  const interrupt = (signal: NodeJS.Signals) => {
    if (++interrupts > 1) process.exit(130)
    // Ctrl-C reaches the command as well, and the report follows its end.
    if (!child) ending.resolve(undefined)
    else if (signal !== 'SIGINT') child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  try {
    const code = await ending.promise
    await proxy.close()
    console.error(judgedInWords(judge))
    if (judge.judged() === 0) {
      if (code) return { code }
      throw new UsageError(`Nothing could be judged: ${skippedInWords(judge) || `no request came to ${proxy.url}`}.`)
    }
    return { ledger: judge.ledger(), ...(code && { code }) }
  } finally {
    clearTimeout(idle)
    await proxy.close()
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}

function passiveJudge({ url: baseUrl = '', project, codehost }: PassiveRun, hasAllHeaders: boolean): PassiveJudge {
  return createPassiveJudge({
    ...{ suite: createSuite(suite), recordedRules, connect },
    ...{ baseUrl, project, codehost, hasAllHeaders },
  })
}

/** Judges a HAR. @throws {@link UsageError} if it cannot be read, or nothing in it can be judged */
async function judgeHarFile(file: string, run: PassiveRun): Promise<Ledger> {
  return withUsageErrors(
    async () => {
      await access(file, modes.R_OK)
      const read = () => createReadStream(file, { highWaterMark: CHUNK })
      const judge = passiveJudge({ ...run, url: run.url ?? (await onlyBaseUrl(file, read)) }, false)
      const problem = await judgeHar(judge, read)
      console.error(judgedInWords(judge))
      if (judge.judged() === 0) {
        throw new UsageError(
          problem
            ? `${file} ${problem}; expected a HAR.`
            : `Nothing in ${file} could be judged: ${skippedInWords(judge) || 'it has no entries'}.`,
        )
      }
      return judge.ledger(problem && `${file} ${problem}; the entries before that were judged`)
    },
    (code) => `Cannot read the HAR ${file} (${code}).`,
  )
}

/** The base URL of the only service in a HAR. @throws {@link UsageError} if there is not exactly one */
async function onlyBaseUrl(file: string, read: Parameters<typeof baseUrlsIn>[0]): Promise<string> {
  const { found, others, problem } = await baseUrlsIn(read, listOperations(suite.document))
  const [only, ...more] = found
  if (only !== undefined && more.length === 0) return only
  if (only !== undefined)
    throw new UsageError(`${file} has traffic of several services; choose one with --url: ${inWords(found)}.`)
  if (problem) throw new UsageError(`${file} ${problem}; expected a HAR.`)
  const hosts = others.length > 0 ? ` It has requests to ${inWords(others)}.` : ''
  throw new UsageError(`${file} has no request of an operation of the document.${hosts}`)
}

/** Maximum number of hosts that an error names. */
const MAX_NAMED = 10

function inWords(urls: string[]): string {
  const more = urls.length > MAX_NAMED ? ` and ${urls.length - MAX_NAMED} more` : ''
  return (
    urls
      .slice(0, MAX_NAMED)
      .map((url) => printable(url))
      .join(', ') + more
  )
}

/** States how many exchanges were judged, and how many were not and why. */
function judgedInWords(judge: PassiveJudge): string {
  const skipped = skippedInWords(judge)
  return `Judged ${count(judge.judged(), 'exchange')}${skipped && `; skipped ${skipped}`}.`
}

function skippedInWords(judge: PassiveJudge): string {
  return [...judge.skipped()].map(([why, number]) => `${number} (${why})`).join(', ')
}
