import { quote } from '../values.ts'

/** Describes a choice. The first value is the default; `unknowns` are entries of the register of unknowns. */
const choice = <const Values extends readonly unknown[]>(values: Values, means: string, ...unknowns: string[]) => {
  return { means, values, unknowns }
}
const acceptance = (of: string, unknown: string) => choice(['refuse', 'accept'], `whether to accept ${of}`, unknown)

/** Choices that an app may want to test with every value. Other choices have a comment that names the register's entry. */
export const SWITCHES = {
  createDomainStatus: choice([200, 201], 'status of the response to a new domain', 'success-status-codes'),
  domainNameSyntax: acceptance(
    'a domain that is not a valid host name of at least two labels; wildcards are always rejected',
    'domain-name-syntax',
  ),
  domainAddedTwice: choice(
    ['accept', 400, 409],
    'whether to accept a domain that the project already has, or the error status for it',
    'domain-added-twice',
  ),
  notFoundStatus: choice(
    [404, 400, 403, 409, 422],
    'status for a resource that does not exist, was deleted, or belongs to another project',
    'error-status-codes',
    'deletion-repeated',
  ),
  domainInUseStatus: choice(
    [400, 403, 404, 409, 422],
    'status for deleting an assigned domain',
    'domain-in-use-status',
  ),
  apiKeyNotOwnerStatus: choice(
    [403, 400, 404, 409, 422],
    'error status if a caller who is not an owner deletes an API key',
    'api-key-not-owner-status',
  ),
  apiKeyOfServiceAccountStatus: choice(
    [400, 403, 404, 409, 422],
    "error status for deleting a service account's key",
    'api-key-of-service-account-status',
  ),
  missingDomainFields: acceptance('a domain with missing fields, and fill them in', 'required-body-fields'),
  missingBody: acceptance('a missing body as an empty object', 'request-body-presence'),
  unknownKeys: choice(['refuse', 'ignore'], 'handling of undocumented fields and parameters', 'unknown-request-keys'),
  lowerBounds: choice(
    ['refuse', 'clamp'],
    'whether to reject a page, a page size or a number of top apps below 1, or treat it as 1',
    'container-events-lower-bounds',
    'billing-graph-top-range',
  ),
  neverExpiringKeys: choice(['last', 'first'], 'position of keys that never expire', 'api-keys-never-order'),
  containerEvents: choice(['oldest-first', 'newest-first'], "order of a container's events", 'container-events-order'),
  groupOthersByDefault: choice([false, true], 'default value of group_others', 'billing-graph-defaults'),
  downloadUrlSeconds: choice([900, 1, 60, 3600], 'lifetime of a download URL in seconds', 'download-url-lifetime'),
}

export type SwitchName = keyof typeof SWITCHES

/** The value of every switch. */
export type Switches = { [Name in SwitchName]: (typeof SWITCHES)[Name]['values'][number] }

export function defaultSwitches(): Switches {
  return Object.fromEntries(Object.entries(SWITCHES).map(([name, { values }]) => [name, values[0]])) as Switches
}

/**
 * Checks values of switches.
 *
 * @throws RangeError that names the unknown switch, or the switch with an unknown value, and lists the valid ones
 */
export function checkSwitches(given: Record<string, unknown>): Partial<Switches> {
  if (given === null || typeof given !== 'object') throw new RangeError('Switches must be an object.')
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(SWITCHES, name)) {
      throw new RangeError(`There is no switch ${quote(name)}; the switches are ${Object.keys(SWITCHES).join(', ')}.`)
    }
    const values: readonly unknown[] = SWITCHES[name as SwitchName].values
    if (!values.includes(value)) {
      const allowed = values.map((each) => JSON.stringify(each)).join(', ')
      throw new RangeError(`The switch ${name} must be one of ${allowed}; it is ${quote(value)}.`)
    }
  }
  return given
}
