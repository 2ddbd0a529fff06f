import { InvalidArgumentError } from '../../client/checks.ts'
import type { Operation } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Exchange, PlainRequest } from '../http/exchange.ts'
import type { Target } from '../http/target-types.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import type { Problem } from '../model/problem.ts'
import { requestOf } from '../service/request.ts'
import type { Service } from '../service/service.ts'
import { statusProblems } from './status.ts'
import type { Suite } from './suite.ts'
import type { Expectation } from './tag.ts'

/** What the checks of an operation depend on. */
export interface CheckContext {
  suite: Suite
  operation: Operation
  target: Target
  /** The service outside of a check, for the values that a check sends. */
  service: Service
}

/** A kind of checks. */
export interface CheckKind {
  /** The facts of an operation that its checks test and that the document does not state, if any. */
  facts?(suite: StatedSuite, operation: Operation): Fact[]
  /** The checks of an operation. */
  checks(context: CheckContext): Check[]
}

/** The parts of a suite that state facts. */
export type StatedSuite = Pick<Suite, 'generic' | 'accessIsOpen' | 'expectations'>

/** A fact that a run expects although the document does not state it: its pointer leads to the register of unknowns. */
export function expectedFact(
  operationId: string,
  name: string,
  expectation: Pick<Expectation, 'says' | 'restsOn'>,
): Fact {
  const { says, restsOn } = expectation
  const pointer = `/x-unknowns/${restsOn[0]}`
  return { id: `${operationId}/expectation/${name}`, operationId, kind: 'expectation', says, pointer, restsOn }
}

/** What a check uses while it runs. Everything that it sends is evidence of the check. */
export interface CheckTools {
  target: Target
  service: Service
  /** Returns the baseline request; a different one each time if the operation is `renewed`. */
  baseline(): Promise<PlainRequest>
  /**
   * Sends a request, by default with the token of the run. Refuses paths that the document does not have and, unless the target
   * belongs to the run, methods that it does not have.
   *
   * @param expected what to wait for if the resource is busy: a status or range, or `error` for any 4XX. It is not judged
   */
  send(request: PlainRequest, expected: string, token?: string): Promise<Exchange>
  /** Returns an earlier exchange in which the service accepted the same request, and adds it to the evidence of the check. */
  accepted(request: PlainRequest): Exchange | undefined
}

/** A check of an operation. */
export interface Check {
  /**
   * Identifies the check among those of its operation, such as `auth/none`. The same check has the same ID when the checks are listed
   * again for other resources.
   */
  id: string
  /** IDs of the facts that it tests. Without any, the check only observes: nothing records its problems. */
  facts: string[]
  /** The check, as a phrase. */
  says: string
  /** The query parameters with assumed names on which the outcome depends. Default: all that the check sends. */
  parameters?: string[] | undefined
  /** When the check runs, relative to the baseline request, which must succeed for `after success` and `last`. Probes run last. */
  when: 'before' | 'after' | 'after success' | 'last'
  /** Why the check cannot prove the facts on this target; missing if it can. */
  unprovable?: string | undefined
  /** Entries of the register of unknowns that the check's last response helps to settle. */
  observes: string[]
  /** Returns a description of the outcome, if the status is not enough. @param problems those that the check found */
  detail?(problems: Problem[]): string | undefined
  judge(tools: CheckTools): Promise<Problem[]>
}

/**
 * Creates a check, which by default runs after a successful baseline request.
 *
 * @param id as in {@link Check}; by default, the check tests the fact whose ID ends with it
 */
export function createCheck(
  { operation }: Pick<CheckContext, 'operation'>,
  id: string,
  says: string,
  more: Partial<Check> & Pick<Check, 'judge'>,
): Check {
  return { id, facts: [`${operation.id}/${id}`], says, when: 'after success', observes: [], ...more }
}

/** Creates a check that sends the baseline request with a change and expects a status. What it observes excuses another status. */
export function createStatusCheck(
  context: CheckContext,
  id: string,
  says: string,
  more: Partial<Check> & { expected: string; change(baseline: PlainRequest): PlainRequest },
): Check {
  const { expected, change, ...rest } = more
  const judge: Check['judge'] = async ({ baseline, send }) =>
    statusProblems(expected, await send(change(await baseline()), expected), rest.observes)
  return createCheck(context, id, says, { ...rest, judge })
}

/** The fact of the operation with an end of the ID. @throws Error if there is none */
export function statedIn({ suite, operation }: CheckContext, end: string): Fact {
  const id = `${operation.id}/${end}`
  const fact = suite.verified.find((each) => each.id === id)
  if (!fact) throw new Error(`Unknown fact ${id}. Run \`npm run generate\`, or correct the ID in the tag.`)
  return fact
}

/** Returns {@link CheckTools.send} for a target. */
export const senderOf =
  (target: Target): CheckTools['send'] =>
  (request, expected, token = target.token) =>
    target.send(requestOf(request, token), expected === 'error' ? {} : { expected })

/** The entries of a table for an operation, without the operationId in their names. */
export function ofOperation<Entry>(id: string, table: Record<string, Entry>): [name: string, entry: Entry][] {
  return Object.entries(table).flatMap(([name, entry]) =>
    name.startsWith(`${id}/`) ? [[name.slice(id.length + 1), entry]] : [],
  )
}

/**
 * Runs a check of a fact. The unknowns on which the fact rests excuse all problems.
 *
 * @throws Inconclusive if a response has an unexpected shape: other facts cover that
 */
export async function judged(
  check: () => Promise<Problem[]>,
  { id, restsOn = [] }: Partial<Fact> = {},
): Promise<Problem[]> {
  try {
    return (await check()).map((problem) => ({
      ...problem,
      ...(problem.kind === 'rule' && id !== undefined && { id }),
      restsOn: [...problem.restsOn, ...restsOn],
    }))
  } catch (error) {
    const isMisshapen = [TypeError, SyntaxError, RangeError].some((kind) => error instanceof kind)
    // An `InvalidArgumentError` is a TypeError, too, but concerns a request and has a message of its own.
    if (!isMisshapen || error instanceof InvalidArgumentError) throw error
    throw new Inconclusive('a response that this check needs does not conform to its schema', { cause: error })
  }
}
