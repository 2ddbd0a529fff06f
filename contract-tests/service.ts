import type { OperationId } from '../generated/operations.ts'
import type { RuleId } from '../generated/rules.ts'
import { type Client, createClient } from '../src/client/index.ts'
import type * as engine from '../src/verifier/engine/tag.ts'
import type { Connection } from '../src/verifier/target/target.ts'
import type * as values from '../src/verifier/values/search.ts'
import type { FixtureName, ListName } from './fixtures.ts'

export { inTurn, isThere, refused, unless } from '../src/verifier/engine/tag.ts'

/** The service as the checks of this API see it: with the generated client, and the fixtures of `fixtures.schema.json`. */
export type Service = engine.Service<Client, FixtureName, ListName>
export type Tag<Id extends OperationId> = engine.Tag<Id, Extract<RuleId, `${Id}/${string}`>, Service>
export type Probe = engine.Probe<Service>
export type Rule = engine.Rule<Service>
export type ProvableRule = engine.ProvableRule<Service>
export type Expectation = engine.Expectation<Service>
export type { Faults } from '../src/verifier/engine/tag.ts'
export type StateContext = values.StateContext<Service>
export type StateProperty = values.StateProperty<Service>

/** Creates the client of a verification. It sends each request once, so that the first response is the one that is judged. */
export function connect(connection: Connection): Client {
  // The target enforces the deadline, which starts when a request leaves.
  return createClient({ ...connection, retries: 0, timeoutMs: Infinity })
}
