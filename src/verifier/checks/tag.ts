import type { Finder, OfService } from '../discovery/finder.ts'
import type { CreateCleanup } from '../http/cleanup.ts'
import type { Safety } from '../http/safety.ts'
import type { Samples } from '../inputs/cases.ts'
import type { Problem } from '../model/problem.ts'
import type { Service } from '../service/service.ts'

/**
 * Everything that the document cannot state about the operations of one tag.
 *
 * @typeParam Id IDs of the operations
 * @typeParam RuleId names of the document's rules for these operations, as `operationId/name`
 * @typeParam ApiService type of the service, with the API's own client and fixtures
 */
export interface Tag<Id extends string = string, RuleId extends string = string, ApiService extends Service = Service> {
  /** Calls each operation with valid arguments. The request that this sends to the operation is the baseline request. */
  calls: { [Operation in Id]: OfService<ApiService, Promise<unknown>> }
  /** Operations whose baseline request must differ each time, because the service may reject a repeated one. */
  renewed?: Id[]
  /** Valid values of parameters and properties, where the document's examples do not work. */
  samples?: { [Operation in Id]?: OfService<ApiService, Samples> }
  /** Values outside an enum that a client is likely to send, by the name of the parameter or property. */
  wrong?: { [Operation in Id]?: Record<string, unknown[]> }
  /** For a property of the body, the other properties that must be sent with it, and their values. */
  alongside?: { [Operation in Id]?: Record<string, Record<string, unknown>> }
  /** Properties to add if the service rejects a value alone, because it may require compatible values. */
  fitting?: { [Operation in Id]?: (name: string, value: unknown) => object | undefined }
  /** Numeric properties that cost money on a real environment if above 0: sent there only with `--allow-cost`. */
  costly?: { [Operation in Id]?: string[] }
  /** Every rule of the document: its check, or why no run can verify it. A missing entry is a compile error. */
  rules: { [Name in RuleId]: Rule<ApiService> }
  /** Expected behaviour that the document does not state, by `operationId/name`. */
  expectations?: { [Name in `${Id}/${string}`]?: Expectation<ApiService> }
  /** Requests that are sent only to observe the response, by `operationId/name`. */
  probes?: { [Name in `${Id}/${string}`]?: Probe<ApiService> }
  /**
   * For an operation that changes something: tries a change with a client that must not reach the tenant, once.
   *
   * @returns the responses that show the change, one of them to the token of the run; `undefined` if none does
   */
  intrusions?: {
    [Operation in Id]?: OfService<ApiService, Promise<unknown[] | undefined>, [intruder: ApiService['api']]>
  }
  /** Operations that any valid token may call, as far as the document says: their access is not checked. */
  accessIsOpen?: Id[]
  /** Find fixtures that are not given. Finders on which others depend come first. */
  finders?: Finder<ApiService>[]
  /** Decides which requests with side effects may be sent. An operation without an entry is called only if it is a GET. */
  safety?: { [Operation in Id]?: Safety }
  /** Creates the cleanup of a run, which tracks and undoes what the run creates and changes. */
  cleanup?: CreateCleanup
}

/** A rule that no schema can express, but that a check can test. */
interface ProvableRule<ApiService extends Service = Service> {
  /** Reads the state before the baseline request, for a check that compares it with the state afterwards. */
  before?(service: ApiService): Promise<unknown>
  /** @param earlier the result of `before`. @returns the problems; none if the service conforms */
  check(service: ApiService, earlier?: unknown): Promise<Problem[]>
  /** Whether the check runs before the baseline request, because that request removes what the check needs. */
  isPrior?: boolean
  unprovable?: never
}

/** A rule of the document: how a run checks it, or why no run can. */
export type Rule<ApiService extends Service = Service> =
  | ProvableRule<ApiService>
  /** A rule that no run against this API can verify, and why. */
  | { unprovable: string; before?: never; check?: never; isPrior?: never }

/** Behaviour that the document leaves open, but that a run expects. */
export interface Expectation<ApiService extends Service = Service> extends ProvableRule<ApiService> {
  /** The expected behaviour, as a sentence. */
  says: string
  /** Entries of the register of unknowns on which the expectation rests: contradicting the expectation breaks no contract. */
  restsOn: [string, ...string[]]
  /**
   * The query parameters with assumed names on which the outcome depends. Default: all that the check sends. For a rule, the
   * document says which.
   */
  parameters?: string[]
}

/** A request that is sent only to observe the response, because its status or effect is undocumented. */
export interface Probe<ApiService extends Service = Service> {
  /** Entries of the register of unknowns that the response helps to settle. */
  observes: [string, ...string[]]
  /** The request, as a sentence. */
  says: string
  /**
   * Sends the request. An error response is an observation, too.
   *
   * @returns words to add to the status of the last response, without secrets; values other than strings are ignored
   */
  probe(service: ApiService): Promise<unknown>
}
