// Finds the schemas, parameters, responses … of an OpenAPI document. JSONPath cannot do this: to it, a schema looks like an
// example, and a property named `items` like the keyword. Plain JavaScript, because the rules of Spectral import it.

const alternatives = ['oneOf', 'anyOf']
const several = ['properties', 'patternProperties', 'dependentSchemas', 'prefixItems']
const single = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else']
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** For each kind of node: the kind of its children by key; `*` marks a list or a map. Children are visited in this order. */
const grammar = {
  document: { tags: '*tag', paths: '*pathItem', components: 'components' },
  components: { schemas: '*schema', parameters: '*parameter', requestBodies: '*requestBody', responses: '*response' },
  pathItem: { parameters: '*parameter', ...each(methods, 'operation') },
  operation: { parameters: '*parameter', requestBody: 'requestBody', responses: '*response', 'x-rules': '*rule' },
  parameter: { schema: 'schema' },
  requestBody: { content: '*mediaType' },
  response: { content: '*mediaType' },
  mediaType: { schema: 'schema' },
  schema: { ...each([...alternatives, ...several], '*schema'), ...each(single, 'schema'), allOf: '*schema' },
}
function each(keys, kind) {
  return Object.fromEntries(keys.map((key) => [key, kind]))
}

/** Yields a node and all nodes below it; see walk.d.ts. */
export function walk(given, kind = 'document', { resolve = (node) => node, enters = () => true } = {}) {
  return visit({ kind, slot: '', key: undefined, given, path: [], parent: undefined })

  function* visit(place) {
    if (!isObject(place.given)) return
    const found = { ...place, node: resolve(place.given) }
    yield found
    for (const [slot, childKind] of Object.entries(grammar[place.kind] ?? {})) {
      const below = found.node[slot]
      if (below === undefined || !enters(slot)) continue
      const children = childKind.startsWith('*') ? Object.entries(below ?? {}) : [[undefined, below]]
      for (const [key, child] of children) {
        const path = [...place.path, slot, ...(key === undefined ? [] : [key])]
        yield* visit({ kind: childKind.replace('*', ''), slot, key, given: child, path, parent: found })
      }
    }
  }
}

export const schemas = (document) => [...walk(document)].filter(({ kind }) => kind === 'schema')

/** Every object of the document, of any kind, as `{ node, path }`. */
export function* objects(node, path = []) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield { node, path }
  for (const [key, child] of Object.entries(node)) yield* objects(child, [...path, key])
}

/** Every node that carries `x-unknown`, as `{ node, path, ids }`. */
export const pointers = (document) =>
  [...objects(document)]
    .filter(({ node }) => node['x-unknown'] !== undefined)
    .map(({ node, path }) => ({ node, path, ids: idsOf(node) }))

export const idsOf = (node) => [node['x-unknown'] ?? []].flat()

/** The target of a local reference; any other node itself. */
export function deref(document, node) {
  if (typeof node?.$ref !== 'string') return node
  return keysOf(node.$ref.replace('#', '')).reduce((at, key) => at?.[key], document)
}

/** The JSON pointer to a path of keys. */
export function pointerOf(path) {
  return ['', ...path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

/** The keys of a JSON pointer. */
export function keysOf(pointer) {
  const keys = pointer.split('/').slice(1)
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
