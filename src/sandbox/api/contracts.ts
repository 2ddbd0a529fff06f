import type { OperationId } from '../../../generated/operation-table.ts'
import { requests } from '../../../generated/validators/requests.js'
import { responses } from '../../../generated/validators/responses.js'
import { type Contract, createContract } from '../kit/http/contract.ts'
import type { Switches } from './switches.ts'

/** Creates the request and response checks of an operation of the document. */
export const contractOf = (id: OperationId, switches: Readonly<Switches>): Contract =>
  createContract({ id, request: requests[id], responses: responses[id], switches })
