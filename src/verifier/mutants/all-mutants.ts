import type { Suite } from '../engine/suite.ts'
import type { Rule } from '../engine/tag.ts'
import { answerMutants } from './answers.ts'
import { credentialMutants } from './credentials.ts'
import { breaking, type Mutant } from './mutant.ts'
import { requestMutants } from './requests.ts'
import { methodMutants, statusMutants } from './statuses.ts'

/** All mutants, in the order of the document's operations. */
export function allMutants(suite: Suite): Mutant[] {
  const { operations, verified: facts, tags } = suite
  const mutants = [
    ...statusMutants(operations),
    ...credentialMutants(facts),
    ...methodMutants(operations, facts),
    ...requestMutants(suite),
    ...answerMutants(suite),
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
