import { pointers } from '../../src/document/walk.js'

/** Each `x-unknown` is an id of the register, or a list of different ids. */
export default function unknownExists(document) {
  const register = document['x-unknowns'] ?? {}
  return pointers(document).flatMap(({ ids, path }) => {
    const at = [...path, 'x-unknown']
    if (ids.length === 0) return [{ message: 'Expected at least one id, found an empty list; remove it', path: at }]
    return ids.flatMap((id, index) => {
      if (ids.indexOf(id) !== index)
        return [{ message: `Expected each id once, found "${id}" again; remove one`, path: at }]
      if (typeof id === 'string' && Object.hasOwn(register, id)) return []
      const shown = JSON.stringify(id)
      return [{ message: `Expected an id of x-unknowns, found ${shown}; correct it or add the entry`, path: at }]
    })
  })
}
