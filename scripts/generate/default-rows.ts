import { DEFAULT_SEED } from '../../src/sandbox/seed/default.ts'
import { complete, entriesOf } from '../../src/sandbox/seed/rows.ts'

/** Generates the completed rows of the default seed, in which moments are relative to the start, as JSON. */
export function generateDefaultRows(): string {
  const entries = entriesOf(DEFAULT_SEED)
  complete(entries, () => {})
  const lists = Object.entries(entries).map(([list, items]) => {
    return `${JSON.stringify(list)}:[\n${items.map(({ row }) => JSON.stringify(row)).join(',\n')}]`
  })
  const text = `{${lists.join(',')}}`.replace(/[\\`$]/g, '\\$&')
  return `/** The rows of the default seed by list, as text, because engines read JSON faster than code. */
export const defaultRows = \`${text}\`
`
}
