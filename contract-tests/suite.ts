import { bySchema as assertions } from '../generated/validators/facts.js'
import { bySchema as requests } from '../generated/validators/requests.js'
import { bySchema as responses } from '../generated/validators/responses.js'
import { documentedFacts } from '../src/document/documented-facts.ts'
import { document } from '../src/document/openapi.ts'
import { generatedValidators } from '../src/document/validators.ts'
import type { SuiteOptions } from '../src/verifier/engine/suite.ts'
import { fixtureNames } from './fixtures.ts'
import { tags } from './tags/index.ts'

const compile = generatedValidators(document, responses, requests, assertions)

/** The definition of this API for the verifier. Pass it to `createVerifier`. */
export const suite = { document, facts: documentedFacts, tags, compile, fixtureNames } satisfies SuiteOptions
