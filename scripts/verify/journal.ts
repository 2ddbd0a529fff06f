import { rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomicSync } from '../../src/files.ts'
import { oneLine } from '../../src/printable.ts'
import type { Leftover } from '../../src/verifier/engine/ledger.ts'
import { journalText } from '../../src/verifier/reports/leftovers.ts'
import type { TargetOptions } from '../../src/verifier/target/target.ts'

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
