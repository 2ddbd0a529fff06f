import { isObject, keysOf } from '../../document/walk.js'

/** Replaces the items of a list that evidence leaves out. */
export const moreItems = (number: number) => `… ${number} more`
const MORE_ITEMS = /^… (\d+) more$/

/** A line of a formatted body; `isMarked` on the first line of the wrong value. */
export interface Line {
  text: string
  isMarked: boolean
}

/**
 * Formats the value at a JSON pointer in the body of a piece of evidence, with the lines before and after it, as indented JSON;
 * of a missing field, the object that lacks it. A body that is not JSON, or is nested too deeply, is one line.
 */
export function excerptOf(body: string, pointer: string): Line[] {
  let marked = ''
  try {
    const whole: unknown = JSON.parse(body)
    marked = pathIn(whole, pointer).join('/')
    const lines = [...format(whole, '', [], '')]
    const at = lines.findIndex(({ isMarked }) => isMarked)
    return lines.slice(Math.max(0, at - 1), at + 2)
  } catch (error) {
    // RangeError: the nesting exceeds the stack.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    return [{ text: body, isMarked: true }]
  }

  function* format(value: unknown, name: string, path: (string | number)[], comma: string): Generator<Line> {
    const indent = '  '.repeat(path.length)
    const isMarked = marked === path.join('/')
    const isList = Array.isArray(value)
    const entries = isList ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
    if (entries.length === 0) {
      yield { text: `${indent}${name}${JSON.stringify(value)}${comma}`, isMarked }
      return
    }
    yield { text: `${indent}${name}${isList ? '[' : '{'}`, isMarked }
    for (const [nth, [key, child]] of entries.entries()) {
      const label = isList ? '' : `${JSON.stringify(key)}: `
      yield* format(child, label, [...path, key], nth < entries.length - 1 ? ',' : '')
    }
    yield { text: `${indent}${isList ? ']' : '}'}${comma}`, isMarked: false }
  }
}

/** The place that a JSON pointer has in redacted JSON, as far as it exists there. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  const place: (string | number)[] = []
  let at = value
  for (const key of keysOf(pointer)) {
    const next = stepIn(at, key)
    if (next === undefined) break
    place.push(next)
    at = (at as Record<string | number, unknown>)[next]
  }
  return place
}

/** The index or key that a key of the pointer has in a redacted value; `undefined` if it was left out. */
function stepIn(value: unknown, key: string): string | number | undefined {
  if (Array.isArray(value)) return indexIn(value, Number(key))
  return isObject(value) && Object.hasOwn(value, key) ? key : undefined
}

/** The index in a redacted list of the item that had an index before items were left out; `undefined` if it was left out. */
function indexIn(list: unknown[], wanted: number): number | undefined {
  let before = 0
  for (const [index, item] of list.entries()) {
    const [, left] = (typeof item === 'string' && MORE_ITEMS.exec(item)) || []
    if (left === undefined && before === wanted) return index
    before += left === undefined ? 1 : Number(left)
  }
  return undefined
}
