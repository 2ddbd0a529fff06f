import { quote } from '../values.ts'

/** A choice where the service's description is silent. */
interface SwitchSpec<Value> {
  means: string
  /** The first value is the default. */
  values: readonly [Value, ...Value[]]
  /** Entries of the register of unknowns. */
  unknowns: readonly string[]
}

const spec = <const Values extends readonly [unknown, ...unknown[]]>(
  means: string,
  values: Values,
  ...unknowns: string[]
): SwitchSpec<Values[number]> => ({ means, values, unknowns })

const acceptance = (means: string, ...unknowns: string[]) => spec(means, ['refuse', 'accept'], ...unknowns)

/** The choices that an app may want to test both ways. For other choices, a comment names the entry of the register. */
export const SWITCHES = {
  createDomainStatus: spec('status of the response to a new domain', [200, 201], 'success-status-codes'),
  domainNameSyntax: acceptance(
    'whether to accept a domain that is neither a wildcard nor a valid host name of at least two labels',
    'domain-name-syntax',
  ),
  domainAddedTwice: spec(
    'whether to accept a domain that the project already has, or the status that rejects it',
    ['accept', 400, 409],
    'domain-added-twice',
  ),
  notFoundStatus: spec(
    'status for a resource that does not exist, was deleted, or belongs to another project',
    [404, 400, 403, 409, 422],
    'error-status-codes',
    'deletion-repeated',
  ),
  domainInUseStatus: spec(
    'status that rejects deleting a domain assigned to an app',
    [400, 403, 404, 409, 422],
    'domain-in-use-status',
  ),
  apiKeyNotOwnerStatus: spec(
    'status that rejects deleting an API key by a caller who is not an owner',
    [403, 400, 404, 409, 422],
    'api-key-not-owner-status',
  ),
  apiKeyOfServiceAccountStatus: spec(
    "status that rejects deleting a service account's key",
    [400, 403, 404, 409, 422],
    'api-key-of-service-account-status',
  ),
  missingDomainFields: acceptance(
    'whether to accept a domain without one of its fields; the sandbox then fills it in',
    'required-body-fields',
  ),
  missingBody: acceptance('whether to accept a missing body as an empty object', 'request-body-presence'),
  unknownKeys: spec(
    'whether to reject or ignore undocumented fields and query parameters',
    ['refuse', 'ignore'],
    'unknown-request-keys',
  ),
  lowerBounds: spec(
    'whether to reject a page, a page size or a number of top apps below 1, or treat it as 1',
    ['refuse', 'clamp'],
    'container-events-lower-bounds',
    'billing-graph-top-range',
  ),
  neverExpiringKeys: spec('position of keys that never expire', ['last', 'first'], 'api-keys-never-order'),
  containerEvents: spec(
    'order of the events of a container',
    ['oldest-first', 'newest-first'],
    'container-events-order',
  ),
  groupOthersByDefault: spec(
    'whether the billing graph groups the remaining apps by default',
    [false, true],
    'billing-graph-defaults',
  ),
  downloadUrlSeconds: spec('lifetime of a download URL in seconds', [900, 1, 60, 3600], 'download-url-lifetime'),
}

export type SwitchName = keyof typeof SWITCHES

/** The value of every switch. */
export type Switches = { [Name in SwitchName]: (typeof SWITCHES)[Name]['values'][number] }

export function defaultSwitches(): Switches {
  return Object.fromEntries(Object.entries(SWITCHES).map(([name, { values }]) => [name, values[0]])) as Switches
}

/**
 * Checks values of switches that come from outside.
 *
 * @throws RangeError that names the switch and lists its values
 */
export function checkSwitches(given: Record<string, unknown>): Partial<Switches> {
  if (given === null || typeof given !== 'object') throw new RangeError('Switches must be an object.')
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(SWITCHES, name)) {
      throw new RangeError(`There is no switch ${quote(name)}; there are ${Object.keys(SWITCHES).join(', ')}.`)
    }
    const { values }: SwitchSpec<unknown> = SWITCHES[name as SwitchName]
    if (!values.includes(value)) {
      const allowed = values.map((each) => JSON.stringify(each)).join(', ')
      throw new RangeError(`The switch ${name} must be one of ${allowed}; it is ${quote(value)}.`)
    }
  }
  return given
}
