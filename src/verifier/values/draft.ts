import { isObject } from '../../document/walk.js'
import { printable } from '../../printable.ts'
import type { Baseline } from '../engine/baseline.ts'
import type { Problem, Validator } from '../engine/validator.ts'
import type { InputField } from './input-fields.ts'
import type { Counterexample } from './search.ts'

/** Maximum length of a request in a problem. */
const LONGEST = 240

/** Values to put into a baseline request, by name. */
export interface Draft {
  query: Record<string, unknown>
  /** Properties of the body, or another value to replace the whole body. */
  body: unknown
}

/** The baseline request with the values of a draft. */
export function withDraft(baseline: Baseline, { query, body }: Draft): Baseline {
  const url = new URL(baseline.url)
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  if (isEmpty(body)) return { ...baseline, url: url.href }
  const whole = isObject(body) ? { ...JSON.parse(baseline.requestBody ?? '{}'), ...body } : body
  return { ...baseline, url: url.href, requestBody: JSON.stringify(whole) }
}

/** @throws Error if a value of a draft does not fit the document */
export function checkFits(validator: Validator, inputFields: InputField[], { query, body }: Draft): void {
  const values = { query, body: isObject(body) ? body : {} }
  for (const { place, name, schema } of inputFields) {
    if (name in values[place] && !validator.fits(schema, values[place][name])) {
      throw new Error(`${JSON.stringify(values[place][name])} is not an allowed value of ${place} ${name}.`)
    }
  }
}

/** The problems of a counterexample, each with the request that shows it and the seed that reproduces it. */
export function told<Value>(
  found: Counterexample<Value> | undefined,
  seed: number,
  inWords: (value: Value) => string,
): Problem[] {
  if (!found) return []
  const line = printable(inWords(found.value))
  const shown = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return found.problems.map(({ text, assumed }) => ({
    text: `${text}: ${shown} (the smallest that was found; --seed ${seed} finds it again)`,
    assumed,
  }))
}

export function draftInWords({ query, body }: Draft): string {
  const parts = Object.entries({ query, body }).filter(([, part]) => !isEmpty(part))
  return parts.map(([name, part]) => `${name} ${JSON.stringify(part)}`).join(', ') || 'nothing but the baseline request'
}

const isEmpty = (part: unknown) => isObject(part) && Object.keys(part).length === 0
