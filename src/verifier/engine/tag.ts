import { ApiError } from '../../client/index.ts'
import type { CreateCleanup } from '../target/cleanup.ts'
import { Inconclusive, type Target } from '../target/target.ts'
import type { Safety } from '../target/tiers.ts'
import type { Samples } from '../values/cases.ts'
import type { StateProperty } from '../values/state-property.ts'
import type { Problem } from './validator.ts'

/** A function of the service whose API may be more specific than the engine knows. */
type OfService<Its, Result> = { call(service: Its): Result }['call']

/**
 * What the document cannot say about the operations of one tag.
 *
 * @typeParam Id IDs of the operations
 * @typeParam RuleId names of the document's rules for them, `operationId/name`
 * @typeParam Its the service as the checks see it, with the API's own client and fixtures
 */
export interface Tag<Id extends string = string, RuleId extends string = string, Its extends Service = Service> {
  /** A valid call of each operation through the client; the request of the operation itself is the baseline request. */
  calls: { [Each in Id]: OfService<Its, Promise<unknown>> }
  /** Operations whose baseline request must differ each time, because the service may refuse a repetition. */
  renewed?: Id[]
  /** Valid values of parameters and properties, where the document's examples do not work. */
  samples?: { [Each in Id]?: OfService<Its, Samples> }
  /** Properties to send along when a property of a body is tried, by the name of that property. */
  alongside?: { [Each in Id]?: Record<string, Record<string, unknown>> }
  /** Parameters and properties that are never combined with others, because their combined meaning is undocumented. */
  alone?: { [Each in Id]?: string[] }
  /** Numeric properties that cost money on a real environment: only their lowest values are sent there. */
  costly?: { [Each in Id]?: string[] }
  /** A check for each rule of the document. */
  rules: { [Each in RuleId]: Check<Its> }
  /** Behaviour that the service's description does not state, by `operationId/name`. */
  expectations?: { [Each in `${Id}/${string}`]?: Expectation<Its> }
  /** Requests that are sent only to observe the response, by `operationId/name`. */
  probes?: { [Each in `${Id}/${string}`]?: Probe<Its> }
  /** What holds for any values, tried with random ones. */
  properties?: { [Each in Id]?: StateProperty<Its>[] }
  /** Which requests may leave, for operations that may change something. Requests of others that are not GET never leave. */
  safety?: { [Each in Id]?: Safety }
  /** Tracks and undoes what a run creates and changes. */
  cleanup?: CreateCleanup
}

/** Checks what no single response and its schema can show. Returns no problem if the service conforms. */
export type Check<Its extends Service = Service> = OfService<Its, Promise<Problem[]>> | CheckWithOptions<Its>

export interface CheckWithOptions<Its extends Service = Service> {
  check(service: Its): Promise<Problem[]>
  /** Whether it runs before the baseline request, which removes what the check needs. */
  isPrior?: boolean
  /** Entries of the register of unknowns that the status of its last response informs. */
  observes?: string[]
  /** Why no run of this API can show it. */
  unprovable?: string
}

export interface Expectation<Its extends Service = Service> extends CheckWithOptions<Its> {
  /** The expectation as a sentence. */
  says: string
  /** Entries of the register of unknowns: a service that behaves otherwise breaks no contract. */
  restsOn: [string, ...string[]]
}

/** A request about which the service's description is silent: no response contradicts anything. */
export interface Probe<Its extends Service = Service> {
  /** Entries of the register of unknowns that the response informs. */
  observes: [string, ...string[]]
  /** What is sent, as a sentence. */
  says: string
  /**
   * Sends it. An error response counts as a response.
   *
   * @returns a text that says what happened, if the status of the last response does not; it must not contain secrets
   */
  probe(service: Its): Promise<unknown>
}

/** What a check uses to try the service. */
export interface Service<Api extends object = object, Name extends string = string, List extends string = string> {
  api: Api
  /** The client of another caller, by the name of a token in the fixtures. */
  as(token: 'tokens.member'): Api
  /** Returns a fixture. @throws MissingFixture */
  need(name: Name): string
  /** The IDs of a list in the fixtures; empty if it is missing. */
  list(name: List): string[]
  /** A name below a parent domain that nothing uses yet and that shows where it comes from. */
  uniqueName(parent: string): string
  /** Downloads bytes from a presigned URL, without a credential. */
  fetchRange: Target['fetchRange']
}

/** Says in words what came instead, unless something is kept. */
export function unless(isKept: boolean, text: string, { assumed = false } = {}): Problem[] {
  return isKept ? [] : [{ text, assumed }]
}

/**
 * Holds a call to be refused, whatever the status: which one it is, is not shown where this is used. A service that fails
 * refuses nothing, and one that does not accept the token says nothing of the rule.
 *
 * @throws {@link Inconclusive} when the answer is 401
 */
export async function refused(call: Promise<unknown>, what: string): Promise<Problem[]> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw new Inconclusive('the token was not accepted (401)')
    return unless(error.status >= 400 && error.status < 500, `${what} was answered with ${error.status}`)
  }
  return unless(false, `${what} was not refused`)
}

/**
 * Hands on what a call on a fixture is answered.
 *
 * @throws {@link Inconclusive} when that is 404: what is not there is refused to anybody
 */
export async function isThere<Answer>(call: Promise<Answer>, fixture: string): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Inconclusive(`${fixture} does not exist (404)`)
    throw error
  }
}

/** Calls one after the other: a service under test is not to be flooded. */
export async function inTurn<Item, Result>(items: Item[], call: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await call(item))
  return results
}
