// Generated from src/sandbox/api/seed/schema.ts by `npm run generate`. Edit src/sandbox/api/seed/schema.ts instead of this file.
import type { Validate } from './types.ts'

export declare const validate: Validate

/** Names of the fields of each object, by its JSON pointer, in which each index is 0. */
export declare const fields: Record<string, string[]>
