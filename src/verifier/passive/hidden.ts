/**
 * Values that a tool has hidden in a recording. They neither verify nor contradict a fact. If the service itself sends such a
 * value, such as `***` for a date, the recording looks the same, so facts that only such values would test are unexercised. The
 * rest of a message is judged.
 */

import { valueAt } from '../../document/walk.js'
import { Inconclusive } from '../model/inconclusive.ts'
import type { Validator } from '../model/validator.ts'

/** Words that only tools write. They count anywhere, because google/har-sanitizer writes `?token=[token redacted]` into URLs. */
const WORDS = /(?<=^|[^a-z]|%[0-9a-f]{2})(redacted|sanitized|scrubbed|obfuscated)(?![a-z])/i

/** Words that services write, too. They count in brackets, such as `[Filtered]` of Sentry and `[MASKED]` of GitLab. */
const OPEN_WORDS =
  'filtered|hidden|masked|removed|omitted|secret|private|sensitive|censored|anonymi[sz]ed|sha-?\\d+|hash'
/** Limited, so that a long text costs no quadratic time. */
const INSIDE = '[^\\][<>"]{0,60}'
const IN_BRACKETS = new RegExp(`[[<](${INSIDE}[^\\][<>"a-z])?(${OPEN_WORDS})([^\\][<>"a-z]${INSIDE})?[\\]>]`, 'i')

/** Signs that cover a text, or a part of it as in `sk-***7a`. */
const COVERED = /[*•●█]{3}|^x{3,}([-. ]x+)*$|^#{3,}$/i

/** Whether a value is hidden, or a part of its text. */
export function isHidden(value: unknown): boolean {
  return typeof value === 'string' && [WORDS, IN_BRACKETS, COVERED].some((sign) => sign.test(value))
}

/** Whether a value is hidden, or any value inside it. Not recursive, because a recorded body may be nested deeper than the stack. */
export function hasHidden(value: unknown): boolean {
  const left = [value]
  for (const each of left) {
    if (isHidden(each)) return true
    if (typeof each === 'object' && each !== null) for (const child of Object.values(each)) left.push(child)
  }
  return false
}

/** Keywords that depend on the values inside a list or an object. Others depend only on its type, its names and its length. */
const OF_INSIDE = ['oneOf', 'anyOf', 'enum', 'const']

/** Whether a value can show that it fits, or violates, a keyword. */
export function isProvable(value: unknown, keyword = ''): boolean {
  return !isHidden(value) && !(OF_INSIDE.includes(keyword) && hasHidden(value))
}

/** Wraps a validator so that it ignores problems with hidden values: a hidden value fits every schema. */
export function sparingHidden(validator: Validator): Validator {
  const problems: Validator['problems'] = (schema, value, part) => {
    const all = validator.problems(schema, value, part)
    if (all.length === 0 || !hasHidden(value)) return all
    const unproved = validator
      .broken(schema, value)
      .filter(({ place, keyword }) => !isProvable(valueAt(value, place), keyword))
      .map(({ place }) => (part?.at ?? '') + place)
    return all.filter((problem) => !unproved.some((place) => `${problem.place}/`.startsWith(`${place}/`)))
  }
  return {
    ...validator,
    problems,
    fits: (schema, value) =>
      validator.fits(schema, value) || (hasHidden(value) && problems(schema, value).length === 0),
  }
}

/** A copy of a value from which hidden values cannot be read: a check that reads one throws {@link Inconclusive}. */
export function guarded<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || !hasHidden(value)) return value
  const copy = Array.isArray(value) ? [] : {}
  for (const [name, child] of Object.entries(value)) {
    const get = () => {
      if (isHidden(child)) throw new Inconclusive(`the recording hides ${name}`)
      return guarded(child)
    }
    Object.defineProperty(copy, name, { enumerable: true, get })
  }
  return copy as Value
}
