// Finds the schemas, parameters, responses … of an OpenAPI document with its `$ref`s unresolved, so that each is met once.
// JSONPath cannot do this: to it, a schema looks like an example, and a property named `items` like the keyword.

const single = ['additionalProperties', 'propertyNames', 'items', 'contains', 'not', 'if', 'then', 'else']
const several = ['properties', 'patternProperties', 'dependentSchemas', 'prefixItems', 'allOf', 'anyOf', 'oneOf']
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Of each kind of node, which kind stands under which key; `*` marks a list or a map of that kind. */
const grammar = {
  document: { tags: '*tag', paths: '*pathItem', components: 'components' },
  components: { schemas: '*schema', parameters: '*parameter', requestBodies: '*requestBody', responses: '*response' },
  pathItem: { parameters: '*parameter', ...each(methods, 'operation') },
  operation: { parameters: '*parameter', requestBody: 'requestBody', responses: '*response', 'x-rules': '*rule' },
  parameter: { schema: 'schema' },
  requestBody: { content: '*mediaType' },
  response: { content: '*mediaType' },
  mediaType: { schema: 'schema' },
  schema: { ...each(single, 'schema'), ...each(several, '*schema') },
}
function each(keys, kind) {
  return Object.fromEntries(keys.map((key) => [key, kind]))
}

/** Yields `{ kind, slot, node, path, parent }`, where `slot` is the key of the parent that leads here. */
export function* walk(node, kind = 'document', slot = '', path = [], parent = undefined) {
  if (!isObject(node)) return
  const found = { kind, slot, node, path, parent }
  yield found
  for (const [key, childKind] of Object.entries(grammar[kind] ?? {})) {
    if (childKind.startsWith('*')) {
      for (const [name, child] of Object.entries(node[key] ?? {})) {
        yield* walk(child, childKind.slice(1), key, [...path, key, name], found)
      }
    } else {
      yield* walk(node[key], childKind, key, [...path, key], found)
    }
  }
}

export const schemas = (document) => [...walk(document)].filter(({ kind }) => kind === 'schema')

/** Every object of the document, whatever it is, as `{ node, path }`. */
export function* objects(node, path = []) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield { node, path }
  for (const [key, child] of Object.entries(node)) yield* objects(child, [...path, key])
}

/** Every node that carries `x-unknown`, wherever it stands, as `{ node, path, ids }`. */
export const pointers = (document) =>
  [...objects(document)]
    .filter(({ node }) => node['x-unknown'] !== undefined)
    .map(({ node, path }) => ({ node, path, ids: idsOf(node) }))

export const idsOf = (node) => [node['x-unknown'] ?? []].flat()

/** What a reference into this document points at; any other node as it is. */
export function deref(document, node) {
  if (typeof node?.$ref !== 'string') return node
  const keys = node.$ref.replace('#/', '').split('/')
  return keys.reduce((at, key) => at?.[key], document)
}

export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
