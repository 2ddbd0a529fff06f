import { compareStatements, type Finding, VERDICTS } from './compare.ts'
import type { ReadDocument } from './document.ts'
import { type Operation, operationsOf, readOperation, readWhole, templateOf } from './operations.ts'
import { type Change, type OperationName, placeOf, REASONS, type Report } from './report.ts'
import type { Statements } from './statements.ts'
import { isAlarming, limitedTo, total, weightOf } from './verdicts.ts'

/** The versions of an operation; one is missing if it was added or removed. */
interface Pair {
  before?: Operation
  after?: Operation
}

/**
 * Compares two versions of a document and judges whom each change breaks.
 *
 * @throws {@link UsageError} if a node is not an object, or a reference cannot be followed
 */
export function judge(before: ReadDocument, after: ReadDocument): Report {
  const changes = new Map<string, Change>()
  const operations = pairsOf(before, after).map((pair) => {
    const { method, path, id } = (pair.after ?? pair.before) as Operation
    const operation = { method, path, ...(id !== undefined && { id }) }
    for (const finding of findingsOf(pair)) collect(finding, operation)
    return operation
  })
  for (const finding of compareStatements(readWhole(before), readWhole(after))) collect(finding)
  const sorted = [...changes.values()].sort((one, other) => weightOf(other.verdicts) - weightOf(one.verdicts))
  return { old: before.label, now: after.label, operations, changes: sorted }

  /** Adds a finding to `changes`, or to the change that another operation has in common. */
  function collect({ id, rule, pointers, verdicts, ...finding }: Finding, operation?: OperationName): void {
    const key = JSON.stringify([
      finding.kind,
      finding.property,
      pointers,
      finding.property === 'required' && id.split('.').at(-1),
    ])
    const pointer = pointers.after || pointers.before
    const change: Change = changes.get(key) ?? {
      place: placeOf(id, pointer, finding.property),
      ...finding,
      verdicts,
      rules: [],
      ...(pointers.before && { oldLine: before.lineOf(pointers.before) }),
      ...(pointers.after && { newLine: after.lineOf(pointers.after) }),
      pointer,
      reach: [],
    }
    changes.set(key, change)
    if (!change.rules.includes(rule)) change.rules.push(rule)
    change.verdicts = total([change.verdicts, verdicts])
    const known = change.reach.find((each) => each.operation === operation)
    if (known) known.verdicts = total([known.verdicts, verdicts])
    else if (operation) change.reach.push({ operation, verdicts })
    const why = isAlarming(verdicts) ? REASONS[rule] : undefined
    if (why) change.why ??= why
  }
}

/** Pairs operations by path and method, then by path without the names of its parameters, then by ID. */
function pairsOf(before: ReadDocument, after: ReadDocument): Pair[] {
  const left = new Set(operationsOf(before))
  const pairs = operationsOf(after).map((own): Pair & { after: Operation } => ({ after: own }))
  const criteria: ((old: Operation, now: Operation) => boolean)[] = [
    (old, now) => old.path === now.path,
    (old, now) => templateOf(old.path) === templateOf(now.path),
    (old, now) => now.id !== undefined && old.id === now.id,
  ]
  for (const isPair of criteria) {
    for (const pair of pairs.filter((each) => !each.before)) {
      const old = [...left].find((each) => each.method === pair.after.method && isPair(each, pair.after))
      if (!old) continue
      pair.before = old
      left.delete(old)
    }
  }
  return [...pairs, ...[...left].map((own) => ({ before: own }))]
}

function findingsOf({ before, after }: Pair): Finding[] {
  if (before && after) {
    const [old, now] = [readOperation(before), readOperation(after)]
    const found = compareStatements(covering(old, now), covering(now, old))
    // Narrowing a range to some of its statuses breaks nobody.
    const isNarrowed = ({ id, rule }: Finding) =>
      rule === 'response-removed' && id.endsWith('XX') && [...now.keys()].some((each) => each.startsWith(id.charAt(0)))
    return found.map((finding) => (isNarrowed(finding) ? { ...finding, verdicts: VERDICTS.same } : finding))
  }
  const kind = after ? 'added' : 'removed'
  const pointers = { before: before?.pointer ?? '', after: after?.pointer ?? '' }
  const verdicts = limitedTo(['callers'], after ? VERDICTS.same : VERDICTS.other)
  const values = { before: before?.node, after: after?.node }
  return [{ id: 'operation', rule: `operation-${kind}`, kind, pointers, ...values, verdicts }]
}

/** Adds the statuses of the other version that a range such as `2XX` covers or, for errors, `default`. */
function covering(own: Statements, other: Statements): Statements {
  const all = new Map(own)
  for (const { id: status } of [...other.values()].filter(({ keyword }) => keyword === 'response')) {
    const range = `${status[0]}XX`
    const cover = [range, ...(status.startsWith('2') ? [] : ['default'])].find((each) => own.has(each))
    if (!cover || own.has(status)) continue
    const rename = (id: string) => (id.startsWith(cover) ? status + id.slice(cover.length) : id)
    for (const statement of own.values()) {
      const { id, about } = statement
      if (id.startsWith(cover)) all.set(rename(id), { ...statement, id: rename(id), about: rename(about) })
    }
  }
  return all
}
