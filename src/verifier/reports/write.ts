import { constants, lstatSync } from 'node:fs'
import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError, withUsageErrors } from '../../command.ts'
import { ensureFolder, fileStartsWith, writeFileAtomic } from '../../files.ts'
import { FRAME_START } from '../../html/page.ts'
import type { Ledger } from '../model/ledger.ts'
import { htmlReport } from './html.ts'
import { JUNIT_START, junit } from './junit.ts'
import { LEDGER_START, ledgerText, NotALedger } from './ledger-json.ts'
import type { Sources } from './sources.ts'

export interface WriteOptions extends Sources {
  /** Whether a contradicted assumption counts as a failure. */
  strict?: boolean | undefined
}

/** Patterns for the start of each report, by file name. A file that does not match its pattern is never replaced or removed. */
const REPORTS = {
  'ledger.json': LEDGER_START,
  'junit.xml': JUNIT_START,
  'index.html': FRAME_START,
}
const REPORT_NAMES = Object.keys(REPORTS) as (keyof typeof REPORTS)[]

/**
 * Checks that reports may be written to a folder: any file with the name of a report must come from an earlier run. Creates
 * the folder if it is missing.
 *
 * @throws UsageError if such a file is not a report, or the folder cannot be created, read or written
 */
export async function prepareReportsFolder(folder: string): Promise<void> {
  await withUsageErrors(async () => {
    await ensureFolder(folder)
    await access(folder, constants.W_OK)
    await readdir(folder)
    await rejectForeign(folder, REPORT_NAMES)
  }, cannotWrite(folder))
}

async function rejectForeign(folder: string, names: typeof REPORT_NAMES): Promise<void> {
  const foreign: string[] = []
  for (const name of names) {
    const file = join(folder, name)
    const stat = () => lstatSync(file, { throwIfNoEntry: false })
    const found = stat()
    // A concurrent run may create the file after the first look, or remove it before the second.
    if (!found) continue
    const isReport = found.isFile() && (await fileStartsWith(file, REPORTS[name]).catch(falseIfMissing))
    if (!isReport && stat()) foreign.push(name)
  }
  if (foreign.length === 0) return
  throw new UsageError(
    `${folder} contains files that are named like reports but are none: ${foreign.join(', ')}. Move them, or choose another folder.`,
  )
}

function falseIfMissing(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}

/**
 * Writes `ledger.json`, `junit.xml` and `index.html`, each even if another cannot be written. Other files stay. Each file is
 * replaced atomically. If the ledger is invalid, an earlier `ledger.json` is removed.
 *
 * @returns the path of the HTML report
 * @throws UsageError if {@link prepareReportsFolder} does, a file cannot be written, or the ledger is invalid
 */
export async function writeReports(ledger: Ledger, folder: string, options: WriteOptions = {}) {
  const { text: json, invalid } = textOrProblem(ledger)
  const texts: Record<keyof typeof REPORTS, () => string | undefined> = {
    'ledger.json': () => json,
    'junit.xml': () => junit(ledger, options),
    'index.html': () => htmlReport(ledger, options),
  }
  const failures: Error[] = []
  for (const name of REPORT_NAMES) {
    const written = withUsageErrors(async () => {
      await ensureFolder(folder)
      // Checked again, because the file may have appeared during the run.
      await rejectForeign(folder, [name])
      const text = texts[name]()
      if (text === undefined) await rm(join(folder, name), { force: true })
      else writeFileAtomic(join(folder, name), text)
    }, cannotWrite(folder))
    await written.catch((failure: Error) => failures.push(failure))
  }
  // Thrown last, so that the other reports of a long run are not lost.
  if (invalid) {
    const remedy = `ledger.json was not written. This is a bug in the verifier: report it with the files in ${folder}.`
    throw new UsageError(`${invalid.message} ${remedy}`, { cause: invalid })
  }
  if (failures[0]) throw failures[0]
  return join(folder, 'index.html')
}

function textOrProblem(ledger: Ledger): { text?: string; invalid?: NotALedger } {
  try {
    return { text: ledgerText(ledger) }
  } catch (error) {
    if (!(error instanceof NotALedger)) throw error
    return { invalid: error }
  }
}

const cannotWrite = (folder: string) => (code: string) =>
  `Cannot use ${folder} for reports (${code}); choose a folder that you can read and write.`
