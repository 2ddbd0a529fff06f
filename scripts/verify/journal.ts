import { rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../../src/files.ts'
import { oneLine } from '../../src/printable.ts'
import type { Leftover } from '../../src/verifier/engine/ledger.ts'
import { journalText } from '../../src/verifier/reports/ledger-json.ts'
import { count, limited } from '../../src/verifier/reports/words.ts'
import type { TargetOptions } from '../../src/verifier/target/target.ts'
import { commandLine } from '../called.ts'

/** Maximum number of earlier runs whose journals are named. */
const MAX_JOURNALS = 3

type Environment = Pick<TargetOptions, 'baseUrl' | 'fixtures'>

/** The command that removes what the run with a journal left behind. */
const cleanUpCommand = (file: string, { baseUrl, fixtures }: Environment) =>
  commandLine('clean-up', file, '--url', baseUrl, '--project', fixtures.project_id)

/** Creates the journal of a run in its reports folder. It lists what the run has created or changed, in case that it is killed. */
export function createJournal(folder: string, options: Environment & Pick<TargetOptions, 'name' | 'runId'>) {
  const { name: target, runId } = options
  const file = join(folder, `leftovers-${runId}.json`)
  const cleanUp = cleanUpCommand(file, options)
  let wasReported = false
  return {
    cleanUp,
    /** Writes the journal, or removes it if nothing is left. An error does not fail the run, and is printed only once. */
    write(leftovers: Leftover[]) {
      try {
        if (leftovers.length === 0) rmSync(file, { force: true })
        else writeFileAtomic(file, journalText({ runId, cleanUp, target, leftovers }))
      } catch (error) {
        if (!wasReported) console.error(`Cannot write ${file}: ${oneLine((error as Error).message)}`)
        wasReported = true
      }
    },
    remove: () => rm(file, { force: true }),
  }
}

/** Prints how to remove what earlier runs left behind, if their journals are in a reports folder. */
export async function announceEarlierRuns(folder: string, environment: Environment): Promise<void> {
  const names = await readdir(folder)
  const journals = names.filter((name) => /^leftovers-[\w-]+\.json$/.test(name)).map((name) => join(folder, name))
  if (journals.length === 0) return
  const commands = limited(journals, MAX_JOURNALS, (file) => cleanUpCommand(file, environment), `in ${folder}`)
  console.error(
    [`${count(journals.length, 'earlier run')} left something behind, or still run. To delete it:`, ...commands].join(
      '\n  ',
    ),
  )
}
