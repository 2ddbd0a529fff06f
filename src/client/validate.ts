import type { OperationId } from '../../generated/operation-table.ts'
import { type Remark, remarks, responses } from '../../generated/validators/responses.js'
import type { SchemaError } from '../../generated/validators/types.ts'
import { documentedStatus } from '../document/document.ts'
import { expectedBy, typeOf, WORDS } from '../document/keywords/words.ts'
import { pointerOf, valueAt } from '../document/pointer.js'
import { errorsOf, withoutAlternatives } from '../document/validators.ts'
import { check, checkFunction, checkKeys } from './checks.ts'
import type { ResponseEvent } from './hooks.ts'

// With `declaration`, an app can export what these functions return only if it can name the types.
export type { OperationId, ResponseEvent }

/** Maximum number of differences that are reported for a response. */
const MAX_PLACES = 100

/** A difference between a response and the document. It contains no value of the response. */
export interface Drift {
  operationId: OperationId
  status: number
  /** JSON pointer to the value, or to the missing field, in the body. */
  pointer: string
  /** What the document expects, such as `one of apex, subdomain` or `the required field id`. */
  expected: string
  /** The kind of the value, such as `a number` or `null`; `missing` if there is none. */
  got: string
}

export interface DriftOptions {
  /**
   * Called for each difference. Drift must not break the app, so exceptions and rejections are ignored, and promises are not
   * awaited.
   */
  onDrift: (drift: Drift) => unknown
  /** Share of the responses to validate, from 0 to 1. Default: 0.01. */
  sample?: number | undefined
  /** Returns a number from 0 up to but not including 1. Default: `Math.random`. */
  random?: (() => number) | undefined
}

/**
 * Creates an `onResponse` hook for the client that reports how a sample of the responses differs from the document: at most
 * 100 differences per response. See {@link validateResponse} for what is not reported.
 *
 * The hook never throws and changes nothing. It ignores operations that the document does not have. The client does not call
 * it for successful responses that are not JSON, which are a ParseError.
 *
 * @throws InvalidArgumentError if an option is invalid
 */
export function reportDrift(
  options: DriftOptions,
): (event: Pick<ResponseEvent, 'operationId' | 'status' | 'body'>) => void {
  const { onDrift, sample = 0.01, random = Math.random } = options
  checkKeys(options, ['onDrift', 'sample', 'random'], 'an option of reportDrift')
  checkFunction('onDrift', onDrift)
  checkFunction('random', random)
  check('sample', sample, 'a number from 0 to 1', () => typeof sample === 'number' && sample >= 0 && sample <= 1)
  // Not async: a promise would cost every response that is not sampled.
  return ({ operationId, status, body }) => {
    try {
      // The body of an error could not be read if it is undefined.
      if (status >= 400 && body === undefined) return
      if (random() >= sample || !Object.hasOwn(responses, operationId)) return
      for (const drift of validateResponse(operationId, status, body)) ignoreFailure(onDrift, drift)
    } catch {
      // An exception in a hook would reach the caller of the operation.
    }
  }
}

async function ignoreFailure(onDrift: DriftOptions['onDrift'], drift: Drift): Promise<void> {
  try {
    await onDrift(drift)
  } catch {}
}

/**
 * Lists up to 100 differences between a response and the document.
 *
 * Undocumented fields are not drift, except in error bodies, which the document limits to `message`. Differences from what the
 * document only assumes, according to its register of unknowns, are not drift either: for example, a missing field is not
 * listed where the presence of fields is an open question.
 *
 * @param body the parsed JSON; undefined if the body is empty
 * @throws InvalidArgumentError if the document has no such operation
 */
export function validateResponse(operationId: OperationId, status: number, body: unknown): Drift[] {
  check('operationId', operationId, 'an operation of the document', () => Object.hasOwn(responses, operationId))
  const byStatus = responses[operationId]
  const whole = (expected: string, got: string) => [{ operationId, status, pointer: '', expected, got }]
  const key = documentedStatus({ responses: byStatus }, status)
  if (key === undefined) return whole('a documented status', 'another status')
  const validate = byStatus[key]
  if (!validate) return body === undefined ? [] : whole('no body', kindInWords(body))
  const errors = withoutAlternatives(errorsOf(validate, body))
  const differences = differencesOf(errors, body, remarks[operationId]?.[key] ?? {})
  return [...differences].slice(0, MAX_PLACES).map(([pointer, { words, got }]) => {
    // Only a string, for example, is one of apex, subdomain.
    if (words.size > 1) words.delete('type')
    return { operationId, status, pointer, expected: [...new Set(words.values())].join(' and '), got }
  })
}

/** What the document expects, by keyword, and the kind of the value, by JSON pointer. */
type Differences = Map<string, { words: Map<string, string>; got: string }>

function differencesOf(errors: SchemaError[], body: unknown, remarks: Record<string, Remark>): Differences {
  const differences: Differences = new Map()
  for (const { instancePath, keyword, params } of errors) {
    const { missingProperty, property = missingProperty } = params
    const pointer = instancePath + (property === undefined ? '' : pointerOf([String(property)]))
    // `remarks` has one entry for all items of a list, at the index 0.
    const place = (keyword === 'required' ? pointer : instancePath).replace(/\/\d+(?=\/|$)/g, '/0')
    const value: unknown = valueAt(body, pointer)
    const remark = remarks[`${place} ${keyword}`]
    if (remark === true || (value === null && remarks[`${place} null`])) continue
    if (
      typeof remark === 'object' &&
      remark.some((unless) => !hasOne(valueAt(body, pointer.slice(0, pointer.lastIndexOf('/'))), unless))
    )
      continue
    const got =
      { additionalProperties: 'an undocumented field', dependentRequired: 'missing' }[keyword] ?? kindInWords(value)
    const known = differences.get(pointer) ?? { words: new Map(), got }
    differences.set(pointer, known)
    known.words.set(keyword, typeof remark === 'string' ? remark : expectedBy({ keyword, params }))
  }
  return differences
}

/** Whether an object has one of some values of a property. @param unless the values by the name of the property */
function hasOne(object: Record<string, unknown>, unless: Record<string, unknown[]>): boolean {
  return Object.entries(unless).some(([name, values]) => values.includes(object[name]))
}

function kindInWords(value: unknown): string {
  if (value === undefined) return 'missing'
  return value === null ? 'null' : WORDS.type(typeOf(value))
}
