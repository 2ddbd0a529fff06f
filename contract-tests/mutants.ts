import type { Suite } from '../src/verifier/engine/suite.ts'
import { allMutants } from '../src/verifier/mutants/all-mutants.ts'
import type { Mutant } from '../src/verifier/mutants/mutant.ts'
import { ruleMutants } from './tags/all-faults.ts'

/** All mutants of this API. */
export const mutantsOf = (suite: Suite): Mutant[] => allMutants(suite, ruleMutants(suite.document, suite.verified))
