import { documentedStatus } from '../../document/document.ts'
import { RunOver } from '../http/errors.ts'
import { type Exchange, hasJson } from '../http/exchange.ts'
import { isUnavailable } from '../http/patience.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { hasStatus } from '../model/status.ts'
import type { Run } from './run.ts'
import { repeated } from './witnesses.ts'

/** A step proves nothing because the service no longer responds to the run; the message says why. */
export class CutOff extends Inconclusive {
  override name = 'CutOff'
  /** Whether the run cannot go on. */
  readonly isEnd: boolean

  constructor(why: string, isEnd: boolean) {
    super(why)
    this.isEnd = isEnd
  }
}

/**
 * Finds a response that may not be due to its request: the service may reject all requests, or something in front of it, such as a
 * firewall, may have responded without JSON.
 *
 * @param exchanges those of one step
 * @param isContradicted whether the step contradicts a fact. If not, a status known to be the operation's own is no suspicion
 */
export function suspectIn(run: Run, exchanges: Exchange[], { isContradicted }: { isContradicted: boolean }) {
  if (run.target.isOwn) return undefined
  // The last one: if the service begins to reject all requests during a step, the first rejection may be legitimate.
  return exchanges.findLast((exchange) => {
    if (isContradicted) return exchange.isDocumented && (isRejection(exchange) || isForeign(run, exchange))
    const isOfToken = [401, 402, 410].includes(exchange.status) && exchange.credential === run.target.credential
    return !run.ownRefusals.has(refusalOf(exchange)) && (isOfToken || isForeign(run, exchange))
  })
}

/**
 * Finds out whether the service still responds to the run: whether any GET works that names only the tenant, because another
 * resource may have vanished. If none does, sends a request again that worked before the suspicious response: if that now gets the
 * same status, the service no longer responds to the run.
 *
 * @returns `undefined` if the suspicious response is the service's own, or no request has worked
 */
export async function whyCutOff(run: Run, suspect: Exchange): Promise<CutOff | undefined> {
  const { target } = run
  const before = target.exchanges.slice(0, target.exchanges.indexOf(suspect))
  const worked = before.findLast((exchange) => isSuccessOfRun(run, exchange))
  if (!worked) return undefined
  const { operationId } = worked
  try {
    if (await target.isAlive(isSuccess)) {
      run.ownRefusals.add(refusalOf(suspect))
      return undefined
    }
    const again = await repeated(run, worked)
    if (!again) return new CutOff(`${operationId}, which had worked, gets no response`, false)
    if (again.status !== suspect.status || isSuccess(again)) return undefined
    if (again.status === 401) return new CutOff(NO_TOKEN, true)
    if (hasJson(again)) return new CutOff(`${operationId}, which had worked, now returns ${again.status}`, true)
    const type = again.contentType || 'no content type'
    const why = `${operationId}, which had worked, now returns ${again.status} (${type}) without JSON: something in front of the service, such as a firewall, blocks the run`
    return new CutOff(why, true)
  } catch (error) {
    if (!(error instanceof RunOver)) throw error
    run.end(error)
    return new CutOff(error.message, true)
  }
}

const NO_TOKEN = 'the service stopped accepting the token of the run (401)'

const refusalOf = ({ operationId, status }: Exchange) => `${operationId} ${status}`

/** Whether a response is a success with JSON. */
const isSuccess = (exchange: Exchange): boolean => hasStatus('2XX', exchange.status) && hasJson(exchange)

const isSuccessOfRun = ({ target }: Run, exchange: Exchange): boolean =>
  exchange.isDocumented && exchange.method === 'GET' && exchange.credential === target.credential && isSuccess(exchange)

/** Whether a status may reject all requests: a token that has expired, a plan that has ended, or a tenant that has been deleted. */
const isRejection = ({ status }: Exchange): boolean => [401, 402, 403, 404, 410].includes(status)

/** Whether a response without JSON may come from something in front of the service. */
function isForeign({ suite }: Run, exchange: Exchange): boolean {
  const { operationId, isDocumented, status } = exchange
  const operation = suite.operations.find(({ id }) => id === operationId)
  if (!operation || !isDocumented || hasJson(exchange)) return false
  // Statuses above 511 are not those of HTTP: content delivery networks, for example, use some.
  if ((status >= 500 && status <= 511) || isUnavailable(status)) return false
  const documented = documentedStatus(operation, status)
  return documented === undefined || operation.responses[documented]?.content !== undefined
}
