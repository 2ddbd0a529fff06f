import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { quote } from './quote.ts'

/**
 * Holds a value against its schema.
 *
 * @param place where the value stands in the request or answer, such as `body`
 * @returns the JSON pointer, what the document says and what came, in words; `undefined` when the value fits
 */
export function problemOf(validate: ValidateFunction, value: unknown, place: string): string | undefined {
  if (validate(value)) return undefined
  const errors = validate.errors ?? []
  // Of alternatives, those that failed further inside were meant; what is said of the alternatives as such tells nothing.
  const telling = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf')
  const deepest = Math.max(...telling.map(({ instancePath }) => instancePath.split('/').length))
  const chosen = telling.filter(({ instancePath }) => instancePath.split('/').length === deepest)
  const pointer = chosen[0]?.instancePath ?? ''
  const musts = [...new Set(chosen.map(inWords))].join(', or ')
  return `${place}${pointer && ` ${pointer}`} ${musts}; it is ${quote(at(value, pointer))}.`
}

function inWords({ message = 'is not allowed', params }: ErrorObject): string {
  const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  return `${message}${allowed}`
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((found, key) => {
      return (found as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
    }, value)
}
