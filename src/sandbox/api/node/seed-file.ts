import { access, readFile, writeFile } from 'node:fs/promises'
import { inPackage, UsageError, withUsageErrors } from '../../../command.ts'
import { asset } from '../../../html/page.ts'
import { parseJson } from '../../../json.ts'
import { oneLine } from '../../../printable.ts'
import type { InvalidSeed, SeedProblem } from '../../kit/errors.ts'
import { MAX_PROBLEMS } from '../seed/problems.ts'
import type { Seed } from '../seed/seed.ts'
import type { Snapshot } from '../tables.ts'
import { readStateFile } from './state-file.ts'

/** A seed file that was read. */
export interface SeedFile {
  /** Its content, which need not be a valid seed. */
  seed: Seed
  /** Returns the error to show for an invalid seed: each problem with its line and column in the file. */
  explain(error: InvalidSeed): UsageError
}

/** Maximum size of a seed file. */
const MAX_BYTES = 64 * 2 ** 20

/** Size above which JSON is not read as YAML, which has lines and columns for messages, but takes seconds. */
const LARGE = 2 ** 20

/** Reads a seed file in YAML or JSON, or a pipe. @throws UsageError if it cannot be read or parsed */
export async function readSeedFile(path: string): Promise<SeedFile> {
  const text = await readText(path)
  const large = text.length > LARGE ? parseJson(text) : undefined
  if (large) return { seed: large as Seed, explain: ({ problems }) => new SeedFileError(path, problems.map(worded)) }
  const { LineCounter, parseDocument } = await import('yaml')
  const { offsetOf } = await import('../../../document/yaml-offset.ts')
  const lines = new LineCounter()
  const [document, seed] = attempt(path, () => {
    const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false })
    const found = [...parsed.errors, ...parsed.warnings]
    const deepest = found.find(({ message }) => /stack/i.test(message))
    if (deepest) throw new SeedFileError(path, [`${placeOf(deepest.pos[0])}The file is nested too deeply`])
    const wrong = found.map(({ message, pos }) => {
      return `${placeOf(pos[0])}${message.split('; please')[0]?.replace(/\.$/, '')}`
    })
    if (wrong.length > 0) throw new SeedFileError(path, wrong)
    return [parsed, parsed.toJS()]
  })
  return {
    seed,
    explain: ({ problems }) =>
      new SeedFileError(
        path,
        problems.map((problem) => placeOf(offsetOf(document, problem.pointer)) + worded(problem)),
      ),
  }

  function placeOf(offset: number): string {
    const { line, col } = lines.linePos(offset)
    return `${line}:${col} `
  }
}

const worded = ({ pointer, message }: SeedProblem) => [pointer, message].join(' ').trimStart()

export class SeedFileError extends UsageError {
  override name = 'SeedFileError'
  /** One line for each of at most 20 problems, with its line and column in the file. */
  readonly lines: readonly string[]

  constructor(path: string, problems: string[]) {
    super(`The seed ${path} is invalid: ${problems.length === 1 ? 'one problem' : `${problems.length} problems`}.`)
    this.lines = problems.slice(0, MAX_PROBLEMS).map((problem) => oneLine(`${path}:${problem}`))
  }
}

async function readText(path: string): Promise<string> {
  const bytes = await withUsageErrors(
    () => readFile(path),
    (code) => `The seed ${path} cannot be read (${code}); choose a file in YAML or JSON, or write one with --init.`,
  )
  if (bytes.length > MAX_BYTES)
    throw new UsageError(
      `The seed ${path} is larger than 64 MiB; use count to make similar rows, or --data for a large state.`,
    )
  const text = decode(path, bytes)
  if (text.trim() !== '') return text
  throw new UsageError(`The seed ${path} is empty; --init writes one to start from.`)
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`The seed ${path} is not UTF-8 text; convert it to UTF-8.`)
  }
}

/** The package throws for aliases without anchor, too many aliases, and values nested too deep. */
function attempt<Result>(path: string, parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    if (error instanceof UsageError) throw error
    const [what] = (error as Error).message.split('\n')
    throw new UsageError(`The seed ${path} cannot be parsed: ${what}.`, { cause: error })
  }
}

/** Returns the seed to start from. */
const starter = () => asset(import.meta.url, 'starter.yaml')

/** The file that means stdout. */
const STDOUT = '-'

/** The command that starts the sandbox in an app, in which the package is installed, and the schema of seeds there. */
const IN_APP = {
  command: 'node_modules/.bin/project-resources sandbox',
  schema: './node_modules/project-resources/generated/seed.schema.json',
}

/** Writes a seed to start from. @param command starts the sandbox of a checkout @throws UsageError if the file exists or cannot be written */
export async function writeStarter(path: string, command: string): Promise<void> {
  const here = inPackage ? IN_APP : { command, schema: './generated/seed.schema.json' }
  const text = starter()
    .replaceAll('sandbox.yaml', path === STDOUT ? 'sandbox.yaml' : path)
    .replace(IN_APP.command, here.command)
    .replace(IN_APP.schema, here.schema)
  await write(path, text)
  if (path !== STDOUT) console.log(`Written: ${path}\nNext: ${here.command} --seed ${path}`)
}

/** Writes a state as a seed, as JSON if the name of the file ends with .json. @throws UsageError as above */
export async function exportSeed(path: string, { version: _, ...seed }: Snapshot): Promise<void> {
  await write(path, path.endsWith('.json') ? `${JSON.stringify(seed, null, 2)}\n` : await toYaml(seed))
  if (path !== STDOUT) console.log(`Written: ${path}`)
}

/** Reads the state in a data file, which no sandbox may be using. @throws UsageError if there is none */
export async function readState(path: string): Promise<Snapshot> {
  await withUsageErrors(
    () => access(path),
    (code) => `The data file ${path} cannot be read (${code}).`,
  )
  const snapshot = await readStateFile(path)
  if (snapshot) return snapshot
  throw new UsageError(`The data file ${path} is empty; start the sandbox with it first.`)
}

async function toYaml(seed: object): Promise<string> {
  const { stringify } = await import('yaml')
  // By this comment, editors find the schema.
  const [comment] = starter().split('\n', 1)
  return `${comment}\n${stringify(seed, { lineWidth: 0, aliasDuplicateObjects: false })}`
}

async function write(path: string, text: string): Promise<void> {
  if (path === STDOUT) {
    process.stdout.write(text)
    return
  }
  await withUsageErrors(
    () => writeFile(path, text, { flag: 'wx' }),
    (code) =>
      code === 'EEXIST'
        ? `${path} exists and is not overwritten; choose another file, or - for stdout.`
        : `${path} cannot be written (${code}); choose another file, or - for stdout.`,
  )
}
