import fc from 'fast-check'
import type { Problem } from '../engine/validator.ts'

/** So many more requests are sent at most to make a counterexample smaller. */
const MOST_STEPS = 100

/** Where values come from: the same seed and label give the same values. */
export interface Seeding {
  seed: number
  /** Tells one search from another. */
  label: string
  /** So many values are tried. */
  runs: number
}

export interface Counterexample<Value> {
  value: Value
  problems: Problem[]
}

/**
 * Looks for a value with which something does not hold, and makes it as small as it can.
 *
 * @param judge tries one value with real requests
 * @returns the smallest value that was found, none where it holds for every value that was tried
 * @throws what `judge` throws, as it is, unless a value was found before: it says that no more can be tried, so that nothing
 *   more is
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
    // What breaks the contract is not made smaller into what contradicts an assumption.
    if (found && isAssumed(problems) && !isAssumed(found.problems)) return true
    found = { value, problems }
    return false
  })
  await fc.check(property, {
    seed: mixed(seed, label),
    numRuns: runs,
    endOnFailure: false,
    ignoreEqualValues: true,
    verbose: 0,
  })
  if (found) return found
  if (stopped) throw stopped.reason
  return undefined
}

function isAssumed(problems: Problem[]): boolean {
  return problems.every(({ assumed }) => assumed)
}

/** FNV-1a: a seed for each search, so that none depends on which others there are. */
function mixed(seed: number, label: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(`${seed} ${label}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash | 0
}
