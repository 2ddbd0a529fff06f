import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { deref, isObject, keysOf, pointerOf } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { git, MAX_BYTES, projectFolder } from './git.ts'

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

// biome-ignore lint/suspicious/noExplicitAny: nothing about the documents has been validated
export type JsonObject = Record<string, any>

/** An OpenAPI document and the line of each of its nodes. */
export interface ReadDocument {
  label: string
  document: JsonObject
  /** Line number, starting at 1, of the node at a pointer or, if there is none, of its nearest ancestor. */
  lineOf(pointer: string): number
}

/** Parses a document. @throws {@link UsageError} if it is not OpenAPI 3 with `paths`, or a reference cannot be followed */
export function parseSource({ label, text }: Source): ReadDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines })
  const [error] = parsed.errors
  if (error) throw new UsageError(`${label} is not valid YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`)
  let document: JsonObject
  try {
    // Converting through JSON makes all keys strings, and copies nodes that several places share.
    document = JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 100 })) ?? 'null')
  } catch (error) {
    throw new UsageError(`${label} cannot be read: ${(error as Error).message}`)
  }
  if (!isObject(document) || !/^3\.[012]\./.test(String(document.openapi))) {
    throw new UsageError(`${label} is not an OpenAPI document of version 3.0, 3.1 or 3.2; check its field "openapi".`)
  }
  if (!isObject(document.paths) || !Object.values(document.paths).every(isObject)) {
    throw new UsageError(`${label} cannot be compared: its "paths" must map each path to an object.`)
  }
  for (const [target, pointer] of referencesIn(document)) {
    if (/^#\/[^#%]+$/.test(target) && valueAt(document, target) !== undefined) continue
    const rule = 'a reference must point to a node of the same document, as in #/…, without percent-encoding'
    throw new UsageError(
      `${label}:${lineOf(pointer)} refers to ${target}, which cannot be followed; ${rule} (${pointer}).`,
    )
  }
  return { label, document, lineOf }

  function lineOf(pointer: string): number {
    let node: unknown = parsed.contents
    let offset = 0
    for (const key of keysOf(pointer)) {
      const isPair = ({ key: name }: { key: unknown }) => isScalar(name) && String(name.value) === key
      const pair = isMap(node) ? node.items.find(isPair) : undefined
      const found = pair?.key ?? (isSeq(node) ? node.items[Number(key)] : undefined)
      if (!found) break
      offset = (found as { range?: [number] }).range?.[0] ?? offset
      node = pair ? pair.value : found
    }
    return lines.linePos(offset).line
  }
}

/** Appends keys to a pointer: `at('#', 'components', 'schemas')` is `#/components/schemas`. */
export const at = (pointer: string, ...keys: (string | number)[]) => pointer + pointerOf(keys.map(String))

export const valueAt = (document: JsonObject, pointer: string) =>
  deref(document, { $ref: pointer }) as JsonObject | undefined

/** DATA: keys whose values are data. NAMES: keys whose values map names to nodes. All other keys are keywords. */
const DATA = new Set('example examples default const enum'.split(' '))
const NAMES = new Set(
  `paths webhooks pathItems callbacks parameters requestBodies responses headers content links encoding securitySchemes
  variables schemas properties patternProperties $defs definitions dependentSchemas mapping`.split(/\s+/),
)

/** Lists the references in a node, each as its target and the pointer of the `$ref` or `discriminator` that has it. */
export function* referencesIn(node: unknown, pointer = '#', isMap = false): Generator<[string, string]> {
  if (typeof node !== 'object' || node === null) return
  const { $ref, discriminator }: JsonObject = isMap ? {} : node
  if (typeof $ref === 'string') yield [$ref, at(pointer, '$ref')]
  if (isObject(discriminator)) {
    for (const target of [...Object.values(discriminator.mapping ?? {}), discriminator.defaultMapping]) {
      // A target that looks like neither a path nor a URL is the name of a schema.
      const isReference = typeof target === 'string' && /[#/:]|\.(ya?ml|json)$/i.test(target)
      if (isReference) yield [target, at(pointer, 'discriminator')]
    }
  }
  for (const [key, child] of Object.entries(node)) {
    const isData = !isMap && (DATA.has(key) || key.startsWith('x-'))
    if (!isData) yield* referencesIn(child, at(pointer, key), !isMap && NAMES.has(key) && isObject(child))
  }
}

/** A value from the old version of a document, and its counterpart from the new version. */
export interface Versions<Each> {
  before: Each
  after: Each
}

/** A node of a document and its pointer. */
export interface Located {
  source: ReadDocument
  node: JsonObject
  pointer: string
  /** The pointer of the reference that led to the node, if any. */
  reference?: string
}

/** A child of a map or a list, with its key. */
export interface NamedNode extends Located {
  name: string
}

export const rootOf = (source: ReadDocument): Located => ({ source, node: source.document, pointer: '#' })

/** The child of a node under a key; an empty node if there is none. @throws {@link UsageError} if it cannot be a node */
export function below({ source, node, pointer }: Located, key: string): Located {
  const child = { source, node: node[key] ?? {}, pointer: at(pointer, key) }
  // A schema may be a boolean.
  if (['object', 'boolean'].includes(typeof child.node)) return child
  throw cannotCompare(child, `expected an object, got ${JSON.stringify(child.node)}`)
}

const cannotCompare = ({ source, pointer }: Located, why: string) =>
  new UsageError(`${source.label}:${source.lineOf(pointer)} cannot be compared: ${why} (${pointer}).`)

/** Follows references until it reaches a node that is not a reference. @throws {@link UsageError} if they form a cycle */
export function follow(given: Located, seen: string[] = []): Located {
  const { source, node, reference = given.pointer } = given
  const { $ref } = node ?? {}
  if (typeof $ref !== 'string') return given
  if (seen.includes($ref)) throw cannotCompare(given, 'it refers to itself')
  return follow({ source, node: valueAt(source.document, $ref) ?? {}, pointer: $ref, reference }, [...seen, $ref])
}

/** The children of the map or list under a key, after following references. Extensions that cannot be nodes are left out. */
export function childrenOf(given: Located, key: string): NamedNode[] {
  const parent = below(given, key)
  const children = Object.entries<JsonObject>(parent.node).filter(
    ([name, node]) => !name.startsWith('x-') || isObject(node),
  )
  return children.map(([name, node]) => ({ ...follow({ ...below(parent, name), node }), name }))
}
