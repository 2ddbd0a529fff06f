import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { UsageError } from '../src/command.ts'
import { document } from '../src/document/openapi.ts'
import { oneLine } from '../src/printable.ts'
import type { Ledger } from '../src/verifier/engine/ledger.ts'
import { type ExtraFiles, type WriteOptions, writeReports as write } from '../src/verifier/reports/write.ts'
import { proposePatch, unknownsInWords } from '../src/verifier/unknowns/report.ts'

/** Whether a contradicted assumption counts as a failure, an earlier ledger to compare with, and where reports point to. */
export type ReportOptions = Omit<WriteOptions, 'extraFiles' | 'register'>

/** The path of openapi.yaml. The package finds its own files by its name, in a checkout as well as where it is installed. */
export const documentPath = () => createRequire(import.meta.url).resolve('project-resources/openapi.yaml')

/**
 * Writes the reports of a run to a folder: `index.html`, `ledger.json`, `junit.xml`, `unknowns.md` and, if the observations
 * would change the document, `openapi.patch`. Creates the folder if it is missing. Replaces reports of earlier runs, and leaves
 * everything else in the folder alone.
 *
 * @returns the path of `index.html`
 * @throws {@link UsageError} if a file with the name of a report is not a report, or a report cannot be created or written; the
 *   other reports are still written
 */
export async function writeReports(ledger: Ledger, folder: string, options: ReportOptions = {}): Promise<string> {
  const extra = await extraFilesOf(ledger).catch((cause: Error) => ({ cause }))
  const failed = 'cause' in extra
  const path = await write(ledger, folder, {
    ...options,
    register: document['x-unknowns'],
    ...(!failed && { extraFiles: extra }),
  })
  if (!failed) return path
  const { cause } = extra
  throw new UsageError(`Cannot create unknowns.md and openapi.patch: ${oneLine(cause.message)}`, { cause })
}

async function extraFilesOf(ledger: Ledger): Promise<ExtraFiles> {
  const patch = proposePatch(await readFile(documentPath(), 'utf8'), ledger)
  const unknowns = { 'unknowns.md': unknownsInWords(document, ledger) }
  // A patch without a hunk changes nothing, and git rejects it.
  return patch.includes('\n@@ ') ? { ...unknowns, 'openapi.patch': patch } : unknowns
}
