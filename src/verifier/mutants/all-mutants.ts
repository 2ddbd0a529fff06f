import { ruleMutants } from '../../../contract-tests/tags/all-faults.ts'
import { listOperations, type OpenApiDocument } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { documentedFacts } from '../engine/facts.ts'
import { expectedFacts, undocumentedMethod } from '../engine/plan.ts'
import { createValidator } from '../engine/validator.ts'
import { answerMutants } from './answers.ts'
import { credentialMutants } from './credentials.ts'
import type { Mutant } from './mutant.ts'
import { requestMutants } from './requests.ts'
import { methodMutants, statusMutants } from './statuses.ts'

/** Everything that a run verifies: what the document states, and what is expected beyond it. */
export function verifiedFacts(document: OpenApiDocument, documented: Fact[] = documentedFacts): Fact[] {
  return [...documented, ...listOperations(document).map(({ id }) => undocumentedMethod(id)), ...expectedFacts]
}

/** Every mutant there is, in the order of the document's operations. @param facts everything that a run verifies */
export function allMutants(document: OpenApiDocument, facts: Fact[] = verifiedFacts(document)): Mutant[] {
  const validator = createValidator(document)
  const operations = listOperations(document)
  const mutants = [
    ...statusMutants(operations),
    ...credentialMutants(facts),
    ...methodMutants(operations, facts),
    ...requestMutants(document, validator, facts, operations),
    ...answerMutants(document, validator, facts),
    ...ruleMutants(document, facts),
  ]
  return operations.flatMap(({ id }) => mutants.filter(({ operationId }) => operationId === id))
}
