// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { Validate } from './types.ts'

/** Validators by the key of their schema, which src/document/validators.ts defines. */
export declare const bySchema: Record<string, Validate>
