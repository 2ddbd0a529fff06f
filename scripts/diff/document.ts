import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { inPackage, UsageError } from '../../src/command.ts'
import { isObject } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { described, type ReadDocument } from './nodes.ts'
import { parseYaml } from './yaml.ts'

const run = promisify(execFile)

/** The folder of the checkout or the package. */
const projectFolder = dirname(createRequire(import.meta.url).resolve('#openapi.yaml'))

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
  text: await readFile(join(projectFolder, DOCUMENT), 'utf8'),
})

/**
 * Reads a document from a file or, if there is no such file, from a git revision.
 *
 * @param name a file, a revision (to read its openapi.yaml), or `REVISION:path`
 * @throws UsageError if it cannot be read
 */
export async function readDocument(name: string): Promise<Source> {
  // A full commit hash is read as a commit even if a file has that name.
  const isFile = !COMMIT.test(name) && existsSync(name)
  const object = name.includes(':') ? name : `${name}:./${DOCUMENT}`
  const reading = isFile ? readFile(name, 'utf8') : git('show', '--end-of-options', object)
  const text = await reading.catch(({ code, stderr }) => {
    const why = foldSpace(stderr || (code === 'ENOENT' ? 'git is not installed' : String(code)))
    throw new UsageError(`${name} cannot be read as a file or git revision: ${why}`)
  })
  return { label: name, text }
}

/** Runs git and returns its output. @throws an error with `code` and `stderr` if git fails or is missing */
export async function git(...args: string[]): Promise<string> {
  // In the package, revisions are those of the user's folder.
  const cwd = inPackage ? process.cwd() : projectFolder
  return (await run('git', args, { cwd, maxBuffer: 64 << 20, timeout: 60_000 })).stdout
}

/** Parses a document. @throws UsageError if it is not an OpenAPI document with `paths` */
export function parseSource({ label, text }: Source): ReadDocument {
  const { value, lineOf } = parseYaml(label, text)
  if (!isObject(value)) throw notOpenApi(label, `it is ${described(value)} instead of a map`)
  const { openapi, paths } = value
  if (openapi === undefined) throw notOpenApi(label, '"openapi" is missing')
  if (typeof openapi !== 'string' || !/^3\.[12]\./.test(openapi)) {
    throw notOpenApi(label, `"openapi" is ${described(openapi)}; expected a string such as "3.1.1"`)
  }
  if (paths === undefined) throw notOpenApi(label, '"paths" is missing; without operations, write "paths: {}"')
  return { label, document: value, lineOf }
}

const notOpenApi = (label: string, why: string) =>
  new UsageError(`${label} is not an OpenAPI document of version 3.1 or 3.2 with "paths": ${why}.`)
