import { deref, pointers, walk } from '../../src/document/walk.js'

/** Where the values are not shown, an enum or const would pass a guess off as a fact. */
export default function noEnumOnUnknownValues(document) {
  return pointers(document).flatMap(({ node, ids, path }) => {
    const id = ids.find((candidate) => String(candidate).endsWith('-values'))
    const closed = id && findClosed(document, node.schema ?? node)
    if (!closed) return []
    return [{ message: `Expected open values, as \`${id}\` is not answered, found ${closed}; remove it`, path }]
  })
}

/** The keyword that closes a schema's values, there or below, through references; `seen` ends a circle of them. */
function findClosed(document, root, seen = new Set()) {
  if (seen.has(root)) return undefined
  seen.add(root)
  for (const { node } of walk(root, 'schema')) {
    const closed = ['enum', 'const'].find((keyword) => node[keyword] !== undefined)
    if (closed) return closed
    const below = node.$ref && findClosed(document, deref(document, node), seen)
    if (below) return below
  }
  return undefined
}
