import { type Problem, unless, violated } from '../src/verifier/model/problem.ts'

export { asPhrase, type Problem, unless, violated } from '../src/verifier/model/problem.ts'

/** Sets `shownBy` on problems that have none. */
export const shown = (shownBy: unknown[], problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ shownBy, ...problem }))

/** Returns one problem for each condition that is true. @param conditions by what came, as a clause */
export function problemsIf(conditions: Record<string, boolean>): Problem[] {
  return Object.entries(conditions).flatMap(([got, holds]) => unless(!holds, got))
}

/**
 * Returns one problem for each field of `expected` that has another value in `got`, compared as text. A missing field is no problem
 * here: other facts cover its presence.
 *
 * @param open entries of the register that excuse null, an object or an array
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
    return violated({ what: name, expected: value, got: came }, undefined, restsOn)
  })
}

/** Returns the distinct values that a list contains more than once. */
export function duplicatesIn<Value>(values: Value[]): Value[] {
  const seen = new Set<Value>()
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))]
}

export const hasDuplicates = (values: unknown[]): boolean => duplicatesIn(values).length > 0

/** Returns a problem if a list contains an ID more than once. Other facts cover IDs that are missing or no text. */
export function listedOnce(ids: string[]): Problem[] {
  const twice = duplicatesIn(ids.filter((id) => typeof id === 'string' && id !== ''))
  return unless(twice.length === 0, `listed more than once: ${twice.join(', ')}`)
}
