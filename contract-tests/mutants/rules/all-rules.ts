import type { OpenApiDocument } from '../../../src/document.ts'
import type { Fact } from '../../../src/facts.ts'
import type { Mutant } from '../mutant.ts'
import { apiKeyMutants } from './api-keys.ts'
import { appMutants } from './apps.ts'
import { billingMutants } from './billing.ts'
import { buildMutants } from './builds.ts'
import { containerMutants } from './containers.ts'
import { domainMutants } from './domains.ts'
import { repositoryMutants, runMutants } from './others.ts'

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
