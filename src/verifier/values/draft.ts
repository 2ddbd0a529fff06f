import { printable } from '../../printable.ts'
import type { Baseline } from '../engine/baseline.ts'
import type { Problem, Validator } from '../engine/validator.ts'
import type { InputField } from './input-fields.ts'
import type { Counterexample } from './search.ts'

/** Problems show this much of a request. */
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
  if (isProperties(body) && Object.keys(body).length === 0) return { ...baseline, url: url.href }
  const whole = isProperties(body) ? { ...JSON.parse(baseline.requestBody ?? '{}'), ...body } : body
  return { ...baseline, url: url.href, requestBody: JSON.stringify(whole) }
}

/** @throws Error if a value of a draft does not fit the document: as an allowed request it would prove nothing */
export function checkFits(validator: Validator, inputFields: InputField[], { query, body }: Draft): void {
  const values = { query, body: isProperties(body) ? body : {} }
  for (const { place, name, schema } of inputFields) {
    if (name in values[place] && !validator.fits(schema, values[place][name])) {
      throw new Error(`${JSON.stringify(values[place][name])} is no allowed value of ${place} ${name}.`)
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
  return found.problems.map(({ text, assumed }) => ({
    text: `${text}: ${shortened(inWords(found.value))} (the smallest that was found; --seed ${seed} finds it again)`,
    assumed,
  }))
}

export function draftInWords({ query, body }: Draft): string {
  const isEmpty = (part: unknown) => isProperties(part) && Object.keys(part).length === 0
  const parts = [
    isEmpty(query) ? '' : `query ${JSON.stringify(query)}`,
    isEmpty(body) ? '' : `body ${JSON.stringify(body)}`,
  ]
  return parts.filter(Boolean).join(', ') || 'nothing but the baseline request'
}

function shortened(text: string): string {
  const line = printable(text)
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

function isProperties(body: unknown): body is Record<string, unknown> {
  return body !== null && typeof body === 'object' && !Array.isArray(body)
}
