import { ABSENT } from '../../document/keywords/keyword.ts'

/**
 * Changes the last value at a path: one wrong item of an array is the hardest to see.
 *
 * @param path keys from the outside in; `[]` stands for an item of an array
 * @param change returns the new value, {@link ABSENT} to remove it, or the value itself to keep it
 * @returns the whole with the change, or `undefined` if no value at the path was changed
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
