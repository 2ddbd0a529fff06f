// Generated from src/sandbox/state/snapshot-schema.ts by `npm run generate`. Edit src/sandbox/state/snapshot-schema.ts instead of this file.
import type { Validate } from './types.ts'

export declare const validate: Validate
