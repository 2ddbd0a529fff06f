import { escapeRegExp } from '../../../printable.ts'
import { isInteger } from '../values.ts'
import { type FaultFields, text } from './field.ts'

/** Which calls a fault affects: those that match all of `operation`, `path` and `keyId` that are given. */
export interface Selection<Name extends string = string> {
  /** Operation of the calls; `*` matches every operation. */
  operation?: Name | '*' | undefined
  /**
   * Path of the calls, such as `/v2/projects/{project_id}/cost`, or its start, such as `/v3/*`. A name in braces matches
   * one segment. Unlike `operation`, it can also match archives: `/archives/*`.
   */
  path?: string | undefined
  /** ID of the API key used as the token, even if it has expired. */
  keyId?: string | undefined
  /** Number of calls that the fault affects, or `always`: until you remove it. Default: 1. */
  times?: number | 'always' | undefined
  /** Probability, from 0 to 1, that the fault affects a call that matches. Default: 1. */
  probability?: number | undefined
  /** Seed of `probability` and of a range of `delayMs`; the same seed affects the same calls. Default: the fault's ID. */
  seed?: string | number | undefined
}

/** The fields of a selection. @param operations names of all operations */
export const selectionFields = (operations: readonly string[]): FaultFields<Selection> => ({
  operation: {
    means: 'operation of the calls; `*` matches every operation',
    expected: `"*" or one of ${operations.join(', ')}`,
    isValid: (value) => value === '*' || (typeof value === 'string' && operations.includes(value)),
    form: { label: 'Operation' },
  },
  path: {
    means:
      'path of calls or downloads, such as `/v3/*` or `/archives/*`; in `/v2/projects/{project_id}/cost`, braces match a segment',
    ...text(
      'a path such as /v3/* or /v2/projects/{project_id}/cost, with * only at its end, of at most 2048 characters',
      /^(?=.{1,2048}$)(?:\/(?:\{\w+\}|[^/{}*?#\s]*))+\*?$/,
    ),
    form: { label: 'Path', placeholder: '/v3/*' },
  },
  keyId: {
    means: 'ID of the API key used as the token',
    ...text('the ID of an API key, of at most 256 characters', /^.{1,256}$/s),
    form: { label: 'Key ID', placeholder: 'any' },
  },
  times: {
    means: "number of calls, by default 1, or `'always'`: until you remove the fault",
    expected: 'an integer from 1 to 1000000, or "always"',
    isValid: (value) => value === 'always' || isInteger(value, 1, 1_000_000),
    form: {
      label: 'Number of calls',
      placeholder: '1, or always',
      attributes: { pattern: '\\d+|always', title: 'A number, or always' },
      read: (text) => (text === 'always' ? text : Number(text)),
    },
  },
  probability: {
    means: 'probability that a call is affected, from 0 to 1',
    expected: 'a number from 0 to 1',
    isValid: (value) => typeof value === 'number' && value >= 0 && value <= 1,
    form: {
      label: 'Probability',
      type: 'number',
      placeholder: '1',
      attributes: { step: 'any', max: 1 },
      read: Number,
    },
  },
  seed: {
    means: 'seed of `probability` and of a range of `delayMs`; the same seed affects the same calls',
    expected: 'text of at most 256 characters, or a number',
    isValid: (value) => (typeof value === 'string' && value.length <= 256) || Number.isFinite(value),
  },
})

/** The properties of a call that faults match. */
export interface CallProperties {
  /** `undefined` for an archive. */
  readonly operation: string | undefined
  /** Path as received, percent-encoded. */
  readonly path: string
  /** `undefined` if the token belongs to no API key. */
  readonly keyId: string | undefined
}

/** Returns whether a selection matches a call, except for `times` and `probability`. */
export function matcherOf({ operation, path, keyId }: Selection): (call: CallProperties) => boolean {
  const pattern = path === undefined ? undefined : patternOf(path)
  return (call) => {
    const isOperation =
      operation === undefined || operation === call.operation || (operation === '*' && call.operation !== undefined)
    return isOperation && (pattern?.test(call.path) ?? true) && (keyId === undefined || keyId === call.keyId)
  }
}

/** The pattern of a path in which a name in braces matches one segment, and a final `*` for any rest. */
function patternOf(path: string): RegExp {
  const isStart = path.endsWith('*')
  const source = (isStart ? path.slice(0, -1) : path)
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join('[^/]+')
  return new RegExp(`^${source}${isStart ? '' : '$'}`)
}
