import { document, documentedFacts } from '../src/document/openapi.ts'
import type { SuiteOptions } from '../src/verifier/engine/suite.ts'
import { tags } from './tags/index.ts'

/** This API as the verifier takes it: `createVerifier(suite)`. */
export const suite = { document, facts: documentedFacts, tags } satisfies SuiteOptions
