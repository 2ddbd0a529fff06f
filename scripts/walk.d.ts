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
