import { canonical } from '../../src/document/narrowing.ts'
import { isObject, methods } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { at, type Node, type Place, type ReadDocument, resolve, type Versions } from './document.ts'
import {
  breaks,
  compareKeys,
  compareMaps,
  differs,
  type Finding,
  HOLDS,
  type KeyRule,
  keyChange,
  placesIn,
  renamed,
  skip,
  worst,
} from './finding.ts'
import type { CompareSchemas } from './schemas.ts'

/** An operation of one document. */
export interface Operation {
  method: string
  path: string
  id?: string
  item: Place
  own: Place
}

/** Where in an operation a finding is: in what is sent, in what comes back, or in the operation itself. */
export type Part = 'request' | 'response' | 'operation'

type Pair = Versions<Place>

export function operationsOf({ document }: ReadDocument): Operation[] {
  return Object.entries<Node>(document.paths).flatMap(([path, node]) => {
    const item = resolve(document, { node, pointer: at('#', 'paths', path) })
    const own = (method: string): Place => ({ node: item.node[method], pointer: at(item.pointer, method) })
    return methods
      .filter((method) => isObject(item.node[method]))
      .map((method) => {
        const id = item.node[method].operationId
        return { method: method.toUpperCase(), path, ...(id !== undefined && { id }), item, own: own(method) }
      })
  })
}

/** Compares two versions of an operation. */
export function createOperationComparer(versions: Versions<ReadDocument>, compareSchemas: CompareSchemas) {
  const documents = { before: versions.before.document, after: versions.after.document }
  return compare

  function compare(before: Operation, after: Operation): Record<Part, Finding[]> {
    const nodes = { before: before.own, after: after.own }
    const items = { before: before.item, after: after.item }
    const parameters = { before: parametersOf(documents.before, before), after: parametersOf(documents.after, after) }
    return {
      operation: [
        ...comparePaths(before, after),
        ...compareKeys(items, PATH_RULES),
        ...compareKeys(nodes, OPERATION_RULES),
        ...compareMaps(mapsIn(nodes, 'x-rules'), compareRule, 'rule', (kind) =>
          kind === 'removed' ? breaks('callers', 'readers') : HOLDS,
        ),
        ...compareSecurity(before, after),
        ...compareServers(before, after),
      ],
      request: [
        ...compareMaps(parameters, compareParameter, 'parameter', ofRequest),
        ...compareMaps(bodiesIn(nodes), compareBody, 'body', ofRequest),
      ],
      response: compareResponses(mapsIn(nodes, 'responses')),
    }
  }

  function mapsIn(nodes: Pair, key: string): Versions<Map<string, Place>> {
    return {
      before: placesIn(documents.before, nodes.before, key),
      after: placesIn(documents.after, nodes.after, key),
    }
  }

  function bodiesIn({ before, after }: Pair): Versions<Map<string, Place>> {
    const list = (document: Node, { node, pointer }: Place) =>
      node.requestBody ? [resolve(document, { node: node.requestBody, pointer: at(pointer, 'requestBody') })] : []
    const byName = (places: Place[]) => new Map(places.map((place) => ['body', place]))
    return { before: byName(list(documents.before, before)), after: byName(list(documents.after, after)) }
  }

  function compareSchema({ before, after }: Pair): Finding[] {
    const schemaOf = ({ node, pointer }: Place) => [{ node: node.schema ?? {}, pointer: at(pointer, 'schema') }]
    return compareSchemas(schemaOf(before), schemaOf(after))
  }

  function compareContent(nodes: Pair): Finding[] {
    const both = (media: Pair) => compareKeys(media, { schema: compareSchema })
    return compareMaps(mapsIn(nodes, 'content'), both, 'media-type', (kind) =>
      kind === 'removed' ? breaks('callers', 'readers') : HOLDS,
    )
  }

  function compareParameter(nodes: Pair): Finding[] {
    const isSame = canonical(serializationOf(nodes.before)) === canonical(serializationOf(nodes.after))
    const serialization = differs({ rule: 'serialization', verdicts: isSame ? HOLDS : breaks('callers') })
    const isMoved = 'content' in nodes.before.node !== 'content' in nodes.after.node
    return compareKeys(nodes, {
      name: differs({ rule: 'parameter-renamed', verdicts: breaks('callers') }),
      required: compareRequired,
      style: serialization,
      explode: serialization,
      allowReserved: serialization,
      content: isMoved ? differs({ rule: 'serialization', verdicts: breaks('callers') }) : compareContent,
      schema: isMoved ? skip : compareSchema,
    })
  }

  function compareBody(nodes: Pair): Finding[] {
    return compareKeys(nodes, { required: compareRequired, content: compareContent })
  }

  function compareResponse(nodes: Pair): Finding[] {
    const compareHeader = (headers: Pair) =>
      compareKeys(headers, { required: compareRequired, schema: compareSchema, content: compareContent })
    return compareKeys(nodes, {
      content: compareContent,
      headers: (around) =>
        compareMaps(mapsIn(around, 'headers'), compareHeader, 'header', (kind) =>
          kind === 'removed' ? breaks('readers') : HOLDS,
        ),
    })
  }

  /** A status that is not listed may be covered by its range, or by `default`. */
  function compareResponses({ before, after }: Versions<Map<string, Place>>): Finding[] {
    const findings: Finding[] = []
    for (const [status, old] of before) {
      const other = [...after.keys()].find((each) => covers(status, each) || covers(each, status))
      if (after.has(status) || other === undefined || before.has(other)) continue
      const nodes = { before: old, after: after.get(other) as Place }
      const verdicts = covers(status, other) ? HOLDS : breaks('readers')
      findings.push(renamed(nodes, { before: status, after: other }, { rule: 'status-changed', verdicts }))
      before.delete(status)
      before.set(other, old)
    }
    const isCovered = (status: string, place: Place, others: Map<string, Place>, isNew: boolean) =>
      [`${status[0]}XX`, 'default'].some((each) => {
        const cover = others.get(each)
        return cover && isSameBody(isNew ? { before: cover, after: place } : { before: place, after: cover })
      })
    return [
      ...findings,
      ...compareMaps({ before, after }, compareResponse, 'response', (kind, place, status) => {
        const isExpected = kind === 'added' && !status.startsWith('2')
        const others = kind === 'added' ? before : after
        return isExpected || isCovered(status, place, others, kind === 'added') ? HOLDS : breaks('readers')
      }),
    ]
  }

  function isSameBody(nodes: Pair): boolean {
    const { before, after } = mapsIn(nodes, 'content')
    const isSame = canonical([...before.keys()].sort()) === canonical([...after.keys()].sort())
    const found = compareContent(nodes).flatMap(({ verdicts }) => Object.values(verdicts))
    return isSame && worst(found) === 'holds'
  }

  /** What counts is the security that applies, whether it is the operation's or the document's. */
  function compareSecurity(before: Operation, after: Operation): Finding[] {
    const place = ({ own }: Operation, document: Node): Place =>
      'security' in own.node ? own : { node: document, pointer: '#' }
    const nodes = { before: place(before, documents.before), after: place(after, documents.after) }
    const values = { before: nodes.before.node.security, after: nodes.after.node.security }
    const verdicts = acceptsAll(values.after, values.before) ? HOLDS : breaks('callers')
    return keyChange('security', nodes, values, { rule: 'security-changed', verdicts })
  }

  /** Servers of a path or an operation replace those of the document, which are compared once for all. */
  function compareServers(before: Operation, after: Operation): Finding[] {
    const place = ({ own, item }: Operation) => [own, item].find(({ node }) => 'servers' in node)
    const [old, now] = [place(before), place(after)]
    if (!old && !now) return []
    const values = { before: old?.node.servers, after: now?.node.servers }
    const urlsOf = (servers: Node[] = [{ url: '/' }]) => servers.map(({ url }) => url)
    const urls = urlsOf(values.after ?? documents.after.servers)
    const isKept = urlsOf(values.before ?? documents.before.servers).every((url) => urls.includes(url))
    const nodes = { before: old ?? before.own, after: now ?? after.own }
    return keyChange('servers', nodes, values, { rule: 'servers', verdicts: isKept ? HOLDS : breaks('callers') })
  }
}

const PATH_RULES = Object.fromEntries([...methods, 'parameters', 'servers', '$ref'].map((key) => [key, skip]))

const OPERATION_RULES: Record<string, KeyRule> = {
  ...Object.fromEntries(
    ['parameters', 'requestBody', 'responses', 'security', 'servers', 'x-rules'].map((key) => [key, skip]),
  ),
  operationId: differs((before) => ({
    rule: 'operation-id-changed',
    verdicts: before === undefined ? HOLDS : breaks('callers'),
  })),
  'x-retry-safe': differs((before) =>
    before === true
      ? {
          rule: 'retry-safe-withdrawn',
          verdicts: breaks('callers'),
        }
      : { rule: 'retry-safe-stated', verdicts: HOLDS },
  ),
}

const compareRequired = differs((_, after) => ({
  rule: 'required-changed',
  verdicts: after === true ? breaks('callers') : breaks('readers'),
}))

const ofRequest = (kind: 'added' | 'removed', { node }: Place) =>
  kind === 'removed' || node.required === true ? breaks('callers') : HOLDS

/** Rules are prose, so other words count as breaking; other line breaks, or an assumption confirmed, do not. */
function compareRule(nodes: Pair): Finding[] {
  const { before, after } = nodes
  const words = [before, after].map(({ node }) => foldSpace(String(node.description)))
  const isWeaker = words[0] !== words[1] || (!before.node['x-unknown'] && after.node['x-unknown'])
  const verdicts = isWeaker ? breaks('callers', 'readers') : HOLDS
  const values = { before: before.node, after: after.node }
  return canonical(values.before) === canonical(values.after)
    ? []
    : [renamed(nodes, values, { rule: 'rule-changed', verdicts })]
}

function comparePaths({ path: before, item: old }: Operation, { path: after, item: now }: Operation): Finding[] {
  if (before === after) return []
  const rule = isSameTemplate(before, after) ? 'path-parameter-renamed' : 'path-renamed'
  return [renamed({ before: old, after: now }, { before, after }, { rule, verdicts: breaks('callers') })]
}

export const isSameTemplate = (one: string, other: string) => nameless(one) === nameless(other)
const nameless = (path: string) => path.replace(/\{[^}]+\}/g, '{}')

/** The parameters of an operation by place and name; those of the path by their position, since their names are ours. */
function parametersOf(document: Node, { path, item, own }: Operation): Map<string, Place> {
  const positions = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
  const places = [item, own].flatMap(({ node, pointer }) =>
    [node.parameters ?? []]
      .flat()
      .map((parameter: Node, index: number) =>
        resolve(document, { node: parameter, pointer: at(pointer, 'parameters', index) }),
      ),
  )
  return new Map(
    places.map((place) => {
      const { in: where, name } = place.node
      const key = where === 'path' && positions.includes(name) ? positions.indexOf(name) : name
      return [`${where} ${where === 'header' ? String(key).toLowerCase() : key}`, place]
    }),
  )
}

function serializationOf({ node }: Place) {
  const style = node.style ?? (node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple')
  return { style, explode: node.explode ?? style === 'form', allowReserved: node.allowReserved ?? false }
}

/** Whether a range of statuses, such as `2XX`, contains a status. */
const covers = (range: string, status: string) =>
  /^[1-5]XX$/i.test(range) && /^[1-5]\d\d$/.test(status) && range[0] === status[0]

type Requirement = Record<string, string[]>

/** Whether every way to authenticate that was accepted still is. */
function acceptsAll(after: Requirement[] = [], before: Requirement[] = []): boolean {
  const old = before.length > 0 ? before : [{}]
  const now = after.length > 0 ? after : [{}]
  return old.every((given) =>
    now.some((wanted) =>
      Object.entries(wanted).every(
        ([scheme, scopes]) => scopes.every((scope) => given[scheme]?.includes(scope)) && scheme in given,
      ),
    ),
  )
}
