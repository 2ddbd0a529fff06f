// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { OperationId } from '../operation-table.ts'
import type { Validate } from './types.ts'

/** A query parameter: how to read its text, and how to validate the value. */
export interface QueryParameter {
  required: boolean
  /** The type of the value; missing if it is text. */
  type?: string
  items?: { type?: string }
  default?: unknown
  validate: Validate
}

/** What each operation takes, besides path parameters: query parameters by name, and the fields of the body. */
export declare const requests: Record<
  OperationId,
  { query: Record<string, QueryParameter>; body?: { fields: string[]; validate: Validate } }
>

/** Validators by the key of their schema, which src/document/validators.ts defines. */
export declare const bySchema: Record<string, Validate>
