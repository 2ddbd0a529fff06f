// The house rules that no built-in function of Spectral can check. Each check has the name of its rule in .spectral.yaml.
import {
  deref,
  idsOf,
  isObject,
  keysOf,
  methods,
  objects,
  pointerOf,
  pointers,
  schemas,
  valueAt,
  walk,
} from '../../src/document/walk.js'

const ERRORS = ['400', '401', 'default']

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
]
const LIMITS = [...new Set(BOUNDS.slice(0, -1).flat()), 'default']

/** Keywords that do not describe the content of an object. */
const SILENT = ['type', 'title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']

const DESCRIBED = ['operation', 'parameter', 'requestBody', 'response', 'link', 'tag', 'rule', 'schema']

const eachSchema = (check) => (document, options) => schemas(document).flatMap((found) => check(found, options))
const eachNode = (check) => (document) => [...walk(document)].flatMap((found) => check(found, document))
const registerOf = (document) => Object.keys(document['x-unknowns'] ?? {})
const isAbout = (document, id, aspect) => [document['x-unknowns']?.[id]?.about].flat().includes(aspect)

/** Each check receives a node that its rule selects, the rule's options and the node's path, and returns findings. */
const checks = {
  /** Skips paths that differ only in the names of their parameters: Spectral's path-params reports them. */
  'no-ambiguous-paths': (paths) => {
    const calls = Object.entries(paths ?? {}).flatMap(([path, item]) =>
      methods.filter((method) => item?.[method]).map((method) => ({ path, method })),
    )
    return calls.flatMap((later, index) =>
      calls
        .slice(0, index)
        .filter(({ path, method }) => method === later.method && overlap(path, later.path))
        .map(({ path: earlier, method }) => ({
          message: `Expected no other ${method.toUpperCase()} for the same requests, found one at ${earlier}; change one of the paths`,
          path: ['paths', later.path, method],
        })),
    )
  },

  /** OpenAPI's own schema and the other rules accept a link that leads nowhere. */
  'links-lead-on': (document) => {
    const found = [...walk(document)]
    const pathOf = (operation) => operation.path[1]
    const targets = new Map(
      found.filter(({ kind }) => kind === 'operation').map((each) => [each.node.operationId, each]),
    )
    return found.flatMap(({ kind, node, path, parent: response }) => {
      // A shared response belongs to no operation, so the source of a link in it is unknown.
      if (kind !== 'link' || response.parent?.kind !== 'operation') return []
      const target = targets.get(node.operationId)
      if (!target) return { message: `Expected an operationId, found "${node.operationId}"; correct it`, path }
      const schema = response.node.content?.['application/json']?.schema
      const source = { names: namesIn(pathOf(response.parent)), schema }
      return namesIn(pathOf(target))
        .filter((name) => !hasSource(document, node.parameters?.[name], source))
        .map((name) => ({
          message: `Expected a path parameter or property for ${name}, found ${node.parameters?.[name]}; correct it`,
          path,
        }))
    })
  },

  /** Allows a known success code instead of `2XX`, and further 4xx codes that have a description of their own. */
  'response-set': (operation, _, path) => {
    const responses = operation?.responses ?? {}
    const found = Object.keys(responses)
    const at = [...path, 'responses']
    const success = found.filter((code) => /^2(XX|\d\d)$/.test(code))
    const count = `Expected 2XX or one 2xx code, found ${success.join(' and ') || 'neither'}; declare exactly one`
    const others = found.filter((code) => !success.includes(code) && !ERRORS.includes(code))
    return [
      ...(success.length === 1 ? [] : [{ message: count, path: at }]),
      ...ERRORS.filter((code) => !found.includes(code)).map((code) => ({
        message: `Expected a ${code} response, found none; add the shared one`,
        path: at,
      })),
      ...others
        .filter((code) => !/^4\d\d$/.test(code) || responses[code]?.description === undefined)
        .map((code) => ({
          // With a 4XX, Prism would also return 422 where the service returns 400.
          message: `Expected only ${ERRORS.join(', ')}, and 4xx codes with a description of their own, found ${code}; say when the service returns it, or remove it`,
          path: [...at, code],
        })),
    ]
  },

  /** Ignores defaults: Spectral's oas3-valid-schema-example checks that they are within the bounds. */
  'bounds-in-order': eachSchema(({ node, path }) =>
    BOUNDS.filter(([low, high]) =>
      `${low} ${high}`.includes('exclusive') ? node[low] >= node[high] : node[low] > node[high],
    ).map(([low, high]) => ({
      message: `Expected ${low} and ${high} to allow a value, found ${node[low]} and ${node[high]}; correct one`,
      path: [...path, low],
    })),
  ),

  /** In TypeScript, an object without described content becomes an empty type. */
  'no-bare-object': eachSchema(({ node, path }) => {
    const says = (key) =>
      !SILENT.includes(key) && !key.startsWith('x-') && !(key === 'properties' && isEmpty(node[key]))
    if (![node.type].flat().includes('object') || Object.keys(node).some(says)) return []
    const message =
      'Expected properties or additionalProperties, found a bare object; describe its content, or declare it open'
    return { message, path }
  }),

  /** Objects are open by default, so `additionalProperties: true` or `{}` is only for objects with unknown content. */
  'open-object-is-unknown': eachSchema(({ node: { additionalProperties, 'x-unknown': unknown }, path }) => {
    const isOpen = additionalProperties === true || isEmpty(additionalProperties)
    if (!isOpen || unknown !== undefined) return []
    const message =
      'Expected x-unknown next to additionalProperties: true or {}, found none; register the gap or list the properties'
    return { message, path: [...path, 'additionalProperties'] }
  }),

  /** `units` maps a word in a property's name to units; the description must name one of them. */
  'unit-described': eachSchema(({ node, slot, path }, { units }) => {
    if (slot !== 'properties' || node.$ref !== undefined) return []
    const words = path
      .at(-1)
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .split('_')
    const allowed = Object.keys(units).flatMap((word) => (words.includes(word) ? units[word] : []))
    if (allowed.length === 0 || new RegExp(`\\b(${allowed.join('|')})\\b`).test(node.description)) return []
    const message = `Expected the unit (${allowed.join(' or ')}) of "${path.at(-1)}", found no such unit; name it`
    return { message, path: [...path, 'description'] }
  }),

  described: eachNode((found) => {
    const { kind, node, path } = found
    if (!needsDescription(found)) return []
    const text = String(node.description ?? '').trim()
    const name = kind.replace('requestBody', 'request body')
    if (text === '') return { message: `Expected a description, found none; describe this ${name}`, path }
    if (text.endsWith('.')) return []
    const message = `Expected a full stop at the end, found "${text.slice(-20)}"; add it`
    return { message, path: [...path, 'description'] }
  }),

  /** A copy of a limit in a description becomes outdated when the limit changes. */
  'limit-once': eachNode(({ kind, node, path }, document) => {
    if (kind !== 'schema' && kind !== 'parameter') return []
    const schema = kind === 'parameter' ? deref(document, node.schema) : node
    const said = numbersIn(String(node.description ?? ''))
    return LIMITS.filter(
      (keyword) => typeof schema?.[keyword] === 'number' && said.includes(Math.abs(schema[keyword])),
    ).map((keyword) => ({
      message: `Expected no copy of ${keyword} in the description, found ${schema[keyword]}; remove it`,
      path: [...path, 'description'],
    }))
  }),

  /** The verifier requires an identifier even if the register leaves the presence of the other properties open. */
  'identifier-is-property': eachNode(({ node: { 'x-identifier': given }, slot, path }) => {
    if (given === undefined || (given === true && slot === 'properties')) return []
    const message = `Expected x-identifier: true at a property, found ${JSON.stringify(given)} at ${slot}; correct or remove it`
    return { message, path: [...path, 'x-identifier'] }
  }),

  'unknown-exists': (document) =>
    pointers(document).flatMap(({ ids, path }) => {
      const register = registerOf(document)
      const at = [...path, 'x-unknown']
      const around = path.at(-2) === 'properties' ? idsOf(valueAt(document, pointerOf(path.slice(0, -2)))) : []
      if (ids.length === 0 && !around.some((id) => isAbout(document, id, 'fields')))
        return {
          message: 'Expected an object that leaves its fields open, found none; remove the empty list',
          path: at,
        }
      return ids.flatMap((id, index) => {
        if (ids.indexOf(id) !== index)
          return { message: `Expected each ID once, found "${id}" twice; remove one`, path: at }
        if (register.includes(id)) return []
        const shown = JSON.stringify(id)
        return { message: `Expected an ID of x-unknowns, found ${shown}; correct it or add an entry`, path: at }
      })
    }),

  /** If no x-unknown points at an entry, the entry is settled, or an x-unknown is missing. */
  'unknown-used': (document) => {
    const used = new Set(pointers(document).flatMap(({ ids }) => ids))
    return registerOf(document)
      .filter((id) => !used.has(id))
      .map((id) => ({
        message: `Expected an x-unknown that points at "${id}", found none; add one, or remove the entry if it is settled`,
        path: ['x-unknowns', id],
      }))
  },

  /** The docs and docstrings show the entries in `x-unknown`, so a description that names them would repeat them. */
  'unknown-not-in-prose': (document) =>
    [...objects(document)].flatMap(({ node, path }) =>
      ['description', 'summary'].flatMap((key) =>
        registerOf(document)
          // An ID without a hyphen, such as quotas, may be an ordinary word unless it is in backticks.
          .filter((id) => new RegExp(id.includes('-') ? `(?<![\\w-])${id}(?![\\w-])` : `\`${id}\``).test(node[key]))
          .map((id) => ({
            message: `Expected no ID of x-unknowns in the ${key}, found \`${id}\`; move it to x-unknown`,
            path: [...path, key],
          })),
      ),
    ),

  /** While the values are unknown, an enum or const would state a guess as a fact. */
  'no-enum-on-unknown-values': (document) =>
    pointers(document).flatMap(({ node, ids, path }) => {
      const id = ids.find((candidate) => isAbout(document, candidate, 'enum'))
      const closed = id && findClosed(document, node.schema ?? node)
      if (!closed) return []
      return { message: `Expected no list of values while \`${id}\` is open, found ${closed}; remove it`, path }
    }),
}

/** Runs the check that has the name of the rule. */
export default function rules(node, options, { path, rule }) {
  return checks[rule.name](node, options, path)
}

const shape = (template) => template.replace(/\{[^}]*\}/g, '{}')
const isEmpty = (value) => isObject(value) && Object.keys(value).length === 0

function overlap(one, other) {
  const segments = one.split('/')
  const others = other.split('/')
  const meets = (segment, index) => `${segment}${others[index]}`.includes('{') || segment === others[index]
  return shape(one) !== shape(other) && segments.length === others.length && segments.every(meets)
}

/** Whether a node needs a description. That of a parameter or body also covers its schema. */
function needsDescription({ kind, node, slot, parent }) {
  if (!DESCRIBED.includes(kind) || node.$ref !== undefined) return false
  if (kind !== 'schema') return true
  const isOfWhole = slot === 'schema' && parent.kind !== 'schema'
  return !isOfWhole && !(slot === 'additionalProperties' && isEmpty(node))
}

/** Whether a runtime expression of a link names a path parameter of the request, or a property of the response's body. */
function hasSource(document, expression, { names, schema }) {
  const [, name, pointer] = /^(?:\$request\.path\.(\w+)|\$response\.body#(\/.+))$/.exec(expression) ?? []
  if (pointer === undefined) return names.includes(name)
  const target = keysOf(pointer).reduce((at, key) => deref(document, at)?.properties?.[key], schema)
  return target !== undefined
}

const namesIn = (path) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)

/** Returns the standalone numbers in a text: 1,000 counts as 1000, and the 2 of `v2` does not count. */
function numbersIn(text) {
  const plain = text.replace(/(?<=\d),(?=\d{3}\b)/g, '')
  return (plain.match(/(?<![\w.])\d+(\.\d+)?(?!\w|\.\d)/g) ?? []).map(Number)
}

/** Returns `enum` or `const` if a schema, or one that it contains or references, has it. `seen` ends reference cycles. */
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
