import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { inPackage } from '../called.ts'

const run = promisify(execFile)

/** Maximum size of a document and of other output of git. */
export const MAX_BYTES = 64 << 20

/** The folder of the checkout or the package. */
export const projectFolder = dirname(createRequire(import.meta.url).resolve('project-resources/openapi.yaml'))

/** Where git looks up revisions. */
const repository = inPackage ? process.cwd() : projectFolder

/** Runs git and returns its output. @throws an error with `code` and `stderr` if git fails or is missing */
export async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: repository, maxBuffer: MAX_BYTES, timeout: 60_000 })).stdout
}
