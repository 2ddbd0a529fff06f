import { isDeepStrictEqual } from 'node:util'
import { isObject, methods } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import {
  below,
  childrenOf,
  follow,
  type Located,
  type NamedNode,
  type ReadDocument,
  referencesIn,
  rootOf,
} from './document.ts'
import {
  changed,
  compareChildren,
  compareKeys,
  compareNamed,
  comparePairs,
  differs,
  type Finding,
  forKeys,
  type KeyRule,
  keysIn,
  nodesDiffer,
  note,
  pairUp,
  seenBy,
  skip,
} from './findings.ts'
import { compareSchemas } from './schemas.ts'
import { breaks, HOLDS, isAlarming, SIDES, UNJUDGED } from './verdicts.ts'

/** An operation of a document, with the path item that contains it. */
export interface Operation extends Located {
  method: string
  path: string
  id?: string
  item: Located
}

export function operationsOf(source: ReadDocument): Operation[] {
  return childrenOf(rootOf(source), 'paths').flatMap(({ name: path, ...item }) =>
    methods
      .filter((method) => item.node[method] != null)
      .map((method) => {
        const own = below(item, method)
        const { operationId: id } = own.node
        return { ...own, method: method.toUpperCase(), path, ...(id !== undefined && { id }), item }
      }),
  )
}

/** Compares two versions of an operation. */
export function compareOperations(old: Operation, now: Operation): Finding[] {
  const parameters = { rule: 'parameter', compare: compareParameter, ...OF_REQUEST }
  return [
    ...comparePaths(old, now),
    ...compareKeys(old.item, now.item, forKeys([...methods, 'parameters', 'servers', '$ref'], skip)),
    ...compareKeys(old, now, OPERATION),
    ...seenBy(['callers'], compareNamed(parametersOf(old), parametersOf(now), parameters)),
    ...compareSecurity(old, now),
    ...compareServers(old, now),
  ]
}

const schema: KeyRule = (old, now, key) => compareSchemas(below(old, key), below(now, key))
const required = differs('required-changed', (_, after) => breaks(after === true ? 'callers' : 'readers'))
const content = compareChildren({
  rule: 'media-type',
  compare: (old, now) => compareKeys(old, now, { schema }),
  removed: () => breaks(...SIDES),
})
const headers = compareChildren({
  rule: 'header',
  compare: (old, now) => compareKeys(old, now, { required, schema, content }),
  removed: () => breaks('readers'),
})
const OF_REQUEST = {
  added: ({ node }: Located) => (node.required === true ? breaks('callers') : HOLDS),
  removed: () => breaks('callers'),
}

const requestBody: KeyRule = (old, now, key) => {
  const bodyOf = (own: Located) => (own.node[key] ? [{ ...follow(below(own, key)), name: key }] : [])
  const compare = (before: Located, after: Located) => compareKeys(before, after, { required, content })
  return seenBy(['callers'], compareNamed(bodyOf(old), bodyOf(now), { rule: 'body', compare, ...OF_REQUEST }))
}

/** Compares responses. A status that a document does not list may be covered by its range, such as `2XX`, or by `default`. */
const responses: KeyRule = (old, now, key) => {
  const [before, after] = [childrenOf(old, key), childrenOf(now, key)]
  const isCovered = ({ name: status }: NamedNode, others: NamedNode[], isSame: (other: Located) => boolean) =>
    others.some((other) => [`${status[0]}XX`, 'default'].includes(other.name) && isSame(other))
  const findings = compareNamed(before, after, {
    rule: 'response',
    compare: (one, other) => compareKeys(one, other, { content, headers }),
    added: (own) =>
      !own.name.startsWith('2') || isCovered(own, before, (other) => isSameBody(other, own))
        ? HOLDS
        : breaks('readers'),
    removed: (own) => (isCovered(own, after, (other) => isSameBody(own, other)) ? HOLDS : breaks('readers')),
    isRenamed: ({ name: one }, { name: other }) => covers(one, other) || covers(other, one),
    renamed: (one, other) => ({ rule: 'status-changed', verdicts: covers(one, other) ? HOLDS : breaks('readers') }),
  })
  return seenBy(['readers'], findings)
}

/** Whether a range of statuses, such as `2XX`, contains a status. */
const covers = (range: string, status: string) =>
  /^[1-5]XX$/i.test(range) && /^[1-5]\d\d$/.test(status) && range[0] === status[0]

const isSameBody = (old: Located, now: Located) =>
  content(old, now, 'content').every(({ rule, verdicts }) => rule !== 'media-type-added' && !isAlarming(verdicts))

function compareParameter(old: Located, now: Located): Finding[] {
  const isSame = isDeepStrictEqual(serializationOf(old), serializationOf(now))
  const serialization = differs('serialization', isSame ? HOLDS : breaks('callers'))
  const isMoved = 'content' in old.node !== 'content' in now.node
  return compareKeys(old, now, {
    name: differs('parameter-renamed', breaks('callers')),
    required,
    ...forKeys(['style', 'explode', 'allowReserved'], serialization),
    content: isMoved ? differs('serialization', breaks('callers')) : content,
    schema: isMoved ? skip : schema,
  })
}

function serializationOf({ node }: Located): unknown[] {
  const style = node.style ?? (node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple')
  return [style, node.explode ?? style === 'form', node.allowReserved ?? false]
}

/** Rules are prose, so rewording one or marking it as assumed counts as breaking; changing only spaces does not. */
function compareRule(old: Located, now: Located): Finding[] {
  const isReworded = foldSpace(String(old.node.description)) !== foldSpace(String(now.node.description))
  const isAssumed = !old.node['x-unknown'] && now.node['x-unknown']
  return nodesDiffer(old, now, 'rule-changed', isReworded || isAssumed ? breaks(...SIDES) : HOLDS)
}

const retriesWithdrawn = differs('retry-safe-withdrawn', breaks('callers'))
const retriesStated = differs('retry-safe-stated', HOLDS)
const OPERATION: Record<string, KeyRule> = {
  ...forKeys(['parameters', 'security', 'servers'], skip),
  operationId: differs('operation-id-changed', (before) => (before === undefined ? HOLDS : breaks('callers'))),
  requestBody,
  responses,
  'x-retry-safe': (old, now, key) => (old.node[key] === true ? retriesWithdrawn : retriesStated)(old, now, key),
  'x-rules': compareChildren({ rule: 'rule', compare: compareRule, removed: () => breaks(...SIDES) }),
}

function comparePaths(old: Operation, now: Operation): Finding[] {
  const rule = isSameTemplate(old.path, now.path) ? 'path-parameter-renamed' : 'path-renamed'
  return changed(old.item, now.item, { before: old.path, after: now.path, rule, verdicts: breaks('callers') })
}

export const isSameTemplate = (one: string, other: string) => nameless(one) === nameless(other)
const nameless = (path: string) => path.replace(/\{[^}]+\}/g, '{}')

/** Lists an operation's parameters by location and name; path parameters by position, because their names are not sent. */
function parametersOf(operation: Operation): NamedNode[] {
  const positions = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
  const byName = new Map<string, NamedNode>()
  for (const parameter of [operation.item, operation].flatMap((holder) => childrenOf(holder, 'parameters'))) {
    const { in: where, name } = parameter.node
    const key = where === 'path' && positions.includes(name) ? positions.indexOf(name) : name
    const unique = `${where} ${where === 'header' ? String(key).toLowerCase() : key}`
    byName.set(unique, { ...parameter, name: unique })
  }
  return [...byName.values()]
}

type Requirement = Record<string, string[]>

/** Compares security requirements. An operation without its own uses the document's. */
function compareSecurity(old: Operation, now: Operation): Finding[] {
  const holderOf = (own: Operation) => ('security' in own.node ? own : rootOf(own.source))
  const optionsOf = ({ node: { security = [] } }: Located): Requirement[] => (security.length > 0 ? security : [{}])
  const isMet = (wanted: Requirement, given: Requirement) =>
    Object.entries(wanted).every(
      ([scheme, scopes]) => scheme in given && scopes.every((scope) => given[scheme]?.includes(scope)),
    )
  const [before, after] = [holderOf(old), holderOf(now)]
  // Every accepted way to authenticate must stay accepted.
  const isKept = optionsOf(before).every((given) => optionsOf(after).some((wanted) => isMet(wanted, given)))
  return differs('security-changed', isKept ? HOLDS : breaks('callers'))(before, after, 'security')
}

/** Compares the servers of a path or operation, which replace the document's; compareShared compares the document's. */
function compareServers(old: Operation, now: Operation): Finding[] {
  const holderOf = (own: Operation) => [own, own.item].find(({ node }) => 'servers' in node) ?? own
  const urlsOf = ({ node, source }: Located): string[] =>
    (node.servers ?? source.document.servers ?? [{ url: '/' }]).map(({ url }: { url: string }) => url)
  const [before, after] = [holderOf(old), holderOf(now)]
  const isKept = urlsOf(before).every((url) => urlsOf(after).includes(url))
  return differs('servers', isKept ? HOLDS : breaks('callers'))(before, after, 'servers')
}

/** Compares what operations share: components, servers, and the parts of the document that describe the API as a whole. */
export function compareShared(old: Located, now: Located, isUsed: (old: Located, now: Located) => boolean): Finding[] {
  const targets = new Map([...referencesIn(now.node)].map(([target, pointer]) => [pointer, target]))
  /** The old and the new target of each reference in the old document, separated by a space. */
  const replaced = new Set([...referencesIn(old.node)].map(([target, pointer]) => `${target} ${targets.get(pointer)}`))
  return compareKeys(old, now, {
    ...forKeys(['paths', 'security'], skip),
    ...forKeys(['info', 'tags'], noteAll),
    openapi: note,
    servers: compareSharedServers,
    components: (one, other, key) => {
      const [before, after] = [below(one, key), below(other, key)]
      return keysIn(before, after).flatMap((kind) => compareComponents(kind)(before, after, kind))
    },
    'x-unknowns': compareChildren({ rule: 'unknown', compare: nodesDiffer }),
  })

  function compareComponents(kind: string) {
    const isSchema = kind === 'schemas'
    // Apps may import the generated type of a schema.
    const verdicts = isSchema ? breaks(...SIDES) : HOLDS
    return compareChildren({
      rule: 'component',
      compare: (before, after) => {
        if (kind === 'securitySchemes') return compareKeys(before, after, SECURITY_SCHEME)
        if (!isUsed(before, after)) return nodesDiffer(before, after)
        // Callbacks and links are not compared, so a change to one that is used cannot be judged.
        return ['callbacks', 'links'].includes(kind) ? nodesDiffer(before, after, 'note-changed', UNJUDGED) : []
      },
      removed: () => verdicts,
      isRenamed: (before, after) =>
        isSchema && (isDeepStrictEqual(before.node, after.node) || replaced.has(`${before.pointer} ${after.pointer}`)),
      renamed: () => ({ rule: 'component-renamed', verdicts }),
    })
  }
}

const SECURITY_SCHEME = {
  ...forKeys(['type', 'scheme', 'in', 'name', 'openIdConnectUrl'], differs('security-scheme', breaks('callers'))),
  bearerFormat: note,
}

/** Reports the differences below a key as notes; descends where both documents have objects or lists of objects. */
function noteAll(old: Located, now: Located, key: string): Finding[] {
  const isOpen = ({ node }: Located) => isObject(node[key]) || (Array.isArray(node[key]) && node[key].every(isObject))
  if (!isOpen(old) || !isOpen(now)) return note(old, now, key)
  const [before, after] = [below(old, key), below(now, key)]
  return keysIn(before, after).flatMap((inner) => noteAll(before, after, inner))
}

/** Compares the document's servers, paired by URL, then by position. */
function compareSharedServers(old: Located, now: Located, key: string): Finding[] {
  const pairs = pairUp(
    childrenOf(old, key),
    childrenOf(now, key),
    (one, other) => one.node.url === other.node.url,
    (one, other) => one.name === other.name,
  )
  const url = differs('server-changed', breaks('callers'))
  const compare = (one: Located, other: Located) => compareKeys(one, other, { url, variables: noteAll })
  return comparePairs(pairs, { rule: 'server', compare, removed: () => breaks('callers') })
}
