import { compareStatements, type DocumentDifference, total, weightOf } from './compare.ts'
import type { ReadDocument } from './nodes.ts'
import { type LocatedOperation, operationsOf, readOperation, readWhole, templateOf } from './operations.ts'
import { type DiffReport, type DocumentChange, wordsOf } from './report.ts'

/** The versions of an operation; one is missing if it was added or removed. */
interface Pair {
  before?: LocatedOperation
  after?: LocatedOperation
}

/** Compares two versions of a document and judges whom each change breaks. @throws an error if one is not valid */
export function judge(before: ReadDocument, after: ReadDocument): DiffReport {
  const changes = new Map<string, DocumentChange>()
  const pairs = pairsOf(before, after)
  for (const pair of pairs) {
    const { method, path, id } = (pair.after ?? pair.before) as LocatedOperation
    const differences = compareStatements(readOperation(pair.before), readOperation(pair.after))
    for (const difference of differences) collect(difference, id ?? `${method} ${path}`)
  }
  for (const difference of compareStatements(readWhole(before), readWhole(after))) collect(difference)
  const sorted = [...changes.values()].sort((one, other) => weightOf(other.verdicts) - weightOf(one.verdicts))
  return { old: before.label, now: after.label, operations: pairs.length, changes: sorted }

  /** Adds a difference to `changes`, or to the change that another operation has in common. */
  function collect(difference: DocumentDifference, operation?: string): void {
    const { before: old, after: now, verdicts, effect } = difference
    const what = wordsOf(difference)
    const key = JSON.stringify([what, old?.pointer, now?.pointer])
    const lineIn = (source: ReadDocument, { pointer, property }: { pointer: string; property?: string }) =>
      source.lineOf(property ? `${pointer}/${property}` : pointer)
    const change: DocumentChange = changes.get(key) ?? {
      what,
      effect,
      verdicts,
      ...(old && { before: old.raw, oldLine: lineIn(before, old) }),
      ...(now && { after: now.raw, newLine: lineIn(after, now) }),
      pointer: (now ?? old)?.pointer ?? '',
      operations: [],
    }
    changes.set(key, change)
    change.verdicts = total([change.verdicts, verdicts])
    if (operation && !change.operations.includes(operation)) change.operations.push(operation)
  }
}

/** Pairs operations by path and method, then by path without the names of its parameters, then by ID. */
function pairsOf(before: ReadDocument, after: ReadDocument): Pair[] {
  const left = new Set(operationsOf(before))
  const pairs = operationsOf(after).map((own): Pair & { after: LocatedOperation } => ({ after: own }))
  const criteria: ((old: LocatedOperation, now: LocatedOperation) => boolean)[] = [
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
