import type { SchemaError, Validate } from '../../../generated/validators/types.ts'
import { demandOf } from '../../document/keywords/words.ts'
import { valueAt } from '../../document/pointer.js'
import { errorsOf } from '../../document/schema-errors.ts'
import { nearest } from '../../nearest.ts'
import { groupsOf, quote } from '../values.ts'
import { PATTERNS } from './schema.ts'

/** Something wrong in a seed. */
export interface Problem {
  /** JSON pointer to the place. */
  pointer: string
  /** What was expected there, and what is there. */
  message: string
}

/** Maximum number of problems that are listed. */
export const MAX_PROBLEMS = 20

/** Maximum number of names among which a similar one is searched. */
const MAX_NAMES = 5000

/** Suggests the name most similar to a wrong one, if there is one. */
export function suggestion(wrong: unknown, names: readonly string[]): string {
  const similar = typeof wrong === 'string' ? nearest(wrong.slice(0, 100), names.slice(0, MAX_NAMES)) : undefined
  return similar === undefined ? '' : `; did you mean ${quote(similar)}?`
}

/** Validates a value against its schema. @param fieldsAt returns the known fields of the object at a JSON pointer */
export function schemaProblems(
  validate: Validate,
  value: unknown,
  fieldsAt: (pointer: string) => readonly string[],
): Problem[] {
  const errors = errorsOf(validate, value)
  const byPointer = new Map<string, Problem>()
  for (const group of groupsOf(errors)) {
    const [{ instancePath, keyword, params } = {} as SchemaError] = group
    if (keyword === 'additionalProperties') {
      const field = String(params.additionalProperty)
      const message = `is not a known field${suggestion(field, fieldsAt(instancePath)) || '; remove it'}`
      add({ pointer: `${instancePath}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`, message })
    } else {
      const demands = [...new Set(group.map(demandIn))].join(', or ')
      add({ pointer: instancePath, message: `${demands}; it is ${quote(valueAt(value, instancePath))}` })
    }
    if (byPointer.size === MAX_PROBLEMS) break
  }
  return [...byPointer.values()]

  function add(problem: Problem) {
    if (!byPointer.has(problem.pointer)) byPointer.set(problem.pointer, problem)
  }
}

function demandIn(error: SchemaError): string {
  const meaning = error.keyword === 'pattern' && PATTERNS[error.params.pattern as string]
  return meaning ? `must be ${meaning}` : demandOf(error)
}
