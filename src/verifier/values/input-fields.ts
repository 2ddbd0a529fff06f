import { follow, JSON_TYPE, type OpenApiDocument, type Operation, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { excuses } from '../engine/facts.ts'
import type { Samples } from './cases.ts'

/** A query parameter or a property of the body, and what is known about its values. */
export interface InputField {
  place: 'query' | 'body'
  name: string
  schema: Schema
  /** A value from the fixtures of the environment. */
  sample: unknown
  /** Values from the examples and the default. */
  shown: unknown[]
  /** Whether something about it is undocumented. Then only known values are sure where the schema has no limit. */
  isOpen: boolean
  /** Entries of the register that leave open whether a service accepts an allowed value, such as one for an unknown name. */
  restsOn: string[]
}

/** The query parameters of an operation and the properties of its body. */
export function inputFieldsOf(
  document: OpenApiDocument,
  facts: Fact[],
  operation: Operation,
  samples: Samples,
): InputField[] {
  const { id, parameters, requestBody } = operation
  const inputField = (
    place: InputField['place'],
    name: string,
    node: Schema,
    besides: { 'x-unknown'?: unknown; example?: unknown },
  ) => {
    const schema = follow<Schema>(document, node)
    const examples = [besides.example, ...(node.examples ?? []), ...(schema.examples ?? []), schema.default]
    const resting = facts
      .filter(({ operationId, at }) => operationId === id && at?.in === place && at.path[0] === name)
      .flatMap(({ restsOn }) => excuses(document, restsOn, 'allowed') ?? [])
    return {
      place,
      name,
      schema,
      sample: samples[name],
      shown: examples.filter((example) => example !== undefined),
      isOpen: [besides, node, schema].some((each) => each['x-unknown'] !== undefined),
      restsOn: [...new Set(resting)],
    }
  }
  const body = follow<Schema>(document, requestBody?.content[JSON_TYPE]?.schema ?? {})
  return [
    ...parameters
      .filter(({ in: place }) => place === 'query')
      .map((parameter) => inputField('query', parameter.name, parameter.schema, parameter)),
    ...Object.entries(body.properties ?? {}).map(([name, node]) => inputField('body', name, node, {})),
  ]
}
