import { appendFileSync, lstatSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UsageError, withUsageErrors } from '../src/command.ts'
import { ensureFolder, writeFileAtomic } from '../src/files.ts'

/** Name of the file that lists what a command wrote to a folder: a line that names the command, then one path per line. */
const MANIFEST = '.manifest'

/** A folder that a command fills with files. */
interface OutputFolder {
  path: string
  /** The command as users type it, such as `npm run docs`. */
  command: string
}

/**
 * Checks that a command may write to a folder, which must be missing, empty, or have the command's manifest. Creates a missing
 * folder, and adds a manifest that lists no files to an empty one.
 *
 * @throws UsageError if the folder is not empty but has no valid manifest of the command, or cannot be read or written
 */
export async function prepareOutputFolder(folder: OutputFolder): Promise<void> {
  await withUsageErrors(() => open(folder), cannotWrite(folder))
}

/**
 * Writes files to a folder, in order. Replaces the files that its manifest lists, and removes those no longer in `files`;
 * leaves everything else alone, even while other processes write there.
 *
 * @param files contents by relative path, with `/` as separator
 * @throws UsageError as {@link prepareOutputFolder}, or if anything but a listed file is at one of the paths. Files
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
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, path)
      await ensureFolder(dirname(file))
      check(path)
      if (listed.has(path)) rmSync(file, { force: true })
      // Only a file that this creates is listed: `wx` fails if another process has created it.
      writeFileSync(file, '', { flag: 'wx' })
      if (!listed.has(path)) appendFileSync(join(root, MANIFEST), `${path}\n`)
      listed.add(path)
      writeFileSync(file, content)
    }
    for (const path of listed) {
      if (Object.hasOwn(files, path)) continue
      check(path)
      rmSync(join(root, path), { force: true })
    }
    writeFileAtomic(join(root, MANIFEST), manifestText(folder, Object.keys(files)))
  }, cannotWrite(folder))
}

/** Does the work of {@link prepareOutputFolder}. Returns the folder's real path and the listed paths. */
async function open(folder: OutputFolder): Promise<{ root: string; listed: Set<string> }> {
  await ensureFolder(folder.path)
  const root = await realpath(folder.path)
  const manifest = join(root, MANIFEST)
  if ((await readdir(root)).length === 0) writeFileSync(manifest, manifestText(folder, []), { flag: 'wx' })
  const isFile = lstatSync(manifest, { throwIfNoEntry: false })?.isFile()
  const paths = isFile ? (await readFile(manifest, 'utf8')).split(/\r?\n/) : []
  const header = paths.shift()
  // After the last line break is nothing, unless a full disk has cut a path off.
  const rest = paths.pop()
  if (header !== manifestHeader(folder) || rest !== '' || !paths.every(isInside)) {
    throw new UsageError(
      `${folder.path} is not empty and has no valid ${MANIFEST} of ${folder.command}, so nothing there is replaced. Delete what earlier runs of the command left there, and move what is yours.`,
    )
  }
  return { root, listed: new Set(paths) }
}

/** Checks that a path is a listed file or does not exist, and that each of its parents is a folder or does not exist. */
function checkPath(folder: OutputFolder, root: string, path: string, listed: Set<string>): void {
  const parts = path.split('/')
  for (const depth of parts.keys()) {
    const at = parts.slice(0, depth + 1).join('/')
    const stat = lstatSync(join(root, at), { throwIfNoEntry: false })
    // A link in place of a folder could lead out of the output folder.
    const isOurs = at === path ? listed.has(path) && stat?.isFile() : stat?.isDirectory()
    if (!stat || isOurs) continue
    throw new UsageError(
      `${folder.path} contains ${at}, which is not a file that its ${MANIFEST} lists, so ${folder.command} does not replace it; move it.`,
    )
  }
}

/** First line of a manifest; identifies the command. If it changes, the command rejects all folders that it wrote before. */
const manifestHeader = ({ command }: OutputFolder) =>
  `Written by ${command}, which replaces and removes only the files listed here.`

const manifestText = (folder: OutputFolder, paths: string[]) =>
  [manifestHeader(folder), ...paths].map((line) => `${line}\n`).join('')

/** Whether a listed path stays inside the folder and has no hidden part: anyone may have edited the manifest. */
const isInside = (path: string) => path.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part))

/** The message for a folder that cannot be written, as {@link withUsageErrors} needs it. */
const cannotWrite =
  ({ path, command }: OutputFolder) =>
  (code: string) =>
    `${command} cannot write to ${path} (${code}); check its path, permissions and disk space.`
