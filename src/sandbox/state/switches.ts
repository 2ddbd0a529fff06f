import type { ErrorStatus } from '../http/errors.ts'
import { quote } from '../http/quote.ts'

/** What one switch may be set to, and on which entries of the register of unknowns it rests. */
interface SwitchSpec<Value> {
  unknowns: readonly string[]
  means: string
  values: readonly [Value, ...Value[]]
}

/** Statuses that a refusal may be switched to. */
const REFUSALS = [400, 403, 404, 409, 422] as const satisfies readonly ErrorStatus[]
type RefusalStatus = (typeof REFUSALS)[number]

/** Puts the default in front: the first value of a switch is the one that it has unless it is turned. */
const refusalsFrom = (first: RefusalStatus) =>
  [first, ...REFUSALS.filter((status) => status !== first)] as const satisfies readonly RefusalStatus[]

/**
 * Where the service's description is silent, the sandbox must choose. The choices that an app may want to try the other way
 * are switches, the first value being the default; the others name their entry of the register where they are made.
 */
export const SWITCHES = {
  createDomainStatus: {
    unknowns: ['success-status-codes'],
    means: 'status that confirms a new domain',
    values: [200, 201],
  } as SwitchSpec<200 | 201>,
  domainNameSyntax: {
    unknowns: ['domain-name-syntax'],
    means: 'what becomes of a name that is no wildcard but no proper host name of two labels or more either',
    values: ['refuse', 'accept'],
  } as SwitchSpec<'refuse' | 'accept'>,
  domainAddedTwice: {
    unknowns: ['domain-added-twice'],
    means: 'what becomes of a domain that the project already has: it is accepted, or refused with a status',
    values: ['accept', 400, 409],
  } as SwitchSpec<'accept' | 400 | 409>,
  notFoundStatus: {
    unknowns: ['error-status-codes', 'deletion-repeated'],
    means: 'status for what does not exist, exists no more, or belongs to another project',
    values: refusalsFrom(404),
  } as SwitchSpec<RefusalStatus>,
  domainInUseStatus: {
    unknowns: ['domain-in-use-status'],
    means: 'status that refuses to delete a domain that is assigned to an app',
    values: refusalsFrom(400),
  } as SwitchSpec<RefusalStatus>,
  apiKeyNotOwnerStatus: {
    unknowns: ['api-key-not-owner-status'],
    means: 'status that refuses to delete an API key for a caller who is no owner',
    values: refusalsFrom(403),
  } as SwitchSpec<RefusalStatus>,
  apiKeyOfServiceAccountStatus: {
    unknowns: ['api-key-of-service-account-status'],
    means: "status that refuses to delete a service account's key",
    values: refusalsFrom(400),
  } as SwitchSpec<RefusalStatus>,
  missingDomainFields: {
    unknowns: ['required-body-fields'],
    means: 'whether a domain may be created without one of its fields; the sandbox then fills in its own',
    values: ['refuse', 'accept'],
  } as SwitchSpec<'refuse' | 'accept'>,
  missingBody: {
    unknowns: ['request-body-presence'],
    means: 'whether a body may be left out; it then counts as an empty object',
    values: ['refuse', 'accept'],
  } as SwitchSpec<'refuse' | 'accept'>,
  unknownKeys: {
    unknowns: ['unknown-request-keys'],
    means: 'what becomes of fields and query parameters that the document does not have',
    values: ['refuse', 'ignore'],
  } as SwitchSpec<'refuse' | 'ignore'>,
  lowerBounds: {
    unknowns: ['container-events-lower-bounds', 'billing-graph-top-range'],
    means: 'what becomes of a page, a page size or a number of top apps below 1: an error, or taken as 1',
    values: ['refuse', 'clamp'],
  } as SwitchSpec<'refuse' | 'clamp'>,
  neverExpiringKeys: {
    unknowns: ['api-keys-never-order'],
    means: 'where keys that never expire stand in the list',
    values: ['last', 'first'],
  } as SwitchSpec<'last' | 'first'>,
  containerEvents: {
    unknowns: ['container-events-order'],
    means: 'which events of a container come first',
    values: ['oldest-first', 'newest-first'],
  } as SwitchSpec<'oldest-first' | 'newest-first'>,
  groupOthersByDefault: {
    unknowns: ['billing-graph-defaults'],
    means: 'whether the billing graph groups the remaining apps when the request does not say',
    values: [false, true],
  } as SwitchSpec<boolean>,
  downloadUrlSeconds: {
    unknowns: ['download-url-lifetime'],
    means: 'seconds for which the download URL of a build works',
    values: [900, 1, 60, 3600],
  } as SwitchSpec<900 | 1 | 60 | 3600>,
} as const

export type SwitchName = keyof typeof SWITCHES

/** The value of every switch. */
export type Switches = { [Name in SwitchName]: (typeof SWITCHES)[Name]['values'][number] }

/** The switches as they are unless they are turned. */
export function defaultSwitches(): Switches {
  return Object.fromEntries(Object.entries(SWITCHES).map(([name, { values }]) => [name, values[0]])) as Switches
}

/**
 * Checks values of switches that come from outside.
 *
 * @throws RangeError that names the switch and lists its values
 */
export function checkSwitches(given: Record<string, unknown>): Partial<Switches> {
  if (given === null || typeof given !== 'object') throw new RangeError('Switches are turned by an object of them.')
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(SWITCHES, name)) {
      throw new RangeError(`There is no switch ${quote(name)}; there are ${Object.keys(SWITCHES).join(', ')}.`)
    }
    const { values }: SwitchSpec<unknown> = SWITCHES[name as SwitchName]
    if (!values.includes(value)) {
      throw new RangeError(
        `The switch ${name} takes ${values.map((each) => JSON.stringify(each)).join(', ')}; it is ${quote(value)}.`,
      )
    }
  }
  return given
}
