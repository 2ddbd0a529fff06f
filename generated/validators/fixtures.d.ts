// Generated from contract-tests/fixtures.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json instead of this file.
import type { Validate } from './types.ts'

export declare const validate: Validate
