import type { Suite } from '../engine/suite.ts'
import type { Rule } from '../engine/tag.ts'
import { requestMutants, responseMutants } from './from-facts.ts'
import { credentialMutants, methodMutants, statusMutants } from './from-operations.ts'
import { breaking, type Mutant } from './mutant.ts'

/** Creates all mutants, in the order of the document's operations. */
export function allMutants(suite: Suite): Mutant[] {
  const { operations, rules, expectations } = suite
  const mutants = [
    ...statusMutants(suite),
    ...credentialMutants(suite),
    ...methodMutants(operations),
    ...requestMutants(suite),
    ...responseMutants(suite),
    ...ruleMutants('rule', rules),
    ...ruleMutants('expectation', expectations),
  ]
  return operations.flatMap(({ id }) => mutants.filter(({ operationId }) => operationId === id))
}

function ruleMutants(kind: 'rule' | 'expectation', checks: Record<string, Rule>): Mutant[] {
  return Object.entries(checks).flatMap(([name, { faults = {} }]) =>
    Object.entries(faults).map(([says, apply]) => breaking(name.replace('/', `/${kind}/`), kind, says, apply)),
  )
}
