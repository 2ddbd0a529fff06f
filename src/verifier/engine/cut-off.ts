import { documentedStatus } from '../../document/document.ts'
import { isUnavailable } from '../target/patience.ts'
import { RunOver } from '../target/target.ts'
import { type Exchange, hasJson } from '../target/types.ts'
import type { Run } from './run.ts'
import { hasStatus } from './status.ts'
import { repeated } from './witnesses.ts'

/**
 * Why the run can go on no longer, if a response suggests that: the service has stopped accepting the token, or something in front
 * of it, such as a firewall, blocks the run. To find out, sends a request again that has worked: only if that gets the same status,
 * and no JSON either, the run is cut off. Otherwise the response is due to its own request.
 *
 * @param exchanges those of one step
 * @param isContradicted whether the step contradicts a fact. If not, one such response of an operation is enough to know that
 *   the status is its own
 */
export async function whyCutOff(run: Run, exchanges: Exchange[], isContradicted: boolean): Promise<string | undefined> {
  const { target } = run
  if (target.isOwn) return undefined
  const placeOf = ({ operationId, status }: Exchange) => `${operationId} ${status}`
  const refusal = exchanges.find(
    (exchange) =>
      (isContradicted || !run.ownRefusals.has(placeOf(exchange))) &&
      (isRejection(run, exchange) || isForeign(run, exchange)),
  )
  const worked =
    refusal &&
    target.exchanges
      .slice(0, target.exchanges.indexOf(refusal))
      .findLast(
        (exchange) =>
          exchange.method === 'GET' &&
          exchange.isDocumented &&
          exchange.credential === target.credential &&
          hasStatus('2XX', exchange.status) &&
          hasJson(exchange),
      )
  if (!worked) return undefined
  try {
    const again = await repeated(run, worked)
    if (again?.status === 401 && refusal.status === 401)
      return 'the service stopped accepting the token of the run (401)'
    if (again?.status !== refusal.status || hasJson(again)) {
      run.ownRefusals.add(placeOf(refusal))
      return undefined
    }
    const type = again.contentType || 'no content type'
    return `${worked.operationId}, which had worked, now returns ${again.status} (${type}) without JSON: something in front of the service, such as a firewall, blocks the run`
  } catch (error) {
    if (error instanceof RunOver) return error.message
    throw error
  }
}

/** Whether the service rejects the token of the run. */
const isRejection = ({ target }: Run, { status, credential }: Exchange): boolean =>
  status === 401 && credential === target.credential

/** Whether a response without JSON may not be that of the service. */
function isForeign({ suite }: Run, exchange: Exchange): boolean {
  const { operationId, isDocumented, status } = exchange
  const operation = suite.operations.find(({ id }) => id === operationId)
  if (!operation || !isDocumented || hasJson(exchange)) return false
  if (status >= 500 || isUnavailable(status)) return false
  const documented = documentedStatus(operation, status)
  return documented === undefined || operation.responses[documented]?.content !== undefined
}
