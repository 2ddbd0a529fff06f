import { demandOf } from '../../document/keywords/words.ts'
import { valueAt } from '../../document/pointer.js'
import { errorsOf, isOfAlternatives, type SchemaError, type Validate } from '../../document/validators.ts'
import { jsonEscape } from '../../printable.ts'

const MAX_QUOTED = 80

/** Quotes a value for a message: as JSON in ASCII, cut after 80 characters; `nothing` if it is undefined. NaN stays NaN. */
export function quote(value: unknown): string {
  const isNumeric = typeof value === 'number' || typeof value === 'bigint'
  const text = (isNumeric ? String(value) : jsonOf(value)).slice(0, MAX_QUOTED + 1)
  const ascii = text.replace(/[^\x20-\x7e]/g, jsonEscape)
  return text.length > MAX_QUOTED ? `${ascii.slice(0, MAX_QUOTED)}…` : ascii
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'nothing'
  } catch (error) {
    // JSON.stringify throws another error for a value that is nested too deeply.
    if (!(error instanceof TypeError)) throw error
    return 'a value without JSON, such as one that contains itself'
  }
}

/**
 * Validates a value against its schema. @param place name of the value in the message, such as `body`
 *
 * @returns a sentence with the JSON pointer, the constraint and the value; `undefined` if the value is valid
 */
export function problemOf(validate: Validate, value: unknown, place: string): string | undefined {
  const [chosen] = groupsOf(errorsOf(validate, value))
  if (!chosen?.[0]) return undefined
  const { instancePath } = chosen[0]
  const constraints = [...new Set(chosen.map(describe))].join(', or ')
  return `${place}${instancePath && ` ${instancePath}`} ${constraints}; it is ${quote(valueAt(value, instancePath))}.`
}

/**
 * Groups errors: each by itself, except that those about alternatives are one group of the errors that lie deepest, because the
 * caller probably meant that alternative.
 */
export function* groupsOf(errors: SchemaError[]): Generator<SchemaError[]> {
  for (let left = errors; left[0]; ) {
    const [first] = left
    // The error of the alternatives as a whole comes after theirs, at the same place or around it.
    const end = left.findIndex(
      (error) => isOfAlternatives(error) && `${first.instancePath}/`.startsWith(`${error.instancePath}/`),
    )
    const ofAlternatives = left.slice(0, Math.max(0, end))
    const depth = ({ instancePath }: SchemaError) => instancePath.split('/').length
    const deepest = Math.max(...ofAlternatives.map(depth))
    yield end > 0 ? ofAlternatives.filter((error) => depth(error) === deepest) : [first]
    left = left.slice(Math.max(0, end) + 1)
  }
}

function describe(error: SchemaError): string {
  const isUndocumented = error.keyword === 'additionalProperties'
  return isUndocumented ? `must not have the field ${quote(error.params.additionalProperty)}` : demandOf(error)
}

/** Whether a value is an integer within inclusive bounds. */
export const isInteger = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max

/**
 * Checks that an object has only known names.
 *
 * @param kind what a name is, such as `option`
 * @param known a key for each known name
 * @throws RangeError that lists the known ones
 */
export function checkNames(kind: string, given: object, known: object): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (unknown === undefined) return
  throw new RangeError(`Unknown ${kind} ${quote(unknown)}; the ${kind}s are ${Object.keys(known).join(', ')}.`)
}

const MAX_DEPTH = 64

/** Describes why the sandbox cannot process a JSON value safely; `undefined` if it can. */
export function hazardOf(value: unknown): string | undefined {
  // No recursion: a deep value would exhaust the stack.
  const left: [value: unknown, depth: number][] = [[value, 0]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [item, depth] = next
    if (item === null || typeof item !== 'object') continue
    if (depth >= MAX_DEPTH) return `must be nested at most ${MAX_DEPTH} levels deep; this is a limit of the sandbox`
    if (Object.hasOwn(item, '__proto__')) return 'must not contain the key "__proto__"'
    for (const inner of Object.values(item)) {
      if (inner !== null && typeof inner === 'object') left.push([inner, depth + 1])
    }
  }
  return undefined
}
