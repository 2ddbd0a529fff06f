// Generated from contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json instead of this file.
import type { Validate } from './types.ts'

export declare const fixtures: Validate
export declare const ledger: Validate
export declare const leftovers: Validate
