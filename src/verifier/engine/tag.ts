import type { RuleId } from '../../../generated/rules.ts'
import { ApiError, type Client } from '../../client/index.ts'
import type { Mutant } from '../mutants/mutant.ts'
import type { ListName, Need } from '../target/fixtures.ts'
import { Inconclusive, type Target } from '../target/target.ts'
import type { Samples } from '../values/cases.ts'
import type { StateProperty } from '../values/state-property.ts'
import type { Problem } from './validator.ts'

/** What the verifier needs to know about the operations of one tag that the document cannot say. */
export interface Tag<Id extends string = string> {
  /** Calls each operation through the generated client with a valid request; only the operation's own request counts. */
  calls: { [Each in Id]: (service: Service) => Promise<unknown> }
  /** Operations whose valid request must be new each time: adding something twice may be refused. */
  renewed?: Id[]
  /** Valid values of parameters and properties for which the document's examples are not enough. */
  samples?: { [Each in Id]?: (service: Service) => Samples }
  /** Other properties that are sent along when values of a body property are tried, by the property's name. */
  alongside?: { [Each in Id]?: Record<string, Record<string, unknown>> }
  /** Parameters and properties that are never sent with others: what the combination means is undocumented. */
  alone?: { [Each in Id]?: string[] }
  /** Body properties whose numbers cost money in a real environment: there, only the lowest are sent. */
  costly?: { [Each in Id]?: string[] }
  /** A check of each of the document's rules, with faults that break it. A rule without both does not compile. */
  rules: { [Each in RulesOf<Id>]: Rule }
  /** Behavior that is expected but undocumented; the name begins with the operationId. */
  expectations?: { [Each in `${Id}/${string}`]?: Expectation }
  /** Requests sent only to see the response; the name begins with the operationId. */
  probes?: { [Each in `${Id}/${string}`]?: Probe }
  /** Properties that hold for all values, by operationId; each is tried with values drawn from a seed. */
  properties?: { [Each in Id]?: StateProperty[] }
}

/** The names of the rules that the document has for some operations; any name, if the operations are not known. */
type RulesOf<Id extends string> = string extends Id ? string : Extract<RuleId, `${Id}/${string}`>

/** A check of something that a single response and its schema cannot show. */
export interface ProvableRule {
  /** @returns the problems; none if the service complies */
  check(service: Service): Promise<Problem[]>
  faults: Faults
  /** Run the check before the operation's valid request, which removes what the check needs. */
  isPrior?: boolean
  unprovable?: never
}

/** A rule that no run of this API can show, and why. */
interface UnprovableRule {
  unprovable: string
  check?: never
  faults?: never
  isPrior?: never
}

export type Rule = ProvableRule | UnprovableRule

/** Services that break a rule, by what is wrong with them. The text is part of the mutant's ID: do not reword it. */
export type Faults = Record<string, Mutant['apply']>

export interface Expectation extends ProvableRule {
  says: string
  /** Entries of the register of unknowns: a service that behaves differently violates no contract. */
  restsOn: [string, ...string[]]
}

/** A request whose response is undocumented, so that no response contradicts anything. */
export interface Probe {
  /** Entries of the register of unknowns about which the response says something. */
  observes: [string, ...string[]]
  says: string
  /**
   * Sends the request; an error response counts as well.
   *
   * @returns a text that describes the result if the status of the last response does not; it contains no secret
   */
  probe(service: Service): Promise<unknown>
}

/** The service under test, as a check sees it. */
export interface Service {
  api: Client
  /** A client with another token, by its name among the fixtures. */
  as(token: 'tokens.member'): Client
  need: Need
  /** A list of IDs among the fixtures; empty if it is missing. */
  list(name: ListName): string[]
  /** A new subdomain of the disposable domain of the fixtures. */
  newDomain(): string
  /** Gets a byte range from a presigned URL, without a credential. */
  fetchRange: Target['fetchRange']
}

/** No problem if the condition holds, else one with the text. */
export function unless(holds: boolean, text: string, { assumed = false } = {}): Problem[] {
  return holds ? [] : [{ text, assumed }]
}

/**
 * Checks that a call is rejected with any 4xx status but 401: the exact status is undocumented.
 *
 * @throws {@link Inconclusive} if the response is 401: without a valid token, nothing is known about the rule
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
 * Returns the response of a call that uses a fixture.
 *
 * @throws {@link Inconclusive} if the response is 404: the fixture does not exist
 */
export async function isThere<Answer>(call: Promise<Answer>, fixture: string): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Inconclusive(`${fixture} does not exist (404)`)
    throw error
  }
}

/** Makes calls one after the other so as not to flood the service. */
export async function inTurn<Item, Result>(items: Item[], call: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await call(item))
  return results
}
