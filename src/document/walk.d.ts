/** A node of a document and its place. */
export interface Found {
  kind: string
  /** The key of the parent that leads here, such as `properties`, and the name or index below it. */
  slot: string
  key: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: the kind decides which fields a node has
  node: any
  /** The node before `resolve`: a reference, say. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  given: any
  path: string[]
  parent: Found | undefined
}

export interface WalkOptions {
  /** Follows a reference. By default references stay as they are, so that each node is visited once. */
  resolve?: (node: never) => object
  /** Whether to visit the children under a key. By default all. */
  enters?: (slot: string) => boolean
}

/** Yields a node and all nodes below it, parents first. */
export function walk(node: object, kind?: string, options?: WalkOptions): Generator<Found>

/** Every object of the document, of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: an object may have any fields
export function objects(node: object): Generator<{ node: Record<string, any>; path: string[] }>

/** The target of a local reference; any other node itself. */
export function deref(document: object, node: unknown): unknown

/** The JSON pointer to a path of keys. */
export function pointerOf(path: string[]): string

/** The keys of a JSON pointer. */
export function keysOf(pointer: string): string[]

/** The keys under which a path has its operations. */
export const methods: readonly string[]

export function isObject(value: unknown): value is Record<string, unknown>
