import type { OperationId } from '../../generated/operations.ts'
import { ApiError, type Client } from '../../src/client/index.ts'
import type { Need } from '../fixtures.ts'
import type { Problem } from '../oracle.ts'
import type { Target } from '../target.ts'

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
export function breach(isKept: boolean, text: string, { assumed = false } = {}): Problem[] {
  return isKept ? [] : [{ text, assumed }]
}

/** Holds a call to be refused, whatever the status: which one it is, is not shown where this is used. */
export async function refused(call: Promise<unknown>, what: string): Promise<Problem[]> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { message } = (error.body ?? {}) as { message?: unknown }
    return breach(typeof message === 'string', `${what} was refused with ${error.status}, but without a message`)
  }
  return breach(false, `${what} was not refused`)
}
