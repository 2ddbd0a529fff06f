import { promisify } from 'node:util'
import converter from 'openapi-to-postmanv2'
import type { OpenApiDocument } from '../../../src/document/document.ts'
import { variablesOf, withVariables } from './variables.ts'

interface Collection {
  variable: { key: string; value: string }[]
  auth: object
}

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  // All requests use the token of the collection.
  alwaysInheritAuthentication: true,
  includeAuthInfoInExample: false,
  // Requests show optional parameters, but do not send them.
  enableOptionalParameters: false,
} as const

/** Converts the document to a Postman collection, in which requests have the examples of the document. */
export async function postmanCollection(document: OpenApiDocument): Promise<string> {
  const data = JSON.stringify(withVariables(document))
  const converted = await promisify(converter.convertV2)({ type: 'string', data }, OPTIONS)
  const collection = converted?.output?.[0]?.data as Collection | undefined
  if (!collection) throw new Error(`The document cannot be converted to a Postman collection: ${converted?.reason}`)
  collection.variable = Object.entries(variablesOf(document)).map(([key, value]) => ({ key, value }))
  collection.auth = { type: 'bearer', bearer: [{ key: 'token', type: 'string', value: '{{token}}' }] }
  return `${JSON.stringify(collection, adjusted, 2)}\n`
}

/** Leaves out random IDs, which Postman replaces anyway, so that two builds are equal, and renders descriptions as Markdown. */
function adjusted(key: string, value: unknown): unknown {
  if (key === 'id' || key === '_postman_id') return undefined
  return key === 'type' && value === 'text/plain' ? 'text/markdown' : value
}
