import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { inPackage } from '../src/command.ts'
import { document, documentedFacts } from '../src/document/openapi.ts'
import type { Ledger } from '../src/verifier/model/ledger.ts'
import { withBaseline } from '../src/verifier/reports/baseline.ts'
import { createLineOf, type Sources } from '../src/verifier/reports/sources.ts'
import { type WriteOptions, writeReports as write } from '../src/verifier/reports/write.ts'

/** Whether a contradicted assumption counts as a failure, an earlier ledger to compare with, and where reports point to. */
export type ReportOptions = Omit<WriteOptions, 'register'> & { baseline?: Ledger | undefined }

/** The path of openapi.yaml, in a checkout as well as where the package is installed. */
const documentPath = () => createRequire(import.meta.url).resolve('#openapi.yaml')

/**
 * Writes the reports of a run to a folder: `index.html`, `ledger.json` and `junit.xml`. Creates the folder if it is missing.
 * Replaces reports of earlier runs, and leaves everything else in the folder alone.
 *
 * @returns the path of `index.html`
 * @throws UsageError if a file with the name of a report is not a report, or a report cannot be written; the other
 *   reports are still written
 */
export function writeReports(ledger: Ledger, folder: string, options: ReportOptions = {}): Promise<string> {
  const { baseline, ...others } = options
  const compared = baseline ? withBaseline(ledger, baseline, options.strict) : ledger
  return write(compared, folder, { inPackage, ...others, register: document['x-unknowns'] })
}

/** Where reports point to: the lines of openapi.yaml, and its register. */
export function createSources(): Sources {
  const source = documentPath()
  const path = relative('', source)
  const lineOf = createLineOf(
    () => readFileSync(source, 'utf8'),
    path.startsWith('..') ? 'openapi.yaml' : path,
    documentedFacts,
  )
  return { register: document['x-unknowns'], lineOf, inPackage }
}
