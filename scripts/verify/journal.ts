import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../../src/files.ts'
import { parseJson } from '../../src/json.ts'
import { oneLine } from '../../src/printable.ts'
import type { TargetOptions } from '../../src/verifier/http/target-types.ts'
import type { Leftover } from '../../src/verifier/model/ledger.ts'
import { journalText } from '../../src/verifier/reports/ledger-json.ts'
import { count, limited } from '../../src/verifier/reports/words.ts'
import { commandLine } from '../called.ts'

/** Maximum number of earlier runs whose journals are named. */
const MAX_JOURNALS = 3

type JournaledRun = Pick<TargetOptions, 'name' | 'runId' | 'baseUrl' | 'fixtures' | 'headers'>

/** The command that removes what the run with a journal left behind. The values of headers are secret. */
function cleanUpCommand(file: string, { baseUrl, fixtures, headers = {} }: JournaledRun): string {
  const given = Object.keys(headers).flatMap((name) => ['--header', `${name}: …`])
  return commandLine('clean-up', file, '--url', baseUrl, '--project', String(fixtures.project_id), ...given)
}

/** Creates the journal of a run in its reports folder. It lists what the run has created or changed, in case it is killed. */
export function createJournal(folder: string, options: JournaledRun) {
  const { name: target, runId } = options
  const file = join(folder, `leftovers-${runId}.json`)
  const cleanUp = cleanUpCommand(file, options)
  let wasReported = false
  return {
    file,
    cleanUp,
    /** Writes the journal, or removes it if nothing is left. An error does not fail the run, and is printed only once. */
    write(leftovers: Leftover[]) {
      try {
        if (leftovers.length === 0) rmSync(file, { force: true })
        else {
          // Somebody may have removed the folder during the run.
          mkdirSync(folder, { recursive: true })
          writeFileAtomic(file, journalText({ runId, cleanUp, target, leftovers }))
        }
      } catch (error) {
        if (!wasReported) console.error(`Cannot write ${file}: ${oneLine((error as Error).message)}`)
        wasReported = true
      }
    },
    remove: () => rm(file, { force: true }),
  }
}

/** The command in a journal; its path if it cannot be read, or is no journal of this version. */
function cleanUpIn(file: string): string {
  try {
    const { cleanUp } = Object(parseJson(readFileSync(file, 'utf8'))) as { cleanUp?: unknown }
    return typeof cleanUp === 'string' ? oneLine(cleanUp) : file
  } catch {
    // A run that ends at this moment removes its journal.
    return file
  }
}

/** Prints how to remove what earlier runs left behind, if their journals are in a reports folder. */
export async function announceEarlierRuns(folder: string): Promise<void> {
  const names = await readdir(folder)
  const journals = names.filter((name) => /^leftovers-[\w-]+\.json$/.test(name)).map((name) => join(folder, name))
  if (journals.length === 0) return
  const commands = limited(journals, MAX_JOURNALS, `in ${folder}`, (file) => cleanUpIn(file))
  const runs = count(journals.length, 'earlier run')
  console.error([`${runs} left something behind or may still be running. To clean up:`, ...commands].join('\n  '))
}
