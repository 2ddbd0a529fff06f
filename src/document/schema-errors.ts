import type { SchemaError, Validate } from '../../generated/validators/types.ts'

export function errorsOf(validate: Validate, value: unknown): SchemaError[] {
  // The list may have holes, because validators remove the errors of alternatives by setting its length.
  return validate(value) ? [] : (validate.errors ?? []).filter(Boolean)
}
