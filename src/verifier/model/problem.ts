/** What all problems have in common. */
interface AnyProblem {
  /** Entries of the register of unknowns that excuse the problem, which then contradicts only an assumption. */
  restsOn: string[]
  /** Milliseconds that the run waited for an effect that did not show; missing if it did not wait. */
  waitedMs?: number
  /** Number of further values with a problem of the same fact, which are not listed. */
  more?: number
  /**
   * Evidence of the problem during a run: exchanges, calls of the client, or values that calls returned or threw. The wrong value
   * is in the last response. Default: the last exchanges of the check. Not part of a ledger.
   */
  shownBy?: unknown[]
}

/** The status is not the documented one. */
export interface StatusProblem extends AnyProblem {
  kind: 'status'
  /** A status or a range of the document, such as `401` or `2XX`; `4XX` for any rejection. */
  expected: string
  got: number
  /** What was sent, as a phrase, if the status depends on it and no exchange shows it. */
  sent?: string
  /** Where a redirect leads, as in {@link Exchange.redirect}. */
  redirect?: string
  /** Number of attempts, if the request was repeated because of the status. */
  attempts?: number
  /** Set if an unknown leaves open which status comes. */
  isAssumed?: true
  /** What shows that the status is due to the service, and not to the token or the fixtures. */
  although?: { worksOn: number } | { exists: 'every ID' | 'the resource' }
}

/** A value of a response violates a keyword of its schema. */
export interface ValueProblem extends AnyProblem {
  /** `missing field` for `required`, `undocumented field` for `additionalProperties`, and `value` for every other keyword. */
  kind: 'value' | 'missing field' | 'undocumented field'
  /** JSON pointer to the value, the missing field, or the object with an undocumented field; empty for the body. */
  place: string
  /** Name of the undocumented field, without control characters and cut if it is long. */
  name?: string
  /** Name of the keyword in the schema. */
  keyword: string
  /** What the schema expects, as a phrase, such as `an RFC 3339 timestamp`. */
  expected: string
  /** The value as JSON or as a phrase, without secrets. */
  got: string
  /** JSON type of the value; `none` if it is missing. */
  type: string
  /** Set if no response of the operation has the field. */
  isNeverThere?: true
  /** The documented status or range of the response. Default: that of a success. */
  response?: string
}

/** The body of a response is not JSON. */
export interface BodyProblem extends AnyProblem {
  kind: 'body'
  /** What came, without quoting it, because it may contain secrets. */
  got: 'nothing' | 'HTML or XML' | 'truncated JSON' | 'not JSON' | 'undecodable'
  /** Length of the body; missing if it could not be decoded. */
  characters?: number
  /** Why it cannot be parsed or decoded, as a phrase, if known. */
  because?: string
  /** As in {@link ValueProblem}. */
  response?: string
}

/** A token reaches what it must not. */
export interface AccessProblem extends AnyProblem {
  kind: 'access'
  /** Name of the fixture with the token; missing for the token of the run. */
  token?: string
  did: 'reads' | 'changes'
  /** The resource: an ID, or the name of a fixture. */
  of: string
  /** What else may be the reason, as a clause. */
  unless: string
}

/** A limit differs from the documented one: the service treats two values on the same side of it differently. */
export interface BoundaryProblem extends AnyProblem {
  kind: 'boundary'
  /** The value at the documented limit, as JSON, and the status that it got. */
  sent: string
  got: number
  /** The other value, as JSON, and the status that it got. */
  other: string
  otherGot: number
}

/** A rule or an expectation does not hold. Its words come from the check of the tag. */
export interface RuleProblem extends AnyProblem {
  kind: 'rule'
  /** ID of the fact; set when the check ends. */
  id?: string
  /** What the values describe, as a phrase, such as `projectId` or `limit 20`. */
  what?: string
  /** What the rule expects here, as a phrase; missing if `got` says it all. */
  expected?: string
  /** What came, as a phrase; a clause such as `a key is listed twice` if nothing is `expected`. */
  got: string
  /** JSON pointer to the wrong value, if there is one. */
  place?: string
}

/**
 * A way in which a service does not conform to the document, as data: only reports turn it into text (`reports/problems.ts`). No
 * field contains a secret that is not known to the run; known secrets are redacted before a problem is published.
 */
export type Problem =
  | StatusProblem
  | ValueProblem
  | BodyProblem
  | AccessProblem
  | BoundaryProblem
  | RuleProblem
  /** A status that the document does not describe for the operation. */
  | (AnyProblem & { kind: 'undocumented status'; got: number })
  /** A valid request got 500. */
  | (AnyProblem & { kind: 'server error' })
  /** No complete response was received. `got` is the error as a phrase. */
  | (AnyProblem & { kind: 'no response'; got: string })
  /** A body where the document has none. */
  | (AnyProblem & { kind: 'unexpected body'; characters?: number; response?: string })
  /** A wrong media type; `got` is a phrase if there is none or it is invalid. */
  | (AnyProblem & { kind: 'content type'; expected: string; got: string })
  /** Omitting a parameter gives another response than sending its default. */
  | (AnyProblem & { kind: 'default' })

export type ProblemKind = Problem['kind']

const KINDS: Record<ProblemKind, true> = {
  status: true,
  'undocumented status': true,
  'server error': true,
  'no response': true,
  'content type': true,
  body: true,
  'unexpected body': true,
  value: true,
  'missing field': true,
  'undocumented field': true,
  boundary: true,
  default: true,
  access: true,
  rule: true,
}

/** All kinds of problems. */
export const PROBLEM_KINDS = Object.keys(KINDS) as ProblemKind[]

/** JSON pointer to the wrong value in the body of the last response that shows a problem; `undefined` if the problem has no place. */
export const placeIn = (problem: Problem | undefined): string | undefined =>
  problem && 'place' in problem ? problem.place : undefined

/** The entries that excuse all problems; none if any problem has no excuse. */
export function commonExcuses(problems: Problem[]): string[] {
  if (problems.some(({ restsOn }) => restsOn.length === 0)) return []
  return [...new Set(problems.flatMap(({ restsOn }) => restsOn))]
}

/** What a rule expects and what came, for a {@link RuleProblem}. What came may have any type: services return others than documented. */
export interface Difference extends Pick<RuleProblem, 'what' | 'expected'> {
  got: unknown
}

/** Formats a value of a response as a phrase: text as it is, `none` if the value is missing, and everything else as JSON. */
export function asPhrase(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none')
}

/**
 * Returns the problem that a rule does not hold.
 *
 * @param got what came, as a clause, or what was expected as well
 * @param shownBy as in {@link Problem}
 */
export function violated(got: string | Difference, shownBy?: unknown[], restsOn: string[] = []): Problem[] {
  const difference = typeof got === 'string' ? { got } : { ...got, got: asPhrase(got.got) }
  return [{ kind: 'rule', ...difference, restsOn, ...(shownBy && { shownBy }) }]
}

/** Returns a problem if a condition of a rule does not hold, otherwise none: see {@link violated}. */
export const unless = (holds: boolean, ...[got, shownBy, restsOn]: Parameters<typeof violated>): Problem[] =>
  holds ? [] : violated(got, shownBy, restsOn)
