import { pointers } from '../../src/document/walk.js'

/** Each entry of the register is pointed at: one that nothing rests on is answered, or was forgotten where it matters. */
export default function unknownUsed(document) {
  const used = new Set(pointers(document).flatMap(({ ids }) => ids))
  return Object.keys(document['x-unknowns'] ?? {})
    .filter((id) => !used.has(id))
    .map((id) => ({
      message: `Expected an x-unknown that points at "${id}", found none; add it where the document rests on it`,
      path: ['x-unknowns', id],
    }))
}
