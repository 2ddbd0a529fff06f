import type { OperationId } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import { ApiError, type Client } from '../../client/index.ts'
import type { ListName, Need } from '../target/fixtures.ts'
import { Inconclusive, type Target } from '../target/target.ts'
import type { Samples } from '../values/cases.ts'
import type { Problem } from './validator.ts'

/** What the checks of the operations of one tag need to know that the document cannot say. */
export interface Tag<Id extends OperationId> {
  /** A baseline call of each operation through the generated client; the request of the operation itself is the one that counts. */
  calls: { [Each in Id]: (service: Service) => Promise<unknown> }
  /** Operations of which no two baseline call may be the same: what is added twice may be refused. */
  renewed?: Id[]
  /** Proper values of parameters and properties, where the examples of the document will not do. */
  samples?: { [Each in Id]?: (service: Service) => Samples }
  /** What goes along with a property of a body when its values are tried, by the name of the property. */
  alongside?: { [Each in Id]?: Record<string, Record<string, unknown>> }
  /** Parameters and properties that are never tried together with others: what they mean then is not shown. */
  alone?: { [Each in Id]?: string[] }
  /** Properties of a body whose numbers a real environment carries out at a price: there, only the lowest are sent. */
  costly?: { [Each in Id]?: string[] }
  /** A check of every rule that the document has for the operations. */
  rules: { [Each in Extract<RuleId, `${Id}/${string}`>]: Check }
  /** What may be expected though the service's description does not show it; the name begins with the operationId. */
  expectations?: { [Each in `${Id}/${string}`]?: Expectation }
  /** What is tried only to see what is answered; the name begins with the operationId. */
  probes?: { [Each in `${Id}/${string}`]?: Probe }
}

/** A check of something that no single answer and its schema can show. It gives no problem where the service keeps to it. */
export type Check = ((service: Service) => Promise<Problem[]>) | CheckWithOptions

export interface CheckWithOptions {
  check(service: Service): Promise<Problem[]>
  /** Whether it is tried before the operation's baseline call, which takes away what it needs. */
  isPrior?: boolean
  /** Entries of the register of unknowns on which the status of its last answer throws a light. */
  observes?: string[]
  /** Why no run of this API can show it, where none can. */
  unprovable?: string
}

export interface Expectation extends CheckWithOptions {
  /** In words. */
  says: string
  /** Entries of the register of unknowns: the service may do otherwise and breaks no contract. */
  restsOn: [string, ...string[]]
}

/** Something of which the service's description says nothing: whatever is answered contradicts nothing. */
export interface Probe {
  /** Entries of the register of unknowns on which the answer throws a light. */
  observes: [string, ...string[]]
  /** What is tried, in words. */
  says: string
  /**
   * Tries it; what refuses it counts as an answer.
   *
   * @returns a text that says what came of it, where the status of the last answer does not; it carries no secret
   */
  probe(service: Service): Promise<unknown>
}

/** What a check tries the service with. */
export interface Service {
  api: Client
  /** The client of somebody else, by the name of a token among the fixtures. */
  as(token: 'tokens.member'): Client
  need: Need
  /** The IDs of a list among the fixtures; none where it is missing. */
  list(name: ListName): string[]
  /** A domain name that nobody has, below the one that the fixtures name as disposable. */
  newDomain(): string
  /** Gets bytes from a presigned URL, without a credential. */
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
