import { follow, type OpenApiDocument, type Operation, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { parseJson } from '../../json.ts'
import type { Exchange } from '../http/exchange.ts'
import { appliesTo, assertionOf } from '../model/facts.ts'
import type { Validator } from '../model/validator.ts'
import { valuesAt } from '../model/values.ts'
import { wholeAt } from './cases.ts'
import { readAs } from './fields.ts'

/** The input of a request: values by name, and the body as a single value. */
export interface Input {
  query: Record<string, unknown>
  body: unknown
}

/** The input of a request. */
export function inputOf(
  document: OpenApiDocument,
  operation: Operation,
  { url, requestBody }: Pick<Exchange, 'url' | 'requestBody'>,
): Input {
  const query: Record<string, unknown> = {}
  for (const [name, text] of new URL(url).searchParams) {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name)
    query[name] = parameter ? readAs(follow<Schema>(document, parameter.schema), text) : text
  }
  return { query, body: parseJson(requestBody) }
}

/** What {@link brokenBy} needs. */
interface Basis {
  document: OpenApiDocument
  validator: Validator
}

/** The facts about the input of an operation that an input breaks. @param facts its facts about the query and the body */
export function brokenBy(basis: Basis, operation: Operation, facts: Fact[], input: Input): Fact[] {
  const broken = facts.filter((fact) => isBroken(basis, operation, fact, input))
  // A value of a wrong type breaks other statements about the same place, too.
  const mistyped = new Set(broken.filter(({ keyword }) => keyword === 'type').map(placeOf))
  return broken.filter((fact) => fact.keyword === 'type' || !mistyped.has(placeOf(fact)))
}

function isBroken({ document, validator }: Basis, operation: Operation, fact: Fact, input: Input): boolean {
  const { keyword, at } = fact
  if (!at) return false
  if (keyword === undefined) return fact.kind === 'presence' && at.path.length === 0 && input.body === undefined
  if (keyword === 'enum value' || keyword === 'default') return false
  // A value that breaks one alternative may fit another one.
  if (keyword !== 'oneOf' && at.path.length > 0 && wholeAt(document, operation, fact).oneOf) return false
  const assertion = assertionOf(document, fact)
  if (!assertion) return false
  return valuesOf(fact, input).some((value) => appliesTo(fact, value) && !validator.fits(assertion, value))
}

/** The values of an input that a fact is about. */
export function valuesOf({ at }: Fact, { query, body }: Input): unknown[] {
  const whole = at?.in === 'query' ? query : body
  return whole === undefined ? [] : [...valuesAt(whole, at?.path ?? [])].map(({ value }) => value)
}

/** Where the values of a fact are. Facts about the same values have the same place. */
export const placeOf = ({ at }: Fact) => JSON.stringify([at?.in, at?.path])
