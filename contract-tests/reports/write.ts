import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../../src/command.ts'
import type { Ledger } from '../ledger.ts'
import { htmlReport } from './html.ts'
import { junit } from './junit.ts'
import { ledgerText } from './ledger-json.ts'
import type { Register } from './words.ts'

export interface WriteOptions {
  /** Whether a contradicted assumption fails, too. */
  strict?: boolean
  register?: Register
  /** Further files, by name. */
  beside?: Record<string, string>
}

/** Where the reports of a run stand. */
export interface ReportPaths {
  ledger: string
  junit: string
  html: string
}

/**
 * Writes `ledger.json`, `junit.xml` and `index.html` into a folder, which is made where it is missing, and what else is to stand
 * beside them. Whoever reads one of them while it is being written finds all of it, or all of the one before.
 *
 * @throws {@link UsageError} when the folder cannot be written to
 */
export async function writeReports(ledger: Ledger, folder: string, options: WriteOptions = {}): Promise<ReportPaths> {
  const texts: Record<string, string> = {
    'ledger.json': ledgerText(ledger),
    'junit.xml': junit(ledger, options),
    'index.html': htmlReport(ledger, options),
    ...options.beside,
  }
  // Two runs may write into one folder at the same time.
  const draft = randomUUID()
  const names = Object.keys(texts)
  const pathOf = (name: string) => join(folder, name)
  const draftOf = (name: string) => `${pathOf(name)}.${draft}`
  try {
    await mkdir(folder, { recursive: true })
    // With `wx` a link that stands there is not followed.
    for (const name of names) await writeFile(draftOf(name), texts[name] ?? '', { flag: 'wx' })
    for (const name of names) await rename(draftOf(name), pathOf(name))
    return { ledger: pathOf('ledger.json'), junit: pathOf('junit.xml'), html: pathOf('index.html') }
  } catch (error) {
    await Promise.all(names.map((name) => rm(draftOf(name), { force: true }).catch(() => undefined)))
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(
      `The reports cannot be written into ${folder} (${code ?? message}); name a folder that can be written to.`,
      { cause: error },
    )
  }
}
