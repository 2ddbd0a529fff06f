import { document, documentedFacts } from '../src/document/openapi.ts'
import type { SuiteOptions } from '../src/verifier/engine/suite.ts'
import { tags } from './tags/index.ts'

/** The verifier's definition of this API: `createVerifier(suite)`. */
export const suite = { document, facts: documentedFacts, tags } satisfies SuiteOptions
