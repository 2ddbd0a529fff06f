import { leavingOpen, type Operation } from '../../document/document.ts'
import { RunOver } from '../http/errors.ts'
import { type Exchange, hasJson } from '../http/exchange.ts'
import { hasStatus } from '../model/status.ts'
import { pathOf, requestOf, withSegment } from '../service/request.ts'
import { captureOf, type Run } from './run.ts'

/** The successful GETs of other operations with the token of the run. Calls those that the run has not called. */
export async function witnessesOf(run: Run, { id }: Operation): Promise<Exchange[]> {
  const { suite, target } = run
  for (const other of suite.operations) {
    const isCalled = target.exchanges.some(({ operationId }) => operationId === other.id)
    if (other.method !== 'GET' || other.id === id || isCalled) continue
    const baseline = await captureOf(run, other)(target).catch(unlessOver)
    if (baseline) await sent(run, requestOf(baseline, target.token))
  }
  return target.exchanges.filter(
    (exchange) =>
      exchange.operationId !== id &&
      exchange.method === 'GET' &&
      hasStatus('2XX', exchange.status) &&
      hasJson(exchange) &&
      exchange.credential === target.credential,
  )
}

/** The parts of a path that no other response shows to exist: parameters, and segments whose names are assumed. */
export async function unseenIn(
  run: Run,
  operation: Operation,
  { url }: Exchange,
  works: Exchange[],
): Promise<string[]> {
  const { operations, document } = run.suite
  const pathsOf = (exchange: Exchange) =>
    operations.filter(({ id }) => id === exchange.operationId).map((each) => pathOf(each, exchange.url))
  const unseen: string[] = []
  for (const [name, value] of Object.entries(pathOf(operation, url))) {
    const isElsewhere = operations.some(({ id, method, path }) => {
      return id !== operation.id && method === 'GET' && path.includes(`{${name}}`)
    })
    // A list may contain a resource that no longer exists, so it counts only if no other operation takes the ID.
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
  return [...unseen, ...leavingOpen(document, operation.unknowns, 'name').filter((unknown) => !isConfirmed(unknown))]
}

/** Whether the run has created or changed a resource and not deleted it since. */
function isOurs({ target }: Run, value: string): boolean {
  const change = target.exchanges.findLast(
    ({ method, status, text, url }) =>
      method !== 'GET' &&
      hasStatus('2XX', status) &&
      (url.endsWith(`/${encodeURIComponent(value)}`) || (method === 'POST' && text.includes(JSON.stringify(value)))),
  )
  return change !== undefined && change.method !== 'DELETE'
}

/** Whether a GET that takes an ID last accepts a value as the ID, and rejects an unknown one. */
async function isFound(run: Run, name: string, value: string): Promise<boolean> {
  const { suite, target } = run
  for (const operation of suite.operations) {
    if (operation.method !== 'GET' || /\{\w+\}(?!.*\{)/.exec(operation.path)?.[0] !== `{${name}}`) continue
    const baseline = await captureOf(run, operation)(target).catch(unlessOver)
    if (!baseline) continue
    const statusOf = async (id: string) => {
      const named = withSegment(baseline, operation, name, () => id)
      return (await sent(run, requestOf(named, target.token)))?.status ?? 0
    }
    const found = await statusOf(value)
    const unknown = await statusOf(target.unknownId(value, 'read'))
    if (hasStatus('2XX', found) && hasStatus('4XX', unknown)) return true
  }
  return false
}

export const repeated = (run: Run, exchange: Exchange) => sent(run, requestOf(exchange, run.target.token))

/** Sends a request that shows whether the token and the fixtures are right. Its response is not judged. */
const sent = ({ target }: Run, request: Request): Promise<Exchange | undefined> =>
  target.send(request).catch(unlessOver)

/** A request that fails shows nothing about another operation, whatever the reason. */
function unlessOver(error: unknown): undefined {
  if (error instanceof RunOver) throw error
}
