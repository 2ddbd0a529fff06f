import { deref, idsOf, objects, pointers, walk } from '../../src/document/walk.js'

/** Checks of the register of unknowns, by the name of their rule in .spectral.yaml. */
const checks = {
  'unknown-exists': (document, register) =>
    pointers(document).flatMap(({ ids, path }) => {
      const at = [...path, 'x-unknown']
      if (ids.length === 0) return [{ message: 'Expected at least one id, found an empty list; remove it', path: at }]
      return ids.flatMap((id, index) => {
        if (ids.indexOf(id) !== index)
          return [{ message: `Expected each id once, found "${id}" again; remove one`, path: at }]
        if (register.includes(id)) return []
        const shown = JSON.stringify(id)
        return [{ message: `Expected an id of x-unknowns, found ${shown}; correct it or add the entry`, path: at }]
      })
    }),

  /** An entry that nothing points at is answered, or its pointer is missing. */
  'unknown-used': (document, register) => {
    const used = new Set(pointers(document).flatMap(({ ids }) => ids))
    return register
      .filter((id) => !used.has(id))
      .map((id) => ({
        message: `Expected an x-unknown that points at "${id}", found none; add it where the document depends on it`,
        path: ['x-unknowns', id],
      }))
  },

  /** Readers of the docs see descriptions but no extensions. */
  'unknown-named': (document, register) =>
    [...objects(document)].flatMap(({ node, path }) => {
      const text = typeof node.description === 'string' ? node.description : ''
      const names = (id) => text.includes(`\`${id}\``)
      const ids = idsOf(node)
      const unnamed = ids.filter((id) => !names(id))
      const unmarked = register.filter((id) => names(id) && !ids.includes(id))
      return [
        ...unnamed.map((id) => ({ message: `Expected \`${id}\` in the description, found none; name it`, path })),
        ...unmarked.map((id) => ({ message: `Expected x-unknown: ${id}, which the description names; add it`, path })),
      ]
    }),

  /** An enum or const would state a guess as a fact. */
  'no-enum-on-unknown-values': (document) =>
    pointers(document).flatMap(({ node, ids, path }) => {
      const id = ids.find((candidate) => String(candidate).endsWith('-values'))
      const closed = id && findClosed(document, node.schema ?? node)
      if (!closed) return []
      return [{ message: `Expected no list of values while \`${id}\` is open, found ${closed}; remove it`, path }]
    }),
}

export default function unknowns(document, { check }) {
  return checks[check](document, Object.keys(document['x-unknowns'] ?? {}))
}

/** The keyword that limits a schema to certain values, in the schema or below it. `seen` ends circles of references. */
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
