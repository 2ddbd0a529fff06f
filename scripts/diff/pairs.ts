import type { Versions } from './document.ts'
import type { Judged } from './sides.ts'
import type { OperationName, Uses } from './uses.ts'

/** An operation in both versions, or in the one that has it; its path may have been renamed. */
export type Pair = Partial<Versions<OperationName | undefined>>

/** As the new version names it, if it still has it. */
export const nameOf = ({ before, after }: Pair) => (after ?? before) as OperationName

/** Brings the operations of both versions together, by the paths that Redocly has found to be renamed. */
export function pairsOf(uses: Versions<Uses>, judged: Judged[]): Pair[] {
  const renamed = new Map(
    judged.flatMap(({ finding: { typeName, property, base, revision } }) =>
      typeName === 'PathItem' && property === 'key' ? [[String(base?.value), String(revision?.value)]] : [],
    ),
  )
  const left = new Set(uses.before.operations)
  const pairs: Pair[] = uses.after.operations.map((after) => {
    const before = [...left].find(
      ({ method, path }) => method === after.method && (renamed.get(path) ?? path) === after.path,
    )
    if (before) left.delete(before)
    return { before, after }
  })
  return [...pairs, ...[...left].map((before) => ({ before }))]
}
