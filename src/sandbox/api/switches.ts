import { quote } from '../kit/values.ts'

/** Describes a switch. The first value is the default; `unknowns` are IDs in the register of unknowns. */
const choice = <const Values extends readonly unknown[]>(values: Values, means: string, ...unknowns: string[]) => {
  return { means, values, unknowns }
}
const acceptance = (of: string, unknown: string) => choice(['refuse', 'accept'], `whether to accept ${of}`, unknown)

/**
 * Choices about undocumented behaviour that you may want to vary in tests of a client. Other choices are fixed: comments in
 * the code mark them with the ID of the unknown.
 */
export const SWITCHES = {
  createDomainStatus: choice([200, 201], 'success status for adding a domain', 'success-status-codes'),
  domainNameSyntax: acceptance(
    'a domain that is not a valid host name of at least two labels; wildcards are always rejected',
    'domain-name-syntax',
  ),
  domainAddedTwice: choice(
    ['accept', 400, 409],
    'whether to accept a domain that the project already has, or with which error status to reject it',
    'error-status-codes',
  ),
  notFoundStatus: choice(
    [404, 400, 403, 409, 422],
    'error status for a resource that does not exist, was deleted, or belongs to another project',
    'error-status-codes',
  ),
  domainInUseStatus: choice(
    [400, 403, 404, 409, 422],
    'error status for deleting an assigned domain',
    'error-status-codes',
  ),
  apiKeyNotOwnerStatus: choice(
    [403, 400, 404, 409, 422],
    'error status if a caller without the owner role deletes an API key',
    'error-status-codes',
  ),
  apiKeyOfServiceAccountStatus: choice(
    [400, 403, 404, 409, 422],
    "error status for deleting a service account's key",
    'error-status-codes',
  ),
  missingDomainFields: acceptance('an incomplete domain, which gets default values', 'required-body-fields'),
  missingBody: acceptance('a missing body as an empty object', 'required-body-fields'),
  unknownKeys: choice(['refuse', 'ignore'], 'whether to ignore unknown fields and parameters', 'unknown-request-keys'),
  lowerBounds: choice(
    ['refuse', 'clamp'],
    'whether to reject a page, a page size or a number of top apps below 1, or treat it as 1',
    'container-events-page-bounds',
    'billing-graph-top-range',
  ),
  neverExpiringKeys: choice(['last', 'first'], 'position of never-expiring keys in the list', 'api-keys-never-order'),
  containerEvents: choice(['oldest-first', 'newest-first'], "order of a container's events", 'container-events-order'),
  groupOthersByDefault: choice([false, true], 'default value of group_others', 'billing-graph-defaults'),
  downloadUrlSeconds: choice([900, 1, 60, 3600], 'lifetime of a download URL in seconds', 'download-urls'),
}

export type SwitchName = keyof typeof SWITCHES

/** The current value of each switch. */
export type Switches = { [Name in SwitchName]: (typeof SWITCHES)[Name]['values'][number] }

export function defaultSwitches(): Switches {
  return Object.fromEntries(Object.entries(SWITCHES).map(([name, { values }]) => [name, values[0]])) as Switches
}

/** Describes each switch: its value, the possible values, the meaning and the unknowns. */
export function describeSwitches(switches: Readonly<Switches>) {
  const described = Object.entries(SWITCHES).map(([name, { means, values, unknowns }]) => {
    return [name, { value: switches[name as SwitchName], values, means, unknowns }] as const
  })
  return Object.fromEntries(described)
}

/**
 * Checks the names and values of switches.
 *
 * @throws RangeError if `given` is not an object, or contains an unknown switch or value; the message then lists the valid ones
 */
export function checkSwitches(given: Record<string, unknown>): Partial<Switches> {
  if (given === null || typeof given !== 'object') throw new RangeError('Switches must be an object.')
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(SWITCHES, name)) {
      throw new RangeError(`Unknown switch ${quote(name)}; the switches are ${Object.keys(SWITCHES).join(', ')}.`)
    }
    const values: readonly unknown[] = SWITCHES[name as SwitchName].values
    if (!values.includes(value)) {
      const allowed = values.map((each) => JSON.stringify(each)).join(', ')
      throw new RangeError(`The switch ${name} must be one of ${allowed}; it is ${quote(value)}.`)
    }
  }
  return given
}
