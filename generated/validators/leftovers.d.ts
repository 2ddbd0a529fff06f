// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
import type { Validate } from './types.ts'

export declare const validate: Validate
