import { unless } from '../src/verifier/engine/service.ts'
import type { Problem } from '../src/verifier/engine/validator.ts'

export { unless } from '../src/verifier/engine/service.ts'
export type { Problem } from '../src/verifier/engine/validator.ts'

/** Adds to problems what shows them, as in {@link Problem}, unless they have it. */
export const shown = (shownBy: unknown[], problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ shownBy, ...problem }))

/** Returns one problem for each condition that is true. @param conditions by the text of the problem */
export function problemsIf(conditions: Record<string, boolean>): Problem[] {
  return Object.entries(conditions).flatMap(([text, holds]) => (holds ? [{ text, restsOn: [] }] : []))
}

/**
 * Returns one problem for each field of `expected` that has another value in `got`, compared as text. A missing field has none,
 * because other facts are about its presence.
 *
 * @param open entries that leave open the types of the fields
 */
export function differences(
  expected: Record<string, string>,
  got: Partial<Record<string, unknown>>,
  open: string[] = [],
): Problem[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const came = got[name]
    // A service may return an ID as a number, but not another ID.
    if (came === undefined || String(came) === value) return []
    const restsOn = came === null || typeof came === 'object' ? open : []
    return { text: `${name}: expected ${value}, got ${came}`, restsOn }
  })
}

/** Returns the distinct values that a list contains more than once. */
export const duplicatesIn = <Value>(values: Value[]): Value[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

export const hasDuplicates = (values: unknown[]): boolean => duplicatesIn(values).length > 0

/** Returns a problem if a list contains an ID more than once. */
export function listedOnce(ids: string[]): Problem[] {
  const twice = duplicatesIn(ids)
  return unless(twice.length === 0, `${twice.join(', ')} is listed more than once`)
}
