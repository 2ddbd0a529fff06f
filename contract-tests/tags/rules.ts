import type { OperationId } from '../../generated/operations.ts'
import { ApiError, type Client } from '../../src/client/index.ts'
import type { Need } from '../fixtures.ts'
import type { Problem } from '../oracle.ts'
import { Inconclusive, type Target } from '../target.ts'

/** A rule of the service's description that no single answer and its schema can show. */
export interface Rule {
  operationId: OperationId
  /** The rule, in words. */
  fact: string
  /** The other operations that trying it calls. */
  alsoCalls?: OperationId[]
  /** Whether it is tried before the operation's proper call, which takes away what it needs. */
  isPrior?: boolean
  /** Tries it; it gives no problem where the service keeps the rule. */
  check(service: Service): Promise<Problem[]>
}

/** What a rule tries the service with. */
export interface Service {
  api: Client
  /** The client of somebody else, by the name of a token among the fixtures. */
  as(token: 'tokens.member'): Client
  need: Need
  /** Gets bytes from a presigned URL, without a credential. */
  fetchRange: Target['fetchRange']
}

/** Says in words what came instead, unless the rule is kept. */
export function unless(isKept: boolean, text: string, { assumed = false } = {}): Problem[] {
  return isKept ? [] : [{ text, assumed }]
}

/**
 * Holds a call to be refused, whatever the status: which one it is, is not shown where this is used. A service that fails
 * refuses nothing, and one that does not accept the token says nothing of the rule.
 *
 * @param options.assumed whether even that it is refused is only assumed
 * @throws {@link Inconclusive} when the answer is 401
 */
export async function refused(
  call: Promise<unknown>,
  what: string,
  options: { assumed?: boolean } = {},
): Promise<Problem[]> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw new Inconclusive('the token was not accepted (401)')
    const { message } = (error.body ?? {}) as { message?: unknown }
    return [
      ...unless(error.status < 500, `${what} was answered with ${error.status}`),
      ...unless(typeof message === 'string', `${what} was refused with ${error.status}, but without a message`),
    ]
  }
  return unless(false, `${what} was not refused`, options)
}
