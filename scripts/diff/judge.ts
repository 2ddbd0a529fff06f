import { isObject, walk } from '../../src/document/walk.js'
import {
  at,
  below,
  childrenOf,
  inBoth,
  type Place,
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
  note,
  noteWhole,
  pairUp,
  REASONS,
  SIDES,
  type Side,
  skip,
  UNJUDGED,
} from './findings.ts'
import { isKnown, UnknownKeyword } from './flatten.ts'
import { canonical } from './narrowing.ts'
import { createOperationComparer, isSameTemplate, type Operation, operationsOf } from './operations.ts'
import { type Change, type Effect, type OperationName, placeOf, type Report, weightOf } from './report.ts'
import { createSchemaComparer } from './schemas.ts'

/** An operation in both versions, or in the one that has it; its path may differ. */
type Pair = Partial<Versions<Operation>>

/** An operation that uses a node, and the sides that see the node there. */
interface Use {
  pair: Pair
  sides: readonly Side[]
}

/**
 * Compares two versions of a document.
 *
 * @throws {@link UnknownKeyword} if a schema has a keyword that the comparison does not know
 */
export function judge(before: ReadDocument, after: ReadDocument): Report {
  for (const source of [before, after]) checkKeywords(source)
  const compareOperations = createOperationComparer(createSchemaComparer())
  const isSameMethod = (old: Operation, now: Operation) => old.method === now.method
  const pairs: Pair[] = pairUp(
    operationsOf(before),
    operationsOf(after),
    (old, now) => isSameMethod(old, now) && old.path === now.path,
    (old, now) => isSameMethod(old, now) && isSameTemplate(old.path, now.path),
    (old, now) => isSameMethod(old, now) && now.id !== undefined && old.id === now.id,
  )
  const changes = new Map<string, Change>()
  for (const pair of pairs) {
    const own = { ...(pair.before && { before: pair.before.own }), ...(pair.after && { after: pair.after.own }) }
    const compare = () => compareOperations(pair as Versions<Operation>)
    const findings = comparePairs([own], 'operation', compare, { removed: breaks('callers') })
    for (const finding of findings) collect(finding, [{ pair, sides: SIDES }])
  }
  const users = { before: usersIn(pairs, 'before'), after: usersIn(pairs, 'after') }
  for (const finding of compareShared(inBoth({ before, after }, rootOf), users)) {
    const component = inBoth(finding.pointers, (pointer) => pointer.split('/').slice(0, 4).join('/'))
    collect(finding, [...(users.before.get(component.before) ?? []), ...(users.after.get(component.after) ?? [])])
  }
  return {
    old: before.label,
    now: after.label,
    operations: pairs.map(nameOf),
    changes: [...changes.values()].sort((one, other) => weightOf(other) - weightOf(one)),
  }

  /** Adds a finding, which several operations may share; one without operations concerns the API as a whole. */
  function collect({ rule, node, pointers, verdicts, ...finding }: Finding, uses: Use[]): void {
    const key = JSON.stringify([finding.kind, finding.property, pointers])
    const change: Change = changes.get(key) ?? {
      place: placeOf(node, (pointers.after ? after : before).document),
      ...finding,
      before: finding.before,
      after: finding.after,
      breaks: [],
      unjudged: [],
      rules: [],
      ...(pointers.before && { oldLine: before.lineOf(pointers.before) }),
      ...(pointers.after && { newLine: after.lineOf(pointers.after) }),
      pointer: pointers.after || pointers.before,
      reach: [],
      isUnused: uses.length === 0 && node.startsWith('#/components/'),
    }
    changes.set(key, change)
    if (!change.rules.includes(rule)) change.rules.push(rule)
    const affect = (effect: Effect, sides: readonly Side[]) => {
      for (const list of ['breaks', 'unjudged'] as const) {
        const affected = sides.filter((side) => verdicts[side] === list)
        effect[list].push(...affected.filter((side) => !effect[list].includes(side)))
      }
    }
    for (const { pair, sides } of uses) {
      const operation = nameOf(pair)
      const known = change.reach.find((each) => canonical(each.operation) === canonical(operation))
      const reached = known ?? { operation, breaks: [], unjudged: [] }
      if (!known) change.reach.push(reached)
      affect(reached, sides)
      affect(change, sides)
    }
    if (uses.length === 0 && !change.isUnused) affect(change, SIDES)
    const why = Object.values(verdicts).some((verdict) => verdict !== 'holds') ? REASONS[rule] : undefined
    if (why) change.why ??= why
  }
}

/** @throws {@link UnknownKeyword} naming all unknown keywords */
function checkKeywords(source: ReadDocument): void {
  const unknown = [...walk(source.document)]
    .filter(({ kind }) => kind === 'schema')
    .flatMap(({ node, path }) => {
      const keywords = Object.keys(node).filter((keyword) => !isKnown(keyword))
      return keywords.map((keyword) => at('#', ...path, keyword))
    })
  if (unknown.length > 0) throw new UnknownKeyword(source, unknown)
}

/** Compares what operations share: components, servers, and the parts of the document that describe it as a whole. */
function compareShared(root: Versions<Place>, users: Versions<Map<string, unknown>>): Finding[] {
  return compareKeys(root, {
    ...forKeys(['paths', 'security'], skip),
    ...forKeys(['info', 'tags'], noteAll),
    openapi: note,
    servers: compareServers,
    components: (nodes, key) => {
      const components = inBoth(nodes, (place) => below(place, key))
      const kinds = new Set([components.before, components.after].flatMap(({ node }) => Object.keys(node)))
      return [...kinds].flatMap((kind) => compareComponents(components, kind))
    },
    'x-unknowns': compareChildren({ rule: 'unknown', compare: noteWhole }),
  })

  function compareComponents(components: Versions<Place>, kind: string): Finding[] {
    const isSchema = kind === 'schemas'
    // Apps may import the generated type of a schema.
    const verdicts = isSchema ? breaks(...SIDES) : HOLDS
    return compareChildren({
      rule: 'component',
      compare: (nodes) => {
        if (kind === 'securitySchemes') return compareKeys(nodes, SECURITY_SCHEME)
        const isUsed = users.before.has(nodes.before.pointer) && users.after.has(nodes.after.pointer)
        if (!isUsed) return noteWhole(nodes)
        // Operations may refer to these, but their meaning is not compared there.
        return ['callbacks', 'links'].includes(kind) ? noteWhole(nodes, UNJUDGED) : []
      },
      removed: () => verdicts,
      isRenamed: ([, old], [, now]) => isSchema && canonical(old.node) === canonical(now.node),
      renamed: () => ({ rule: 'component-renamed', verdicts }),
    })(components, kind)
  }
}

const SECURITY_SCHEME = {
  ...forKeys(['type', 'scheme', 'in', 'name', 'openIdConnectUrl'], differs('security-scheme', breaks('callers'))),
  bearerFormat: note,
}

/** Every key that differs below a key, as far down as both documents have objects. */
function noteAll(nodes: Versions<Place>, key: string): Finding[] {
  const { before, after } = inBoth(nodes, (place) => below(place, key))
  const isOpen = ({ node }: Place) => isObject(node) || (Array.isArray(node) && node.every(isObject))
  if (!(key in nodes.before.node && key in nodes.after.node && isOpen(before) && isOpen(after))) return note(nodes, key)
  const keys = new Set([before, after].flatMap(({ node }) => Object.keys(node)))
  return [...keys].flatMap((inner) => noteAll({ before, after }, inner))
}

/** Pairs servers by URL, then by position. */
function compareServers(nodes: Versions<Place>, key: string): Finding[] {
  const { before, after } = inBoth(nodes, (place) => [...childrenOf(place, key).values()])
  const url = differs('server-changed', breaks('callers'))
  const isSameUrl = (old: Place, now: Place) => old.node.url === now.node.url
  const pairs = pairUp(before, after, isSameUrl, (old, now) => old.pointer === now.pointer)
  const compare = (servers: Versions<Place>) => compareKeys(servers, { url, variables: noteAll })
  return comparePairs(pairs, 'server', compare, { removed: breaks('callers') })
}

/** Which operations use each component, and which sides see it there. */
function usersIn(pairs: Pair[], version: 'before' | 'after'): Map<string, Use[]> {
  const users = new Map<string, Use[]>()
  /** The targets of the references in a component; operations share components. */
  const targets = new Map<string, string[]>()
  for (const pair of pairs) {
    const operation = pair[version]
    if (!operation) continue
    const { own, item } = operation
    const { document } = own.source
    const { parameters, requestBody, responses, security = document.security } = own.node
    const schemes = [security ?? []].flat().flatMap(Object.keys)
    const uses: [readonly Side[], unknown[]][] = [
      [['callers'], [{ parameters: item.node.parameters }, { parameters, requestBody }]],
      [['readers'], [{ responses }]],
      [SIDES, schemes.map((name) => ({ $ref: at('#/components/securitySchemes', name) }))],
    ]
    for (const [sides, nodes] of uses) {
      for (const target of targetsFrom(nodes, document, targets)) {
        users.set(target, [...(users.get(target) ?? []), { pair, sides }])
      }
    }
  }
  return users
}

/** The pointers that references in a node lead to, directly or through other references. */
function targetsFrom(node: unknown, document: object, known: Map<string, string[]>): Set<string> {
  const found = new Set(targetsIn(node))
  // A set also yields what is added on the way.
  for (const target of found) {
    const inner = known.get(target) ?? targetsIn(valueAt(document, target))
    known.set(target, inner)
    for (const each of inner) found.add(each)
  }
  return found
}

const targetsIn = (node: unknown) => [...referencesIn(node)].map(([target]) => target)

function nameOf({ before, after }: Pair): OperationName {
  const { method, path, id } = (after ?? before) as Operation
  return { method, path, ...(id !== undefined && { id }) }
}
