import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { appendFile, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UsageError, withUsageErrors } from '../src/command.ts'
import { ensureFolder } from '../src/files.ts'

/** Lists the files that a command wrote to the folder, one path per line, below a line that names the command. */
export const MANIFEST = '.manifest'

/** A folder that a command fills with files. */
export interface OutputFolder {
  path: string
  /** The command as users type it, such as `npm run docs`. */
  command: string
}

/**
 * Checks that a command may write to a folder: it is missing, empty, or has the command's manifest. Creates a missing folder,
 * and a manifest without files in an empty one.
 *
 * @throws {@link UsageError} if the folder has files but not that manifest, or cannot be read or written
 */
export async function prepareOutputFolder(folder: OutputFolder): Promise<void> {
  await withUsageErrors(() => open(folder), cannotWrite(folder))
}

/**
 * Writes files to a folder, in order. Replaces listed files one by one and removes those no longer in `files`; leaves
 * everything else alone, even while other processes write there.
 *
 * @param files contents by relative path, with `/` as separator
 * @throws {@link UsageError} as {@link prepareOutputFolder}, or if anything but a listed file is at one of the paths. Files
 *   listed so far stay listed, so the next run replaces them
 */
export async function writeOutputFolder(
  folder: OutputFolder,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  await withUsageErrors(async () => {
    const { root, listed } = await open(folder)
    for (const path of new Set([...listed, ...Object.keys(files)])) checkPath(folder, root, path, listed)
    // Listed as well, so that the next run removes it if this one is killed.
    const draft = `.draft-${randomUUID()}`
    await create(folder, root, draft)
    const write = async (path: string, content: string | Uint8Array) => {
      await writeFile(join(root, draft), content)
      await rename(join(root, draft), join(root, path))
    }
    try {
      for (const [path, content] of Object.entries(files)) {
        await ensureFolder(dirname(join(root, path)))
        if (!listed.has(path)) await create(folder, root, path)
        await write(path, content)
      }
      for (const path of listed) if (!Object.hasOwn(files, path)) await rm(join(root, path), { force: true })
      await write(MANIFEST, manifestText(folder, Object.keys(files)))
    } finally {
      await rm(join(root, draft), { force: true })
    }
  }, cannotWrite(folder))
}

/** Creates an empty file and lists it. Only files created here are listed: `wx` fails if another process came first. */
async function create(folder: OutputFolder, root: string, path: string): Promise<void> {
  const file = join(root, path)
  await writeFile(file, '', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? foreignFileError(folder, path) : error
  })
  try {
    await appendFile(join(root, MANIFEST), `${path}\n`)
  } catch (error) {
    await rm(file)
    throw error
  }
}

/** Creates the folder if it is missing and the manifest if it is empty. Returns its real path and the listed paths. */
async function open(folder: OutputFolder): Promise<{ root: string; listed: Set<string> }> {
  await ensureFolder(folder.path)
  const root = await realpath(folder.path)
  const manifest = join(root, MANIFEST)
  const entries = await readdir(root)
  if (entries.length === 0) {
    await writeFile(manifest, manifestText(folder, []), { flag: 'wx' })
    return { root, listed: new Set() }
  }
  const text = entries.includes(MANIFEST) && lstatSync(manifest).isFile() ? await readFile(manifest, 'utf8') : ''
  // A last line without its end was cut off by a full disk.
  const [header, ...paths] = text.split(/\r?\n/).slice(0, -1)
  if (header === manifestHeader(folder) && paths.every(isInside)) return { root, listed: new Set(paths) }
  throw new UsageError(
    `${folder.path} is not empty and has no valid ${MANIFEST} of ${folder.command}, so nothing there is replaced. Delete what an earlier version of the command left there, or move what is yours.`,
  )
}

/** @throws {@link UsageError} if anything but a listed file is at the path */
function checkPath(folder: OutputFolder, root: string, path: string, listed: Set<string>): void {
  const parts = path.split('/')
  // A link in place of a folder could lead outside.
  for (let depth = 1; depth < parts.length; depth++) {
    const parent = parts.slice(0, depth).join('/')
    const stat = lstatSync(join(root, parent), { throwIfNoEntry: false })
    if (stat && !stat.isDirectory()) throw foreignFileError(folder, parent)
  }
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (stat && !(listed.has(path) && stat.isFile())) throw foreignFileError(folder, path)
}

/** The mark of the command. Another wording would make every folder written so far foreign. */
const manifestHeader = ({ command }: OutputFolder) =>
  `Written by ${command}, which replaces and removes only the files listed here.`

const manifestText = (folder: OutputFolder, paths: string[]) =>
  [manifestHeader(folder), ...paths].map((line) => `${line}\n`).join('')

/** Whether a listed path stays inside the folder; anyone may have edited the manifest. */
const isInside = (path: string) =>
  path !== MANIFEST && path.split(/[\\/]/).every((part) => part !== '' && part !== '.' && part !== '..')

const foreignFileError = (folder: OutputFolder, path: string) =>
  new UsageError(
    `${folder.path} contains ${path}, which ${folder.command} did not write and does not replace; move it.`,
  )

const cannotWrite =
  ({ path, command }: OutputFolder) =>
  (code: string) =>
    `${command} cannot write to ${path} (${code}); check that it is a folder you can write to.`
