import { canonical } from '../../src/document/narrowing.ts'
import { isObject, walk } from '../../src/document/walk.js'
import { at, type Node, type Place, type ReadDocument, referencesIn, type Versions, valueAt } from './document.ts'
import {
  breaks,
  compareKeys,
  compareMaps,
  differs,
  type Finding,
  HOLDS,
  nodeChange,
  note,
  placesIn,
  REASONS,
  renamed,
  SIDES,
  type Side,
  skip,
  UNJUDGED,
} from './finding.ts'
import { isKnown, UnknownKeyword } from './flatten.ts'
import { createOperationComparer, isSameTemplate, type Operation, operationsOf, type Part } from './operations.ts'
import type { Change, OperationName, Report } from './report.ts'
import { createSchemaComparer } from './schemas.ts'
import { placeOf } from './words.ts'

/** An operation in both versions, or in the one that has it; its path may have changed. */
type Pair = Partial<Versions<Operation>>

/** A part of an operation that uses a node. */
interface Use {
  pair: Pair
  part: Part
}

const CONCERNS: Record<Part, readonly Side[]> = { operation: SIDES, request: ['callers'], response: ['readers'] }

/**
 * Compares two versions of a document.
 *
 * @throws {@link UnknownKeyword} if a schema has a keyword that the comparison does not know
 */
export function judge(before: ReadDocument, after: ReadDocument): Report {
  const versions = { before, after }
  for (const source of [before, after]) checkKeywords(source)
  const compareOperations = createOperationComparer(versions, createSchemaComparer(versions))
  const pairs = pairsOf(operationsOf(before), operationsOf(after))
  const changes = new Map<string, Change>()
  for (const pair of pairs) {
    const { before: old, after: now } = pair
    if (old && now) {
      for (const [part, findings] of Object.entries(compareOperations(old, now))) {
        for (const finding of findings) collect(finding, [{ pair, part: part as Part }])
      }
      continue
    }
    const finding = old
      ? nodeChange('removed', old.own, { rule: 'operation', verdicts: breaks('callers') })
      : nodeChange('added', (now as Operation).own, { rule: 'operation', verdicts: HOLDS })
    collect(finding, [{ pair, part: 'operation' }])
  }
  for (const [finding, uses] of compareShared(versions, pairs)) collect(finding, uses)
  const severity = ({ breaks, unjudged }: Change) => 2 * breaks.length + unjudged.length
  return {
    old: before.label,
    now: after.label,
    operations: pairs.map(nameOf),
    changes: [...changes.values()].sort((one, other) => severity(other) - severity(one)),
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
    const sidesWith = (verdict: string, part: Part = 'operation') =>
      CONCERNS[part].filter((side) => verdicts[side] === verdict)
    const add = (list: Side[], sides: Side[]) => list.push(...sides.filter((side) => !list.includes(side)))
    for (const { pair, part } of uses) {
      const operation = nameOf(pair)
      const known = change.reach.find((each) => canonical(each.operation) === canonical(operation))
      const reached = known ?? { operation, breaks: [], unjudged: [] }
      if (!known) change.reach.push(reached)
      for (const list of ['breaks', 'unjudged'] as const) {
        const sides = sidesWith(list, part)
        add(reached[list], sides)
        add(change[list], sides)
      }
    }
    const why = Object.values(verdicts).some((verdict) => verdict !== 'holds') ? REASONS[rule] : undefined
    if (why) change.why ??= why
    if (uses.length === 0 && !change.isUnused)
      for (const list of ['breaks', 'unjudged'] as const) add(change[list], sidesWith(list))
  }
}

/** @throws {@link UnknownKeyword} naming all unknown keywords */
function checkKeywords(source: ReadDocument): void {
  const unknown = [...walk(source.document)]
    .filter(({ kind }) => kind === 'schema')
    .flatMap(({ node, path }) =>
      Object.keys(node)
        .filter((keyword) => !isKnown(keyword))
        .map((keyword) => at('#', ...path, keyword)),
    )
  if (unknown.length > 0) throw new UnknownKeyword(source, unknown)
}

/** Pairs operations by path and method; then by path with other names for its parameters; then by operationId. */
function pairsOf(before: Operation[], after: Operation[]): Pair[] {
  const paired = new Map<Operation, Operation>()
  const left = new Set(before)
  const criteria: ((old: Operation, now: Operation) => boolean)[] = [
    (old, now) => old.path === now.path,
    (old, now) => isSameTemplate(old.path, now.path),
    (old, now) => now.id !== undefined && old.id === now.id,
  ]
  for (const isPair of criteria) {
    for (const now of after) {
      const old = paired.has(now)
        ? undefined
        : [...left].find((each) => each.method === now.method && isPair(each, now))
      if (!old) continue
      paired.set(now, old)
      left.delete(old)
    }
  }
  return [
    ...after.map((now): Pair => {
      const old = paired.get(now)
      return { after: now, ...(old && { before: old }) }
    }),
    ...[...left].map((old) => ({ before: old })),
  ]
}

/** Compares what operations share: components, servers, and the parts of the document that describe it as a whole. */
function compareShared(versions: Versions<ReadDocument>, pairs: Pair[]): [Finding, Use[]][] {
  const documents = { before: versions.before.document, after: versions.after.document }
  const root = { before: { node: documents.before, pointer: '#' }, after: { node: documents.after, pointer: '#' } }
  const users = { before: usersIn(documents.before, pairs, 'before'), after: usersIn(documents.after, pairs, 'after') }
  const general = compareKeys(root, {
    ...Object.fromEntries(['paths', 'components', 'security'].map((key) => [key, skip])),
    openapi: note,
    info: noteAll,
    tags: noteAll,
    servers: compareServers,
    'x-unknowns': (nodes, key) => compareMaps(mapsIn(nodes, key), noteWhole, 'unknown'),
  })
  const parts: Versions<Place> = {
    before: { node: documents.before.components ?? {}, pointer: '#/components' },
    after: { node: documents.after.components ?? {}, pointer: '#/components' },
  }
  const kinds = [...new Set([parts.before, parts.after].flatMap(({ node }) => Object.keys(node)))]
  return [
    ...general.map((finding): [Finding, Use[]] => [finding, []]),
    ...kinds.flatMap((kind) =>
      compareComponents(kind).map((finding): [Finding, Use[]] => [finding, usesOf(finding.pointers)]),
    ),
  ]

  function usesOf({ before, after }: Versions<string>): Use[] {
    const component = (pointer: string) => pointer.split('/').slice(0, 4).join('/')
    return [...(users.before.get(component(before)) ?? []), ...(users.after.get(component(after)) ?? [])]
  }

  function mapsIn(nodes: Versions<Place>, key: string) {
    return { before: placesIn({}, nodes.before, key), after: placesIn({}, nodes.after, key) }
  }

  function compareComponents(kind: string): Finding[] {
    const maps = mapsIn(parts, kind)
    const isSchema = kind === 'schemas'
    // Apps may import the generated type of a schema.
    const verdicts = isSchema ? breaks(...SIDES) : HOLDS
    const renames: Finding[] = []
    for (const [name, place] of isSchema ? maps.before : []) {
      const [other, now] =
        [...maps.after].find(
          ([each, { node }]) => !maps.before.has(each) && canonical(node) === canonical(place.node),
        ) ?? []
      if (maps.after.has(name) || other === undefined || !now) continue
      renames.push(
        renamed({ before: place, after: now }, { before: name, after: other }, { rule: 'component-renamed', verdicts }),
      )
      maps.before.delete(name)
      maps.after.delete(other)
    }
    const both = (nodes: Versions<Place>): Finding[] => {
      if (kind === 'securitySchemes') return compareKeys(nodes, SECURITY_SCHEME)
      const isCompared = users.before.has(nodes.before.pointer) && users.after.has(nodes.after.pointer)
      if (isCompared && !NOT_COMPARED.includes(kind)) return []
      return noteWhole(nodes).map((finding) => ({ ...finding, verdicts: isCompared ? UNJUDGED : HOLDS }))
    }
    return [...renames, ...compareMaps(maps, both, 'component', (kind) => (kind === 'removed' ? verdicts : HOLDS))]
  }
}

/** Components that operations may refer to, and whose meaning is not compared there. */
const NOT_COMPARED = ['callbacks', 'links']

const scheme = differs({ rule: 'security-scheme', verdicts: breaks('callers') })
const SECURITY_SCHEME = {
  ...Object.fromEntries(['type', 'scheme', 'in', 'name', 'openIdConnectUrl'].map((key) => [key, scheme])),
  bearerFormat: note,
}

function noteWhole(nodes: Versions<Place>): Finding[] {
  const values = { before: nodes.before.node, after: nodes.after.node }
  const isSame = canonical(values.before) === canonical(values.after)
  return isSame ? [] : [renamed(nodes, values, { rule: 'note-changed', verdicts: HOLDS })]
}

/** Every key that differs below a key, as far down as both documents have objects. */
function noteAll(nodes: Versions<Place>, key: string): Finding[] {
  const [before, after] = [nodes.before, nodes.after].map(({ node, pointer }) => ({
    node: node[key],
    pointer: at(pointer, key),
  }))
  const isOpen = ({ node }: Place) =>
    isObject(node) || (Array.isArray(node) && node.every((item) => typeof item === 'object'))
  if (!before || !after || !isOpen(before) || !isOpen(after)) return note(nodes, key)
  const keys = new Set([before, after].flatMap(({ node }) => Object.keys(node)))
  return [...keys].flatMap((inner) => noteAll({ before, after }, inner))
}

/** Pairs servers by URL, and those left by their position. */
function compareServers(nodes: Versions<Place>): Finding[] {
  const placesOf = ({ node, pointer }: Place) =>
    [node.servers ?? []]
      .flat()
      .map((server: Node, index: number) => ({ node: server, pointer: at(pointer, 'servers', index) }))
  const [old, now] = [placesOf(nodes.before), placesOf(nodes.after)]
  const isIn = ({ node }: Place, list: Place[]) => list.some((each) => each.node.url === node.url)
  const left = new Set(now)
  const findings = old.flatMap((before, index) => {
    const inPlace = now[index] && !isIn(now[index], old) ? now[index] : undefined
    const after = now.find(({ node }) => node.url === before.node.url) ?? inPlace
    if (!after) return [nodeChange('removed', before, { rule: 'server', verdicts: breaks('callers') })]
    left.delete(after)
    const url = differs({ rule: 'server-changed', verdicts: breaks('callers') })
    return compareKeys({ before, after }, { url, variables: noteAll })
  })
  return [...findings, ...[...left].map((place) => nodeChange('added', place, { rule: 'server', verdicts: HOLDS }))]
}

/** Which operations use each component, and in which part. */
function usersIn(document: Node, pairs: Pair[], version: 'before' | 'after'): Map<string, Use[]> {
  const users = new Map<string, Use[]>()
  const targets = new Map<string, string[]>()
  for (const pair of pairs) {
    const operation = pair[version]
    if (!operation) continue
    const { own, item } = operation
    const { parameters, requestBody, responses, security = document.security } = own.node
    const schemes = [security ?? []].flat().flatMap((requirement: Node) => Object.keys(requirement))
    add({ pair, part: 'request' }, [item.node.parameters, parameters, requestBody])
    add({ pair, part: 'response' }, [responses])
    add(
      { pair, part: 'operation' },
      schemes.map((name) => ({ $ref: at('#/components/securitySchemes', name) })),
    )
  }
  return users

  function add(use: Use, nodes: unknown[], seen = new Set<string>()): void {
    for (const [target] of nodes.flatMap((node) => [...referencesIn(node)])) follow(use, target, seen)
  }

  function follow(use: Use, target: string, seen: Set<string>): void {
    if (seen.has(target)) return
    seen.add(target)
    users.set(target, [...(users.get(target) ?? []), use])
    const below = targets.get(target) ?? [...referencesIn(valueAt(document, target))].map(([inner]) => inner)
    targets.set(target, below)
    for (const inner of below) follow(use, inner, seen)
  }
}

function nameOf({ before, after }: Pair): OperationName {
  const { method, path, id } = (after ?? before) as Operation
  return { method, path, ...(id !== undefined && { id }) }
}
