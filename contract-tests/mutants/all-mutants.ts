import { listOperations, type OpenApiDocument } from '../../src/document.ts'
import type { Fact } from '../../src/facts.ts'
import { documentedFacts } from '../facts.ts'
import { createOracle } from '../oracle.ts'
import { expectedFacts, undocumentedMethod } from '../plan.ts'
import { answerMutants } from './answers.ts'
import { credentialMutants } from './credentials.ts'
import type { Mutant } from './mutant.ts'
import { requestMutants } from './requests.ts'
import { ruleMutants } from './rules/all-rules.ts'
import { methodMutants, statusMutants } from './statuses.ts'

/** Everything that a run verifies: what the document states, and what is expected beyond it. */
export function verifiedFacts(document: OpenApiDocument, documented: Fact[] = documentedFacts): Fact[] {
  return [...documented, ...listOperations(document).map(({ id }) => undocumentedMethod(id)), ...expectedFacts]
}

/** Every mutant there is, in the order of the document's operations. @param facts everything that a run verifies */
export function allMutants(document: OpenApiDocument, facts: Fact[] = verifiedFacts(document)): Mutant[] {
  const oracle = createOracle(document)
  const operations = listOperations(document)
  const mutants = [
    ...statusMutants(operations),
    ...credentialMutants(facts),
    ...methodMutants(operations, facts),
    ...requestMutants(document, oracle, facts, operations),
    ...answerMutants(document, oracle, facts),
    ...ruleMutants(document, facts),
  ]
  return operations.flatMap(({ id }) => mutants.filter(({ operationId }) => operationId === id))
}
