// @ts-check
// Finds schemas, parameters, responses and other nodes of an OpenAPI document. JSONPath cannot distinguish a schema from an
// example, or a property named `items` from the keyword. In JavaScript, because Spectral rules cannot import TypeScript.
import { keysOf } from './pointer.js'

export { keysOf, pointerOf, valueAt } from './pointer.js'

/**
 * A node of a document and its place. `given` is the node before `resolve`, such as a reference; `slot` is the key of the
 * parent that leads to the node, such as `properties`, and `key` the name or index below that key.
 *
 * @typedef {{ kind: string, node: any, given: any, slot: string, key?: string, path: string[], parent?: Found }} Found
 */

/** The keys of a path item that contain operations. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

const lists = ['oneOf', 'anyOf', 'properties', 'patternProperties', 'dependentSchemas', 'prefixItems']
const single = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else']

/**
 * For each kind of node: the kind of its children by key; `*` marks a list or a map. Children are visited in this order.
 *
 * @type {Record<string, Record<string, string>>}
 */
const grammar = {
  document: { tags: '*tag', paths: '*pathItem', components: 'components' },
  components: { schemas: '*schema', parameters: '*parameter', requestBodies: '*requestBody', responses: '*response' },
  pathItem: { parameters: '*parameter', ...each(methods, 'operation') },
  operation: { parameters: '*parameter', requestBody: 'requestBody', responses: '*response', 'x-rules': '*rule' },
  parameter: { schema: 'schema' },
  requestBody: { content: '*mediaType' },
  response: { content: '*mediaType', links: '*link' },
  mediaType: { schema: 'schema' },
  schema: { ...each(lists, '*schema'), ...each(single, 'schema'), allOf: '*schema' },
}

/** @param {string[]} keys @param {string} kind */
function each(keys, kind) {
  return Object.fromEntries(keys.map((key) => [key, kind]))
}

/**
 * Yields a node and all nodes below it, parents first. `resolve` follows a reference; by default, references are not followed,
 * so that each node is visited once. `enters` decides whether to visit the children under a key.
 *
 * @type {(given: object, kind?: string, how?: { resolve?: (node: any) => object, enters?: (slot: string) => boolean }) => Generator<Found>}
 */
export function walk(given, kind = 'document', { resolve, enters } = {}) {
  return visit({ kind, slot: '', given, path: [] })

  /** @param {Omit<Found, 'node'>} place @returns {Generator<Found>} */
  function* visit(place) {
    if (!isObject(place.given)) return
    /** @type {Found} */
    const found = { ...place, node: resolve?.(place.given) ?? place.given }
    yield found
    for (const [slot, childKind] of Object.entries(grammar[place.kind] ?? {})) {
      const below = found.node[slot]
      if (below === undefined || enters?.(slot) === false) continue
      const children = childKind.startsWith('*') ? Object.entries(below ?? {}) : [[undefined, below]]
      for (const [key, child] of children) {
        const path = [...place.path, slot, ...(key === undefined ? [] : [key])]
        yield* visit({ kind: childKind.replace('*', ''), slot, key, given: child, path, parent: found })
      }
    }
  }
}

/** @param {object} document */
export const schemas = (document) => [...walk(document)].filter(({ kind }) => kind === 'schema')

/**
 * Yields a node of the document and every object in it, with their paths. Arrays are searched, but not yielded.
 *
 * @type {(node: any, path?: string[]) => Generator<{ node: Record<string, any>, path: string[] }>}
 */
export function* objects(node, path = []) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield { node, path }
  for (const [key, child] of Object.entries(node)) yield* objects(child, [...path, key])
}

/** Lists every node that has `x-unknown`, with its path and the IDs in `x-unknown`. @param {object} document */
export const pointers = (document) =>
  [...objects(document)]
    .filter(({ node }) => node['x-unknown'] !== undefined)
    .map(({ node, path }) => ({ node, path, ids: idsOf(node) }))

/** @param {Record<string, any>} node @returns {string[]} */
export const idsOf = (node) => (node['x-unknown'] === undefined ? [] : [node['x-unknown']].flat())

/**
 * Returns the target of a local reference, `undefined` if it is missing. Returns any other node unchanged.
 *
 * @type {(document: object, node: any) => unknown}
 */
export function deref(document, node) {
  if (typeof node?.$ref !== 'string') return node
  return keysOf(node.$ref.replace('#', '')).reduce((at, key) => at?.[key], /** @type {any} */ (document))
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
