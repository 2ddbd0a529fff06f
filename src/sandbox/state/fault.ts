import { type OperationId, operationTable } from '../../../generated/operation-table.ts'
import { BODILESS_STATUSES } from '../../bodiless.ts'
import { isInteger, quote } from '../values.ts'

/**
 * Makes calls fail or wait, before the sandbox checks token, query and body. It affects the calls that match all of
 * `operation`, `path` and `keyId` that are given; `operation` or `path` is required, and so is `status`, `delayMs` or `drop`.
 *
 * The oldest fault that matches a call affects it. If that one only delays calls, with `times: 'always'`,
 * the next one that matches affects it, too.
 */
export interface Fault {
  /** Operation of the calls; `*` is every operation. */
  operation?: OperationId | '*' | undefined
  /**
   * Path of the calls, such as `/v2/projects/{project_id}/cost`, or its start, such as `/v3/*`. A name in braces stands for
   * one segment. Unlike `operation`, it can also match archives: `/archives/*`.
   */
  path?: string | undefined
  /** ID of the API key whose value the calls have as their token, whether or not it has expired. */
  keyId?: string | undefined
  /** Number of calls that the fault affects, or `always`: until you remove it. Default: 1. */
  times?: number | 'always' | undefined
  /** Probability, from 0 to 1, that the fault affects a call that matches. Default: 1. */
  probability?: number | undefined
  /** Seed of `probability` and of a range of `delayMs`: the same seed affects the same calls. Default: the fault's ID. */
  seed?: string | number | undefined
  /** Error status; the call then has no effect. Without `status` and `drop`, the call proceeds after the delay. */
  status?: number | undefined
  /** Value of `Retry-After` in the error response, in seconds. Requires `status`. */
  retryAfter?: number | undefined
  /** JSON body of the response, instead of `{ message }`; allows any `status` from 200 that has a body. Requires `status`. */
  body?: unknown
  /** Like `body`, but sent as it is, such as the HTML page of a proxy. Excludes `body`. */
  text?: string | undefined
  /** Content type of `text`. Default: `text/html; charset=utf-8`. */
  contentType?: string | undefined
  /** Delay of the call in milliseconds, or the inclusive bounds of a random one. */
  delayMs?: number | { min: number; max: number } | undefined
  /** Drops the connection instead of responding. Excludes `status`. */
  drop?: boolean | undefined
}

type FieldRule = [expected: string, isValid: (value: unknown, fault: Fault) => boolean]

const MAX_BODY_CHARACTERS = 65_536

const integer = (min: number, max: number): FieldRule => [
  `an integer from ${min} to ${max}`,
  (value) => isInteger(value, min, max),
]

const text = (expected: string, pattern: RegExp): FieldRule => [
  expected,
  (value) => typeof value === 'string' && pattern.test(value),
]

const hasContent = ({ body, text }: Fault) => body !== undefined || text !== undefined

/** What each field must be, in words and as a check. */
const FIELDS: Record<keyof Fault, FieldRule> = {
  operation: [
    `"*" or one of ${Object.keys(operationTable).join(', ')}`,
    (value) => value === '*' || (typeof value === 'string' && Object.hasOwn(operationTable, value)),
  ],
  path: text(
    'a path such as /v3/* or /v2/projects/{project_id}/cost, with * only at its end',
    /^(?:\/(?:\{\w+\}|[^/{}*?#\s]*))+\*?$/,
  ),
  keyId: text('the ID of an API key', /./),
  times: ['an integer from 1 to 1000000, or "always"', (value) => value === 'always' || isInteger(value, 1, 1_000_000)],
  probability: ['a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
  seed: ['text or a number', (value) => typeof value === 'string' || Number.isFinite(value)],
  status: [
    'an integer from 400 to 599, or with body or text from 200, except those without a body, such as 204',
    (value, fault) =>
      isInteger(value, hasContent(fault) ? 200 : 400, 599) && !BODILESS_STATUSES.includes(Number(value)),
  ],
  retryAfter: integer(0, 86_400),
  body: [
    `JSON of at most ${MAX_BODY_CHARACTERS} characters`,
    (value) => Number(JSON.stringify(value)?.length) <= MAX_BODY_CHARACTERS,
  ],
  text: [
    `text of at most ${MAX_BODY_CHARACTERS} characters`,
    (value) => typeof value === 'string' && value.length <= MAX_BODY_CHARACTERS,
  ],
  contentType: text('a content type, such as text/plain', /^[\w.+-]+\/[\w.+-]+[\x20-\x7e]*$/),
  delayMs: [
    'an integer from 0 to 60000, or {"min": <integer>, "max": <integer>} within these bounds',
    (value) => {
      const { min = value, max = value, ...others } = Object(value)
      return isInteger(max, 0, 60_000) && isInteger(min, 0, Number(max)) && Object.keys(others).length === 0
    },
  ],
  drop: ['a boolean', (value) => typeof value === 'boolean'],
}

/**
 * Checks the value of a field, which may be `undefined`.
 *
 * @param shown name of the value in the message
 * @throws RangeError if it is invalid
 */
export function checkField(name: keyof Fault, value: unknown, fault: Fault = {}, shown: string = name): void {
  const [expected, isValid] = FIELDS[name]
  if (value === undefined || isValid(value, fault)) return
  throw new RangeError(`${shown} must be ${expected}; it is ${quote(value)}.`)
}

/** Checks a fault. @throws RangeError if it is invalid */
export function checkFault(fault: Fault): void {
  if (fault === null || typeof fault !== 'object') throw new RangeError('A fault must be an object.')
  for (const [name, value] of Object.entries(fault)) {
    if (!Object.hasOwn(FIELDS, name)) {
      throw new RangeError(`A fault has no field ${quote(name)}; use ${Object.keys(FIELDS).join(', ')}.`)
    }
    checkField(name as keyof Fault, value, fault)
  }
  const { operation, path, status, retryAfter, delayMs, drop, body, text, contentType } = fault
  const refuseIf = (isWrong: boolean | undefined, message: string) => {
    if (isWrong) throw new RangeError(message)
  }
  refuseIf(operation === undefined && path === undefined, 'A fault needs operation ("*" for every one) or path.')
  refuseIf(drop && status !== undefined, 'A fault takes either status or drop, not both.')
  refuseIf(retryAfter !== undefined && status === undefined, 'retryAfter requires status.')
  refuseIf(hasContent(fault) && status === undefined, 'body and text require status.')
  refuseIf(body !== undefined && text !== undefined, 'A fault takes either body or text, not both.')
  refuseIf(contentType !== undefined && text === undefined, 'contentType requires text.')
  refuseIf(
    !drop && status === undefined && delayMs === undefined,
    'A fault without status, delayMs or drop has no effect; add one of them.',
  )
}
