import type { OperationId } from '../generated/operation-table.ts'
import type { RuleId } from '../generated/rules.ts'
import { ApiError, type Client, createClient, ParseError } from '../src/client/index.ts'
import type * as discovery from '../src/verifier/discovery/finder.ts'
import { inTurn, refused, type Service as ServiceOf, unless } from '../src/verifier/engine/service.ts'
import type * as engine from '../src/verifier/engine/tag.ts'
import type { Problem } from '../src/verifier/engine/validator.ts'
import type { Connection } from '../src/verifier/target/target.ts'
import type { FixtureName, ListName } from './fixtures.ts'

export { inTurn, isThere, refused, unless } from '../src/verifier/engine/service.ts'

/** The service as the checks of this API see it: with the generated client, and the fixtures of `fixtures.schema.json`. */
export type Service = ServiceOf<Client, FixtureName, ListName>
export type Tag<Id extends OperationId> = engine.Tag<Id, Extract<RuleId, `${Id}/${string}`>, Service>
export type Finder = discovery.Finder<Service>
export type Search = discovery.Search<Service>
export type Probe = engine.Probe<Service>
export type { Faults } from '../src/verifier/engine/tag.ts'

/** Creates a client for a verification. The client never retries, so that every response is judged. */
export function connect(connection: Connection): Client {
  const { fetch, ...rest } = connection
  return createClient({
    ...rest,
    fetch: (url, init) => fetch(new Request(url, init)),
    retries: 0,
    // The target has its own timeout, which excludes the time that a request waits for the rate limit.
    timeoutMs: Infinity,
  })
}

/** Creates one fault for each name. @param fault returns the description and the fault for a name */
export function faultPer<Name extends string>(
  names: readonly Name[],
  fault: (name: Name) => [string, engine.Faults[string]],
): engine.Faults {
  return Object.fromEntries(names.map(fault))
}

/** Adds to problems what shows them, as in {@link Problem}, unless they have it. */
export const shown = (shownBy: unknown[], problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ shownBy, ...problem }))

/** Returns one problem for each condition that is true. @param conditions by the text of the problem */
export function problemsIf(conditions: Record<string, boolean>): Problem[] {
  return Object.entries(conditions).flatMap(([text, holds]) => (holds ? [{ text, restsOn: [] }] : []))
}

/**
 * Returns one problem for each field of `expected` that has another value in `got`, compared as text. A missing field has none,
 * because other facts are about its presence.
 *
 * @param open entries that leave open the types of the fields
 */
export function differences(
  expected: Record<string, string>,
  got: Partial<Record<string, unknown>>,
  open: string[] = [],
): Problem[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const came = got[name]
    return unless(came === undefined || String(came) === value, `${name}: expected ${value}, got ${came}`, {
      // A service may return an ID as a number, but not another ID.
      restsOn: came === null || typeof came === 'object' ? open : [],
    })
  })
}

/** Returns the distinct values that a list contains more than once. */
export const duplicatesIn = <Value>(values: Value[]): Value[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

export const hasDuplicates = (values: unknown[]): boolean => duplicatesIn(values).length > 0

/** Returns the status of the error response to a call; undefined for a 2XX, whatever its body. @throws all other errors */
export const statusOf = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      if (error instanceof ParseError && error.status < 300) return undefined
      throw error
    },
  )

export const succeeded = async (call: Promise<unknown>): Promise<boolean> => (await statusOf(call)) === undefined

/** Returns a problem if a list contains an ID more than once. */
export function listedOnce(ids: string[]): Problem[] {
  const twice = duplicatesIn(ids)
  return unless(twice.length === 0, `${twice.join(', ')} is listed more than once`)
}

/**
 * Returns a problem if the deletion of a resource of another project is not rejected. If deleting an unknown ID succeeds as well
 * (`error-status-codes`), success does not show that anything was deleted.
 */
export async function refusedElsewhere(
  { unknownId }: Service,
  remove: (id: string) => Promise<unknown>,
  id: string,
  what: string,
): Promise<Problem[]> {
  const problems = await refused(remove(id), `the deletion of ${what} of another project`)
  if (problems.length === 0 || !(await ifAccepted(remove(unknownId(id, 'write')).then(() => true)))) return problems
  return problems.map((problem) => ({ ...problem, restsOn: ['error-status-codes'] }))
}

/** Returns the response to a call; undefined if it is an error or not JSON. @throws all other errors */
export function ifSuccessful<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError || error instanceof ParseError) return undefined
    throw error
  })
}

/** Returns the response to a call, or undefined if the service rejects it with 3xx or 4xx. @throws all other errors */
export function ifAccepted<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  })
}

/** Returns a problem for each ID for which a call gets 500. Pass only IDs in the fixtures: their resources exist. */
export async function serverErrors(ids: string[], call: (id: string) => Promise<unknown>): Promise<Problem[]> {
  const problems = await inTurn(ids, async (id) => {
    const answer = call(id)
    return unless((await statusOf(answer)) !== 500, `the request for ${id} returned 500`, { shownBy: [answer] })
  })
  return problems.flat()
}

/** Calls a function with each ID. @returns the results by ID; IDs after the first are left out if the service rejects them */
export async function read<Answer>(ids: string[], call: (id: string) => Promise<Answer>): Promise<[string, Answer][]> {
  const answers = await inTurn(ids, async (id, index) => ({
    id,
    answer: await (index ? ifAccepted(call(id)) : call(id)),
  }))
  return answers.flatMap(({ id, answer }): [string, Answer][] => (answer === undefined ? [] : [[id, answer]]))
}
