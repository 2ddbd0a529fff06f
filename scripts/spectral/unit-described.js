import { schemas } from '../../src/document/walk.js'

/** A property whose name speaks of a quantity (`units`: word of the name → units) names the unit in its description. */
export default function unitDescribed(document, { units }) {
  return schemas(document).flatMap(({ node, slot, path }) => {
    if (slot !== 'properties' || node.$ref !== undefined) return []
    const words = path
      .at(-1)
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .split('_')
    const allowed = Object.keys(units).flatMap((word) => (words.includes(word) ? units[word] : []))
    if (allowed.length === 0 || new RegExp(`\\b(${allowed.join('|')})\\b`).test(node.description)) return []
    const message = `Expected the unit (${allowed.join(' or ')}) of "${path.at(-1)}", found none; name it`
    return [{ message, path: [...path, 'description'] }]
  })
}
