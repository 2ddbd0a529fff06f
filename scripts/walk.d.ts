/** A node of a document and where it stands; `slot` is the key of the parent that leads here. */
export interface Found {
  kind: string
  slot: string
  // biome-ignore lint/suspicious/noExplicitAny: what a node has follows from its kind
  node: any
  path: string[]
  parent: Found | undefined
}

export function walk(node: object, kind?: string): Generator<Found>

/** Every object of the document, whatever it is. */
// biome-ignore lint/suspicious/noExplicitAny: what an object has is for the caller to look at
export function objects(node: object): Generator<{ node: Record<string, any>; path: string[] }>

/** What a reference into the document points at; any other node as it is. */
export function deref(document: object, node: unknown): unknown

/** Under these keys a path has its operations. */
export const methods: readonly string[]

export function isObject(value: unknown): value is Record<string, unknown>
