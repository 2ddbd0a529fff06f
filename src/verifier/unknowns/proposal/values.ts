import { unknownsOf } from '../../../document/document.ts'
import { oneLine } from '../../../printable.ts'
import type { Context } from './context.ts'
import type { Path } from './edits.ts'
import { keyOf } from './places.ts'

/** So many examples are listed at most. */
const MOST_EXAMPLES = 12

/** Values that came of what is documented as any value become examples of it. */
export function proposeValues({ edits, places, seen, touch }: Context): void {
  const examples = new Map<string, { id: string; path: Path; values: unknown[]; known: unknown[] }>()
  for (const observation of seen) {
    const { unknown, saw } = observation
    if (!unknown.endsWith('-values')) continue
    const place = places.find(observation)
    const node = place?.beyond.length === 0 && place.nodes.find(({ schema }) => unknownsOf(schema).includes(unknown))
    const value = parse(saw)
    if (!node || value === undefined) continue
    const known = node.schema.examples ?? []
    const entry = examples.get(keyOf(node.path)) ?? { id: unknown, path: node.path, values: [...known], known }
    examples.set(keyOf(node.path), entry)
    if (!entry.values.includes(value)) entry.values.push(value)
  }
  for (const { id, path, values, known } of examples.values()) {
    if (values.length === known.length) continue
    touch(id)

    edits.set(path, 'examples', values.slice(0, Math.max(MOST_EXAMPLES, known.length)))
  }
}

/** Only a plain value is an example; whatever was blotted out is none. */
function parse(saw: string): unknown {
  try {
    const value: unknown = saw.includes('***') ? undefined : JSON.parse(saw)
    // Nor is text with signs that nobody sees: the patch is for people to look at.
    if (typeof value === 'string' && oneLine(value) !== value) return undefined
    return typeof value === 'object' ? undefined : value
  } catch {
    return undefined
  }
}
