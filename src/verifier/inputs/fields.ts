import {
  follow,
  JSON_TYPE,
  leavingOpen,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { PlainRequest } from '../http/exchange.ts'
import { excusesForSent } from '../model/facts.ts'
import type { Change } from '../service/request.ts'

/** A query parameter or a property of the body, and what is known about its values. */
export interface InputField {
  place: 'query' | 'body'
  name: string
  schema: Schema
  /** Entries of the register of unknowns that leave open whether a service accepts an allowed value of the field. */
  restsOn: string[]
  /** Entries that leave open whether it accepts an allowed value together with values of other fields. */
  combination: string[]
}

/** Lists the query parameters of an operation and the properties of its body. */
export function inputFieldsOf(
  document: OpenApiDocument,
  facts: Fact[],
  { id, parameters, requestBody }: Operation,
): InputField[] {
  const given = requestBody?.content[JSON_TYPE]?.schema ?? {}
  const body = follow<Schema>(document, given)
  const ofBody = [given, body].flatMap(unknownsOf)
  return [
    ...parameters
      .filter(({ in: place }) => place === 'query')
      .map((each) => field('query', each.name, each.schema, each)),
    ...Object.entries(body.properties ?? {}).map(([name, node]) => field('body', name, node)),
  ]

  function field(
    place: InputField['place'],
    name: string,
    node: Schema,
    parameter: { 'x-unknown'?: string | string[] } = {},
  ): InputField {
    const schema = follow<Schema>(document, node)
    const unknowns = [parameter, node, schema].flatMap(unknownsOf)
    const ofField = facts.filter(({ operationId, at }) => operationId === id && at?.in === place && at.path[0] === name)
    return {
      place,
      name,
      schema,
      restsOn: [...new Set(ofField.flatMap((fact) => excusesForSent(fact, 'allowed')))],
      combination: leavingOpen(document, place === 'body' ? [...unknowns, ...ofBody] : unknowns, 'combination'),
    }
  }
}

/** Reads the text of a query parameter as its schema does; a text that cannot be read stays text. */
export function readAs({ type }: Schema, text: string): unknown {
  if (type === 'array') return text.split(',')
  if (type === 'boolean') return { true: true, false: false }[text] ?? text
  if (type !== 'integer' && type !== 'number') return text
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}

/** The entries that leave open whether a service accepts allowed values of the sent fields, alone or together. */
export function openAbout(sent: InputField[]): string[] {
  return [...new Set(sent.flatMap(({ restsOn, combination }) => [...restsOn, ...(sent.length > 1 ? combination : [])]))]
}

/** The entries that leave open which properties a body must have. */
export function openAboutRequired(document: OpenApiDocument, { requestBody }: Operation): string[] {
  const schema = requestBody?.content[JSON_TYPE]?.schema ?? {}
  return leavingOpen(document, [requestBody, schema, follow<Schema>(document, schema)].flatMap(unknownsOf), 'presence')
}

/** The entries that leave open whether a service accepts a body: it may require other properties, or another content of one. */
export function openAboutBody(document: OpenApiDocument, operation: Operation, body = '{}'): string[] {
  const { properties = {} } = follow<Schema>(document, operation.requestBody?.content[JSON_TYPE]?.schema ?? {})
  const sent = JSON.parse(body)
  const open = Object.entries(properties).flatMap(([name, node]) =>
    Object.hasOwn(sent, name)
      ? leavingOpen(document, unknownsOf(node), 'content')
      : openAboutRequired(document, operation),
  )
  return [...new Set(open)]
}

/** The baseline request without a body if it is a PATCH: an update contains only what it changes. */
export function withoutUpdate(baseline: PlainRequest): PlainRequest {
  return baseline.method === 'PATCH' ? { ...baseline, requestBody: undefined } : baseline
}

/** The properties that must be sent with a property, by its name. Two that list each other are a lower and an upper limit. */
type Alongside = Record<string, Record<string, unknown>>

/** The properties to send with the value of a case. An allowed value that can cross no other limit is sent alone. */
export function neededBeside(
  { name, value, allowed }: Pick<Change, 'name' | 'value'> & { allowed: boolean },
  inputFields: InputField[],
  alongside: Alongside = {},
) {
  const needed = Object.entries(alongside[name] ?? {}).filter(([other]) => {
    const { minimum = Number.NaN, maximum = Number.NaN } = inputFields.find((each) => each.name === other)?.schema ?? {}
    const isApart = isLowerLimit(name, other, alongside) ? Number(value) <= minimum : Number(value) >= maximum
    return !(allowed && isApart)
  })
  return Object.fromEntries(needed)
}

/** Whether `name` is the lower of two limits: `alongside` sends the largest allowed upper limit with it. */
function isLowerLimit(name: string, other: string, alongside: Alongside): boolean {
  return Number(alongside[name]?.[other]) > Number(alongside[other]?.[name])
}
