import { access, writeFile } from 'node:fs/promises'
import { UsageError, withUsageErrors } from '../../command.ts'
import { asset } from '../../html/page.ts'
import type { Snapshot } from '../state/tables.ts'
import { openDataFile } from './data-file.ts'

const STARTER = asset(import.meta.url, 'starter.yaml')

/** The file that means stdout. */
const STDOUT = '-'

/** Writes a seed to start from. @throws {@link UsageError} if the file exists or cannot be written */
export async function writeStarter(path: string, command: string): Promise<void> {
  await write(path, STARTER.replaceAll('sandbox.yaml', path === STDOUT ? 'sandbox.yaml' : path))
  if (path !== STDOUT) console.log(`Written: ${path}\nNext: ${command} --seed ${path}`)
}

/** Writes a state as a seed, as JSON if the name of the file ends with .json. @throws {@link UsageError} as above */
export async function exportSeed(path: string, { version: _, ...seed }: Snapshot): Promise<void> {
  await write(path, path.endsWith('.json') ? `${JSON.stringify(seed, null, 2)}\n` : await toYaml(seed))
  if (path !== STDOUT) console.log(`Written: ${path}`)
}

/** Reads the state in a data file, which no sandbox may be using. @throws {@link UsageError} if there is none */
export async function readState(path: string): Promise<Snapshot> {
  // Opening a missing file would create it.
  await withUsageErrors(
    () => access(path),
    (code) => `The data file ${path} cannot be read (${code}).`,
  )
  const { snapshot, close } = await openDataFile(path)
  await close()
  if (snapshot) return snapshot
  throw new UsageError(`The data file ${path} is empty; start the sandbox with it first.`)
}

/** The comment of the starter by which editors find the schema. */
const SCHEMA_COMMENT = STARTER.slice(0, STARTER.indexOf('\n') + 1)

async function toYaml(seed: object): Promise<string> {
  const { stringify } = await import('yaml')
  return SCHEMA_COMMENT + stringify(seed, { lineWidth: 0, aliasDuplicateObjects: false })
}

async function write(path: string, text: string): Promise<void> {
  if (path === STDOUT) return void process.stdout.write(text)
  await withUsageErrors(
    () => writeFile(path, text, { flag: 'wx' }),
    (code) =>
      code === 'EEXIST'
        ? `${path} exists and is not overwritten; choose another file, or - for stdout.`
        : `${path} cannot be written (${code}); choose another file, or - for stdout.`,
  )
}
