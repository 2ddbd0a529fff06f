export { Inconclusive } from '../src/verifier/model/inconclusive.ts'

import type { OperationId } from '../generated/operation-table.ts'
import type { RuleId } from '../generated/rules.ts'
import { ApiError, type Client, createClient, ParseError } from '../src/client/index.ts'
import type * as checks from '../src/verifier/checks/tag.ts'
import type * as discovery from '../src/verifier/discovery/finder.ts'
import type { Connection } from '../src/verifier/http/target-types.ts'
import { inTurn, refused, type Service as ServiceOf } from '../src/verifier/service/service.ts'
import type { FixtureName, ListName } from './fixtures.ts'
import type { Planted } from './mutants/mutant.ts'
import { type Problem, unless } from './problems.ts'

export { inTurn, isThere, refused } from '../src/verifier/service/service.ts'

export type Service = ServiceOf<Client, FixtureName, ListName>
/** A rule of the document: its check with faults that break it, or why no run can check it. */
export type Rule = (Exclude<checks.Rule<Service>, { unprovable: string }> & Planted) | UnprovableRule
type UnprovableRule = Extract<checks.Rule<Service>, { unprovable: string }> & { faults?: never; permitted?: never }
type Expectation = checks.Expectation<Service> & Planted

/** Everything that the document cannot state about the operations of one tag, and faults in it. */
export type Tag<Id extends OperationId> = Omit<CheckedTag<Id>, 'rules' | 'expectations'> & {
  rules: { [Name in Extract<RuleId, `${Id}/${string}`>]: Rule }
  expectations?: { [Name in `${Id}/${string}`]?: Expectation }
}
type CheckedTag<Id extends OperationId> = checks.Tag<Id, Extract<RuleId, `${Id}/${string}`>, Service>
export type Finder = discovery.Finder<Service>
export type Search = discovery.Search<Service>
export type Probe = checks.Probe<Service>

/** Creates a client for a verification. The client never retries, so that every response is judged. */
export function connect(connection: Connection): Client {
  const { baseUrl, token, path, fetch } = connection
  const { project_id: projectId = '', codehost } = path
  return createClient({
    baseUrl,
    token,
    projectId,
    ...(codehost !== undefined && { codehost }),
    fetch: (url, init) => fetch(new Request(url, init)),
    retries: 0,
    // The target has its own timeout, which excludes the time that a request waits for the rate limit.
    timeoutMs: Infinity,
  })
}

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

/** Whether a call got a 2XX, even if its body cannot be parsed. @throws all other errors */
export const succeeded = async (call: Promise<unknown>): Promise<boolean> => (await statusOf(call)) === undefined

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

/** Calls a function with each ID in the fixtures, whose resource exists. @returns a problem for each 500, and the responses */
export async function tryEach<Answer>(ids: string[], call: (id: string) => Promise<Answer>) {
  const tried = await inTurn(ids, async (id) => {
    const answer = call(id)
    const isFailure = (await statusOf(answer)) === 500
    return { answer, problems: unless(!isFailure, `the request for ${id} returned 500`, [answer]) }
  })
  const answers = () => Promise.all(tried.map(({ answer }) => answer))
  return { failed: tried.flatMap(({ problems }) => problems), answers }
}

/** Calls a function with each ID. @returns the results by ID; IDs after the first are left out if the service rejects them */
export async function read<Answer>(ids: string[], call: (id: string) => Promise<Answer>): Promise<[string, Answer][]> {
  const answers = await inTurn(ids, async (id, at) => [id, await (at ? ifAccepted(call(id)) : call(id))] as const)
  return answers.flatMap(([id, answer]): [string, Answer][] => (answer === undefined ? [] : [[id, answer]]))
}
