// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { OperationId } from './operation-table.ts'

/** An error of Ajv, without a message. */
export interface SchemaError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
}

/** Validates a value and keeps its errors, at most 2000, until the next validation. */
export interface Validate {
  (value: unknown): boolean
  errors?: SchemaError[] | null
}

/** Validators of response bodies by status code, range or `default`; null for a body that must be empty. */
export declare const responses: Record<OperationId, Record<string, Validate | null>>

/**
 * Remarks on the keywords of response schemas. The key is the JSON pointer to the value, in which each index is 0, a space, and
 * the keyword. The value is `true` if the register of unknowns says that the keyword is an assumption, or, for `oneOf` and
 * `anyOf`, what is expected. The keyword `null` means the assumption that the value is never null.
 */
export declare const remarks: { [Id in OperationId]?: Record<string, Record<string, string | true>> }
