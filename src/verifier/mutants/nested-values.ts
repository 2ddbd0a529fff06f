/** Gone: what is changed to this is left out. */
export const ABSENT = Symbol('absent')

/**
 * Changes the value that stands last at a path of an answer: of a list, one item alone is wrong, which is hardest to see.
 *
 * @param path keys from the outside in; `[]` stands for an item of a list
 * @param change gives the new value, {@link ABSENT} to leave it out, or the old one where it is not meant
 * @returns the whole with its one change, or nothing where no value at the path is changed
 */
export function changeLast(whole: unknown, path: string[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) {
    const changed = change(whole)
    return changed === whole ? undefined : changed
  }
  if (key === '[]') {
    if (!Array.isArray(whole)) return undefined
    for (let index = whole.length - 1; index >= 0; index--) {
      const changed = changeLast(whole[index], rest, change)
      if (changed !== undefined) return changed === ABSENT ? whole.toSpliced(index, 1) : whole.with(index, changed)
    }
    return undefined
  }
  if (whole === null || typeof whole !== 'object' || !Object.hasOwn(whole, key)) return undefined
  const changed = changeLast((whole as Record<string, unknown>)[key], rest, change)
  if (changed === undefined) return undefined
  if (changed !== ABSENT) return { ...whole, [key]: changed }
  const { [key]: _, ...others } = whole as Record<string, unknown>
  return others
}
