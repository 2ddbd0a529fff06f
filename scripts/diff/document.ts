import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { UsageError } from '../../src/command.ts'
import { deref, isObject, pointerOf } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { inPackage } from '../called.ts'
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

// biome-ignore lint/suspicious/noExplicitAny: nothing about the documents has been validated
export type JsonObject = Record<string, any>

/** An OpenAPI document and the line of each of its nodes. */
export interface ReadDocument {
  label: string
  document: JsonObject
  /** Line number, starting at 1, of the node at a pointer or, if there is none, of its nearest ancestor. */
  lineOf(pointer: string): number
}

/** Parses a document. @throws an error if it is not OpenAPI with `paths` */
export function parseSource({ label, text }: Source): ReadDocument {
  const { value: document, lineOf } = parseYaml(label, text)
  if (!isObject(document) || !/^3\.[12]\./.test(String(document.openapi)) || !isObject(document.paths)) {
    throw new UsageError(`${label} is not an OpenAPI document of version 3.1 or 3.2 with "paths".`)
  }
  return { label, document, lineOf }
}

/** A node of a document and its pointer. */
export interface Located {
  source: ReadDocument
  node: JsonObject
  pointer: string
}

/** The child of a node under a key; an empty node if there is none. */
export const below = ({ source, node, pointer }: Located, key: string): Located => ({
  source,
  node: node[key] ?? {},
  pointer: pointer + pointerOf([key]),
})

/** The children of the map or list under a key, by name. Extensions are left out. */
export function childrenOf(parent: Located, key: string): [name: string, Located][] {
  const map = below(parent, key)
  const names = Object.keys(map.node).filter((name) => !name.startsWith('x-'))
  return names.map((name) => [name, below(map, name)])
}

/** Follows references until it reaches a node that is not one. @throws UsageError if one leads nowhere or to itself */
export function follow(given: Located, seen: string[] = []): Located {
  const { $ref } = given.node
  if (typeof $ref !== 'string') return given
  return follow(targetOf(given, seen), [...seen, $ref])
}

/** The target of a reference. @throws UsageError if there is none, or if it was seen before */
export function targetOf({ source, node: { $ref }, pointer }: Located, seen: string[] = []): Located {
  const node = seen.includes($ref) ? undefined : valueAt(source, $ref)
  if (node !== undefined) return { source, node, pointer: $ref }
  const place = `${source.label}:${source.lineOf(pointer)}`
  throw new UsageError(`${place} refers to ${$ref}, which leads to no node of the same document.`)
}

/** The value that a reference leads to; undefined for a reference to another document. */
export const valueAt = ({ document }: ReadDocument, $ref: string): JsonObject | undefined =>
  $ref.startsWith('#/') ? (deref(document, { $ref }) as JsonObject | undefined) : undefined
