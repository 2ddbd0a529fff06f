import type { OpenApiDocument, Parameter } from '../../../src/document/document.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'

/** The variables of a collection, with the values of a local sandbox. */
export function variablesOf({ servers: [{ url }] }: OpenApiDocument): Record<string, string> {
  const { project_id, tokens } = createSandbox().fixtures()
  return { baseUrl: url, project_id, token: tokens.owner }
}

/** The document with the variable of the project as its example, so that converters put it into each request. */
export function withVariables(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document)
  const { ProjectId } = copy.components.parameters as { ProjectId: Parameter }
  ProjectId.example = '{{project_id}}'
  return copy
}

/**
 * Replaces the random IDs of a converted collection by numbers in the order of their places, so that two builds are equal.
 *
 * @param keys names of the properties that hold IDs
 */
export function withFixedIds<Value>(collection: Value, keys: string[]): Value {
  const numbers = new Map<string, string>()
  const text = JSON.stringify(collection, (key, value) => {
    if (!keys.includes(key) || typeof value !== 'string') return value
    if (!numbers.has(value)) numbers.set(value, `item-${numbers.size + 1}`)
    return numbers.get(value)
  })
  return JSON.parse(text)
}
