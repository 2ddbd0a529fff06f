import fc from 'fast-check'
import type { Problem } from '../engine/validator.ts'

/** Maximum number of requests that shrink a counterexample. */
const MOST_STEPS = 100

/** Determines the values of a search. */
export interface Seeding {
  seed: number
  label: string
  /** The number of values. */
  runs: number
}

export interface Counterexample<Value> {
  value: Value
  problems: Problem[]
}

/**
 * Searches for the smallest value that has problems.
 *
 * @param judge tries one value with real requests; its first error ends the search
 * @returns the smallest value found; `undefined` if no value has problems
 * @throws the error of `judge`, unless a value was found before it
 */
export async function search<Value>(
  values: fc.Arbitrary<Value>,
  judge: (value: Value) => Promise<Problem[]>,
  { seed, label, runs }: Seeding,
): Promise<Counterexample<Value> | undefined> {
  let found: Counterexample<Value> | undefined
  let stopped: { reason: unknown } | undefined
  let steps = 0
  const property = fc.asyncProperty(values, async (value) => {
    if (stopped || steps >= MOST_STEPS) return true
    if (found) steps += 1
    const problems = await judge(value).catch((reason: unknown): Problem[] => {
      stopped = { reason }
      return []
    })
    if (problems.length === 0) return true
    // A smaller value that contradicts only an assumption does not replace one that contradicts the contract.
    if (found && isAssumed(problems) && !isAssumed(found.problems)) return true
    found = { value, problems }
    return false
  })
  await fc.check(property, { seed: mixed(seed, label), numRuns: runs, ignoreEqualValues: true })
  if (found) return found
  if (stopped) throw stopped.reason
  return undefined
}

function isAssumed(problems: Problem[]): boolean {
  return problems.every(({ assumed }) => assumed)
}

/** A seed for each search (FNV-1a), so that no search depends on the others. */
function mixed(seed: number, label: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(`${seed} ${label}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash | 0
}
