import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import {
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from '../../src/document/document.ts'
import { foldSpace } from '../../src/printable.ts'
import { pageOf } from './resources.ts'
import { plainSchema } from './schemas.ts'

/** What an operation does to resources. */
export type OperationEffect = 'read' | 'write' | 'delete'

/** The effect of an operation: only those without side effects are safe to retry. */
export function effectOf({ method, retrySafe }: Operation): OperationEffect {
  if (retrySafe) return 'read'
  return method === 'DELETE' ? 'delete' : 'write'
}

/** Describes an operation as a tool. @param takesProject whether each call names its project */
export function toolOf(document: OpenApiDocument, operation: Operation, takesProject: boolean): Tool {
  const { id, method, summary, description } = operation
  const isRead = effectOf(operation) === 'read'
  const paragraphs = description.trim().split('\n\n').map(foldSpace)
  return {
    name: id,
    title: summary,
    description: [...paragraphs, `Docs: ${pageOf(operation)}`].join('\n\n'),
    inputSchema: plainSchema(document, argumentsOf(operation, takesProject)) as Tool['inputSchema'],
    // Whether repeating a write or a deletion has an effect is undocumented, so there is no idempotentHint.
    annotations: { readOnlyHint: isRead, ...(!isRead && { destructiveHint: method !== 'POST' }) },
  }
}

/** The parameters that a call of the tool has. */
export function parametersOf({ parameters }: Pick<Operation, 'parameters'>, takesProject: boolean): Parameter[] {
  return parameters.filter(({ name }) => takesProject || name !== 'project_id')
}

/** The schema of the arguments of the tool, as in the document. */
export function argumentsOf({ requestBody, ...operation }: Operation, takesProject: boolean): Schema {
  const parameters = parametersOf(operation, takesProject)
  const properties = parameters.map(({ name, schema, description, example }) => {
    const examples = example === undefined || name === 'project_id' ? {} : { examples: [example] }
    return [name, { ...schema, description: foldSpace(description), ...examples }]
  })
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const body = requestBody?.content[JSON_TYPE]
  if (body) {
    properties.push(['body', { ...body.schema, description: foldSpace(requestBody.description) }])
    if (requestBody.required) required.push('body')
  }
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }
}
