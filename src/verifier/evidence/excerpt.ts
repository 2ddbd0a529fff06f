import { isObject, keysOf } from '../../document/walk.js'

/** Replaces the items of a list that evidence leaves out. */
export const moreItems = (number: number) => `… ${number} more`
const MORE_ITEMS = /^… (\d+) more$/

/** A line of a formatted body; `isMarked` on the lines of a wrong value. */
export interface Line {
  text: string
  isMarked: boolean
}

/**
 * Formats the body of a piece of evidence as indented JSON, and marks the values at JSON pointers; of a missing field, the
 * object that lacks it. A body that is not JSON, or is nested too deeply, is one line.
 */
export function linesOf(body: string, pointers: string[] = []): Line[] {
  let marked = new Set<string>()
  try {
    const whole: unknown = JSON.parse(body)
    marked = new Set(pointers.map((pointer) => placeIn(whole, pointer).join('/')))
    return [...format(whole, '', [], '')]
  } catch (error) {
    // RangeError: the nesting exceeds the stack.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    return [{ text: body, isMarked: pointers.length > 0 }]
  }

  function* format(value: unknown, name: string, path: (string | number)[], comma: string): Generator<Line> {
    const indent = '  '.repeat(path.length)
    const isMarked = marked.has(path.join('/'))
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
function placeIn(value: unknown, pointer: string): (string | number)[] {
  const place: (string | number)[] = []
  let at = value
  for (const key of keysOf(pointer)) {
    const next = Array.isArray(at) ? indexIn(at, Number(key)) : isObject(at) && Object.hasOwn(at, key) ? key : undefined
    if (next === undefined) break
    place.push(next)
    at = (at as Record<string | number, unknown>)[next]
  }
  return place
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

/** The marked lines with one line before and after each. Lines that were left out are one line with only `…`. */
export function excerptOf(lines: Line[], most = 12): Line[] {
  const isNear = (index: number) => [index - 1, index, index + 1].some((near) => lines[near]?.isMarked)
  const near = lines.flatMap((line, index) => (isNear(index) ? [{ ...line, index }] : []))
  return near.slice(0, most).flatMap(({ text, isMarked, index }, nth) => {
    const gap = nth > 0 && index > (near[nth - 1]?.index ?? 0) + 1 ? [{ text: '…', isMarked: false }] : []
    return [...gap, { text, isMarked }]
  })
}
