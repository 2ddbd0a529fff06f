import { listOperations, type OpenApiDocument } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { documentedFacts } from '../engine/facts.ts'
import { expectedFacts, undocumentedMethod } from '../engine/plan.ts'
import type { Rule, Tag } from '../engine/tag.ts'
import { createValidator } from '../engine/validator.ts'
import { answerMutants } from './answers.ts'
import { credentialMutants } from './credentials.ts'
import { breaking, type Mutant } from './mutant.ts'
import { requestMutants } from './requests.ts'
import { methodMutants, statusMutants } from './statuses.ts'

/** All facts that a run verifies: those that the document states, and those that are expected beyond it. */
export function verifiedFacts(document: OpenApiDocument, documented: Fact[] = documentedFacts): Fact[] {
  return [...documented, ...listOperations(document).map(({ id }) => undocumentedMethod(id)), ...expectedFacts]
}

/** All mutants, in the order of the document's operations. @param facts all facts that a run verifies */
export function allMutants(
  document: OpenApiDocument,
  tags: readonly Tag[],
  facts: Fact[] = verifiedFacts(document),
): Mutant[] {
  const validator = createValidator(document)
  const operations = listOperations(document)
  const mutants = [
    ...statusMutants(operations),
    ...credentialMutants(facts),
    ...methodMutants(operations, facts),
    ...requestMutants(document, validator, facts, operations),
    ...answerMutants(document, validator, facts),
    ...tags.flatMap(({ rules, expectations = {} }) => [
      ...faultsOf('rule', rules),
      ...faultsOf('expectation', expectations),
    ]),
  ]
  return operations.flatMap(({ id }) => mutants.filter(({ operationId }) => operationId === id))
}

/** The mutants that break rules or expectations. */
function faultsOf(kind: 'rule' | 'expectation', checks: Record<string, Rule | undefined>): Mutant[] {
  return Object.entries(checks).flatMap(([name, check]) =>
    Object.entries(check?.faults ?? {}).map(([says, apply]) =>
      breaking(name.replace('/', `/${kind}/`), kind, says, apply),
    ),
  )
}
