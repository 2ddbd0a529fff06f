import { assuming, JSON_TYPE, type Operation } from '../../document/document.ts'
import { type Exchange, RunOver } from '../target/target.ts'
import { createCapture, pathOf, requestOf, withSegment } from './baseline.ts'
import type { Outcome } from './recorder.ts'
import type { Run } from './run-operation.ts'
import { hasStatus } from './status.ts'

/** A baseline request that got 401, 403 or 404: the cause may be the token or the fixtures, or the service. */
export interface Doubt {
  operation: Operation
  /** Index of the exchange. */
  index: number
  /** The outcomes of the checks before it. */
  prior: [facts: string[], Outcome][]
}

/**
 * Decides after all operations which doubts are due to the service: the token works on other operations, and every ID in the
 * path exists. The baseline request is repeated first, because a resource may have vanished during the run.
 */
export async function settleDoubts(run: Run): Promise<void> {
  const { doubts, target, recorder, noVerdicts, inconclusive } = run
  try {
    for (const { operation, index, prior } of doubts) {
      const exchange = target.exchanges[index]
      const { id, method } = operation
      const { status = 0 } = exchange ?? {}
      if (!exchange || ![401, 403, 404].includes(status)) continue
      const works = await witnessesOf(run, operation)
      if (works.length === 0) continue
      // Whatever the cause, a request without a valid token must get 401.
      for (const [facts, outcome] of prior)
        if (facts.every((fact) => fact.startsWith(`${id}/auth/`))) recorder.tried(facts, outcome)
      const others = new Set(works.map(({ operationId }) => operationId)).size
      const on = `the token works on ${others} other operation${others > 1 ? 's' : ''}`
      if (status === 403 || (status === 401 && method !== 'GET')) {
        // Which roles may call an operation is undocumented, and so is the status for a caller without permission.
        noVerdicts.set(id, `got ${status}, although ${on}: it may lack the permission for this one`)
        continue
      }
      const unseen = status === 404 ? await unseenIn(run, operation, exchange, works) : []
      if (unseen.length > 0) {
        noVerdicts.set(id, `got 404, although ${on}: check the fixtures ${unseen.join(', ')}`)
        continue
      }
      if (method === 'GET' && (await repeated(run, exchange))?.status !== status) continue
      const although = status === 404 ? 'every ID in the path exists' : on
      const reason = `expected ${operation.success.status}, got ${status}, although ${although}`
      recorder.tried([`${id}/operation`], { verdict: 'contradicted', reason, evidence: [index] })
      noVerdicts.set(id, `the operation returned ${status}`)
      inconclusive.splice(inconclusive.indexOf(id), 1)
    }
  } catch (error) {
    if (!(error instanceof RunOver)) throw error
    run.incomplete ??= error.message
  } finally {
    run.skipResponses()
  }
}

/** The successful GETs of other operations with the token of the run. Calls those that the run has not called. */
async function witnessesOf(run: Run, { id }: Operation): Promise<Exchange[]> {
  const { suite, target } = run
  for (const other of suite.operations) {
    const isCalled = target.exchanges.some(({ operationId }) => operationId === other.id)
    if (other.method !== 'GET' || other.id === id || isCalled) continue
    const baseline = await createCapture(suite, target, other)().catch(() => undefined)
    if (baseline) await sent(run, requestOf(baseline, target.token))
  }
  return target.exchanges.filter(
    ({ operationId, method, status, credential, contentType }) =>
      operationId !== id &&
      method === 'GET' &&
      hasStatus('2XX', status) &&
      contentType === JSON_TYPE &&
      credential === target.credential,
  )
}

/** The parts of a path that no other response shows to exist: parameters, and segments whose names are assumed. */
async function unseenIn(run: Run, operation: Operation, { url }: Exchange, works: Exchange[]): Promise<string[]> {
  const { operations, document } = run.suite
  const pathsOf = (exchange: Exchange) =>
    operations.filter(({ id }) => id === exchange.operationId).map((each) => pathOf(each, exchange.url))
  const unseen: string[] = []
  for (const [name, value] of Object.entries(pathOf(operation, url))) {
    const isElsewhere = operations.some(({ id, method, path }) => {
      return id !== operation.id && method === 'GET' && path.includes(`{${name}}`)
    })
    // An ID in a list may be of a resource that is gone, so it counts only if no other operation takes the ID.
    const isShown = ({ text }: Exchange) => !isElsewhere && text.includes(JSON.stringify(value))
    const isProof = (each: Exchange) => {
      const isUsed = pathsOf(each).some((path) => path[name] === value)
      return hasStatus('2XX', each.status) && (isElsewhere ? isUsed : isShown(each))
    }
    const witness = works.find(isProof)
    const again = witness && (await repeated(run, witness))
    const isThere = (again && isProof(again)) || isOurs(run, value) || (await isFound(run, name, value))
    if (!isThere) unseen.push(name)
  }
  const isConfirmed = (unknown: string) =>
    operations.some(({ id, unknowns }) => unknowns.includes(unknown) && works.some((each) => each.operationId === id))
  return [...unseen, ...assuming(document, operation.unknowns, 'name').filter((unknown) => !isConfirmed(unknown))]
}

/** Whether the run has created or changed a resource, and not deleted it since. */
function isOurs({ target }: Run, value: string): boolean {
  const isAbout = ({ method, status, text, url }: Exchange) =>
    method !== 'GET' &&
    hasStatus('2XX', status) &&
    (url.endsWith(`/${encodeURIComponent(value)}`) || (method === 'POST' && text.includes(JSON.stringify(value))))
  const { method = 'DELETE' } = target.exchanges.findLast(isAbout) ?? {}
  return method !== 'DELETE'
}

/** Whether a GET that takes an ID last accepts a value as the ID, and rejects an unknown one. */
async function isFound(run: Run, name: string, value: string): Promise<boolean> {
  const { suite, target } = run
  for (const operation of suite.operations) {
    if (operation.method !== 'GET' || /\{\w+\}(?!.*\{)/.exec(operation.path)?.[0] !== `{${name}}`) continue
    const baseline = await createCapture(suite, target, operation)().catch(() => undefined)
    if (!baseline) continue
    const responseTo = (id: string) =>
      sent(
        run,
        requestOf(
          withSegment(baseline, operation, name, () => id),
          target.token,
        ),
      )
    const [found, unknown] = [await responseTo(value), await responseTo(target.unknownId(value, 'read'))]
    if (hasStatus('2XX', found?.status ?? 0) && hasStatus('4XX', unknown?.status ?? 0)) return true
  }
  return false
}

const repeated = (run: Run, exchange: Exchange) => sent(run, requestOf(exchange, run.target.token))

async function sent({ target, tried }: Run, request: Request): Promise<Exchange | undefined> {
  const before = target.exchanges.length
  const exchange = await target.send(request).catch((error: unknown) => {
    if (error instanceof RunOver) throw error
    return undefined
  })
  for (let index = before; index < target.exchanges.length; index++)
    tried[index] = 'Checking whether the token and the fixtures are right'
  return exchange
}
