import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { UsageError } from '../../src/command.ts'
import { foldSpace } from '../../src/printable.ts'

const run = promisify(execFile)
const DOCUMENT = 'openapi.yaml'
const COMMIT = /^[0-9a-f]{40}$/
const MOST_BYTES = 64 << 20
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The text of a document and how to name it. */
export interface Source {
  label: string
  text: string
}

/** The document of the working tree. */
export const readWorkingTree = async (): Promise<Source> => ({
  ...(await readDocument(`${root}${DOCUMENT}`)),
  label: DOCUMENT,
})

/**
 * Reads a document from a file or, where there is no such file, from a revision of git.
 *
 * @param name a file, a revision (of which it takes openapi.yaml), or `REVISION:path`
 * @throws {@link UsageError} when it is neither
 */
export async function readDocument(name: string): Promise<Source> {
  // Nothing in the folder may take the place of a commit that is named in full.
  const file = COMMIT.test(name) ? undefined : await stat(name).catch(() => undefined)
  if (file?.isDirectory()) throw new UsageError(`${name} is a folder; give a file or a git revision.`)
  if (file === undefined) return { label: name, text: await readRevision(name) }
  return { label: name, text: await readText(name) }
}

/** Piece by piece, since a device may have no end. */
async function readText(name: string): Promise<string> {
  let text = ''
  try {
    for await (const piece of createReadStream(name, 'utf8')) {
      text += piece
      if (text.length > MOST_BYTES) throw new Error(`it is longer than ${MOST_BYTES >> 20} MiB`)
    }
    return text
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`${name} cannot be read (${code ?? message}).`)
  }
}

async function readRevision(name: string): Promise<string> {
  const colon = name.indexOf(':')
  const [revision, path] = colon < 0 ? [name, `./${DOCUMENT}`] : [name.slice(0, colon), name.slice(colon + 1)]
  // git would read it as an option of its own.
  if (revision === '' || revision.startsWith('-')) {
    throw new UsageError(`"${name}" is neither a file nor a git revision. See --help.`)
  }
  // As a hash, it can be nothing else.
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(
    (error) => {
      throw notFound(name, error)
    },
  )
  return git('show', `${commit.trim().split('\n').at(-1)}:${path}`).catch(() => {
    throw new UsageError(`The revision ${revision} has no file ${path.replace(/^\.\//, '')}.`)
  })
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: MOST_BYTES, timeout: 60_000 })
  return stdout
}

function notFound(name: string, { code, stderr = '' }: { code?: unknown; stderr?: string }): UsageError {
  const nothing = `There is no file ${name}`
  if (code === 'ENOENT')
    return new UsageError(`${nothing}, and git, which could take it from a revision, is not installed.`)
  if (stderr.includes('not a git repository')) {
    return new UsageError(`${nothing}, and this folder is no git repository, so that it cannot be a revision.`)
  }
  if (/dubious ownership/.test(stderr))
    return new UsageError(`${nothing}, and git refuses the folder: ${foldSpace(stderr)}`)
  return new UsageError(
    `${nothing}, and no such git revision; in a shallow clone, fetch it first (git fetch --unshallow).`,
  )
}
