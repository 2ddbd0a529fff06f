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

/**
 * Yields a node and all nodes below it, parents first.
 *
 * @param options.resolve follows a reference; by default references stay, so that each node is visited once
 * @param options.enters whether to visit the children under a key; by default all
 */
export function walk(
  node: object,
  kind?: string,
  options?: { resolve?: (node: never) => object; enters?: (slot: string) => boolean },
): Generator<Found>

/** Every object of the document, of any kind. */
// biome-ignore lint/suspicious/noExplicitAny: an object may have any fields
export function objects(node: object): Generator<{ node: Record<string, any>; path: string[] }>

/** The target of a local reference; any other node itself. */
export function deref(document: object, node: unknown): unknown

/** A JSON pointer from keys, and its keys. */
export function pointerOf(path: string[]): string
export function keysOf(pointer: string): string[]

/** The keys under which a path has its operations. */
export const methods: readonly string[]

export function isObject(value: unknown): value is Record<string, unknown>
