import type { Operation } from '../../document/document.ts'
import { statusProblems } from '../checks/status.ts'
import { RunOver } from '../http/errors.ts'
import { type Exchange, hasJson, statusInWords } from '../http/exchange.ts'
import { isUnavailable } from '../http/patience.ts'
import { hasStatus } from '../model/status.ts'
import { hasResponded } from './failures.ts'
import { outcomeOf } from './outcome.ts'
import type { Doubt, End, Run } from './run.ts'
import { repeated, unseenIn, witnessesOf } from './witnesses.ts'

/** Statuses that may be due to the token, the fixtures or the base URL, and whose cause may still be found after all operations. */
export const DOUBTFUL = [401, 403, 404]
const CHECK_ACCESS = 'check the token, the project, the fixtures and the base URL'
/** Statuses that suggest a cause other than a fault of the service, and what to check. */
const NOT_THE_SERVICE: Record<number, string> = {
  401: CHECK_ACCESS,
  403: CHECK_ACCESS,
  404: CHECK_ACCESS,
  402: 'check the plan and the payments of the account that the token belongs to',
  407: 'check the credentials of the proxy',
}

/** Why a response may be due to the token, the fixtures or the base URL; `undefined` if it is due to the service. */
export async function doubtOf(run: Run, { id, success }: Operation, response: Exchange): Promise<string | undefined> {
  const { target } = run
  if (target.isOwn) return undefined
  const { status } = response
  const got = statusInWords(response)
  const hasContent = !hasStatus(success.status, status) || success.schema !== undefined
  if (hasContent && !hasJson(response)) {
    if (!target.exchanges.some(hasJson) && !(await target.isAlive(hasJson))) {
      const advice = ' and no JSON so far: check the base URL, and that the service is running'
      return `got ${got}${response.redirect === undefined ? advice : ''}`
    }
  }
  if (isUnavailable(status)) {
    const hadResponse = hasResponded(target)
    // Earlier responses prove nothing: the service may have stopped during the run.
    if (await target.isAlive(hasJson)) return undefined
    if (!hadResponse) return `got ${got}, and no other response so far: check that the service is running`
    const why = `${id} got ${got}, and no operation works: check that the service is running`
    run.incomplete ??= why
    return why
  }
  const advice = NOT_THE_SERVICE[status]
  if (advice === undefined) return undefined
  return `got ${status}: ${advice}`
}

/** The contradicted fact of another operation whose evidence shows the same status of this operation: one fault is one cause. */
function contradictionShowing({ recorder }: Run, operationId: string, status: number): string | undefined {
  const findings = recorder.findings(() => ({ verdict: 'unexercised' }))
  return findings.find(
    (finding) =>
      finding.verdict === 'contradicted' &&
      finding.operationId !== operationId &&
      finding.evidence.some((exchange) => exchange.operationId === operationId && exchange.status === status),
  )?.id
}

/**
 * Decides after all operations which doubtful responses are due to the service: if the token works on other operations, and
 * every ID in the path exists. The baseline request is repeated first, because a resource may have vanished during the run.
 */
export async function settleDoubts(run: Run): Promise<void> {
  const { ends } = run
  try {
    for (const [id, { doubt }] of [...ends]) {
      if (run.overBecause() !== undefined) return
      const end = doubt && (await endOf(run, doubt))
      if (end) ends.set(id, end)
    }
  } catch (error) {
    if (!(error instanceof RunOver)) throw error
    run.end(error)
  }
}

/**
 * Decides about a doubtful response, and records it if it contradicts that the operation responds as documented.
 *
 * @returns how the test ended; `undefined` if that stays open
 */
async function endOf(run: Run, { operation, exchange, prior }: Doubt): Promise<End | undefined> {
  const { recorder } = run
  const { id, method, success } = operation
  const { status } = exchange
  if (!DOUBTFUL.includes(status)) return undefined
  const works = await witnessesOf(run, operation)
  if (works.length === 0) return undefined
  // Whatever the cause, a request without a valid token must get 401.
  for (const [facts, outcome] of prior)
    if (facts.every((fact) => fact.startsWith(`${id}/auth/`))) recorder.tried(facts, outcome)
  const worksOn = new Set(works.map(({ operationId }) => operationId)).size
  const on = `the token works on ${worksOn} other operation${worksOn > 1 ? 's' : ''}`
  const open = (why: string): End => ({ gap: { kind: 'access', why }, isInconclusive: true })
  // Which roles may call an operation is undocumented, and so is the status for a caller without permission.
  if (status === 403 || (status === 401 && method !== 'GET'))
    return open(`got ${status}, although ${on}: it may lack the permission for this one`)
  const unseen = status === 404 ? await unseenIn(run, operation, exchange, works) : []
  if (unseen.length > 0) return open(`got 404, although ${on}: check the fixtures ${unseen.join(', ')}`)
  const known = method === 'GET' ? undefined : contradictionShowing(run, id, status)
  if (known !== undefined) return { gap: { kind: 'baseline', why: `got ${status}, as ${known} shows` } }
  if (method === 'GET' && (await repeated(run, exchange))?.status !== status) return undefined
  // The token may have expired during the run.
  const [witness] = works
  if (status === 401 && witness && !hasStatus('2XX', (await repeated(run, witness))?.status ?? 0)) return undefined
  const exists = method === 'GET' ? 'every ID' : 'the resource'
  const although = status === 404 ? ({ exists } as const) : { worksOn }
  const problems = statusProblems(success.status, exchange).map((problem) => ({ ...problem, although }))
  recorder.tried([`${id}/operation`], outcomeOf(problems, [exchange]))
  return { gap: { kind: 'baseline', why: `the operation returned ${status}` } }
}
