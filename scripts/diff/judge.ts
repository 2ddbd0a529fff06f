import { compareOperations, compareShared, isSameTemplate, type Operation, operationsOf } from './compare.ts'
import { at, type Located, type ReadDocument, referencesIn, rootOf, valueAt } from './document.ts'
import { comparePairs, type Finding, pairUp, REASONS } from './findings.ts'
import { checkKeywords } from './flatten.ts'
import { type Change, type OperationName, placeOf, type Report } from './report.ts'
import { breaks, HOLDS, isAlarming, limitedTo, SIDES, type Side, total, weightOf } from './verdicts.ts'

/** An operation that uses a node, and the sides that see the node there. */
interface Use {
  operation: OperationName
  sides: readonly Side[]
}

/**
 * Compares two versions of a document and judges whom each change breaks.
 *
 * @throws {@link UsageError} if a schema has an unknown keyword, a node is not an object, or references form a cycle
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
  )
  const changes = new Map<string, Change>()
  /** The operations that use the node at each pointer. */
  const users = { before: new Map<string, Use[]>(), after: new Map<string, Use[]>() }
  const operations = pairs.map((pair) => {
    const { method, path, id } = (pair.after ?? pair.before) as Operation
    const operation = { method, path, ...(id !== undefined && { id }) }
    const rules = { rule: 'operation', compare: compareOperations, removed: () => breaks('callers') }
    for (const finding of comparePairs([pair], rules)) collect(finding, [{ operation, sides: SIDES }])
    for (const version of ['before', 'after'] as const) {
      for (const [pointer, sides] of pair[version] ? usesOf(pair[version]) : []) {
        users[version].set(pointer, [...(users[version].get(pointer) ?? []), { operation, sides }])
      }
    }
    return operation
  })
  const isUsed = (old: Located, now: Located) => users.before.has(old.pointer) && users.after.has(now.pointer)
  for (const finding of compareShared(rootOf(before), rootOf(after), isUsed)) {
    const usersOf = (version: 'before' | 'after') =>
      users[version].get(finding.pointers[version].split('/').slice(0, 4).join('/')) ?? []
    collect(finding, [...usersOf('before'), ...usersOf('after')])
  }
  const sorted = [...changes.values()].sort((one, other) => weightOf(other.verdicts) - weightOf(one.verdicts))
  return { old: before.label, now: after.label, operations, changes: sorted }

  /** Adds a finding to `changes`, or to the change with the same kind, property and pointers. */
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
    const affect = (affected: Pick<Change, 'verdicts'>, sides: readonly Side[]) => {
      affected.verdicts = total([affected.verdicts, limitedTo(sides, verdicts)])
    }
    for (const { operation, sides } of uses) {
      const known = change.reach.find((each) => each.operation === operation)
      const reached = known ?? { operation, verdicts: HOLDS }
      if (!known) change.reach.push(reached)
      affect(reached, sides)
      affect(change, sides)
    }
    if (uses.length === 0 && !change.isUnused) affect(change, SIDES)
    const why = isAlarming(verdicts) ? REASONS[rule] : undefined
    if (why) change.why ??= why
  }
}

/** The pointers that an operation refers to, directly or through other references, and the sides that see them. */
function usesOf({ node, item, source: { document } }: Operation): [pointer: string, sides: readonly Side[]][] {
  const { parameters, requestBody, responses, security = document.security ?? [] } = node
  const schemes: string[] = [security].flat().flatMap(Object.keys)
  const uses = (sides: readonly Side[], from: unknown[]): [string, readonly Side[]][] => {
    const found = new Set(targetsIn(from))
    // Iterating over a set also visits items that are added meanwhile.
    for (const target of found) {
      for (const inner of targetsIn(valueAt(document, target))) found.add(inner)
    }
    return [...found].map((pointer) => [pointer, sides])
  }
  return [
    ...uses(['callers'], [item.node.parameters, parameters, requestBody]),
    ...uses(['readers'], [{ responses }]),
    ...uses(
      SIDES,
      schemes.map((scheme) => ({ $ref: at('#/components/securitySchemes', scheme) })),
    ),
  ]
}

const targetsIn = (node: unknown) => [...referencesIn(node)].map(([target]) => target)
