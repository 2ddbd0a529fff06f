import {
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { nodeAt } from '../../document/schemas.ts'
import { excuses } from '../engine/facts.ts'
import type { Validator } from '../engine/validator.ts'

/** One value at one place of a request, on one side of a documented limit, enum, pattern or type. */
export interface Case {
  /** IDs of the facts that it tries. */
  facts: string[]
  place: 'query' | 'body'
  /** Name of the query parameter or of the property of the body; empty for the body as a whole. */
  name: string
  /** What is put there; `undefined` leaves it out. */
  value: unknown
  /** Whether the document allows it. */
  allowed: boolean
  /** Entries of the register on which that rests, where it is only assumed. */
  restsOn?: string[]
}

/** A value for a place, before it is wrapped into the lists around it. */
interface Trial {
  value: unknown
  allowed: boolean
}

/** Proper values of the parameters and properties of an operation, by name, where the document's examples will not do. */
export type Samples = Record<string, unknown>

/**
 * Derives cases from the documented facts of an operation's query and body: both sides of every limit, every enum value and
 * one beside it, a value of each wrong type, lists at and past their length. Each changes one place of an otherwise baseline
 * request, and breaks one constraint at most.
 *
 * @throws Error when a case does not come out as meant by the schema itself: nothing is sent that proves nothing
 */
export function casesOf(
  document: OpenApiDocument,
  validator: Validator,
  facts: Fact[],
  operation: Operation,
  samples: Samples = {},
): Case[] {
  const ofRequest = facts.filter(({ operationId, at }) => operationId === operation.id && at && at.in !== 'answer')
  const cases = new Map<string, Case>()
  const add = (fact: Fact, { value, allowed }: Trial) => {
    const { in: place, path } = fact.at ?? { in: 'body', path: [] }
    if (place !== 'query' && place !== 'body') return
    const name = path[0] ?? ''
    const wrapped = path.slice(1).reduceRight((inner) => [inner], value)
    const key = JSON.stringify([place, name, wrapped, wrapped === undefined])
    const known = cases.get(key)
    if (known) known.facts.push(fact.id)
    else {
      // A field that is `null` may count as one that is left out.
      const ofAbsence = place === 'body' && path.length === 1 && value === null ? unknownsOf(operation.requestBody) : []
      const restsOn = excuses(document, [...(fact.restsOn ?? []), ...ofAbsence], allowed ? 'allowed' : 'forbidden')
      cases.set(key, { facts: [fact.id], place, name, value: wrapped, allowed, ...(restsOn && { restsOn }) })
    }
  }

  for (const fact of ofRequest) {
    const schema = schemaAt(document, operation, fact)
    const whole = wholeAt(document, operation, fact)
    for (const trial of trialsOf(document, fact, schema, samples)) {
      const wrapped = (fact.at?.path ?? []).slice(1).reduceRight<unknown>((inner) => [inner], trial.value)
      if (fact.at?.in === 'query' && !isTellable(whole, wrapped, validator)) continue
      if (trial.value !== undefined && !isProved(validator, whole, wrapped, trial.allowed)) {
        // What is wrong for one alternative may be right for another: the schema as a whole decides.
        if (whole.oneOf) continue
        throw new Error(`No proof that ${JSON.stringify(trial.value)} tries ${fact.id} alone.`)
      }
      add(fact, trial)
    }
  }
  return [...cases.values()]
}

/** The schema of the query parameter or property that a fact is about, or of the body as a whole. */
export function wholeAt(document: OpenApiDocument, operation: Operation, { at }: Fact): Schema {
  const name = at?.path[0]
  if (at?.in === 'query') {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name)
    return follow<Schema>(document, parameter?.schema ?? {})
  }
  const body = follow<Schema>(document, operation.requestBody?.content[JSON_TYPE]?.schema ?? {})
  return name === undefined ? body : follow<Schema>(document, body.properties?.[name] ?? {})
}

/** The schema that states a fact; of what is said of a parameter or a body besides its schema, that schema. */
export function schemaAt(document: OpenApiDocument, operation: Operation, fact: Fact): Schema {
  return fact.keyword === undefined ? wholeAt(document, operation, fact) : nodeAt(document, fact.pointer)
}

/** Whether a value in a query, where all is text, is still what it was meant to be: "7" is a whole number there. */
export function isTellable(whole: Schema, value: unknown, validator: Validator): boolean {
  if (value === undefined || validator.fits(whole, value)) return true
  if (typeof value === 'object') return false
  const text = String(value)
  const readings = [text, Number(text), { true: true, false: false }[text]]
  // A list of one item needs no sign that it is a list.
  return !readings.some((reading) => validator.fits(whole, reading) || validator.fits(whole, [reading]))
}

/** A proof by the schema itself: the value fits, or breaks a single constraint of a single place. */
export function isProved(validator: Validator, whole: Schema, value: unknown, allowed: boolean): boolean {
  if (validator.fits(whole, value) !== allowed) return false
  if (allowed || whole.oneOf) return true
  const broken = validator.broken(whole, value)
  const places = new Set(broken.map(({ place }) => place))
  // A value of another type is none of an enum's either: that is one fault, not two.
  const keywords = new Set(broken.map(({ keyword }) => keyword))
  if (keywords.has('type')) keywords.delete('enum')
  return places.size === 1 && keywords.size === 1
}

function trialsOf(document: OpenApiDocument, fact: Fact, schema: Schema, samples: Samples): Trial[] {
  const { keyword, value, at } = fact
  const name = at?.path[0] ?? ''
  const isItem = (at?.path.length ?? 0) > 1
  const allowed = (one: unknown): Trial => ({ value: one, allowed: true })
  const refused = (one: unknown): Trial => ({ value: one, allowed: false })
  const limit = Number(value)
  const step = schema.type === 'number' ? 0.001 : 1
  switch (keyword) {
    case undefined:
      return untold(fact, schema, samples)
    case 'type':
      if (name === '') return wrongTypes(schema).map(refused)
      return [
        ...validValues(schema, isItem ? [samples[name]].flat()[0] : samples[name]).map(allowed),
        ...wrongTypes(schema).map(refused),
      ]
    case 'oneOf':
      return WRONG_TYPES.map(([, one]) => refused(one))
    case 'enum':
      return [refused(`${schema.enum?.[0]}-beside`)]
    case 'enum value':
      return [allowed(value)]
    case 'minimum':
      return [allowed(limit), refused(limit - step)]
    case 'maximum':
      return [allowed(limit), refused(limit + step)]
    case 'exclusiveMinimum':
      return [allowed(limit + step), refused(limit)]
    case 'maxItems': {
      const good = itemsOf(document, schema)
      const filled = (length: number) => Array.from({ length }, (_, index) => good[index % good.length])
      return [allowed(filled(limit)), refused(filled(limit + 1))]
    }
    case 'pattern':
      return [...(schema.examples ?? []).map(allowed), ...besides(schema).map(refused)]
    case 'default':
      // What it means to leave something out is seen by what is answered: plan.ts compares.
      return []
    default:
      throw new Error(`No cases are known for "${keyword}" of ${fact.id}; teach cases.ts to try it.`)
  }
}

/** What is said of a parameter or a body besides its schema. */
function untold({ id, kind, at }: Fact, schema: Schema, samples: Samples): Trial[] {
  if (at?.in === 'path') return []
  if (id.endsWith('body/required')) return [{ value: undefined, allowed: false }]
  if (kind === 'presence') return [{ value: undefined, allowed: true }]
  return validValues(schema, samples[at?.path[0] ?? '']).map((value) => ({ value, allowed: true }))
}

/** Values that a schema allows; the sample comes from whoever knows the environment. */
function validValues(schema: Schema, sample: unknown): unknown[] {
  if (sample !== undefined) return [sample]
  if (schema.type === 'boolean') return [true, false]
  if (schema.type === 'array') return schema.items?.type === undefined ? [[]] : (schema.examples ?? [])
  if (schema.type === 'object') return [{}]
  if (schema.type === 'integer' || schema.type === 'number') return schema.examples ?? numberWithin(schema)
  return schema.examples ?? schema.enum?.slice(0, 1) ?? []
}

function numberWithin({ default: usual, minimum, maximum }: Schema): unknown[] {
  return [usual ?? minimum ?? maximum].filter((value) => value !== undefined)
}

/** Texts near the example that do not fit: too long, too short, of other signs, with `00` or `13` for a month. */
function besides({ pattern = '', examples = [] }: Schema): string[] {
  const example = String(examples[0] ?? '')
  const candidates = [
    'no match',
    `${example}0`,
    `0${example}`,
    example.slice(0, -1),
    example.replace(/\d\d$/, '00'),
    example.replace(/\d\d$/, '13'),
    example.replace(/\D/, '/'),
  ]
  const fits = new RegExp(pattern)
  return [...new Set(candidates)].filter((text) => text !== '' && !fits.test(text))
}

function itemsOf(document: OpenApiDocument, { items = {} }: Schema): unknown[] {
  const schema = follow<Schema>(document, items)
  return schema.enum ?? schema.examples ?? []
}

/** Of which types each value is; numbers in quotes and fractions of whole numbers are among them. */
const WRONG_TYPES: [types: string[], value: unknown][] = [
  [['string'], 'text'],
  [['string'], '7'],
  [['string'], '7x'],
  [['integer', 'number'], 7],
  [['number'], 1.5],
  [['boolean'], true],
  [['array'], []],
  [['object'], {}],
  [['null'], null],
]

function wrongTypes({ type = '', minimum = 1 }: Schema): unknown[] {
  return WRONG_TYPES.filter(([types]) => !types.includes(type)).map(([, value]) =>
    // A fraction is to be within the limits, so that it breaks nothing else.
    value === 1.5 ? minimum + 0.5 : value,
  )
}
