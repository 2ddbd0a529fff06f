import { listOperations, type OpenApiDocument, type Parameter } from '../../../src/document/document.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'

/** The variables of a collection, with the values of a local sandbox. */
export function variablesOf({ servers: [{ url }] }: OpenApiDocument): Record<string, string> {
  const { project_id, tokens } = createSandbox().fixtures()
  return { baseUrl: url, project_id, token: tokens.owner }
}

/**
 * The document in a form that converters read well: the variable of the project is its example, which becomes part of each
 * request, and a response has a status code or is left out.
 */
export function withVariables(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document)
  const { ProjectId } = copy.components.parameters as { ProjectId: Parameter }
  ProjectId.example = '{{project_id}}'
  for (const { source } of listOperations(copy)) {
    const { '2XX': success, default: _, ...others } = source.responses
    source.responses = success ? { 200: success, ...others } : others
  }
  return copy
}
