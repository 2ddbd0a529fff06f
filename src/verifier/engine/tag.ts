import { ApiError } from '../../client/index.ts'
import type { OpenApiDocument } from '../../document/document.ts'
import type { Finder } from '../discovery/finder.ts'
import type { Mutant } from '../mutants/mutant.ts'
import { needFrom } from '../target/fixtures.ts'
import { Inconclusive, type Target } from '../target/target.ts'
import type { Safety } from '../target/tiers.ts'
import type { CreateCleanup } from '../target/types.ts'
import type { Samples } from '../values/cases.ts'
import type { InputField } from '../values/input-fields.ts'
import type { Seeding } from '../values/search.ts'
import type { Problem } from './validator.ts'

/** A function that takes the service. Methods are bivariant, so a tag may require a more specific service than `Service`. */
type OfService<Its, Result> = { call(service: Its): Result }['call']

/**
 * Everything that the document cannot state about the operations of one tag.
 *
 * @typeParam Id IDs of the operations
 * @typeParam RuleId names of the document's rules for these operations, as `operationId/name`
 * @typeParam Its type of the service, with the API's own client and fixtures
 */
export interface Tag<Id extends string = string, RuleId extends string = string, Its extends Service = Service> {
  /** Calls each operation with valid arguments. The request that this sends to the operation is the baseline request. */
  calls: { [Each in Id]: OfService<Its, Promise<unknown>> }
  /** Operations whose baseline request must differ each time, because the service may reject a repeated one. */
  renewed?: Id[]
  /** Valid values of parameters and properties, where the document's examples do not work. */
  samples?: { [Each in Id]?: OfService<Its, Samples> }
  /** Values outside an enum that a client is likely to send, by the name of the parameter or property. */
  wrong?: { [Each in Id]?: Record<string, unknown[]> }
  /** For a property of the body, the other properties that must be sent with it, and their values. */
  alongside?: { [Each in Id]?: Record<string, Record<string, unknown>> }
  /** Parameters and properties that valid random requests leave out: combining them with others is undocumented. */
  alone?: { [Each in Id]?: string[] }
  /** Numeric properties that cost money on a real environment if above 0: sent there only with `--allow-cost`. */
  costly?: { [Each in Id]?: string[] }
  /** Every rule of the document: its check and faults, or why no run can verify it. A missing entry is a compile error. */
  rules: { [Each in RuleId]: Rule<Its> }
  /** Expected behaviour that the document does not state, by `operationId/name`. */
  expectations?: { [Each in `${Id}/${string}`]?: Expectation<Its> }
  /** Requests that are sent only to observe the response, by `operationId/name`. */
  probes?: { [Each in `${Id}/${string}`]?: Probe<Its> }
  /** Properties of the service that hold for any request values. Seeded runs test them with random values. */
  properties?: { [Each in Id]?: StateProperty<Its>[] }
  /** Finds fixtures that are not given. Those on which others depend come first. */
  finders?: Finder<Its>[]
  /** Decides which requests with side effects may be sent. An operation without an entry is called only if it is a GET. */
  safety?: { [Each in Id]?: Safety }
  /** Creates the cleanup of a run, which tracks and undoes what the run creates and changes. */
  cleanup?: CreateCleanup
}

/** A rule that no schema can express, but that a check can test. */
interface ProvableRule<Its extends Service = Service> {
  /** Reads the state before the baseline request, for a check that compares it with the state afterwards. */
  before?(service: Its): Promise<unknown>
  /** @param earlier the result of `before`. @returns the problems; none if the service conforms */
  check(service: Its, earlier?: unknown): Promise<Problem[]>
  faults: Faults
  /** Whether the check runs before the baseline request, because that request removes what the check needs. */
  isPrior?: boolean
  /** The query parameters with assumed names on which the outcome depends. Default: all that the check sends. */
  parameters?: string[]
  unprovable?: never
}

export type Rule<Its extends Service = Service> =
  | ProvableRule<Its>
  /** A rule that no run against this API can verify, and why. */
  | { unprovable: string; before?: never; check?: never; faults?: never; isPrior?: never; parameters?: never }

/** Faults that make a service break a rule, by description. Each becomes a mutant whose ID contains the description. */
export type Faults = Record<string, Mutant['apply']>

export interface Expectation<Its extends Service = Service> extends ProvableRule<Its> {
  /** The expected behaviour, as a sentence. */
  says: string
  /** Entries of the register of unknowns on which the expectation rests: contradicting the expectation breaks no contract. */
  restsOn: [string, ...string[]]
}

/** A request that is sent only to observe the response, because its status or effect is undocumented. */
export interface Probe<Its extends Service = Service> {
  /** Entries of the register of unknowns that the response helps to settle. */
  observes: [string, ...string[]]
  /** The request, as a sentence. */
  says: string
  /**
   * Sends the request. An error response is an observation, too.
   *
   * @returns words to add to the status of the last response, without secrets; values other than strings are ignored
   */
  probe(service: Its): Promise<unknown>
}

/** What a check uses to call the service: a client, fixtures and helpers. */
export interface Service<Api extends object = object, Name extends string = string, List extends string = string> {
  api: Api
  /** Returns a client that sends the token with this name in the fixtures. @throws MissingFixture */
  as(token: 'tokens.member'): Api
  /** Returns a fixture. @throws MissingFixture if it is missing or a list */
  need(name: Name): string
  /** Returns the IDs in a list of the fixtures; none if the list is missing. */
  list(name: List): string[]
  /** Whether values that cost money may be sent. */
  allowsCost: boolean
  /**
   * Checks an effect that may take a moment: repeats the check until it finds no problem, or the time to settle is over. An
   * `ApiError` counts as a problem until then.
   */
  eventually(check: () => Promise<Problem[]>): Promise<Problem[]>
  uniqueName: Target['uniqueName']
  fetchRange: Target['fetchRange']
}

/** The parts of a target that checks use. */
type ServiceTarget = Pick<Target, 'fixtures' | 'client' | 'meaningOf' | 'uniqueName' | 'fetchRange' | 'settle'> &
  Partial<Pick<Target, 'missing' | 'isOwn' | 'allowCost'>>

/**
 * Returns the service that the checks of a run call. Its requests are sent through the target.
 *
 * @param used gets the name of each fixture that is read
 */
export function serviceOf(target: ServiceTarget, used = new Set<string>()): Service {
  const { fixtures, client, uniqueName, fetchRange } = target
  const read = needFrom(fixtures, target.meaningOf, target.missing)
  const need = (name: string) => {
    used.add(name)
    return read(name)
  }
  return {
    api: client(),
    as: (token) => client({ token: need(token) }),
    need,
    list: (name) => {
      used.add(name)
      const values = fixtures[name]
      return Array.isArray(values) ? values : []
    },
    allowsCost: target.isOwn === true || target.allowCost === true,
    async eventually(check) {
      const look = () =>
        check().then(
          (problems) => ({ problems }),
          (error: unknown) => {
            if (error instanceof ApiError) return { error }
            throw error
          },
        )
      const { result, waitedMs } = await target.settle(look, ({ problems }: Look) => problems?.length === 0)
      if ('error' in result) throw result.error
      const after = waitedMs > 0 ? ` (after ${Math.round(waitedMs / 100) / 10} s)` : ''
      return result.problems.map((problem) => ({ ...problem, text: problem.text + after }))
    },
    uniqueName,
    fetchRange,
  }
}

type Look = { problems?: Problem[]; error?: ApiError }

/** What the check of a {@link StateProperty} uses. */
interface StateContext<Its extends Service = Service> {
  document: OpenApiDocument
  service: Its
  /** The query parameters and properties of the body that may be combined. */
  inputFields: InputField[]
  seeding: Seeding
}

/** A property of the service that holds for any request values, but that no single response can show. */
export interface StateProperty<Its extends Service = Service> {
  /** ID of the checked fact, without the operationId. */
  fact: string
  says: string
  /** @returns the problems of the smallest request found that breaks the property; none if no tested request does */
  judge(context: StateContext<Its>): Promise<Problem[]>
}

/** Returns no problem if the condition holds, otherwise a problem with the text. @param more as in {@link Problem} */
export function unless(holds: boolean, text: string, more: Partial<Problem> = {}): Problem[] {
  return holds ? [] : [{ restsOn: [], ...more, text }]
}

/** Returns a problem unless a call gets any 4XX: the exact status is undocumented. @throws {@link Inconclusive} on 401 */
export async function refused(call: Promise<unknown>, what: string): Promise<Problem[]> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw new Inconclusive('the token was not accepted (401)')
    return unless(error.status >= 400 && error.status < 500, `${what} returned ${error.status}`)
  }
  return unless(false, `${what} was not rejected`)
}

/** Returns the result of a call to the resource that a fixture names. @throws {@link Inconclusive} on 404 */
export async function isThere<Result>(call: Promise<Result>, fixture: string): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Inconclusive(`${fixture} does not exist (404)`)
    throw error
  }
}

/** Calls a function with each item, one call after the other, to avoid flooding the service. */
export async function inTurn<Item, Result>(
  items: Item[],
  call: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await call(item, index))
  return results
}
