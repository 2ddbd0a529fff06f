import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { UsageError } from '../../src/command.ts'
import { foldSpace } from '../../src/printable.ts'
import { inPackage } from '../called.ts'

const run = promisify(execFile)

/** Maximum size of a document and of other output of git. */
const MAX_BYTES = 64 << 20

/** The folder of the checkout or the package. */
const projectFolder = dirname(createRequire(import.meta.url).resolve('project-resources/openapi.yaml'))

const DOCUMENT = 'openapi.yaml'
const COMMIT = /^[0-9a-f]{40}$/

/** The text of a document and its name in reports. */
export interface Source {
  label: string
  text: string
}

/** Reads openapi.yaml of the working tree or the package. */
export const readOwn = async (): Promise<Source> => ({
  label: DOCUMENT,
  text: await readText(join(projectFolder, DOCUMENT)),
})

/**
 * Reads a document from a file or, if there is no such file, from a git revision.
 *
 * @param name a file, a revision (to read its openapi.yaml), or `REVISION:path`
 * @throws {@link UsageError} if it cannot be read
 */
export async function readDocument(name: string): Promise<Source> {
  // A full commit hash is read as a commit even if a file has that name.
  const file = COMMIT.test(name) ? undefined : await stat(name).catch(() => undefined)
  if (file?.isDirectory()) throw new UsageError(`${name} is a folder; give a file or a git revision.`)
  return { label: name, text: file ? await readText(name) : await readRevision(name) }
}

/** Reads a file of up to MAX_BYTES: a device may be endless. @throws {@link UsageError} if it is longer or unreadable */
async function readText(name: string): Promise<string> {
  const bytes = await buffer(createReadStream(name, { end: MAX_BYTES })).catch(({ code }) => {
    throw new UsageError(`${name} cannot be read (${code}); check that it is a file you can read.`)
  })
  if (bytes.length <= MAX_BYTES) return bytes.toString()
  throw new UsageError(`${name} cannot be read (it is longer than ${MAX_BYTES >> 20} MiB).`)
}

async function readRevision(name: string): Promise<string> {
  const [, revision = '', path = `./${DOCUMENT}`] = name.match(/^([^:]*)(?::(.*))?$/s) ?? []
  // git would read a name with a leading hyphen as an option.
  if (revision === '' || revision.startsWith('-')) {
    throw new UsageError(`"${name}" is neither a file nor a git revision. See --help.`)
  }
  const reference = `${revision}^{commit}`
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', reference).catch((error) => {
    throw new UsageError(`${name} is not a readable file. ${reasonOf(error)}`)
  })
  return git('show', `${commit.trim().split('\n').at(-1)}:${path}`).catch(() => {
    const file = path.replace(/^\.\//, '')
    throw new UsageError(`The revision ${revision} has no file ${file}; name one that it has, as in ${revision}:PATH.`)
  })
}

function reasonOf({ code, stderr = '' }: { code?: unknown; stderr?: string }): string {
  if (code === 'ENOENT') return 'To read it as a git revision, install git.'
  if (stderr.includes('not a git repository')) return 'Nor is it a git revision: this folder is not a git repository.'
  if (stderr.includes('dubious ownership')) return `Git rejects the folder: ${foldSpace(stderr)}`
  return 'Nor is it a git revision: check the name, or fetch it first (in a shallow clone, `git fetch --unshallow`).'
}

/** Runs git and returns its output. @throws an error with `code` and `stderr` if git fails or is missing */
export async function git(...args: string[]): Promise<string> {
  // In the package, revisions are those of the user's folder.
  const cwd = inPackage ? process.cwd() : projectFolder
  return (await run('git', args, { cwd, maxBuffer: MAX_BYTES, timeout: 60_000 })).stdout
}
