import { follow, JSON_TYPE, type OpenApiDocument, type Operation, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import {
  allowed as accepted,
  type RequestSubject,
  refused,
  type Trial,
  validValues,
} from '../../document/keywords/keyword.ts'
import { keywordOf } from '../../document/keywords.ts'
import { nodeAt } from '../../document/schemas.ts'
import { excusesForSent } from '../model/facts.ts'
import type { Validator } from '../model/validator.ts'
import type { Change } from '../service/request.ts'
import { openAboutRequired } from './fields.ts'

/** A value that satisfies or breaks documented constraints, and its place in a request. */
export interface Case extends Change {
  /** Identifies the case among those of its operation: the first fact that it tests, the side, and its number there. */
  id: string
  /** IDs of the facts that the case tests. */
  facts: string[]
  /** Whether the document allows the value. */
  allowed: boolean
  /** Entries of the register of unknowns that leave open whether a service accepts the value. */
  restsOn: string[]
  /** Entries that the response helps to settle. */
  observes: string[]
}

/** Valid values of parameters and properties, by name, that replace the examples of the document. */
export type Samples = Record<string, unknown>

/** What {@link casesOf} derives cases from. */
interface CaseSource {
  document: OpenApiDocument
  validator: Validator
  facts: Fact[]
}

/** Values for cases that the document does not have. */
interface CaseValues {
  samples?: Samples | undefined
  /** Values outside an enum that a client is likely to send, by name. */
  wrong?: Record<string, unknown[]> | undefined
}

/**
 * Derives cases from the facts about an operation's query and body. Each case changes one place of the baseline request and
 * breaks one constraint at most.
 *
 * @throws Error if a keyword is unknown or has no trials, or a value does not test its fact alone and so proves nothing
 */
export function casesOf(
  { document, validator, facts }: CaseSource,
  operation: Operation,
  { samples = {}, wrong = {} }: CaseValues = {},
): Case[] {
  const cases = new Map<string, Case>()
  for (const fact of facts.filter(({ operationId }) => operationId === operation.id)) {
    const { in: place, path: [name = '', ...inside] = [] } = fact.at ?? {}
    if (place !== 'query' && place !== 'body') continue
    const whole = wholeAt(document, operation, fact)
    for (const [nth, { value: inner, allowed }] of trialsOf(fact).entries()) {
      const value = inside.reduceRight((item) => [item], inner)
      if (place === 'query' && !isUsableInQuery(whole, value, validator)) continue
      if (inner !== undefined && !isProof(validator, whole, value, allowed)) {
        // Skipped: a value that breaks one alternative of a `oneOf` may fit a different one.
        if (whole.oneOf) continue
        throw new Error(`${fact.id}: ${JSON.stringify(inner)} must ${allowed ? 'be valid' : 'break only this fact'}.`)
      }
      // In a query, a number has the same text as its digits in quotes.
      const text = place === 'query' && typeof value === 'number' ? String(value) : value
      const key = JSON.stringify([place, name, text, value === undefined])
      const open = [
        ...excusesForSent(fact, allowed ? 'allowed' : 'forbidden'),
        ...excusesOfNull(document, operation, fact, value),
      ]
      const id = `${fact.id.slice(operation.id.length + 1)}/${allowed ? 'accepts' : 'rejects'}/${nth}`
      const one = cases.get(key) ?? { id, facts: [], place, name, value, allowed, restsOn: [], observes: [] }
      const restsOn = [...new Set([...one.restsOn, ...open])]
      const observes = [...new Set([...one.observes, ...restsOn, ...(fact.restsOn ?? []), ...(fact.ifHonoured ?? [])])]
      cases.set(key, { ...one, facts: [...one.facts, fact.id], restsOn, observes })
    }
  }
  return [...cases.values()]

  function trialsOf(fact: Fact): Trial[] {
    const { id, keyword, kind, at } = fact
    const [name = '', ...inside] = at?.path ?? []
    const known = validValues(wholeAt(document, operation, fact))
    const parameter = operation.parameters.find(
      (each) => at?.in === 'query' && each.in === 'query' && each.name === name,
    )
    const sample = samples[name] ?? (known.length === 0 ? parameter?.example : undefined)
    if (keyword === undefined) {
      // `undefined` leaves out the parameter or the body.
      if (kind === 'presence') return [{ value: undefined, allowed: name !== '' }]
      return (sample === undefined ? known : [sample]).map(accepted)
    }
    const { trials } = keywordOf(keyword)
    if (!trials) throw new Error(`${id}: the row of "${keyword}" in src/document/keywords/ has no trials for requests.`)
    const plausible = keyword === 'enum' ? (wrong[name] ?? []).map(refused) : []
    return [...trials(subjectOf(document, fact), inside.length > 0 ? [sample].flat()[0] : sample), ...plausible]
  }
}

/** The unknowns that leave open which properties a body must have: a service may treat one that is `null` as missing. */
export function excusesOfNull(document: OpenApiDocument, operation: Operation, { at }: Fact, value: unknown): string[] {
  const isNull = at?.in === 'body' && at.path.length === 1 && value === null
  return isNull ? openAboutRequired(document, operation) : []
}

/** The schema of the whole query parameter or property around the place of a fact; of the body for a fact about the body. */
export function wholeAt(document: OpenApiDocument, operation: Operation, { at }: Fact): Schema {
  const name = at?.path[0]
  if (at?.in === 'query') {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name)
    return follow<Schema>(document, parameter?.schema ?? {})
  }
  const body = follow<Schema>(document, operation.requestBody?.content[JSON_TYPE]?.schema ?? {})
  return name === undefined ? body : follow<Schema>(document, body.properties?.[name] ?? {})
}

/** A number far outside a limit: about as far as a mistake in a client would go. */
const FAR = 1_000_000

/**
 * Another value on the same side of the limit that a case tests: the next one inside for an allowed value, one far outside
 * for a forbidden one. A service that treats the two differently has another limit, whatever is undocumented.
 *
 * @returns `undefined` if the case tests no limit
 */
export function neighbourOf({ value, allowed }: Pick<Case, 'value' | 'allowed'>, schema: Schema): unknown {
  const { minimum = -Infinity, maximum = Infinity, maxItems } = schema
  if (Array.isArray(value)) return allowed && value.length === maxItems ? value.slice(1) : undefined
  if (typeof value !== 'number') return undefined
  if (allowed && value === maximum) return value - 1
  if (allowed && value === minimum) return value + 1
  if (!allowed && value > maximum) return value + FAR
  if (!allowed && value < minimum) return value - FAR
  return undefined
}

/** Whether a value is valid, missing, or still wrong as text in a query, where "7" may be read as an integer. */
function isUsableInQuery(whole: Schema, value: unknown, validator: Validator): boolean {
  if (value === undefined || validator.fits(whole, value)) return true
  if (typeof value === 'object') return false
  const text = String(value)
  const readings = [text, Number(text), { true: true, false: false }[text]]
  // In a query, an array of one item has the same text as the item.
  return !readings.some((reading) => validator.fits(whole, reading) || validator.fits(whole, [reading]))
}

/** Whether an allowed value fits a schema, or a forbidden one breaks one constraint at one place (with `oneOf`, any number). */
function isProof(validator: Validator, whole: Schema, value: unknown, allowed: boolean): boolean {
  if (validator.fits(whole, value) !== allowed) return false
  if (allowed || whole.oneOf) return true
  const broken = validator.broken(whole, value)
  const places = new Set(broken.map(({ place }) => place))
  // A value of the wrong type also violates an enum, but counts as one violation, not two.
  const keywords = new Set(broken.map(({ keyword }) => keyword))
  if (keywords.has('type')) keywords.delete('enum')
  return places.size === 1 && keywords.size === 1
}

export function subjectOf(document: OpenApiDocument, { value, at, pointer }: Fact): RequestSubject {
  return {
    value,
    schema: nodeAt(document, pointer),
    place: at?.in === 'query' ? 'query' : 'body',
    isWhole: at?.path.length === 0,
    follow: (each) => follow<Schema>(document, each),
  }
}
