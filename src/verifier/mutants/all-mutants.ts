import type { Suite } from '../engine/suite.ts'
import { answerMutants } from './answers.ts'
import { credentialMutants } from './credentials.ts'
import type { Mutant } from './mutant.ts'
import { requestMutants } from './requests.ts'
import { methodMutants, statusMutants } from './statuses.ts'

/** All mutants, in the order of the document's operations. @param ruleMutants those of the API's own rules and expectations */
export function allMutants({ document, validator, operations, verified }: Suite, ruleMutants: Mutant[]): Mutant[] {
  const mutants = [
    ...statusMutants(operations),
    ...credentialMutants(verified),
    ...methodMutants(operations, verified),
    ...requestMutants(document, validator, verified, operations),
    ...answerMutants(document, validator, verified),
    ...ruleMutants,
  ]
  return operations.flatMap(({ id }) => mutants.filter(({ operationId }) => operationId === id))
}
