import { constants, lstatSync, statSync } from 'node:fs'
import { access, realpath, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { UsageError, withUsageErrors } from '../src/command.ts'
import { fileStartsWith, writeFileAtomic } from '../src/files.ts'

/** A file for the result of a command, named by the user with an option. */
export interface OutputFile {
  /** The option that names the file, such as `--json`. */
  option: string
  path: string
  /** Matches the start of a file that the command wrote. Other files are not replaced unless they are empty. */
  start: RegExp
}

/**
 * Checks, before the work starts, that the file can be written. Changes nothing.
 *
 * @throws UsageError if it cannot, or if the file exists, is not empty and was not written by this command
 */
export async function checkOutputFile(file: OutputFile): Promise<void> {
  const { option, path, start } = file
  const fail = (why: string) => {
    throw new UsageError(why)
  }
  await withUsageErrors(async () => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat) await access(path, constants.W_OK)
    // The folder must be writable, too: a temporary file in it is renamed over the file.
    if (!stat || stat.isFile()) await access(dirname(stat ? await realpath(path) : path), constants.W_OK)
    const isDangling = !stat && lstatSync(path, { throwIfNoEntry: false })
    if (isDangling) fail(`${option} must name a file; ${path} is a dangling link.`)
    if (stat?.isDirectory()) fail(`${option} must name a file; ${path} is a folder.`)
    // Devices and pipes have nothing to overwrite, and reading one may block.
    if (!stat?.isFile() || stat.size === 0 || (await fileStartsWith(path, start))) return
    fail(`${option} does not overwrite ${path}, which this command did not write; move it, or name another file.`)
  }, cannotWrite(file))
}

/** Checks the file again, then writes it. @throws UsageError if either fails */
export async function writeOutputFile(file: OutputFile, text: string): Promise<void> {
  await checkOutputFile(file)
  await withUsageErrors(async () => {
    const stat = statSync(file.path, { throwIfNoEntry: false })
    if (stat?.isFile()) writeFileAtomic(await realpath(file.path), text)
    else await writeFile(file.path, text, { flag: stat ? 'w' : 'wx' })
  }, cannotWrite(file))
}

const cannotWrite =
  ({ option, path }: OutputFile) =>
  (code: string) =>
    `${option} must name a writable file; ${path} is not (${code}).`
