/**
 * Returns the name most similar to a mistyped one, or the only one that starts with or contains it; `undefined` if there is
 * none. Ignores case, `-` and `_`. To match parts of names, it needs 3 letters besides a final `s`, which it ignores.
 */
export function nearest(text: string, names: Iterable<string>): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '')
  const ranked = [...names].map((name) => ({ name, distance: distance(plain(text), plain(name)) }))
  const similar = ranked.filter((each) => each.distance <= Math.max(text.length, each.name.length) / 3)
  if (similar.length > 0) return similar.sort((a, b) => a.distance - b.distance)[0]?.name
  const stem = plain(text).replace(/s$/, '')
  const containing = ranked.filter(({ name }) => stem.length > 2 && plain(name).includes(stem))
  const starting = containing.filter(({ name }) => plain(name).startsWith(stem))
  const [only, ...others] = starting.length > 0 ? starting : containing
  return others.length === 0 ? only?.name : undefined
}

/** The Levenshtein distance: the number of characters to add, remove or replace to turn one text into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + Number(character !== other)
      next.push(Math.min(replaced, (next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
