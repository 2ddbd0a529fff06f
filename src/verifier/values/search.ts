import fc from 'fast-check'
import { printable } from '../../printable.ts'
import { commonExcuses, type Problem } from '../engine/validator.ts'

/** Maximum number of values that are tested to make a counterexample smaller. */
const MAX_STEPS = 100
const MAX_LENGTH = 240

/** The seed and label that determine the values of a search, and the maximum number of values before shrinking. */
export type Seeding = { seed: number; label: string; runs: number }

/**
 * Searches for the smallest value that has problems.
 *
 * @param judge tests one value with real requests; its first error ends the search
 * @returns the problems of the smallest value found, each with that value and the seed that reproduces it
 * @throws the error of `judge`, unless a value with problems was found first
 */
export async function search<Value>(
  values: fc.Arbitrary<Value>,
  judge: (value: Value) => Promise<Problem[]>,
  { seed, label, runs }: Seeding,
  inWords: (value: Value) => string,
): Promise<Problem[]> {
  let found: { value: Value; problems: Problem[] } | undefined
  let stopped: { reason: unknown } | undefined
  let steps = 0
  const property = fc.asyncProperty(values, async (value) => {
    if (stopped || steps >= MAX_STEPS) return true
    if (found) steps += 1
    const problems = await judge(value).catch((reason: unknown): Problem[] => {
      stopped = { reason }
      return []
    })
    if (problems.length === 0) return true
    // A smaller value that contradicts only an assumption does not replace one that contradicts the contract.
    const isAssumed = (some: Problem[]) => commonExcuses(some).length > 0
    if (found && isAssumed(problems) && !isAssumed(found.problems)) return true
    found = { value, problems }
    return false
  })
  await fc.check(property, { seed: mixed(seed, label), numRuns: runs, ignoreEqualValues: true })
  if (!found && stopped) throw stopped.reason
  if (!found) return []
  const line = printable(inWords(found.value))
  const shown = line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
  return found.problems.map(({ text, restsOn }) => ({
    text: `${text}: ${shown} (the smallest found; reproduce with --seed ${seed})`,
    restsOn,
  }))
}

/** Hashes the seed and the label (FNV-1a), so that no search depends on the others. */
function mixed(seed: number, label: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(`${seed} ${label}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash | 0
}
