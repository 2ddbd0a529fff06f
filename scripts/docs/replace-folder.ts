import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { UsageError } from '../../src/command.ts'

/** How often it is tried, where another command puts its folder there first. */
const ATTEMPTS = 5

/**
 * Puts files in place of a folder that held such files before, all at once: whoever reads it finds those of before, or these.
 *
 * @param files texts by their paths within the folder
 * @throws {@link UsageError} when something else stands there, which would be lost, or it cannot be written to
 */
export async function replaceFolder(folder: string, files: Record<string, string>): Promise<void> {
  const made: string[] = []
  try {
    // What a link leads to is replaced, not the link.
    const place = (await realpath(folder).catch(unlessMissing)) ?? folder
    const beside = async () => {
      const name = await mkdtemp(`${place}-`)
      made.push(name)
      return name
    }
    await checkReplaceable(place, files)
    // Only where it is missing: in a file system without such folders, making them would never end.
    await lstat(dirname(place)).catch(() => mkdir(dirname(place), { recursive: true }))
    const draft = await beside()
    await write(draft, files)
    for (let attempt = 1; ; attempt++) {
      const old = await beside()
      await rename(place, old).catch(unlessMissing)
      try {
        await rename(draft, place)
        break
      } catch (error) {
        await rename(old, place).catch(() => undefined)
        if (attempt === ATTEMPTS || !isTaken(error as NodeJS.ErrnoException)) throw error
      }
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`The docs cannot be written to ${folder} (${code ?? message}).`, { cause: error })
  } finally {
    await Promise.all(made.map((name) => rm(name, { recursive: true, force: true })))
  }
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  // A folder of `mkdtemp` is for its owner alone; a server may run as somebody else.
  await chmod(folder, 0o755)
}

/** Only what this command has written is replaced: files as now, and those to which its llms.txt leads. */
async function checkReplaceable(folder: string, files: Record<string, string>): Promise<void> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? []
  if (entries.length === 0) return
  const guide = await readFile(join(folder, 'llms.txt'), 'utf8').catch(unlessMissing)
  const ours = new Set([...Object.keys(files), ...(guide?.match(/(?<=\]\()[^)]+/g) ?? [])])
  const present = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  const other = guide === undefined ? (present[0] ?? 'a folder') : present.find((file) => !ours.has(file))
  if (other === undefined) return
  throw new UsageError(
    `${folder} holds other things than docs, such as ${other}, and all in it would be replaced; name a folder that is new or empty.`,
  )
}

/** Whether another has put something there in the meantime. */
function isTaken({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ENOTEMPTY' || code === 'EEXIST'
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
