import type { SchemaError, Validate } from '../../generated/validators/types.ts'
import { hash } from '../hash.ts'
import { follow, type OpenApiDocument, type Schema } from './document.ts'

export type { SchemaError, Validate }

/** Returns the validator of a schema. The validator keeps its errors until the next validation. */
export type CompileSchema = (schema: Schema) => Validate

/** The key of a schema in a table of generated validators: a hash of its JSON. A reference has the key of its target. */
export const keyOf = (schema: Schema): string => hash(JSON.stringify(schema)).toString(36)

/**
 * Finds generated validators, so that nothing is compiled at run time.
 *
 * @param tables `bySchema` of modules in generated/validators
 * @returns a function that throws if none of the tables has the schema, because it is not from openapi.yaml
 */
export function generatedValidators(document: OpenApiDocument, ...tables: Record<string, Validate>[]): CompileSchema {
  const all: Record<string, Validate> = Object.assign({}, ...tables)
  const known = new WeakMap<Schema, Validate>()
  return (schema) => {
    const validate = known.get(schema) ?? all[keyOf(follow<Schema>(document, schema))]
    if (!validate) {
      const text = JSON.stringify(schema).slice(0, 200)
      throw new Error(`No validator is generated for the schema ${text}; scripts/generate/validators.ts lists schemas.`)
    }
    known.set(schema, validate)
    return validate
  }
}

/** Validates a value and lists its errors; none if it is valid. */
export function errorsOf(validate: Validate, value: unknown): SchemaError[] {
  // The list may have holes, because validators remove the errors of alternatives by setting its length.
  return validate(value) ? [] : (validate.errors ?? []).filter(Boolean)
}

/** Whether an error says that a value fits none of its alternatives, or several. */
export const isOfAlternatives = ({ keyword }: SchemaError): boolean => keyword === 'oneOf' || keyword === 'anyOf'

/** Leaves out the errors inside alternatives, which contradict each other. The alternatives have an error of their own. */
export function withoutAlternatives(errors: SchemaError[]): SchemaError[] {
  // Each path once, because all items of a long list may have the same alternatives.
  const around = [...new Set(errors.filter(isOfAlternatives).map(({ schemaPath }) => `${schemaPath}/`))]
  return errors.filter(({ schemaPath }) => !around.some((each) => schemaPath.startsWith(each)))
}
