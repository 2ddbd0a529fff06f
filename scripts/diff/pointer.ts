/** JSON pointers in the form in which documents write references: `#/components/schemas/Run`. */

export type Path = readonly string[]

const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

export const pointerTo = (path: Path) => ['#', ...path.map(escapeKey)].join('/')

/** Where the value of a key stands, in the node at a pointer. */
export const childOf = (pointer: string, key: string) => `${pointer}/${escapeKey(key)}`

/** The node in which the one at a pointer stands; empty for the document, which stands in none. */
export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

/** The keys of a pointer; what a reference percent-encodes stays as it is. */
export function keysOf(pointer: string): string[] {
  const keys = pointer.replace(/^#\/?/, '')
  return keys === '' ? [] : keys.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands at a pointer, if anything. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document)
}

/** Whatever has keys: an object, or an array, whose keys are its places. */
export function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
