import {
  assuming,
  assumingNothing,
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { isObject } from '../../document/walk.js'
import { excuses } from '../engine/facts.ts'
import type { Baseline } from '../target/types.ts'
import type { Samples } from './cases.ts'

/** A query parameter or a property of the body, and what is known about its values. */
export interface InputField {
  place: 'query' | 'body'
  name: string
  schema: Schema
  /** A valid value from the tag that replaces the examples of the document, if there is one. */
  sample: unknown
  /** The examples and the default from the document. */
  shown: unknown[]
  /** Whether the field has an unknown without an assumed answer. If so, only known values and limits are sure to be accepted. */
  isOpen: boolean
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
  samples: Samples,
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
    parameter: { 'x-unknown'?: string | string[]; example?: unknown } = {},
  ): InputField {
    const schema = follow<Schema>(document, node)
    const examples = [parameter.example, ...(node.examples ?? []), ...(schema.examples ?? []), schema.default]
    const own = [parameter, node, schema].flatMap(unknownsOf)
    const ofField = facts.filter(({ operationId, at }) => operationId === id && at?.in === place && at.path[0] === name)
    return {
      place,
      name,
      schema,
      sample: samples[name],
      shown: examples.filter((example) => example !== undefined),
      isOpen: assumingNothing(document, own).length > 0,
      restsOn: [...new Set(ofField.flatMap((fact) => excuses(fact, 'allowed')))],
      combination: assuming(document, place === 'body' ? [...own, ...ofBody] : own, 'combination'),
    }
  }
}

/** Values to put into a baseline request, by name. */
export interface Draft {
  query: Record<string, unknown>
  /** Properties to set in the body; a value that is not an object replaces the whole body. */
  body: unknown
}

/** The entries that leave open whether a service accepts allowed values of the sent fields, alone or together. */
export function openAbout(sent: InputField[]): string[] {
  return [...new Set(sent.flatMap(({ restsOn, combination }) => [...restsOn, ...(sent.length > 1 ? combination : [])]))]
}

/** The baseline request without a body if it is a PATCH: an update contains only what it changes. */
export function withoutUpdate(baseline: Baseline): Baseline {
  return baseline.method === 'PATCH' ? { ...baseline, requestBody: undefined } : baseline
}

export function withDraft(baseline: Baseline, { query, body }: Draft): Baseline {
  const url = new URL(baseline.url)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  if (isEmpty(body)) return { ...baseline, url: url.href }
  const whole = isObject(body) ? { ...JSON.parse(withoutUpdate(baseline).requestBody ?? '{}'), ...body } : body
  return { ...baseline, url: url.href, requestBody: JSON.stringify(whole) }
}

export function draftInWords({ query, body }: Draft): string {
  const parts = Object.entries({ query, body }).filter(([, part]) => !isEmpty(part))
  return parts.map(([name, part]) => `${name} ${JSON.stringify(part)}`).join(', ') || 'the unchanged baseline request'
}

const isEmpty = (part: unknown) => isObject(part) && Object.keys(part).length === 0
