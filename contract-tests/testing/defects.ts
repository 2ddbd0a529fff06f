import type { OperationId } from '../../generated/operations.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { createSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import type { Finding, Ledger, Tier } from '../../src/verifier/engine/ledger.ts'
import { createRouter } from '../../src/verifier/engine/router.ts'
import { createVerifier } from '../../src/verifier/engine/verify.ts'
import type { Fixtures } from '../../src/verifier/target/fixtures.ts'
import type { Target, TargetOptions } from '../../src/verifier/target/target.ts'
import { parseFixtures } from '../fixtures.ts'
import { suite } from '../suite.ts'
import { sandboxTarget, urlTarget } from '../targets.ts'

/** The moment at which the clocks of sandboxes stand still. */
export const NOW = '2026-03-10T09:30:00Z'
export const BASE_URL = 'http://sandbox.test'
export const TOKEN = 'sandbox-owner-token'

/** Changes what the sandbox answers; `again` sends it another request instead. */
export type Defect = (
  answer: Response,
  request: Request,
  again: (request: Request) => Promise<Response>,
) => Response | Promise<Response>

type Fetch = NonNullable<TargetOptions['fetch']>

export const newSandbox = () => createSandbox({ now: NOW })

/** One for all tests of a file: to compile the document takes its time. */
export const { suite: built, verify } = createVerifier(suite)

export const through =
  (sandbox: Pick<Sandbox, 'fetch'>, defect: Defect): Fetch =>
  async (request) =>
    defect(await sandbox.fetch(request.clone()), request, sandbox.fetch)

/** A sandbox as a target of the run's own. */
export function ownTarget(defect: Defect = (answer) => answer, sandbox = newSandbox()): Target {
  return sandboxTarget(document, BASE_URL, sandbox.fixtures(), through(sandbox, defect))
}

type Options = Partial<Omit<TargetOptions, 'name' | 'operations' | 'isOwn'>>

/** A sandbox as any environment, of which the run knows no more than the fixtures. */
export function environment(options: Options & { tier?: Tier } = {}, sandbox: Sandbox = newSandbox()): Target {
  return urlTarget(document, {
    baseUrl: BASE_URL,
    token: TOKEN,
    fixtures: fixturesOf(sandbox),
    tier: 'destructive',
    runId: 'run-7',
    fetch: (request) => sandbox.fetch(request),
    ...options,
  })
}

export const fixturesOf = (sandbox: Sandbox): Fixtures => parseFixtures(JSON.stringify(sandbox.fixtures()))

/** What a run says of some operations on a sandbox whose answers pass through a defect; of all, where none is named. */
export function ledgerThrough(defect: Defect, ...only: string[]): Promise<Ledger> {
  return verify(ownTarget(defect), only.length > 0 ? { only } : {})
}

/** The facts that ended otherwise than verified, and how. */
export async function findingsThrough(defect: Defect, ...only: string[]): Promise<Finding[]> {
  const { facts } = await ledgerThrough(defect, ...only)
  return facts.filter(({ verdict }) => verdict !== 'verified')
}

export const verdictsOf = (findings: Pick<Finding, 'verdict' | 'reason'>[]) =>
  new Set(findings.map(({ verdict, reason }) => (reason === undefined ? verdict : `${verdict}: ${reason}`)))

/** What fetch throws when the connection breaks. */
export const broken = (reason = 'connection reset', code?: string): Promise<never> =>
  Promise.reject(new TypeError('fetch failed', { cause: { message: reason, code } }))

/** What fetch throws when nothing listens. */
export const refused = () => broken('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED')

// biome-ignore lint/suspicious/noExplicitAny: a defect takes an answer apart as no type would allow.
type Change = (body: any, request: Request) => unknown

/** Changes the bodies of successes, or of other answers. */
export const changing =
  (change: Change, when: (request: Request, answer: Response) => boolean = (_, { ok }) => ok): Defect =>
  async (answer, request) =>
    answer.status !== 204 && when(request, answer) && isJson(answer)
      ? Response.json(await change(await answer.json(), request), { status: answer.status })
      : answer

const isJson = ({ headers }: Response) => headers.get('Content-Type') === 'application/json'

const findRoute = createRouter({
  baseUrl: BASE_URL,
  fixtures: fixturesOf(newSandbox()),
  operations: listOperations(document),
})

/** The operation that a request is, if any. */
export const operationOf = ({ method, url }: Pick<Request, 'method' | 'url'>) => findRoute(method, url)?.id

/** A defect of one operation alone. */
export const at =
  (operationId: OperationId, defect: Defect): Defect =>
  (answer, request, again) =>
    operationOf(request) === operationId ? defect(answer, request, again) : answer
