import { isObject, schemas } from '../../src/document/walk.js'

const bounds = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
]

/** Keywords that do not describe the content of an object. */
const silent = ['type', 'title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']

/** Checks of one schema, by the name of their rule in .spectral.yaml. Each returns findings. */
const checks = {
  /** oas3-valid-schema-example checks that a default is within the bounds. */
  'bounds-in-order': ({ node, path }) =>
    bounds
      .filter(([low, high]) =>
        `${low} ${high}`.includes('exclusive') ? node[low] >= node[high] : node[low] > node[high],
      )
      .map(([low, high]) => ({
        message: `Expected room between ${low} and ${high}, found ${node[low]} and ${node[high]}; no value satisfies both`,
        path: [...path, low],
      })),

  /** A bare object, or one without properties, becomes an empty type in TypeScript. */
  'no-bare-object': ({ node, path }) => {
    const says = (key) =>
      !silent.includes(key) && !key.startsWith('x-') && !(key === 'properties' && isEmpty(node[key]))
    if (![node.type].flat().includes('object') || Object.keys(node).some(says)) return []
    const message =
      'Expected properties or additionalProperties, found a bare object; describe its content, or say that it is open'
    return [{ message, path }]
  },

  /** Without the keyword an object is open as well, so declaring it open must have a reason. */
  'open-object-is-unknown': ({ node: { additionalProperties, 'x-unknown': unknown }, path }) => {
    const isOpen = additionalProperties === true || isEmpty(additionalProperties)
    if (!isOpen || unknown !== undefined) return []
    const message =
      'Expected x-unknown beside additionalProperties: true, found none; register the gap or list the properties'
    return [{ message, path: [...path, 'additionalProperties'] }]
  },

  /** `units`: the units allowed for a word of a property's name. */
  'unit-described': ({ node, slot, path }, { units }) => {
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
  },
}

export default function checkSchemas(document, { check, ...options }) {
  return schemas(document).flatMap((found) => checks[check](found, options))
}

function isEmpty(value) {
  return isObject(value) && Object.keys(value).length === 0
}
