import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import {
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from '../../src/document/document.ts'
import { isObject } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { withoutExtensions } from '../generate/compat.ts'
import { pageOf } from './resources.ts'

/** What an operation does to resources. */
export type Effect = 'read' | 'write' | 'delete'

/** The effect of an operation: only those without side effects are safe to retry. */
export function effectOf({ method, retrySafe }: Operation): Effect {
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
    inputSchema: inputSchema(document, operation, takesProject),
    // Whether repeating a write or a deletion has an effect is undocumented, so there is no idempotentHint.
    annotations: { readOnlyHint: isRead, ...(!isRead && { destructiveHint: method !== 'POST' }) },
  }
}

/** The parameters that a call of the tool has. */
export function parametersOf({ parameters }: Operation, takesProject: boolean): Parameter[] {
  return parameters.filter(({ name }) => takesProject || name !== 'project_id')
}

function inputSchema(document: OpenApiDocument, operation: Operation, takesProject: boolean): Tool['inputSchema'] {
  const { requestBody } = operation
  const parameters = parametersOf(operation, takesProject)
  const properties = parameters.map(({ name, schema, description, example }) => {
    const examples = example === undefined || name === 'project_id' ? {} : { examples: [example] }
    return [name, { ...plain(document, schema), description: foldSpace(description), ...examples }]
  })
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  const body = requestBody?.content[JSON_TYPE]
  if (body) {
    properties.push(['body', { ...plain(document, body.schema), description: foldSpace(requestBody.description) }])
    if (requestBody.required) required.push('body')
  }
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false }
}

/** A copy of a schema without references and extensions. */
function plain(document: OpenApiDocument, schema: Schema): object {
  const inlined = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inlined)
    if (!isObject(node)) return node
    const { $ref: _, ...beside } = node
    const all = { ...follow(document, node), ...beside }
    return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, inlined(value)]))
  }
  return withoutExtensions(inlined(schema))
}
