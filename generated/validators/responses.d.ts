// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { OperationId } from '../operation-table.ts'
import type { Validate } from './types.ts'

/** Validators of response bodies by status code, range or `default`; null for a body that must be empty. */
export declare const responses: Record<OperationId, Record<string, Validate | null>>

/**
 * Remarks on the keywords of response schemas. The key is the JSON pointer to the value, in which each index is 0, a space, and
 * the keyword. The value is `true` if the register of unknowns says that the keyword is an assumption, a list if it is one
 * except in objects with certain values, or, for `oneOf` and `anyOf`, what is expected. The keyword `null` means the
 * assumption that the value is never null.
 */
export declare const remarks: { [Id in OperationId]?: Record<string, Record<string, Remark>> }

/** A list has values of properties, by name, for each entry: an object that has one of them is excepted from the entry. */
export type Remark = string | true | Record<string, unknown[]>[]

/** Validators by the key of their schema, which src/document/validators.ts defines. */
export declare const bySchema: Record<string, Validate>
