import { constants } from 'node:fs'
import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError, withUsageErrors } from '../../src/command.ts'
import { ensureFolder, fileStartsWith, writeFileAtomic } from '../../src/files.ts'
import type { Ledger } from '../ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { LEDGER_START, ledgerText } from './ledger-json.ts'
import type { Register } from './words.ts'

/** Contents of files written next to the reports. */
export interface ExtraFiles {
  'unknowns.md'?: string
  'openapi.patch'?: string
}

export interface WriteOptions {
  /** Whether a contradicted assumption fails, too. */
  strict?: boolean
  register?: Register
  extraFiles?: ExtraFiles
}

/** Where the reports of a run stand. */
export interface ReportPaths {
  ledger: string
  junit: string
  html: string
}

/** The ledger comes first: it marks the others as reports. */
const REPORT_FILES = ['ledger.json', 'junit.xml', 'index.html', 'unknowns.md', 'openapi.patch'] as const

/**
 * Checks that reports may be written to a folder: it has none of their file names, or the ledger of an earlier run. Creates a
 * missing folder.
 *
 * @throws {@link UsageError} if it has such a file but no ledger, or cannot be written to
 */
export async function prepareReportsFolder(folder: string): Promise<void> {
  const foreign = await withUsageErrors(async () => {
    await ensureFolder(folder)
    await access(folder, constants.W_OK)
    const present = await readdir(folder)
    const taken = REPORT_FILES.find((name) => present.includes(name))
    return taken && !(await fileStartsWith(join(folder, 'ledger.json'), LEDGER_START)) ? taken : undefined
  }, cannotWrite(folder))
  if (foreign === undefined) return
  throw new UsageError(
    `${folder} contains ${foreign} but no ledger from an earlier run, so it is not overwritten; move it, or name another folder.`,
  )
}

/**
 * Writes `ledger.json`, `junit.xml`, `index.html` and the extra files, and removes extra files that only an earlier run wrote.
 * Other files stay. Each file is replaced atomically.
 *
 * @throws {@link UsageError} as {@link prepareReportsFolder}, or if a file cannot be written
 */
export async function writeReports(ledger: Ledger, folder: string, options: WriteOptions = {}): Promise<ReportPaths> {
  const texts: Partial<Record<(typeof REPORT_FILES)[number], string>> = {
    'ledger.json': ledgerText(ledger),
    'junit.xml': junit(ledger, options),
    'index.html': htmlReport(ledger, options),
    ...options.extraFiles,
  }
  await prepareReportsFolder(folder)
  await withUsageErrors(async () => {
    for (const name of REPORT_FILES) {
      const text = texts[name]
      if (text === undefined) await rm(join(folder, name), { force: true })
      else await writeFileAtomic(join(folder, name), text)
    }
  }, cannotWrite(folder))
  return {
    ledger: join(folder, 'ledger.json'),
    junit: join(folder, 'junit.xml'),
    html: join(folder, 'index.html'),
  }
}

const cannotWrite = (folder: string) => (code: string) =>
  `Cannot write reports to ${folder} (${code}); name a writable folder.`
