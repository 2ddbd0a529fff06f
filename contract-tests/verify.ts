import type { OperationId } from '../generated/operation-table.ts'
import { oneOf } from '../src/command.ts'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { type FixtureEntry, type Ledger, type Progress, TIERS, type Tier } from '../src/verifier/model/ledger.ts'
import { LIMITS, readEnvironment } from './environment.ts'
import { environmentOptions, verifyTarget } from './targets.ts'

/** The content of a fixtures file, as `project-resources/fixtures.schema.json` describes it. */
export type FixturesFile = Record<string, string | string[] | Record<string, string | string[]>>

export interface VerifyOptions {
  /** Base URL of the service, without a version prefix such as `/v2`. */
  url: string
  /** Service account token of the project. Redacted in the ledger. */
  token: string
  /** ID of the project. May be missing if `fixtures` has `project_id`. */
  project?: string | undefined
  /**
   * Existing resources of the project. The run looks for most others, but never for tokens or for disposable, refused or
   * foreign resources. Facts that need a missing fixture are unexercised.
   */
  fixtures?: FixturesFile | undefined
  /** What the run may do. Default: `read`, which sends only GET requests. */
  tier?: Tier | undefined
  /**
   * Names that the service uses for query parameters whose names the document only assumes, such as `{ month: 'period' }` or,
   * for one operation, `{ 'getProjectCost.month': 'period' }`.
   */
  names?: Record<string, string> | undefined
  /** The operations to verify. Default: all. */
  only?: OperationId[] | undefined
  /** Maximum number of requests. Default: 2000. */
  budget?: number | undefined
  /** Maximum number of requests per second. Default: 10. */
  perSecond?: number | undefined
  /** Maximum number of operations to test, and of requests to send, at the same time. Default: 4; 1 after a 429. */
  concurrency?: number | undefined
  /** Headers to add to each request, such as that of a gateway. Their values are redacted in the ledger. */
  headers?: Record<string, string> | undefined
  /** How long an effect may take to show, such as that of a deletion, in milliseconds. Default: 5000. */
  settleMs?: number | undefined
  /** Whether the run may send values that a real environment charges for, such as replicas. */
  allowCost?: boolean | undefined
  /** Called with the fixtures that the run has looked for: before the first operation, and whenever it replaces some. */
  onFixtures?: ((fixtures: FixtureEntry[]) => void) | undefined
  onProgress?: ((progress: Progress) => void) | undefined
  /** Ends the run, which also ends after 15 minutes: it cleans up, and the ledger says in `incomplete` that the run was aborted. */
  signal?: AbortSignal | undefined
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: ((request: Request, init?: RequestInit) => Promise<Response>) | undefined
}

const operationIds = listOperations(document).map(({ id }) => id as OperationId)

/**
 * Verifies, fact by fact, that a service conforms to the document. Prints nothing and writes no files.
 *
 * @returns the ledger: every fact with its verdict, and the requests and responses that support it, without secrets. Also
 *   returned if the service stops responding during the run; `incomplete` then says why
 * @throws UsageError before the first request, if an option or a fixture is missing or invalid
 * @throws {@link NoAnswer} if no request gets a response
 */
export async function verify(options: VerifyOptions): Promise<Ledger> {
  const { tier = 'read', names, only, signal, fetch, settleMs, allowCost, onFixtures, onProgress } = options
  for (const id of only ?? []) oneOf('only', id, operationIds)
  const environment = await readEnvironment({
    ...options,
    tier: oneOf('tier', tier, TIERS),
    names: names && Object.entries(names).map((mapping) => mapping.join('=')),
    headers: Object.entries(options.headers ?? {}).map((header) => header.join(': ')),
    label: (option) => option,
  })
  const { budget = LIMITS.budget, perSecond = LIMITS.perSecond, concurrency = LIMITS.concurrency } = options
  return verifyTarget(
    {
      ...environmentOptions(environment),
      ...LIMITS,
      budget,
      perSecond,
      concurrency,
      settleMs,
      allowCost,
      signal,
      ...(fetch && { fetch }),
    },
    { only, onFixtures, onProgress },
  )
}
