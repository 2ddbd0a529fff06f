import { documentedFacts } from '../src/document/documented-facts.ts'
import { document } from '../src/document/openapi.ts'
import type { SuiteOptions } from '../src/verifier/engine/suite.ts'
import { fixtureNames } from './fixtures.ts'
import { tags } from './tags/index.ts'

/** The definition of this API for the verifier. Pass it to `createVerifier`. */
export const suite = { document, facts: documentedFacts, tags, fixtureNames } satisfies SuiteOptions
