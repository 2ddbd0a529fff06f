import type { OpenApiDocument } from '../../src/document/document.ts'
import type { Fact } from '../../src/document/facts.ts'
import type { Mutant } from '../../src/verifier/mutants/mutant.ts'
import { apiKeyMutants } from './api-keys/faults.ts'
import { appMutants } from './apps/faults.ts'
import { billingMutants } from './billing/faults.ts'
import { buildMutants } from './builds/faults.ts'
import { containerMutants } from './containers/faults.ts'
import { domainMutants } from './domains/faults.ts'
import { repositoryMutants, runMutants } from './other-faults.ts'

/** Services that break the rules of the document, and what is expected beyond them. */
export function ruleMutants(document: OpenApiDocument, facts: Fact[]): Mutant[] {
  return [
    ...domainMutants(document),
    ...apiKeyMutants(),
    ...appMutants(document, facts),
    ...buildMutants(),
    ...containerMutants(document),
    ...runMutants(document),
    ...billingMutants(),
    ...repositoryMutants(),
  ]
}
