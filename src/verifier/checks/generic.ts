/** What the checks of every operation must know about an API, beyond its document. */
export interface GenericChecks {
  access: AccessChecks
  questions: Questions
}

/** How to check that callers reach only what they may. */
export interface AccessChecks {
  /** Tokens that must not reach the tenant, by the end of the IDs of their findings. */
  outsiders: Record<string, Outsider>
  /** Beginnings of the names of fields whose IDs two tenants may share, such as `user`. */
  sharedIds: readonly string[]
}

interface Outsider {
  /** Name of the fixture with the token. */
  token: string
  /** What a finding may mean if the service is right, as a clause. */
  unless: string
}

/** What a finding may mean if the token of the run reaches resources of another tenant. */
export const UNLESS_ACCESS = 'the token has access'

/**
 * Entries of the register of unknowns about which generic checks make observations, and which excuse what they find. Without an entry,
 * there is no excuse, and no request that only observes.
 */
export interface Questions {
  /** Which status an unknown ID gets. */
  unknownIds?: string
  /** Which status a caller without access gets. */
  access?: string
  /** What a method does that no operation has. Without it, no operation is called with such a method. */
  otherMethods?: { entry: string; method: string }
  /** How a service treats undocumented query parameters and properties. */
  unknownKeys?: string
  /** Whether a service converts a text to a number. */
  coercion?: string
  /** Which properties a body must have. */
  requiredProperties?: string
  /** Which operations a caller with another role may call. */
  roles?: Role & { entry: string }
}

/** Another caller of the same tenant. */
interface Role {
  /** Name of the fixture with the token. */
  token: string
  /** The request, as a phrase. */
  says: string
}
