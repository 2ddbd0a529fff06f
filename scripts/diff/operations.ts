import { foldSpace } from '../../src/printable.ts'
import {
  below,
  check,
  childrenOf,
  described,
  follow,
  type Located,
  malformed,
  type ReadDocument,
  rootOf,
  withoutExtensions,
} from './nodes.ts'
import { componentsOf, METHODS, objectAt } from './objects.ts'
import { normalized, readSchema } from './schema.ts'
import { readSecurity } from './security.ts'
import type { Readers, StatementScope, Statements } from './statements.ts'
import { encoded, enter, readAs, readersOf, readKeys, SIDES, state } from './statements.ts'

export interface LocatedOperation extends Located {
  method: string
  path: string
  id?: string
  item: Located
}

export function operationsOf(source: ReadDocument): LocatedOperation[] {
  const paths = withoutExtensions(childrenOf(objectAt(rootOf(source)), 'paths'))
  return paths.flatMap(([path, given]) => {
    if (!path.startsWith('/')) throw malformed(given, 'a path that begins with /', keyInWords(path))
    const item = itemAt(given)
    const known = METHODS.filter((method) => method in item.node)
    return known.map((method) => {
      const own = objectAt(below(item, method))
      return { ...own, method: method.toUpperCase(), path, id: own.node.operationId, item }
    })
  })
}

/** A path item. Unlike other nodes, it may have keys beside its reference, which apply as well. */
function itemAt(given: Located): Located {
  const { $ref, ...own } = given.node
  const item = objectAt(given)
  if ($ref === undefined) return item
  return objectAt({ ...item, node: { ...item.node, ...own } })
}

const keyInWords = (key: string) => `the key ${described(key)}`
const skip = () => {}
const scopeOf = (statements: Statements): StatementScope => ({ statements, id: '', about: '', sides: SIDES, trail: [] })

/** A path without the names of its parameters. */
export const templateOf = (path: string) => path.replace(/\{[^}]+\}/g, '{}')
const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)

/** Reads what a document says about an operation; nothing if it is missing. */
export function readOperation(operation?: LocatedOperation): Statements {
  const statements: Statements = new Map()
  if (!operation) return statements
  const { item, path, source, node } = operation
  const scope = { ...enter({ ...scopeOf(statements), sides: ['callers'] }, operation, 'operation', ''), id: '' }
  // The name of a path parameter is not sent, but the generated methods take path parameters by name.
  for (const [id, value] of Object.entries({ path: templateOf(path), 'path-parameters': namesIn(path) })) {
    state(scope, item, { id, kind: 'demand', keyword: id, value, raw: path, property: id })
  }
  readKeys(scope, item, readersOf([...METHODS, 'parameters', 'servers', '$ref'], skip))
  readParameters(scope, operation)
  readSecurity(scope, 'security' in node ? operation : rootOf(source))
  readServers(scope, [operation, item].find((holder) => 'servers' in holder.node) ?? rootOf(source), 'servers')
  readKeys(scope, operation, OPERATION)
  return normalized(statements)
}

const OPERATION: Readers = {
  // The docs add samples to their copies of the document.
  ...readersOf(['parameters', 'security', 'servers', 'x-codeSamples'], skip),
  // Generated methods have this name.
  operationId: readAs('promise'),
  callbacks: (scope, own, key) => readAs('opaque')({ ...scope, sides: SIDES }, own, key),
  // Clients retry an operation that is marked as safe, so only withdrawing the mark breaks them.
  'x-retry-safe': (scope, own, key) => readAs(own.node[key] === true ? 'promise' : 'note')(scope, own, key),
  'x-rules'(scope, own, key) {
    for (const [name, rule] of childrenOf(own, key)) readRule(scope, objectAt(rule), name)
  },
  requestBody(scope, own, key) {
    const body = objectAt(below(own, key))
    readKeys(enter(scope, body, 'body', 'body'), body, { required: requiredIn(scope), content: readContent })
  },
  responses: (scope, own, key) =>
    readResponses({ ...scope, sides: ['readers'] }, withoutExtensions(childrenOf(own, key))),
}

const STATUS = /^([1-5](\d\d|XX)|default)$/

/** Reads responses by status. The first success is compared with that of the other version, whatever its status. */
function readResponses(scope: StatementScope, all: [status: string, Located][]): void {
  const success = all.find(([status]) => status.startsWith('2'))
  for (const entry of all) {
    const [status, given] = entry
    if (!STATUS.test(status)) {
      throw malformed(given, 'a status such as 200, a range such as 4XX, or default', keyInWords(status))
    }
    const response = objectAt(given)
    // Readers may not expect another success status; an error may have been one of a range before.
    const ranges = [`${status[0]}XX`, 'default'].filter((range) => range !== status && status !== 'default')
    const isCovered = all.some(([other]) => ranges.includes(other))
    const kind = status.startsWith('2') ? 'demand' : isCovered ? 'opaque' : 'thing'
    const id = entry === success ? 'success' : status
    const inner = enter(scope, response, id, 'response', kind)
    state(inner, response, { keyword: 'status', value: status, raw: status, property: 'status' })
    readKeys(inner, response, { content: readContent, headers: readHeaders, links: readLinks })
  }
}

/** Rules are prose, so rewording one counts as breaking; changing only spaces does not. */
function readRule(scope: StatementScope, rule: Located, name: string): void {
  const inner = enter({ ...scope, sides: SIDES }, rule, `rule/${name}`, 'rule', 'promise')
  state(inner, rule, { kind: 'promise', value: foldSpace(String(rule.node.description)), property: 'description' })
}

/** Creates a reader of `required`, which even of a new parameter says something about what is around it. */
const requiredIn = ({ about }: StatementScope): Readers[string] => {
  return (scope, own, property) => {
    if (own.node[property] === true) state({ ...scope, about }, own, { property, field: scope.id })
  }
}

function readContent(scope: StatementScope, own: Located, key: string): void {
  for (const [type, given] of childrenOf(own, key)) {
    const media = objectAt(given)
    const inner = enter(scope, media, `${scope.id}/content-type/${type}`, 'media-type')
    const id = type === 'application/json' ? scope.id : `${scope.id} (${type})`
    readKeys(inner, media, { schema: () => readSchema({ ...inner, id }, below(media, 'schema')) })
  }
}

const readHeaders: Readers[string] = (scope, own, key) => {
  for (const [name, given] of childrenOf(own, key)) {
    readParameter(scope, objectAt(given), `${scope.id}/header ${name.toLowerCase()}`, 'header')
  }
}

/** Tools may follow a link, so removing or changing one breaks them. */
const readLinks: Readers[string] = (scope, own, key) => {
  for (const [name, given] of childrenOf(own, key)) {
    // Not with objectAt, which expects the parameters of an operation, a list: those of a link are a map.
    const link = follow(given)
    check(link, 'a map')
    readKeys(enter(scope, link, `${scope.id}/link ${name}`, 'link'), link, {}, 'promise')
  }
}

/** Reads parameters by location and name. Names of headers are case-insensitive. */
function readParameters(scope: StatementScope, operation: LocatedOperation): void {
  const all = [operation.item, operation].flatMap((holder) => childrenOf(holder, 'parameters'))
  const byId = all.map(([, given]): [string, Located] => {
    const parameter = objectAt(given, 'in', 'name')
    const { in: where, name } = parameter.node
    return [`${where}.${where === 'header' ? name.toLowerCase() : encoded(name)}`, parameter]
  })
  // Those of the operation override those of the path.
  for (const [id, parameter] of new Map(byId)) readParameter(scope, parameter, id, 'parameter')
}

function readParameter(scope: StatementScope, own: Located, id: string, keyword: string): void {
  const inner = enter(scope, own, id, keyword)
  const { in: where, explode, allowReserved = false, ...node } = own.node
  const style = node.style ?? (['query', 'cookie'].includes(where) ? 'form' : 'simple')
  const value = [style, explode ?? style === 'form', allowReserved, 'content' in node]
  state(inner, own, { kind: 'demand', value, raw: value, property: 'serialization' })
  const ignored = readersOf(['name', 'in', 'style', 'explode', 'allowReserved'], skip)
  const schema = () => readSchema(inner, below(own, 'schema'))
  readKeys(inner, own, { ...ignored, required: requiredIn(scope), schema, content: readContent })
}

/** Reads the servers of a document, a path or an operation; the innermost apply. */
const readServers: Readers[string] = (scope, holder, key) => {
  for (const [, given] of childrenOf(holder, key)) {
    const server = objectAt(given, 'url')
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
    components() {
      // Apps may import the generated type of a schema.
      const schemas = componentsOf(source, 'schemas')
      for (const name of Object.keys(schemas.node)) {
        const schema = below(schemas, name)
        check(schema, 'a schema')
        enter(scope, schema, `schema ${name}`, 'schema')
      }
    },
  })
  return scope.statements
}
