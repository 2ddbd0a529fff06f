import { isObject, schemas } from '../../src/document/walk.js'

// Keywords that say nothing of an object's inside.
const silent = ['type', 'title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']

/** An object without a word on its inside becomes an empty type in TypeScript, and so does one with no properties. */
export default function noBareObject(document) {
  return schemas(document)
    .filter(({ node }) => [node.type].flat().includes('object'))
    .filter(({ node }) => !Object.keys(node).some((key) => says(node, key)))
    .map(({ path }) => ({
      message:
        'Expected properties or additionalProperties, found a bare object; say what is inside, or that it is open',
      path,
    }))
}

function says(node, key) {
  if (silent.includes(key) || key.startsWith('x-')) return false
  return !(key === 'properties' && isObject(node[key]) && Object.keys(node[key]).length === 0)
}
