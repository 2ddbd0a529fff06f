import { pointerOf } from '../../document/walk.js'

/** Maximum number of items of a list that are checked one by one; the schema as a whole covers the others. */
const MAX_ITEMS = 10_000

/**
 * The values at a path of a response body, each with its JSON pointer and the object or list around it; `[]` means the first
 * {@link MAX_ITEMS} items of a list.
 */
export function* valuesAt(
  value: unknown,
  [key, ...rest]: string[],
  pointer = '',
  around?: unknown,
): Generator<{ value: unknown; pointer: string; around?: unknown }> {
  if (key === undefined) yield { value, pointer, around }
  else if (key === '[]') {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.slice(0, MAX_ITEMS).entries())
      yield* valuesAt(item, rest, `${pointer}/${index}`, value)
  } else if (value !== null && typeof value === 'object' && Object.hasOwn(value, key)) {
    yield* valuesAt((value as Record<string, unknown>)[key], rest, pointer + pointerOf([key]), value)
  }
}
