// Generated from src/sandbox/seed/schema.ts by `npm run generate`. Edit src/sandbox/seed/schema.ts instead of this file.
import type { Validate } from './types.ts'

export declare const validate: Validate
