// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
import type { Validate } from './types.ts'

export declare const validate: Validate

/** Names of the fields of each object, by its JSON pointer, in which each index is 0. */
export declare const fields: Record<string, string[]>
