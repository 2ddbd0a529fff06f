import type fc from 'fast-check'
import type { OperationId } from '../generated/operations.ts'
import type { RuleId } from '../generated/rules.ts'
import { ApiError, type Client, createClient } from '../src/client/index.ts'
import type * as engine from '../src/verifier/engine/tag.ts'
import type { Problem } from '../src/verifier/engine/validator.ts'
import { type Connection, Inconclusive } from '../src/verifier/target/target.ts'
import { type Seeding, search } from '../src/verifier/values/search.ts'
import type { FixtureName, ListName } from './fixtures.ts'

export { inTurn, isThere, refused, unless } from '../src/verifier/engine/tag.ts'

/** The service as the checks of this API see it: with the generated client, and the fixtures of `fixtures.schema.json`. */
export type Service = engine.Service<Client, FixtureName, ListName>
export type Tag<Id extends OperationId> = engine.Tag<Id, Extract<RuleId, `${Id}/${string}`>, Service>
export type Probe = engine.Probe<Service>
export type { Faults } from '../src/verifier/engine/tag.ts'

export type StateProperty = engine.StateProperty<Service>

/** Creates the client for a verification. It never retries, so that every response is judged. */
export function connect(connection: Connection): Client {
  // The target enforces the deadline, which starts when a request is sent.
  return createClient({ ...connection, retries: 0, timeoutMs: Infinity })
}

/** Creates a fault per name. @param fault returns the description and the fault */
export function faultPer<Name extends string>(
  names: readonly Name[],
  fault: (name: Name) => [string, engine.Faults[string]],
): engine.Faults {
  return Object.fromEntries(names.map(fault))
}

/** Returns the problems whose conditions are true. @param conditions by description of the problem */
export function problemsIf(conditions: Record<string, boolean>): Problem[] {
  return Object.entries(conditions).flatMap(([text, holds]) => (holds ? [{ text, assumed: false }] : []))
}

export const hasDuplicates = (values: unknown[]): boolean => new Set(values).size < values.length

/** The response to a call, or undefined if the service rejects it with 4xx. For calls that the document lets it reject. */
export function ifAccepted<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  })
}

/**
 * Searches for values that have problems.
 *
 * @param judge returns undefined if the service does not accept the request
 * @returns the problems of the smallest values found
 */
export async function findProblems<Value>(
  { seeding }: { seeding: Seeding },
  values: fc.Arbitrary<Value>,
  judge: (value: Value) => Promise<Problem[] | undefined>,
  inWords: (value: Value) => string,
): Promise<Problem[]> {
  let accepted = 0
  const problems = await search(
    values,
    async (value) => {
      const problems = await judge(value)
      if (problems) accepted += 1
      return problems ?? []
    },
    seeding,
    inWords,
  )
  if (accepted === 0) throw new Inconclusive('the service accepted none of the requests')
  return problems
}
