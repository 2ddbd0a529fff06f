import { isObject, methods } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import {
  below,
  childrenOf,
  follow,
  inBoth,
  type Node,
  type Place,
  type ReadDocument,
  rootOf,
  type Versions,
} from './document.ts'
import {
  breaks,
  changed,
  compareChildren,
  compareKeys,
  compareMaps,
  differs,
  type Finding,
  forKeys,
  HOLDS,
  type KeyRule,
  SIDES,
  type Side,
  skip,
  unless,
  worst,
} from './findings.ts'
import { canonical } from './narrowing.ts'
import type { CompareSchemas } from './schemas.ts'

/** An operation of one document. */
export interface Operation {
  method: string
  path: string
  id?: string
  item: Place
  own: Place
}

type Pair = Versions<Place>

export function operationsOf(source: ReadDocument): Operation[] {
  return [...childrenOf(rootOf(source), 'paths')].flatMap(([path, item]) =>
    methods
      .filter((method) => isObject(item.node[method]))
      .map((method) => {
        const own = below(item, method)
        const { operationId: id } = own.node
        return { method: method.toUpperCase(), path, ...(id !== undefined && { id }), item, own }
      }),
  )
}

/** Compares two versions of an operation. */
export function createOperationComparer(compareSchemas: CompareSchemas) {
  const schema: KeyRule = (nodes, key) => {
    const { before, after } = inBoth(nodes, (place) => [below(place, key)])
    return compareSchemas(before, after)
  }
  const required = differs('required-changed', (_, after) => breaks(after === true ? 'callers' : 'readers'))
  const content = compareChildren({
    rule: 'media-type',
    compare: (nodes) => compareKeys(nodes, { schema }),
    removed: () => breaks(...SIDES),
  })
  const ofRequest = {
    added: (_: string, { node }: Place) => (node.required === true ? breaks('callers') : HOLDS),
    removed: () => breaks('callers'),
  }
  const requestBody: KeyRule = (nodes, key) => {
    const bodies = inBoth(nodes, (place) => new Map(place.node[key] ? [[key, follow(below(place, key))]] : []))
    return compareMaps(bodies, {
      rule: 'body',
      compare: (each) => compareKeys(each, { required, content }),
      ...ofRequest,
    })
  }
  const headers = compareChildren({
    rule: 'header',
    compare: (nodes) => compareKeys(nodes, { required, schema, content }),
    removed: () => breaks('readers'),
  })

  /** A status that is not listed may be covered by its range, or by `default`. */
  const responses: KeyRule = (nodes, key) => {
    const maps = inBoth(nodes, (place) => childrenOf(place, key))
    const covering = (status: string, all: Map<string, Place>) =>
      [`${status[0]}XX`, 'default'].flatMap((each) => all.get(each) ?? [])
    return compareMaps(maps, {
      rule: 'response',
      compare: (each) => compareKeys(each, { content, headers }),
      added: (status, after) => {
        const isCovered = covering(status, maps.before).some((before) => isSameBody({ before, after }))
        return isCovered || !status.startsWith('2') ? HOLDS : breaks('readers')
      },
      removed: (status, before) => {
        const isCovered = covering(status, maps.after).some((after) => isSameBody({ before, after }))
        return isCovered ? HOLDS : breaks('readers')
      },
      isRenamed: ([old], [now]) => covers(old, now) || covers(now, old),
      renamed: (old, now) => ({ rule: 'status-changed', verdicts: covers(old, now) ? HOLDS : breaks('readers') }),
    })
  }

  function isSameBody(nodes: Pair): boolean {
    const { before, after } = inBoth(nodes, ({ node }) => canonical(Object.keys(node.content ?? {}).sort()))
    const found = content(nodes, 'content').flatMap(({ verdicts }) => Object.values(verdicts))
    return before === after && worst(...found) === 'holds'
  }

  function compareParameter(nodes: Pair): Finding[] {
    const { before, after } = inBoth(nodes, serializationOf)
    const serialization = differs('serialization', before === after ? HOLDS : breaks('callers'))
    const isMoved = 'content' in nodes.before.node !== 'content' in nodes.after.node
    return compareKeys(nodes, {
      name: differs('parameter-renamed', breaks('callers')),
      required,
      ...forKeys(['style', 'explode', 'allowReserved'], serialization),
      content: isMoved ? differs('serialization', breaks('callers')) : content,
      schema: isMoved ? skip : schema,
    })
  }

  const rules: Record<string, KeyRule> = {
    ...forKeys(['parameters', 'security', 'servers'], skip),
    operationId: differs('operation-id-changed', (before) => (before === undefined ? HOLDS : breaks('callers'))),
    requestBody: seenBy('callers', requestBody),
    responses: seenBy('readers', responses),
    'x-retry-safe': ({ before, after }, key) => {
      const isWithdrawn = before.node[key] === true
      const rule = isWithdrawn ? 'retry-safe-withdrawn' : 'retry-safe-stated'
      return differs(rule, isWithdrawn ? breaks('callers') : HOLDS)({ before, after }, key)
    },
    'x-rules': compareChildren({ rule: 'rule', compare: compareRule, removed: () => breaks(...SIDES) }),
  }

  return (both: Versions<Operation>): Finding[] => [
    ...comparePaths(both),
    ...compareKeys(
      inBoth(both, ({ item }) => item),
      forKeys([...methods, 'parameters', 'servers', '$ref'], skip),
    ),
    ...compareKeys(
      inBoth(both, ({ own }) => own),
      rules,
    ),
    ...compareMaps(inBoth(both, parametersOf), { rule: 'parameter', compare: compareParameter, ...ofRequest }).map(
      (finding) => unless(['readers'], finding),
    ),
    ...compareSecurity(both),
    ...compareServers(both),
  ]
}

/** Only callers see a request, only readers a response. */
const seenBy =
  (side: Side, rule: KeyRule): KeyRule =>
  (nodes, key) =>
    rule(nodes, key).map((finding) =>
      unless(
        SIDES.filter((other) => other !== side),
        finding,
      ),
    )

/** Rules are prose, so rewording one counts as breaking; rewrapping it or confirming an assumption does not. */
function compareRule(nodes: Pair): Finding[] {
  const { before, after } = inBoth(nodes, ({ node }) => foldSpace(String(node.description)))
  const isAssumed = !nodes.before.node['x-unknown'] && nodes.after.node['x-unknown']
  const verdicts = before !== after || isAssumed ? breaks(...SIDES) : HOLDS
  return changed(
    undefined,
    nodes,
    inBoth(nodes, ({ node }) => node),
    { rule: 'rule-changed', verdicts },
  )
}

function comparePaths(both: Versions<Operation>): Finding[] {
  const paths = inBoth(both, ({ path }) => path)
  const rule = isSameTemplate(paths.before, paths.after) ? 'path-parameter-renamed' : 'path-renamed'
  return changed(
    undefined,
    inBoth(both, ({ item }) => item),
    paths,
    { rule, verdicts: breaks('callers') },
  )
}

export const isSameTemplate = (one: string, other: string) => nameless(one) === nameless(other)
const nameless = (path: string) => path.replace(/\{[^}]+\}/g, '{}')

/** The parameters by place and name; those of the path by their position, since their names are the document's choice. */
function parametersOf({ path, item, own }: Operation): Map<string, Place> {
  const positions = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
  const places = [item, own].flatMap((holder) => [...childrenOf(holder, 'parameters').values()])
  return new Map(
    places.map((place) => {
      const { in: where, name } = place.node
      const key = where === 'path' && positions.includes(name) ? positions.indexOf(name) : name
      return [`${where} ${where === 'header' ? String(key).toLowerCase() : key}`, place]
    }),
  )
}

function serializationOf({ node }: Place): string {
  const style = node.style ?? (node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple')
  return canonical([style, node.explode ?? style === 'form', node.allowReserved ?? false])
}

/** Whether a range of statuses, such as `2XX`, contains a status. */
const covers = (range: string, status: string) =>
  /^[1-5]XX$/i.test(range) && /^[1-5]\d\d$/.test(status) && range[0] === status[0]

type Requirement = Record<string, string[]>

/** The security that applies is the operation's or, without it, the document's. */
function compareSecurity(both: Versions<Operation>): Finding[] {
  const nodes = inBoth(both, ({ own }) => ('security' in own.node ? own : rootOf(own.source)))
  const values = inBoth(nodes, ({ node }) => node.security)
  const { before, after } = inBoth(values, (given: Requirement[] = []) => (given.length > 0 ? given : [{}]))
  const isMet = (wanted: Requirement, given: Requirement) =>
    Object.entries(wanted).every(
      ([scheme, scopes]) => scheme in given && scopes.every((scope) => given[scheme]?.includes(scope)),
    )
  // Every accepted way to authenticate must stay accepted.
  const isKept = before.every((given) => after.some((wanted) => isMet(wanted, given)))
  return changed('security', nodes, values, { rule: 'security-changed', verdicts: isKept ? HOLDS : breaks('callers') })
}

/** Servers of a path or an operation replace those of the document, which are compared once for all operations. */
function compareServers(both: Versions<Operation>): Finding[] {
  const nodes = inBoth(both, ({ own, item }) => [own, item].find(({ node }) => 'servers' in node) ?? own)
  const values = inBoth(nodes, ({ node }) => node.servers)
  const { before, after } = inBoth(nodes, ({ node, source }) =>
    (node.servers ?? source.document.servers ?? [{ url: '/' }]).map(({ url }: Node) => url),
  )
  const isKept = before.every((url: string) => after.includes(url))
  return changed('servers', nodes, values, { rule: 'servers', verdicts: isKept ? HOLDS : breaks('callers') })
}
