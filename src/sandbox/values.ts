import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'

const MAX_QUOTED = 80

/** Quotes a value for a message: as JSON in ASCII, cut after 80 characters; `nothing` if it is undefined. NaN stays NaN. */
export function quote(value: unknown): string {
  const json = typeof value === 'number' ? String(value) : JSON.stringify(value)
  const text = (json ?? 'nothing').slice(0, MAX_QUOTED + 1)
  const ascii = text.replace(/[^\x20-\x7e]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return text.length > MAX_QUOTED ? `${ascii.slice(0, MAX_QUOTED)}…` : ascii
}

/**
 * Validates a value against its schema. @param place name of the value in the message, such as `body`
 *
 * @returns a sentence with the JSON pointer, the constraint and the value; `undefined` if the value is valid
 */
export function problemOf(validate: ValidateFunction, value: unknown, place: string): string | undefined {
  if (validate(value)) return undefined
  const errors = validate.errors ?? []
  // The caller probably meant the alternative that fails deepest; errors of `oneOf` and `anyOf` themselves do not help.
  const useful = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
  const deepest = Math.max(...useful.map(({ instancePath }) => instancePath.split('/').length))
  const chosen = useful.filter(({ instancePath }) => instancePath.split('/').length === deepest)
  const { instancePath = '', data } = chosen[0] ?? {}
  const constraints = [...new Set(chosen.map(describe))].join(', or ')
  return `${place}${instancePath && ` ${instancePath}`} ${constraints}; it is ${quote(data)}.`
}

function describe({ message = 'is not allowed', params: { allowedValues, additionalProperty } }: ErrorObject): string {
  if (additionalProperty !== undefined) return `must not have the property ${quote(additionalProperty)}`
  return allowedValues ? `${message}: ${allowedValues.join(', ')}` : message
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
