import { isDeepStrictEqual } from 'node:util'
import { isObject, walk } from '../../src/document/walk.js'
import {
  at,
  below,
  childrenOf,
  type Located,
  type ReadDocument,
  referencesIn,
  rootOf,
  type Versions,
  valueAt,
} from './document.ts'
import {
  breaks,
  compareChildren,
  compareKeys,
  comparePairs,
  differs,
  type Finding,
  forKeys,
  HOLDS,
  keysIn,
  limitedTo,
  nodesDiffer,
  note,
  pairUp,
  REASONS,
  SIDES,
  type Side,
  skip,
  total,
  UNJUDGED,
} from './findings.ts'
import { isKnown, UnknownKeyword } from './flatten.ts'
import { compareOperations, isSameTemplate, type Operation, operationsOf } from './operations.ts'
import { type Change, isAlarming, type OperationName, placeOf, type Report, weightOf } from './report.ts'

/** An operation that uses a node, and the sides that see the node there. */
interface Use {
  operation: OperationName
  sides: readonly Side[]
}

type Users = Map<string, Use[]>

/**
 * Compares two versions of a document.
 *
 * @throws {@link UnknownKeyword} if a schema has a keyword that the comparison does not know
 */
export function judge(before: ReadDocument, after: ReadDocument): Report {
  for (const source of [before, after]) checkKeywords(source)
  const isSameMethod = (old: Operation, now: Operation) => old.method === now.method
  const pairs = pairUp(
    operationsOf(before),
    operationsOf(after),
    (old, now) => isSameMethod(old, now) && old.path === now.path,
    (old, now) => isSameMethod(old, now) && isSameTemplate(old.path, now.path),
    (old, now) => isSameMethod(old, now) && now.id !== undefined && old.id === now.id,
  ).map((pair) => ({ ...pair, name: nameOf((pair.after ?? pair.before) as Operation) }))
  const changes = new Map<string, Change>()
  for (const pair of pairs) {
    const rules = { rule: 'operation', compare: compareOperations, removed: () => breaks('callers') }
    for (const finding of comparePairs([pair], rules)) collect(finding, [{ operation: pair.name, sides: SIDES }])
  }
  const users = { before: new Map(), after: new Map() } satisfies Versions<Users>
  for (const { name, ...pair } of pairs) {
    if (pair.before) addUses(users.before, pair.before, name)
    if (pair.after) addUses(users.after, pair.after, name)
  }
  for (const finding of compareShared(rootOf(before), rootOf(after), users)) {
    const usesOf = (version: keyof typeof users): Use[] =>
      users[version].get(finding.pointers[version].split('/').slice(0, 4).join('/')) ?? []
    collect(finding, [...usesOf('before'), ...usesOf('after')])
  }
  return {
    old: before.label,
    now: after.label,
    operations: pairs.map(({ name }) => name),
    changes: [...changes.values()].sort((one, other) => weightOf(other) - weightOf(one)),
  }

  /** Adds a finding, which several operations may share; one without operations concerns the API as a whole. */
  function collect({ rule, node, pointers, verdicts, ...finding }: Finding, uses: Use[]): void {
    const key = JSON.stringify([finding.kind, finding.property, pointers])
    const change: Change = changes.get(key) ?? {
      place: placeOf(node, (pointers.after ? after : before).document),
      ...finding,
      verdicts: HOLDS,
      rules: [],
      ...(pointers.before && { oldLine: before.lineOf(pointers.before) }),
      ...(pointers.after && { newLine: after.lineOf(pointers.after) }),
      pointer: pointers.after || pointers.before,
      reach: [],
      isUnused: uses.length === 0 && node.startsWith('#/components/'),
    }
    changes.set(key, change)
    if (!change.rules.includes(rule)) change.rules.push(rule)
    for (const { operation, sides } of uses) {
      const known = change.reach.find((each) => each.operation === operation)
      const reached = known ?? { operation, verdicts: HOLDS }
      if (!known) change.reach.push(reached)
      for (const each of [reached, change]) each.verdicts = total([each.verdicts, limitedTo(sides, verdicts)])
    }
    if (uses.length === 0 && !change.isUnused) change.verdicts = total([change.verdicts, verdicts])
    const why = isAlarming({ verdicts }) ? REASONS[rule] : undefined
    if (why) change.why ??= why
  }
}

/** @throws {@link UnknownKeyword} naming all unknown keywords */
function checkKeywords(source: ReadDocument): void {
  const schemas = [...walk(source.document)].filter(({ kind }) => kind === 'schema')
  const unknown = schemas.flatMap(({ node, path }) => {
    const keywords = Object.keys(node).filter((keyword) => !isKnown(keyword))
    return keywords.map((keyword) => at('#', ...path, keyword))
  })
  if (unknown.length > 0) throw new UnknownKeyword(source, unknown)
}

/** Compares what operations share: components, servers, and the parts of the document that describe it as a whole. */
function compareShared(old: Located, now: Located, users: Versions<Users>): Finding[] {
  return compareKeys(old, now, {
    ...forKeys(['paths', 'security'], skip),
    ...forKeys(['info', 'tags'], noteAll),
    openapi: note,
    servers: compareServers,
    components: (...roots) => {
      const [before, after] = belowBoth(...roots)
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
        const isUsed = users.before.has(before.pointer) && users.after.has(after.pointer)
        if (!isUsed) return nodesDiffer(before, after)
        // Operations may refer to these, but their meaning is not compared there.
        return ['callbacks', 'links'].includes(kind) ? nodesDiffer(before, after, 'note-changed', UNJUDGED) : []
      },
      removed: () => verdicts,
      isRenamed: (before, after) => isSchema && isDeepStrictEqual(before.node, after.node),
      renamed: () => ({ rule: 'component-renamed', verdicts }),
    })
  }
}

const SECURITY_SCHEME = {
  ...forKeys(['type', 'scheme', 'in', 'name', 'openIdConnectUrl'], differs('security-scheme', breaks('callers'))),
  bearerFormat: note,
}

/** Every key that differs below a key, as far down as both documents have objects. */
function noteAll(old: Located, now: Located, key: string): Finding[] {
  const isOpen = ({ node }: Located) => isObject(node[key]) || (Array.isArray(node[key]) && node[key].every(isObject))
  if (!isOpen(old) || !isOpen(now)) return note(old, now, key)
  const [before, after] = belowBoth(old, now, key)
  return keysIn(before, after).flatMap((inner) => noteAll(before, after, inner))
}

/** Pairs servers by URL, then by position. */
function compareServers(old: Located, now: Located, key: string): Finding[] {
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

/** Adds an operation to the users of each node that its references lead to, directly or through other references. */
function addUses(users: Users, operation: Operation, name: OperationName): void {
  const { node, item, source } = operation
  const { document } = source
  const { parameters, requestBody, responses, security = document.security ?? [] } = node
  const schemes: string[] = [security].flat().flatMap(Object.keys)
  add(['callers'], [{ parameters: item.node.parameters }, { parameters, requestBody }])
  add(['readers'], { responses })
  add(
    SIDES,
    schemes.map((scheme) => ({ $ref: at('#/components/securitySchemes', scheme) })),
  )

  function add(sides: readonly Side[], from: unknown): void {
    const found = new Set(targetsIn(from))
    // A set also yields what is added on the way.
    for (const target of found) {
      users.set(target, [...(users.get(target) ?? []), { operation: name, sides }])
      for (const inner of targetsIn(valueAt(document, target))) found.add(inner)
    }
  }
}

const targetsIn = (node: unknown) => [...referencesIn(node)].map(([target]) => target)
const belowBoth = (old: Located, now: Located, key: string) => [below(old, key), below(now, key)] as const

const nameOf = ({ method, path, id }: Operation): OperationName => ({ method, path, ...(id !== undefined && { id }) })
