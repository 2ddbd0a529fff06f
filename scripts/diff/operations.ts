import { methods } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { below, childrenOf, follow, type Located, type ReadDocument } from './document.ts'
import { normalized, readSchema } from './schema.ts'
import type { Readers, Scope, Statements } from './statements.ts'
import { encoded, enter, readAs, readersOf, readKeys, SIDES, state } from './statements.ts'

export interface Operation extends Located {
  method: string
  path: string
  id?: string
  item: Located
}

export function operationsOf(source: ReadDocument): Operation[] {
  return childrenOf(rootOf(source), 'paths').flatMap(([path, given]) => {
    const item = follow(given)
    const known = methods.filter((method) => item.node[method])
    return known.map((method) => {
      const own = below(item, method)
      return { ...own, method: method.toUpperCase(), path, id: own.node.operationId, item }
    })
  })
}

const rootOf = (source: ReadDocument): Located => ({ source, node: source.document, pointer: '#' })
const skip = () => {}
const scopeOf = (statements: Statements): Scope => ({ statements, id: '', about: '', sides: SIDES, trail: [] })

/** A path without the names of its parameters. */
export const templateOf = (path: string) => path.replace(/\{[^}]+\}/g, '{}')
const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)

/** Reads what a document says about an operation; nothing if it is missing. */
export function readOperation(operation?: Operation): Statements {
  const statements: Statements = new Map()
  if (!operation) return statements
  const { item, path, source, node } = operation
  const scope = { ...enter({ ...scopeOf(statements), sides: ['callers'] }, operation, 'operation', ''), id: '' }
  // The name of a path parameter is not sent, but the generated methods take path parameters by name.
  for (const [id, value] of Object.entries({ path: templateOf(path), 'path-parameters': namesIn(path) })) {
    state(scope, item, { id, kind: 'demand', keyword: id, value, raw: path, property: id })
  }
  readKeys(scope, item, readersOf([...methods, 'parameters', 'servers', '$ref'], skip))
  readParameters(scope, operation)
  readSecurity(scope, 'security' in node ? operation : rootOf(source))
  readServers(scope, [operation, item].find((holder) => 'servers' in holder.node) ?? rootOf(source), 'servers')
  readKeys(scope, operation, OPERATION)
  return normalized(statements)
}

const OPERATION: Readers = {
  ...readersOf(['parameters', 'security', 'servers'], skip),
  // Generated methods have this name.
  operationId: readAs('promise'),
  callbacks: (scope, own, key) => readAs('opaque')({ ...scope, sides: SIDES }, own, key),
  // Clients retry an operation that is marked as safe, so only withdrawing the mark breaks them.
  'x-retry-safe': (scope, own, key) => readAs(own.node[key] === true ? 'promise' : 'note')(scope, own, key),
  'x-rules'(scope, own, key) {
    for (const [name, rule] of childrenOf(own, key)) readRule(scope, rule, name)
  },
  requestBody(scope, own, key) {
    const body = follow(below(own, key))
    readKeys(enter(scope, body, 'body', 'body'), body, { required: requiredIn(scope), content: readContent })
  },
  responses: (scope, own, key) => readResponses({ ...scope, sides: ['readers'] }, childrenOf(own, key)),
}

/** Reads responses by status. The first success is compared with that of the other version, whatever its status. */
function readResponses(scope: Scope, all: [status: string, Located][]): void {
  const success = all.find(([status]) => status.startsWith('2'))
  for (const entry of all) {
    const [status, given] = entry
    const response = follow(given)
    // Readers may not expect another success status; an error may have been one of a range before.
    const ranges = [`${status[0]}XX`, 'default'].filter((range) => range !== status && status !== 'default')
    const isCovered = all.some(([other]) => ranges.includes(other))
    const kind = status.startsWith('2') ? 'demand' : isCovered ? 'opaque' : 'thing'
    const id = entry === success ? 'success' : status
    const inner = enter(scope, response, id, 'response', kind)
    state(inner, response, { keyword: 'status', value: status, raw: status, property: 'status' })
    readKeys(inner, response, { content: readContent, headers: readHeaders })
  }
}

/** Rules are prose, so rewording one counts as breaking; changing only spaces does not. */
function readRule(scope: Scope, rule: Located, name: string): void {
  const inner = enter({ ...scope, sides: SIDES }, rule, `rule/${name}`, 'rule', 'promise')
  state(inner, rule, { kind: 'promise', value: foldSpace(String(rule.node.description)), property: 'description' })
}

/** Creates a reader of `required`, which even of a new parameter says something about what is around it. */
const requiredIn = ({ about }: Scope): Readers[string] => {
  return (scope, own, property) => {
    if (own.node[property] === true) state({ ...scope, about }, own, { property, field: scope.id })
  }
}

function readContent(scope: Scope, own: Located, key: string): void {
  for (const [type, media] of childrenOf(own, key)) {
    const inner = enter(scope, media, `${scope.id}/content-type/${type}`, 'media-type')
    const id = type === 'application/json' ? scope.id : `${scope.id} (${type})`
    readKeys(inner, media, { schema: () => readSchema({ ...inner, id }, below(media, 'schema')) })
  }
}

const readHeaders: Readers[string] = (scope, own, key) => {
  for (const [name, given] of childrenOf(own, key)) {
    readParameter(scope, follow(given), `${scope.id}/header ${name.toLowerCase()}`, 'header')
  }
}

/** Reads parameters by location and name. Names of headers are case-insensitive. */
function readParameters(scope: Scope, operation: Operation): void {
  const all = [operation.item, operation].flatMap((holder) => childrenOf(holder, 'parameters'))
  const byId = all.map(([, given]): [string, Located] => {
    const parameter = follow(given)
    const { in: where, name } = parameter.node
    return [`${where}.${where === 'header' ? String(name).toLowerCase() : encoded(name)}`, parameter]
  })
  // Those of the operation override those of the path.
  for (const [id, parameter] of new Map(byId)) readParameter(scope, parameter, id, 'parameter')
}

function readParameter(scope: Scope, own: Located, id: string, keyword: string): void {
  const inner = enter(scope, own, id, keyword)
  const { in: where, explode, allowReserved = false, ...node } = own.node
  const style = node.style ?? (['query', 'cookie'].includes(where) ? 'form' : 'simple')
  const value = [style, explode ?? style === 'form', allowReserved, 'content' in node]
  state(inner, own, { kind: 'demand', value, raw: value, property: 'serialization' })
  const ignored = readersOf(['name', 'in', 'style', 'explode', 'allowReserved'], skip)
  const schema = () => readSchema(inner, below(own, 'schema'))
  readKeys(inner, own, { ...ignored, required: requiredIn(scope), schema, content: readContent })
}

/** Reads how a request can be authenticated: one of several options, each a list of schemes with their scopes. */
function readSecurity(scope: Scope, holder: Located): void {
  const options: Record<string, string[]>[] = holder.node.security ?? []
  const value = options.map((option) =>
    Object.entries(option).flatMap(([name, scopes]) => [name, ...scopes.map((each) => `${name}: ${each}`)]),
  )
  state(scope, holder, { id: 'security', value: value.length > 0 ? value : [[]], property: 'security' })
  for (const name of new Set(options.flatMap(Object.keys))) {
    const scheme = follow({ ...holder, node: { $ref: `#/components/securitySchemes/${name}` } })
    const inner = enter(scope, scheme, `auth ${name}`, 'note', 'note')
    readKeys(inner, scheme, { flows: readAs('opaque') }, 'demand')
  }
}

/** Reads the servers of a document, a path or an operation; the innermost apply. */
const readServers: Readers[string] = (scope, holder, key) => {
  for (const [, server] of childrenOf(holder, key)) {
    readKeys(enter(scope, server, `server ${server.node.url}`, 'server'), server, { url: skip }, 'promise')
  }
}

/** Reads what a document says about the API as a whole. */
export function readWhole(source: ReadDocument): Statements {
  const scope = scopeOf(new Map())
  const eachKey: Readers[string] = (_, own, key) => readKeys({ ...scope, id: key }, below(own, key), {}, 'note')
  readKeys(scope, rootOf(source), {
    ...readersOf(['paths', 'security'], skip),
    ...readersOf(['openapi', 'tags'], readAs('note')),
    ...readersOf(['info', 'x-unknowns'], eachKey),
    servers: (_, own, key) => readServers({ ...scope, sides: ['callers'] }, own, key),
    components(_, own, key) {
      // Apps may import the generated type of a schema.
      const schemas = childrenOf(below(own, key), 'schemas')
      for (const [name, schema] of schemas) enter(scope, schema, `schema ${name}`, 'schema')
    },
  })
  return scope.statements
}
