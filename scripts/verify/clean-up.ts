import { readFileSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { environmentOptions } from '../../contract-tests/targets.ts'
import { UsageError } from '../../src/command.ts'
import { fileStartsWith, writeFileAtomicSync } from '../../src/files.ts'
import { oneLine, withoutCommand } from '../../src/printable.ts'
import type { Leftover } from '../../src/verifier/engine/ledger.ts'
import { NotALedger } from '../../src/verifier/reports/ledger-json.ts'
import { JOURNAL_START, journalText, leftoverInWords, parseLeftovers } from '../../src/verifier/reports/leftovers.ts'
import { createTarget, type TargetOptions } from '../../src/verifier/target/target.ts'
import type { RunOptions } from './options.ts'

/**
 * Deletes and restores what an earlier run left behind, and prints what it did.
 *
 * @param file a ledger, or the journal of a run that was killed, which is removed if nothing remains
 * @returns the exit code: 0 if nothing remains, 1 if something does
 * @throws {@link UsageError} if the file is unreadable, or from another environment or project
 */
export async function cleanUp(file: string, { targets, limits }: RunOptions): Promise<0 | 1> {
  if (!('baseUrl' in targets)) throw new UsageError('--clean-up needs --url.')
  const { target: url, leftovers } = readLeftovers(file)
  const { baseUrl, fixtures } = targets
  if (url !== baseUrl) throw new UsageError(`${file} is from a run on ${oneLine(url)}, not on ${baseUrl}.`)
  const projects = leftovers.flatMap(({ undo }) => (undo ? [undo.path.project_id ?? ''] : []))
  const other = projects.find((id) => id !== fixtures.project_id)
  if (other !== undefined)
    throw new UsageError(`${file} is from a run on the project ${oneLine(other)}, not on ${fixtures.project_id}.`)
  // A run changes only apps that its fixtures name for it. If the given fixtures name none, the file does.
  const app_id = leftovers.find(({ undo }) => undo?.operationId === 'updateApp')?.undo?.path.app_id
  const named = Object.values(fixtures).flat()
  const target = createTarget({
    ...environmentOptions({
      ...targets,
      tier: 'write',
      fixtures: {
        ...(app_id !== undefined && !named.includes(app_id) && { 'disposable.app_id': app_id }),
        ...fixtures,
      },
    }),
    ...limits,
  })
  const remaining = await target.cleanUp(leftovers)
  const key = ({ what, undo }: Leftover) => JSON.stringify(undo?.path ?? what)
  const left = new Set(remaining.map(key))
  // The settings of an app cannot be restored, even if cleanup could make it cheap.
  const isDone = (leftover: Leftover) => !left.has(key(leftover)) && leftover.undo?.operationId !== 'updateApp'
  for (const leftover of leftovers.filter(isDone)) console.log(withoutCommand(oneLine(`Removed: ${leftover.what}.`)))
  for (const leftover of remaining) console.log(withoutCommand(oneLine(`Remains: ${leftoverInWords(leftover)}`)))
  if (leftovers.length === 0) console.log('Nothing to remove: the run left nothing behind.')
  if (remaining.length > 0) return 1
  if (await fileStartsWith(file, JOURNAL_START)) await rm(file)
  return 0
}

function readLeftovers(file: string) {
  try {
    return parseLeftovers(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (error instanceof NotALedger) throw new UsageError(error.message)
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`)
  }
}

/** A journal in the reports folder that lists what a run has created or changed, in case the run is killed. */
export function createJournal(folder: string, { name: target, runId }: Pick<TargetOptions, 'name' | 'runId'>) {
  const file = join(folder, `leftovers-${runId}.json`)
  let wasReported = false
  return {
    /** Writes the journal, or removes it if nothing is left. An error does not fail the run, and is printed only once. */
    write(leftovers: Leftover[]) {
      try {
        if (leftovers.length === 0) rmSync(file, { force: true })
        else writeFileAtomicSync(file, journalText(runId, { target, leftovers }))
      } catch (error) {
        if (!wasReported) console.error(`Cannot write ${file}: ${oneLine((error as Error).message)}`)
        wasReported = true
      }
    },
    remove: () => rm(file, { force: true }),
  }
}

/** The journals of earlier runs in a reports folder: these runs were killed, or are still running. */
export async function journalsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => /^leftovers-[\w-]+\.json$/.test(name)).map((name) => join(folder, name))
}
