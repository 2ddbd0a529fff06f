import { randomUUID } from 'node:crypto'
import { appendFileSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { UsageError, withUsageErrors } from '../src/command.ts'
import { ensureFolder, writeFileAtomic } from '../src/files.ts'
import { endInOrder, whenEnding } from './ending.ts'

/** Name of the file that lists what a command wrote to a folder: a line that names the command, then one path per line. */
export const MANIFEST = '.manifest'

/** Maximum size of a valid manifest; no command of this project writes a larger one. */
const MAX_MANIFEST_BYTES = 1_000_000

/** A folder that a command fills with files. */
export interface OutputFolder {
  path: string
  /** The command as users type it, such as `npm run docs`. */
  command: string
}

/**
 * Checks that a command may write to a folder, which must be missing, empty, or have the command's manifest. Creates a missing
 * folder, adds a manifest that lists no files to an empty one, and removes an incomplete last line from a manifest.
 *
 * @throws {@link UsageError} if the folder is not empty but has no valid manifest of the command, or cannot be read or written
 */
export async function prepareOutputFolder(folder: OutputFolder): Promise<void> {
  await withUsageErrors(() => open(folder), cannotWrite(folder))
}

/**
 * Writes files to a folder, in order. Replaces the files that its manifest lists, one by one, and removes those no longer in
 * `files`; leaves everything else alone, even while other processes write there.
 *
 * @param files contents by relative path, with `/` as separator
 * @throws {@link UsageError} as {@link prepareOutputFolder}, or if anything but a listed file is at one of the paths. Files
 *   that were listed before the error stay listed, so the next run replaces them
 */
export async function writeOutputFolder(
  folder: OutputFolder,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  await withUsageErrors(async () => {
    const { root, listed } = await open(folder)
    const check = (path: string) => checkPath(folder, root, path, listed)
    for (const path of new Set([...listed, ...Object.keys(files)])) check(path)
    const draft = join(root, `draft-${randomUUID()}`)
    const endings = [endInOrder(), whenEnding(() => rmSync(draft, { force: true }))]
    const write = async (path: string, content: string | Uint8Array) => {
      await writeFile(draft, content)
      if (path !== MANIFEST) check(path)
      renameSync(draft, join(root, path))
    }
    try {
      // The draft is listed as well, so that the next run removes it if this run is killed.
      create(folder, root, relative(root, draft))
      for (const [path, content] of Object.entries(files)) {
        await ensureFolder(dirname(join(root, path)))
        check(path)
        if (!listed.has(path)) create(folder, root, path)
        listed.add(path)
        await write(path, content)
      }
      for (const path of listed) {
        if (Object.hasOwn(files, path)) continue
        check(path)
        rmSync(join(root, path), { force: true })
      }
      await write(MANIFEST, manifestText(folder, Object.keys(files)))
    } finally {
      rmSync(draft, { force: true })
      for (const end of endings) end()
    }
  }, cannotWrite(folder))
}

/**
 * Creates an empty file and lists it in the manifest, synchronously, so that no signal is handled in between. Lists only
 * files that it creates: `wx` fails if another process has created the file.
 */
function create(folder: OutputFolder, root: string, path: string): void {
  const file = join(root, path)
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? foreignFileError(folder, path) : error
  }
  orRemove(file, () => appendFileSync(join(root, MANIFEST), `${path}\n`))
}

function orRemove(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    rmSync(file)
    throw error
  }
}

/** Does the work of {@link prepareOutputFolder}. Returns the folder's real path and the listed paths. */
async function open(folder: OutputFolder): Promise<{ root: string; listed: Set<string> }> {
  await ensureFolder(folder.path)
  const root = await realpath(folder.path)
  const manifest = join(root, MANIFEST)
  const entries = await readdir(root)
  if (entries.length === 0) {
    writeFileSync(manifest, '', { flag: 'wx' })
    orRemove(manifest, () => appendFileSync(manifest, manifestText(folder, [])))
    return { root, listed: new Set() }
  }
  const stat = lstatSync(manifest, { throwIfNoEntry: false })
  const text = stat?.isFile() && stat.size <= MAX_MANIFEST_BYTES ? await readFile(manifest, 'utf8') : ''
  const paths = text.split(/\r?\n/)
  // The text after the last line break is empty, or a line cut off by a full disk.
  const rest = paths.pop()
  const header = paths.shift()
  if (header !== manifestHeader(folder) || !paths.every(isInside)) {
    throw new UsageError(
      `${folder.path} is not empty and has no valid ${MANIFEST} of ${folder.command}, so nothing there is replaced. Delete what earlier runs of the command left there, and move what is yours.`,
    )
  }
  if (rest) await writeFileAtomic(manifest, manifestText(folder, paths))
  return { root, listed: new Set(paths) }
}

/**
 * Checks that a path is a listed file or does not exist, and that each of its parents is a folder or does not exist.
 *
 * @throws {@link UsageError} otherwise
 */
function checkPath(folder: OutputFolder, root: string, path: string, listed: Set<string>): void {
  const parts = path.split('/')
  for (const depth of parts.keys()) {
    const at = parts.slice(0, depth + 1).join('/')
    const stat = lstatSync(join(root, at), { throwIfNoEntry: false })
    // A link in place of a folder could lead out of the output folder.
    const isOurs = at === path ? listed.has(path) && stat?.isFile() : stat?.isDirectory()
    if (stat && !isOurs) throw foreignFileError(folder, at)
  }
}

/** First line of a manifest; identifies the command. If it changes, the command rejects all folders that it wrote before. */
const manifestHeader = ({ command }: OutputFolder) =>
  `Written by ${command}, which replaces and removes only the files listed here.`

const manifestText = (folder: OutputFolder, paths: string[]) =>
  [manifestHeader(folder), ...paths].map((line) => `${line}\n`).join('')

/** Whether a listed path stays inside the folder and has no hidden part: anyone may have edited the manifest. */
const isInside = (path: string) => path.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part))

const foreignFileError = (folder: OutputFolder, path: string) =>
  new UsageError(
    `${folder.path} contains ${path}, which is not a file that its ${MANIFEST} lists, so ${folder.command} does not replace it; move it.`,
  )

/** The message for a folder that cannot be written, as {@link withUsageErrors} needs it. */
export const cannotWrite =
  ({ path, command }: OutputFolder) =>
  (code: string) =>
    `${command} cannot write to ${path} (${code}); check its path, permissions and disk space.`
